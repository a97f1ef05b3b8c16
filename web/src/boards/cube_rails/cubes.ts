/** How cubes stand in rows on a city or beside a town. */

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Rows for `count` cubes under `top`, in the lower part of a hex; more cubes are smaller. */
export function rows(count: number, top: number): Spot[] {
  const [size, per] = count <= 4 ? [16, 4] : count <= 5 ? [13.5, 5] : count <= 10 ? [11.5, 5] : count <= 18 ? [9.5, 6] : [7.5, 8];
  const spots: Spot[] = [];
  const gap = size * (count <= 4 ? 1.28 : 1.2);
  for (let row = 0, left = count; left > 0; row++) {
    const here = Math.min(left, per);
    for (let i = 0; i < here; i++)
      spots.push({ x: (i - (here - 1) / 2) * gap - size * 0.08, y: top + size * 0.5 + row * size * 1.1, size });
    left -= here;
  }
  return spots;
}
