/** What lies around a map: where off the board there is sea, told by the nearest of a few marks, and where its title stands. */
import { distance, type Cell } from '../hex';

/** [q, r]. */
export type Mark = readonly [number, number];

export interface Around {
  /** Where the title of the map stands, in the middle of a hex off the board. */
  title?: Mark;
  /** Off the board the nearest mark decides. */
  sea: readonly Mark[];
  land: readonly Mark[];
}

/** A mark far away, for maps that have sea or land all around. */
export const ANYWHERE: readonly Mark[] = [[0, 0]];

const nearest = (c: Cell, marks: readonly Mark[]): number => Math.min(...marks.map(([q, r]) => distance(c, { q, r })), Infinity);

/** Whether a hex off the board is sea. A map nobody has drawn yet lies in the middle of land. */
export const seaOf = (around: Around | undefined): ((c: Cell) => boolean) =>
  around ? (c) => nearest(c, around.sea) < nearest(c, around.land) : () => false;
