/** What grows and stands on the land: peaks of the mountains, tufts and trees of the plains, reeds of the swamps. */
import { hash, stream } from '../canvas/chance';
import { add, centre, distance, edgeMiddle, neighbourOf, polar, type Cell, type Orientation, type Point } from './hex';

export interface Peak extends Point {
  /** 1 = as drawn. */
  size: number;
  shape: number;
}

export const PEAKS = 4;

/** Ranges: peaks in every mountain hex and between two of them, so that one runs into the next; the nearer ones last. */
export function peaks(mountains: readonly Cell[], orientation: Orientation): Peak[] {
  const found: Peak[] = [];
  for (const c of mountains) {
    const random = stream(hash('peak', c.q, c.r));
    const m = centre(c, orientation);
    const put = (p: Point, size: number) => {
      if (found.some((o) => Math.hypot(o.x - p.x, (o.y - p.y) * 1.6) < 15)) return;
      found.push({ x: p.x, y: p.y, size, shape: Math.floor(random() * PEAKS) });
    };
    const turn = random() * Math.PI * 2;
    for (let i = 0; i < 3; i++) {
      const p = polar(11 + random() * 14, turn + (i * 2 * Math.PI) / 3 + random() * 0.6);
      put({ x: m.x + p.x, y: m.y + p.y * 0.85 + 7 }, 0.9 + random() * 0.6);
    }
    for (const e of [0, 1, 2]) {
      const n = neighbourOf(c, e);
      if (!mountains.some((o) => o.q === n.q && o.r === n.r)) continue;
      const p = add(m, edgeMiddle(e, orientation));
      put({ x: p.x + (random() - 0.5) * 22, y: p.y + 6 + (random() - 0.5) * 12 }, 0.72 + random() * 0.45);
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

export interface Mark extends Point {
  size: number;
}

/** Scattered marks, the same every time; `near` keeps them off the middle of a hex, where names and track are. */
export function scatter(cells: readonly Cell[], orientation: Orientation, salt: string, each: number, near = 20, far = 38): Mark[] {
  return cells.flatMap((c) => {
    const random = stream(hash(salt, c.q, c.r));
    const m = centre(c, orientation);
    const marks: Mark[] = [];
    const many = Math.floor(each + random());
    for (let i = 0; i < many; i++) {
      const p = polar(near + random() * (far - near), random() * Math.PI * 2);
      marks.push({ x: m.x + p.x, y: m.y + p.y, size: 0.75 + random() * 0.5 });
    }
    return marks;
  });
}

/** Plain hexes where trees stand: some, in groups. */
export function wooded(plains: readonly Cell[]): Cell[] {
  const seeds = plains.filter((c) => hash('wood', c.q, c.r) % 8 === 0);
  return plains.filter((c) => seeds.some((s) => distance(s, c) === 0 || (distance(s, c) === 1 && hash('grove', c.q, c.r) % 2 === 0)));
}
