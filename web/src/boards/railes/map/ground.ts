/** What lies around each map: where off the board there is sea, told by the nearest of a few marks, and where its title stands. */
import { distance, type Cell } from '../../cube_rails/hex';

type Mark = readonly [number, number];

const AROUND: Record<string, { title: Mark | null; sea: readonly Mark[]; land: readonly Mark[] }> = {
  northeast: {
    title: [14, 6],
    sea: [[8, 11], [9, 10], [10, 9], [11, 9], [12, 8], [13, 7], [14, 6], [15, 5], [16, 4], [17, 3], [18, 2], [18, -1], [18, -4], [19, -5], [20, -8], [9, 12], [12, 11], [16, 8], [20, 0], [-1, 8], [-1, 9], [-2, 9]],
    land: [[-1, 4], [-1, 6], [-2, 7], [-3, 9], [0, 3], [0, 9], [0, 10], [1, 9], [3, 10], [4, 12], [5, 11], [6, 11], [6, 12], [5, 14], [2, 1], [5, -1], [9, -5], [13, -7], [16, -7], [17, -6], [17, -7], [18, -7], [19, -9]],
  },
  ruhr: { title: null, sea: [], land: [[0, 0]] },
};

const nearest = (c: Cell, marks: readonly Mark[]): number => Math.min(...marks.map(([q, r]) => distance(c, { q, r })), Infinity);

export const titleOf = (map: string): Mark | null => AROUND[map]?.title ?? null;

/** Whether a hex off the board is sea. A map nobody has drawn yet lies in the middle of land. */
export function seaOf(map: string): (c: Cell) => boolean {
  const around = AROUND[map];
  return around ? (c) => nearest(c, around.sea) < nearest(c, around.land) : () => false;
}
