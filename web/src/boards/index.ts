/** The boards by game. Each is loaded when a table of that game is opened, never before. */
import type { BoardModule } from '../table/board';

const boards: Record<string, () => Promise<BoardModule>> = {
  railroad_tiles: () => import('./railroad_tiles'),
};

export function hasBoard(game: string): boolean {
  return game in boards;
}

export function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[game];
  return load ? load() : Promise.reject(new Error(`no board for ${game}`));
}
