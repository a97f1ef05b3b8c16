/** Shores and borders: the outline of a set of hexes, as loops of corners and as a drawn line. */
import { hash } from '../canvas/chance';
import { add, at, cellKey, centre, corner, EDGES, mix, neighbourOf, type Cell, type Orientation, type Point } from './hex';

const nodeKey = (p: Point): string => `${Math.round(p.x * 4)},${Math.round(p.y * 4)}`;

/** The loops around a set of hexes, clockwise around land and the other way around holes. */
export function loops(cells: readonly Cell[], orientation: Orientation, inside: (q: number, r: number) => boolean): Point[][] {
  const from = new Map<string, { p: Point; to: Point }[]>();
  for (const c of cells) {
    const m = centre(c, orientation);
    for (const e of EDGES) {
      const n = neighbourOf(c, e);
      if (inside(n.q, n.r)) continue;
      const p = add(m, corner(e, orientation));
      const list = from.get(nodeKey(p)) ?? [];
      list.push({ p, to: add(m, corner((e + 1) % 6, orientation)) });
      from.set(nodeKey(p), list);
    }
  }
  const found: Point[][] = [];
  for (const list of from.values()) {
    while (list.length) {
      const loop: Point[] = [];
      let step = list.pop();
      while (step) {
        loop.push(step.p);
        step = from.get(nodeKey(step.to))?.pop();
      }
      if (loop.length > 2) found.push(loop);
    }
  }
  return found;
}

/** A number between -1 and 1 that belongs to a place, so that two lines through it agree. */
const shake = (p: Point, salt: string): number => (hash(salt, Math.round(p.x * 2), Math.round(p.y * 2)) / 4294967295) * 2 - 1;
const shaken = (p: Point, much: number): Point => ({ x: p.x + shake(p, 'x') * much, y: p.y + shake(p, 'y') * much });

export interface Hand {
  /** How far corners are drawn in, 0-1. */
  soft: number;
  /** How much the line trembles. */
  much: number;
}

export const SHORE: Hand = { soft: 0.62, much: 5 };
export const PATCH: Hand = { soft: 0.7, much: 7 };

/** The points of a loop after a hand has drawn it. */
export function drawn(loop: readonly Point[], hand: Hand): Point[] {
  const points: Point[] = [];
  loop.forEach((p, i) => {
    const before = mix(loop.at(i - 1)!, p, 0.5);
    const after = mix(p, loop[(i + 1) % loop.length]!, 0.5);
    points.push(shaken(mix(p, mix(before, after, 0.5), hand.soft), hand.much), shaken(after, hand.much));
  });
  return points.flatMap((p, i) => [p, shaken(mix(p, points[(i + 1) % points.length]!, 0.5), hand.much * 0.5)]);
}

/** A closed line through points. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const pt = (i: number) => points[(i + n) % n]!;
  let d = `M${at(pt(0))}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [pt(i - 1), pt(i), pt(i + 1), pt(i + 2)];
    d += `C${at({ x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 })} ${at({ x: c.x - (e.x - b.x) / 6, y: c.y - (e.y - b.y) / 6 })} ${at(c)}`;
  }
  return `${d}Z`;
}

/** A set of hexes as one drawn shape. */
export function shape(cells: readonly Cell[], orientation: Orientation, hand: Hand): string {
  const set = new Set(cells.map((c) => cellKey(c.q, c.r)));
  return loops(cells, orientation, (q, r) => set.has(cellKey(q, r)))
    .map((loop) => smooth(drawn(loop, hand)))
    .join('');
}

/** The same without a trembling hand: hex edges as they are. */
export function plainShape(cells: readonly Cell[], orientation: Orientation): string {
  const set = new Set(cells.map((c) => cellKey(c.q, c.r)));
  return loops(cells, orientation, (q, r) => set.has(cellKey(q, r)))
    .map((loop) => `M${loop.map(at).join('L')}Z`)
    .join('');
}

/** The edges between hexes of two kinds, as one path. Each edge once. */
export function edgesBetween(cells: readonly Cell[], orientation: Orientation, take: (a: Cell, b: Cell, edge: number) => boolean): string {
  let d = '';
  for (const c of cells) {
    const m = centre(c, orientation);
    for (const e of EDGES) {
      if (take(c, neighbourOf(c, e), e)) d += `M${at(add(m, corner(e, orientation)))}L${at(add(m, corner((e + 1) % 6, orientation)))}`;
    }
  }
  return d;
}
