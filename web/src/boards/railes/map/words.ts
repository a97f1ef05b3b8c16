/** A hex in words, for the keyboard and screen readers. */
import type { Hex } from '../../cube_rails/map/atlas';
import { hexWords as common, type Speech } from '../../cube_rails/map/words';
import type { Offers } from '../offers';
import type { View } from '../types';

export function hexWords(hex: Hex, s: Speech<View, Offers>): string {
  const { view, offers, texts } = s;
  const info = view.board.hexes.find((h) => h.id === hex.id);
  const state = hex.place ? view.places[hex.place] : undefined;
  const what = [state ? texts(state.new_city ? 'kind-new_city' : state.city ? 'kind-city' : 'kind-town') : texts(`terrain-${hex.terrain}`)];
  if (info?.river) what.push(texts('terrain-river'));
  if (state?.color) what.push(texts(`cr-city-${state.color}`));
  const has = info?.blocked.length ? [texts('ra-thick', { n: info.blocked.length })] : [];
  if (state?.grown) has.push(texts('ra-grown'));
  const open = hex.place && offers.grows.has(hex.place) ? [texts('ra-open-growth')] : [];
  return common(hex, s, { what: what.join(', ').toLowerCase(), has, open });
}
