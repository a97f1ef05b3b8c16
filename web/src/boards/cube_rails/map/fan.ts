/** How things fan out around a hex: in rings, the first things nearest, and only where they can be seen and touched. */
import type { Point } from '../hex';

/** Radius of what stands on a ring. */
export const SIZE = 23;
const STEP = SIZE * 2 + 5;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ring {
  centre: Point;
  /** Of the outermost ring, with what stands on it. */
  radius: number;
  spots: Point[];
}

/** `hole`: what must stay free in the middle; `room`: where things may stand; `avoid`: where not. All in pixels of the screen. */
export function fanOut(count: number, at: Point, hole: number, room: Box, avoid: readonly Box[] = []): Ring {
  const near = SIZE + 3;
  const inside = (p: Point, b: Box, by: number) =>
    p.x > b.x + by && p.x < b.x + b.width - by && p.y > b.y + by && p.y < b.y + b.height - by;
  const free = (p: Point) => inside(p, room, near) && !avoid.some((b) => inside(p, b, -near));
  const spots: Point[] = [];
  let radius = hole + SIZE + 5;
  for (let n = 0; n < 12 && spots.length < count; n++, radius += STEP) {
    const fits = Math.floor((2 * Math.PI) / (2 * Math.asin(Math.min(1, STEP / 2 / radius))));
    const angles = Array.from({ length: fits }, (_, i) => -Math.PI / 2 + ((i % 2 ? -1 : 1) * Math.ceil(i / 2) * 2 * Math.PI) / fits);
    const open = angles.map((a) => ({ a, x: at.x + radius * Math.cos(a), y: at.y + radius * Math.sin(a) })).filter(free);
    // Left to right as one goes round, whichever were taken.
    const taken = open.slice(0, count - spots.length).sort((p, q) => p.a - q.a);
    spots.push(...taken.map(({ x, y }) => ({ x, y })));
    if (spots.length >= count) break;
  }
  while (spots.length < count) spots.push({ x: at.x, y: at.y });
  return { centre: at, radius: radius + SIZE + 4, spots };
}
