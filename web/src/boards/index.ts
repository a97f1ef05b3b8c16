/** The boards by game: every folder here with an index. Each is loaded when a table of that game is opened, never before.
 * A game that has none is shown as plain text. */
import type { BoardModule } from '../table/board';

const boards = import.meta.glob<BoardModule>('./*/index.ts');

export function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.ts`] ?? boards['./plain/index.ts']!;
  return load();
}
