/** Where things lie on the map: tiles are 100 wide, the middle of (x, y) is at (100x, 100y). */
import { drawTile } from '../draw/tile';
import type { PlayerView } from '../types';

export const key = (t: { x: number; y: number }) => `${t.x} ${t.y}`;

/** The middle of the location of a kind of pawn, on the map. */
export function socketAt(tiles: PlayerView['tiles'], x: number, y: number, pawn: string): { x: number; y: number } {
  const t = tiles.find((o) => o.x === x && o.y === y);
  const s = (t && drawTile(t.tile, t.turn, t.x, t.y).sockets.find((o) => o.pawn === pawn)?.at) ?? { x: 0, y: 0 };
  return { x: x * 100 + s.x, y: y * 100 + s.y };
}
