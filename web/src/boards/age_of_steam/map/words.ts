/** A hex in words, for the keyboard and screen readers. */
import type { Hex } from '../../cube_rails/map/atlas';
import { hexWords as common, type Speech } from '../../cube_rails/map/words';
import { goodName } from '../../cube_rails/words';
import type { Offers } from '../offers';
import type { View } from '../types';

export function hexWords(hex: Hex, s: Speech<View, Offers>): string {
  const { view, texts } = s;
  const letter = hex.place ? view.places[hex.place]?.new_city : null;
  const kind = view.board.places.find((p) => p.id === hex.place)?.kind ?? 'town';
  const place = letter ? texts('aos-new-city', { city: letter }) : texts(`aos-kind-${kind}`);
  const land = view.land[hex.id];
  return common(hex, s, { what: hex.place ? place : texts(`cr-terrain-${hex.terrain}`), has: land ? [goodName(land, texts)] : [] });
}
