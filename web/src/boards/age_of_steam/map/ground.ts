/** What lies around each map: where off the board there is sea, told by the nearest of a few marks, and where its title stands. */
import { distance, type Cell } from '../../cube_rails/hex';

export interface Around {
  /** Where the title of the map stands, in the middle of a hex off the board. */
  title?: readonly [number, number];
  /** Marks [q, r]: off the board the nearest mark decides. */
  sea: readonly (readonly [number, number])[];
  land: readonly (readonly [number, number])[];
}

/** A mark far away, for maps that have sea or land all around. */
const ANYWHERE: readonly [number, number][] = [[0, 0]];

const AROUND: Record<string, Around> = {
  rust_belt: {
    sea: [[3, -2], [4, -3], [5, -4], [8, -5], [9, -6], [12, -7], [11, -6], [13, -8], [18, -7], [19, -8]],
    land: [[1, -1], [-1, 0], [7, -5], [6, -5], [10, -6], [15, -9], [16, -10], [19, -6], [18, -5], [18, 0], [10, 8], [0, 12], [-2, 4], [20, -11], [2, -3]],
  },
  western_us: {
    sea: [[-1, 0], [-3, 3], [-4, 5], [-5, 7], [-6, 9], [-8, 13], [-9, 17], [-6, 15], [5, 14], [6, 13], [7, 13], [3, 16], [6, 15], [9, 13], [10, 14], [-3, 12], [-2, 12], [-3, 13], [-4, 14]],
    land: [[0, -1], [4, -2], [12, -2], [14, 0], [13, 3], [12, 6], [10, 9], [9, 11], [-4, 12], [-5, 13], [-5, 14], [-2, 13], [0, 13], [3, 13], [-2, 15], [-2, 17], [8, 12]],
  },
  southern_us: {
    sea: [[1, 11], [2, 11], [0, 13], [3, 10], [4, 9], [5, 9], [7, 9], [8, 9], [9, 8], [14, 2], [15, 0], [16, -3], [17, -5], [14, 5], [16, 3], [3, 14], [-2, 15], [8, 12], [18, -8]],
    land: [[-1, 4], [-1, 9], [-2, 12], [-1, 11], [0, 0], [6, -4], [12, -7], [16, -9], [17, -9], [11, 6], [12, 6], [13, 5], [12, 8], [13, 8], [-3, 2]],
  },
  germany: {
    title: [-4, 4],
    sea: [[3, 0], [4, -1], [2, 0], [1, 1], [0, 2], [3, -3], [7, -2], [8, -3], [9, -4], [10, -4], [11, -5], [8, -6], [10, -7], [7, -1], [9, -3], [12, -6], [12, -5], [0, 0], [-3, 3], [6, -4]],
    land: [[0, 4], [-1, 7], [-1, 12], [-2, 16], [5, -4], [5, -3], [4, -5], [3, -5], [6, -6], [13, -5], [13, -3], [14, -7], [13, 0], [13, 6], [8, 12], [2, 17], [12, 11], [6, -9], [7, -4], [7, -6], [1, 2], [2, 2]],
  },
  barbados: { sea: ANYWHERE, land: [], title: [10, -3] },
  st_lucia: { sea: ANYWHERE, land: [], title: [-3, 3] },
};

const nearest = (c: Cell, marks: readonly (readonly [number, number])[]): number =>
  Math.min(...marks.map(([q, r]) => distance(c, { q, r })), Infinity);

export const titleOf = (map: string): readonly [number, number] | null => AROUND[map]?.title ?? null;

/** Whether a hex off the board is sea. A map nobody has drawn yet lies in the middle of land. */
export function seaOf(map: string): (c: Cell) => boolean {
  const around = AROUND[map];
  return around ? (c) => nearest(c, around.sea) < nearest(c, around.land) : () => false;
}
