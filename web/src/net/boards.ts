/**
 * Printed boards by their marks. A board comes once; later views come without it and get the very same object back, so that what was made of
 * it stays.
 */
import type { Position } from './types';

const known = new Map<string, unknown>();
let last: string | null = null;

/** The mark to send along: of the board that came last. */
export const boardAtHand = (): string | null => last;

export function forgetBoards(): void {
  known.clear();
  last = null;
}

/** Keeps the board of a position, or puts back the one it came without. */
export function withBoard(position: Position): Position {
  const mark = position.board;
  const view = position.view as Record<string, unknown>;
  if (mark === null) return position;
  last = mark;
  if (known.has(mark)) view['board'] = known.get(mark);
  else if ('board' in view) known.set(mark, view['board']);
  return position;
}

/** The same for whatever the server answers: a position, a table, or something that brings a table. */
export function withBoards<T>(answer: T): T {
  const found = answer as { table?: { position?: Position }; position?: Position; view?: unknown } | null;
  if (typeof found !== 'object' || found === null) return answer;
  if (found.table?.position) withBoard(found.table.position);
  else if (found.position) withBoard(found.position);
  else if (found.view !== undefined) withBoard(answer as unknown as Position);
  return answer;
}
