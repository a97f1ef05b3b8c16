/** A hex in words, for the keyboard and screen readers. */
import type { Look, Texts } from '../../../table/board';
import type { Hex } from '../../cube_rails/map/atlas';
import { goodsFrom } from '../../cube_rails/map/choices';
import type { Delivery } from '../../cube_rails/types';
import type { Offers } from '../offers';
import type { View } from '../types';
import { gainText, goodsName, money, placeName } from '../words';

export interface Speech {
  view: View;
  offers: Offers;
  goals: Map<string, Delivery[]>;
  looks: readonly Look[];
  me: number | null;
  texts: Texts;
}

export function hexWords(hex: Hex, s: Speech): string {
  const { view, texts } = s;
  const info = view.board.hexes.find((h) => h.id === hex.id);
  const state = hex.place ? view.places[hex.place] : undefined;
  const kind = state ? texts(state.new_city ? 'kind-new_city' : state.city ? 'kind-city' : 'kind-town') : texts(`terrain-${hex.terrain}`);
  const what = [kind, ...(info?.river ? [texts('terrain-river')] : []), ...(state?.color ? [texts(`ra-city-${state.color}`)] : [])].join(', ').toLowerCase();
  const name = hex.place ? `${hex.id} ${placeName(view, hex.place, texts)}` : hex.id;
  const parts = [hex.price === null ? texts('cr-hex', { hex: name, what }) : texts('cr-hex-price', { hex: name, what, money: money(hex.price, texts) })];
  if (info?.blocked.length) parts.push(texts('ra-thick', { n: info.blocked.length }));
  if (state?.goods.length) parts.push(goodsName(state.goods, texts));
  if (state?.grown) parts.push(texts('ra-grown'));
  const owners = new Set(view.track.find((t) => t.hex === hex.id)?.paths.map((p) => p.owner) ?? []);
  for (const o of owners) parts.push(o === null ? texts('cr-track-nobody') : texts('cr-track', { name: s.looks[o]?.name ?? '' }));
  const builds = s.offers.builds.get(hex.id)?.length ?? 0;
  if (builds) parts.push(texts('cr-open-tiles', { n: builds }));
  if (hex.place && s.offers.urbanizes.has(hex.place)) parts.push(texts('cr-open-town'));
  if (hex.place && s.offers.grows.has(hex.place)) parts.push(texts('ra-open-growth'));
  const goods = hex.place ? goodsFrom(s.offers, hex.place) : [];
  if (goods.length) parts.push(texts('cr-open-goods', { goods: goodsName(goods, texts) }));
  const goal = hex.place ? s.goals.get(hex.place)?.[0] : undefined;
  if (goal) parts.push(texts('cr-goal', { gain: gainText(goal, s.me, s.looks.map((l) => l.name), texts) }));
  return parts.join(', ');
}
