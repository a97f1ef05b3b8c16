/** A hex in words, for the keyboard and screen readers. */
import type { Seat } from '../../../net/types';
import type { Look, Texts } from '../../../table/board';
import type { Delivery, MapOffers, RailView } from '../types';
import { gainText, goodsName, money, placeName, routeName } from '../words';
import type { Hex } from './atlas';
import { goodsFrom } from './choices';

export interface Speech<V extends RailView = RailView, O extends MapOffers = MapOffers & { urbanizes: ReadonlyMap<string, unknown> }> {
  view: V;
  offers: O;
  goals: Map<string, Delivery[]>;
  looks: readonly Look[];
  me: number | null;
  texts: Texts;
}

/** What a game says of a hex besides: what it is, what it has, what may be done there. */
export interface Own {
  what: string;
  has?: readonly string[];
  open?: readonly string[];
}

export function hexWords(hex: Hex, s: Speech, own: Own): string {
  const { view, texts } = s;
  const name = hex.place ? `${hex.id} ${placeName(view, hex.place, texts)}` : hex.id;
  const state = hex.place ? view.places[hex.place] : undefined;
  const price = hex.price === null ? null : money(hex.price, texts);
  const parts = [
    price === null ? texts('cr-hex', { hex: name, what: own.what }) : texts('cr-hex-price', { hex: name, what: own.what, money: price }),
  ];
  if (state?.goods.length) parts.push(goodsName(state.goods, texts));
  parts.push(...(own.has ?? []));
  const owners = new Set(view.track.find((t) => t.hex === hex.id)?.paths.map((p) => p.owner) ?? []);
  for (const o of owners) parts.push(o === null ? texts('cr-track-nobody') : texts('cr-track', { name: s.looks[o]?.name ?? '' }));
  const builds = s.offers.builds.get(hex.id)?.length ?? 0;
  if (builds) parts.push(texts('cr-open-tiles', { n: builds }));
  if (hex.place && s.offers.urbanizes.has(hex.place)) parts.push(texts('cr-open-town'));
  parts.push(...(own.open ?? []));
  const goods = [hex.place, hex.id].flatMap((id) => (id ? goodsFrom(s.offers, id) : []));
  if (goods.length) parts.push(texts('cr-open-goods', { goods: goodsName(goods, texts) }));
  const goal = hex.place ? s.goals.get(hex.place)?.[0] : undefined;
  if (goal)
    parts.push(
      texts('cr-goal', {
        gain: gainText(
          goal,
          s.me,
          s.looks.map((l) => l.name),
          texts,
        ),
      }),
    );
  return parts.join(', ');
}

/** «Chicago → Toledo: tú +2». */
export const routeWords = (view: RailView, d: Delivery, me: Seat | null, looks: readonly Look[], texts: Texts): string =>
  `${routeName(view, d.action.route, texts)}: ${gainText(
    d,
    me,
    looks.map((l) => l.name),
    texts,
  )}`;
