/** What glows on the map, read from what is offered. */
import { startHexes } from '../../cube_rails/map/choices';
import type { Offers } from '../offers';
import type { Atlas } from './atlas';

/** Hexes that may be clicked: to build, to urbanize (with a letter in hand, only the towns it may go on), to move a cube from. */
export function openHexes(offers: Offers, atlas: Atlas, letter: string | null, picked: string | null): Set<string> {
  const found = startHexes(offers, atlas, picked);
  for (const [town, list] of offers.urbanizes) {
    if (letter === null || list.some((c) => c.action.city === letter)) found.add(atlas.places.get(town)?.hex ?? '');
  }
  if (letter === null) for (const hex of offers.builds.keys()) found.add(hex);
  return found;
}
