/** Strokes of a crayon on paper: each section a little crooked, always in the same way. One pencil draws one line, the other two. */
import { hash, stream } from '../../canvas/chance';
import type { Atlas, Place } from './atlas';

export interface Strokes {
  /** Wax that went beside the line. */
  soft: string;
  body: string;
  /** Paper that shows through. */
  grain: string;
}

const f = (n: number): string => n.toFixed(1);

/** From a to b, shifted to the side and bent by chance. */
function stroke(a: Place, b: Place, side: number, random: () => number, wild: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const j = () => (random() - 0.5) * wild;
  const [s, e] = [side + j(), side + j()];
  const bend = side + j() * 2.4;
  const at = (t: number, by: number) => `${f(a.x + dx * t + nx * by)} ${f(a.y + dy * t + ny * by)}`;
  return `M${at(-0.04, s)}C${at(0.3, bend)} ${at(0.68, side - j() * 1.6)} ${at(1.04, e)}`;
}

/** The gap between the two lines of the second pencil. */
const GAP = 10.5;

export function strokesOf(pairs: readonly (readonly [Place, Place])[], seat: number, key: (i: number) => number | string): Strokes {
  const out: Strokes = { soft: '', body: '', grain: '' };
  pairs.forEach(([a, b], i) => {
    const random = stream(hash('crayon', seat, key(i)));
    const any = (by: number) => (random() - 0.5) * by;
    // One thick line is two strokes over each other; the other pencil draws two thin ones side by side.
    const sides = seat % 2 ? [-GAP, GAP] : [-2.6, 2.6];
    out.soft += stroke(a, b, 0, random, 7);
    for (const side of sides) out.body += stroke(a, b, side, random, seat % 2 ? 4.5 : 6);
    for (const side of seat % 2 ? sides : [-7, -1, 6]) out.grain += stroke(a, b, side + any(5), random, 7);
  });
  return out;
}

export function edgeStrokes(atlas: Atlas, edges: readonly number[], seat: number): Strokes {
  const pairs = edges.map((e) => {
    const [a, b] = atlas.board.edges[e]!;
    return [atlas.spots[a]!, atlas.spots[b]!] as const;
  });
  return strokesOf(pairs, seat, (i) => edges[i]!);
}

export function pathStrokes(atlas: Atlas, path: readonly number[], seat: number): Strokes {
  const pairs = path.slice(1).map((b, i) => [atlas.spots[path[i]!]!, atlas.spots[b]!] as const);
  return strokesOf(pairs, seat, (i) => `${path[i]} ${path[i + 1]}`);
}
