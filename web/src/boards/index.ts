/** The boards by game: every folder here with an index. Each is loaded when a table of that game is opened, never before. */
import type { BoardModule } from '../table/board';

const boards = import.meta.glob<BoardModule>('./*/index.ts');

export function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.ts`];
  return load ? load() : Promise.reject(new Error(`no board for ${game}`));
}
