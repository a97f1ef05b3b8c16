/** A hex in words, for the keyboard and screen readers. */
import type { Look, Texts } from '../../../table/board';
import type { Hex } from '../../cube_rails/map/atlas';
import { goodsFrom } from '../../cube_rails/map/choices';
import type { Delivery } from '../../cube_rails/types';
import type { Offers } from '../offers';
import type { View } from '../types';
import { gainText, goodName, money, placeName } from '../words';

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
  const name = hex.place ? `${hex.id} ${placeName(view, hex.place, texts)}` : hex.id;
  const kind = hex.place ? (view.places[hex.place]?.new_city ? texts('aos-new-city', { city: view.places[hex.place]!.new_city! }) : texts(`aos-kind-${view.board.places.find((p) => p.id === hex.place)?.kind ?? 'town'}`)) : texts(`cr-terrain-${hex.terrain}`);
  const parts = [hex.price === null ? texts('cr-hex', { hex: name, what: kind }) : texts('cr-hex-price', { hex: name, what: kind, money: money(hex.price, texts) })];
  const state = hex.place ? view.places[hex.place] : undefined;
  if (state?.goods.length) parts.push(state.goods.map((g) => goodName(g, texts)).join(' '));
  const land = view.land[hex.id];
  if (land) parts.push(goodName(land, texts));
  const owners = new Set(view.track.find((t) => t.hex === hex.id)?.paths.map((p) => p.owner) ?? []);
  for (const o of owners) parts.push(o === null ? texts('cr-track-nobody') : texts('cr-track', { name: s.looks[o]?.name ?? '' }));
  const builds = s.offers.builds.get(hex.id)?.length ?? 0;
  if (builds) parts.push(texts('cr-open-tiles', { n: builds }));
  if (hex.place && s.offers.urbanizes.has(hex.place)) parts.push(texts('cr-open-town'));
  const goods = [hex.place, hex.id].flatMap((id) => (id ? goodsFrom(s.offers, id) : []));
  if (goods.length) parts.push(texts('cr-open-goods', { goods: goods.map((g) => goodName(g, texts)).join(', ') }));
  const goal = hex.place ? s.goals.get(hex.place)?.[0] : undefined;
  if (goal) parts.push(texts('cr-goal', { gain: gainText(goal.gain, s.me, s.looks.map((l) => l.name), texts) }));
  return parts.join(', ');
}
