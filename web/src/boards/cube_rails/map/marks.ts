/** What the panel points at, as hexes of the map. */
import type { Pointed } from '../session.svelte';
import type { RailView } from '../types';
import type { Atlas } from './atlas';

/** `under`: the hex the pointer itself is on needs no mark. */
export function markedHexes(pointed: Pointed | null, view: RailView, atlas: Atlas, under: string | null): string[] {
  if (!pointed) return [];
  if ('hexes' in pointed) return [...pointed.hexes];
  if ('place' in pointed) return [atlas.places.get(pointed.place)?.hex ?? ''].filter((id) => id !== under);
  if (!('seat' in pointed)) return [];
  return view.track.filter((t) => t.paths.some((o) => o.owner === pointed.seat)).map((t) => t.hex);
}
