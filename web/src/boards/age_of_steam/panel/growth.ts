/** The goods display, read for people: which columns feed which city, and how likely they move. */
import type { ColumnInfo, Good, View } from '../types';
import { homeOf } from '../words';

export interface ColumnRow {
  column: ColumnInfo;
  /** From the first to be taken. */
  boxes: (Good | null)[];
  cubes: number;
  /** Where the cubes go now: a place on the map, or null. */
  place: string | null;
  /** The letter of the New City it belongs to, or null. */
  letter: string | null;
}

/** How likely a number comes up at least once, 0-1: that a column moves this turn. */
export const chanceOf = (dice: number): number => 1 - (5 / 6) ** dice;

export function rowsOf(view: View, section: 'light' | 'dark'): ColumnRow[] {
  return view.board.columns
    .filter((c) => c.section === section)
    .map((column) => {
      const boxes = view.display[column.id] ?? [];
      const letter = view.board.new_cities.some((c) => c.id === column.feeds) ? column.feeds : null;
      const place = letter === null ? column.feeds : homeOf(view, letter);
      const cubes = boxes.filter((b) => b !== null).length;
      return { column, boxes, cubes, place, letter };
    });
}

/** The columns that feed a place, New City or not. */
export function columnsOf(view: View, place: string): ColumnRow[] {
  return [...rowsOf(view, 'light'), ...rowsOf(view, 'dark')].filter((row) => row.place === place);
}
