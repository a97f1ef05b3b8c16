/** How cubes stand in rows on a city or beside a town. */

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Rows for `count` cubes under `top`, in the lower part of a hex; more cubes are smaller. */
export function rows(count: number, top: number): Spot[] {
  const [size, per] = count <= 4 ? [16, [4]] : count <= 7 ? [14.5, [4, 3]] : count <= 9 ? [12.5, [5, 4]] : count <= 15 ? [10, [6, 5, 4]] : [8, [8, 7, 6, 5]];
  const spots: Spot[] = [];
  const gap = size * 1.28;
  for (let row = 0, left = count; left > 0; row++) {
    const here = Math.min(left, per[row] ?? per.at(-1)!);
    for (let i = 0; i < here; i++) spots.push({ x: (i - (here - 1) / 2) * gap - size * 0.08, y: top + size * 0.5 + row * size * 1.1, size });
    left -= here;
  }
  return spots;
}
