/** What fans out around a hex or a city. */
import type { Seat } from '../../../net/types';
import type { Texts } from '../../../table/board';
import type { Offers } from '../offers';
import type { Good, View } from '../types';
import { buildEffect, goodName, money, placeName, tileName, urbanizeEffect } from '../words';
import type { Atlas, Hex } from './atlas';
import { ghostWays } from './choices';
import type { FanItem } from './Fan.svelte';

/** Tiles of one kind stand side by side, as they turn. */
export function buildItems(view: View, atlas: Atlas, offers: Offers, hex: Hex, me: Seat | null, cash: number, texts: Texts): FanItem[] {
  const order = new Map(view.board.tiles.map((t, i) => [t.id, i]));
  const rank = (tile: string) => order.get(tile) ?? 99;
  const town = !!hex.place;
  return [...(offers.builds.get(hex.id) ?? [])]
    .sort((a, b) => rank(a.action.tile) - rank(b.action.tile) || a.action.turn - b.action.turn)
    .map(({ action, offer }) => ({
      key: `${action.tile} ${action.turn}`,
      label: texts('aos-tile-offer', { tile: tileName(action.tile, texts), turn: action.turn, effect: buildEffect(view, offer, cash, texts) }),
      price: money(offer.price, texts),
      ways: ghostWays(view, atlas, action, me),
      town,
      action,
    }));
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
