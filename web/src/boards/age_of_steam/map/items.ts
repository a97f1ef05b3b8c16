/** What fans out around a hex or a city. */
import type { Seat } from '../../../net/types';
import type { Texts } from '../../../table/board';
import type { BuildChoice, Offers } from '../offers';
import type { Good, View } from '../types';
import { buildEffect, goodName, money, placeName, tileName, urbanizeEffect } from '../words';
import type { Atlas, Hex } from './atlas';
import { ghostWays } from './choices';
import type { FanItem } from './Fan.svelte';

/** More than this do not stand around a hex at once. */
export const MOST = 16;

/** What completes a link first, then the simplest; tiles that would look the same are shown once, the cheapest of them. */
export function buildItems(view: View, atlas: Atlas, offers: Offers, hex: Hex, me: Seat | null, cash: number, texts: Texts): FanItem[] {
  const order = new Map(view.board.tiles.map((t, i) => [t.id, i]));
  const rank = (c: BuildChoice) => [-c.offer.done.length, ghostWays(view, atlas, c.action, me).length, order.get(c.action.tile) ?? 99, c.action.turn];
  const town = !!hex.place;
  const shown = new Map<string, BuildChoice>();
  for (const choice of offers.builds.get(hex.id) ?? []) {
    const face = ghostWays(view, atlas, choice.action, me)
      .map((w) => [w.a, w.b].sort().join('-'))
      .sort()
      .join(' ');
    const known = shown.get(face);
    if (!known || choice.offer.price < known.offer.price) shown.set(face, choice);
  }
  return [...shown.values()]
    .map((choice) => ({ choice, rank: rank(choice) }))
    .sort((a, b) => a.rank.map((n, i) => n - b.rank[i]!).find((n) => n !== 0) ?? 0)
    .map(({ choice: { action, offer } }) => ({
      key: `${action.tile} ${action.turn}`,
      label: texts('aos-tile-offer', { tile: tileName(action.tile, texts), turn: action.turn, effect: buildEffect(view, offer, cash, texts) }),
      price: money(offer.price, texts),
      ways: ghostWays(view, atlas, action, me),
      town,
      links: offer.done.length > 0,
      action,
    }));
}

/** A full ring at a time; the last item turns to the next one. */
export function ringOf(items: readonly FanItem[], page: number, label: string): FanItem[] {
  if (items.length <= MOST) return [...items];
  const pages = Math.ceil(items.length / (MOST - 1));
  const from = (page % pages) * (MOST - 1);
  return [...items.slice(from, from + MOST - 1), { key: 'more', label, price: null, more: true, action: null }];
}

export function letterItems(view: View, offers: Offers, hex: Hex, names: readonly string[], texts: Texts): FanItem[] {
  return (hex.place ? (offers.urbanizes.get(hex.place) ?? []) : []).map(({ action, offer }) => ({
    key: action.city,
    label: urbanizeEffect(view, action.town, action.city, offer, names, texts),
    price: null,
    letter: { id: action.city, color: view.board.new_cities.find((c) => c.id === action.city)?.color ?? 'black' },
    action,
  }));
}

export function goodItems(goods: readonly Good[], start: string, view: View, texts: Texts): FanItem[] {
  return goods.map((good) => ({
    key: good,
    label: texts('aos-cube-at', { good: goodName(good, texts), place: placeName(view, start, texts) }),
    price: null,
    good,
    action: null,
  }));
}
