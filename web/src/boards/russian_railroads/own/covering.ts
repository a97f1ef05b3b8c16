/** Which colour lies on a space of a line: the track on it, or the best one that has passed it. */
import type { Colour, PlayerView, LineId } from '../types';
import { COLOURS } from '../words';

export function coveringAt(player: PlayerView, line: LineId, space: number): Colour | null {
  let found: Colour | null = null;
  for (const colour of COLOURS) if ((player.tracks[line]?.[colour] ?? 0) >= space) found = colour;
  return found;
}
