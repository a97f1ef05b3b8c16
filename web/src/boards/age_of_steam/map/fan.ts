/** How things fan out around a hex: one ring, or two when there are many, moved until all of it is in sight. */
import type { Point } from '../../cube_rails/hex';

export interface Ring {
  centre: Point;
  /** Of the outer ring, with what stands on it. */
  radius: number;
  spots: Point[];
}

/** `hole`: what must stay free in the middle. All in pixels of the screen. */
export function fanOut(count: number, at: Point, hole: number, size: number, room: { width: number; height: number; top?: number; bottom?: number }): Ring {
  const step = size * 2 + 6;
  const inner = Math.max(hole + size + 4, (Math.min(count, 16) * step) / (2 * Math.PI));
  const first = count <= 16 ? count : Math.max(8, Math.floor((2 * Math.PI * inner) / step));
  const rest = count - first;
  const outer = rest ? Math.max(inner + step, (rest * step) / (2 * Math.PI)) : inner;
  const radius = outer + size + 4;
  const keep = (v: number, low: number, high: number) => (low > high ? (low + high) / 2 : Math.max(low, Math.min(high, v)));
  const centre = {
    x: keep(at.x, radius, room.width - radius),
    y: keep(at.y, radius + (room.top ?? 0), room.height - radius - (room.bottom ?? 0)),
  };
  const spots: Point[] = [];
  const put = (n: number, r: number) => {
    for (let i = 0; i < n; i++) {
      const angle = -Math.PI / 2 + (i * 2 * Math.PI) / Math.max(n, 6) - (n < 6 ? ((n - 1) * Math.PI) / 6 : 0);
      spots.push({ x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) });
    }
  };
  put(first, inner);
  if (rest) put(rest, outer);
  return { centre, radius, spots };
}
