/** What fans out around a hex or a city. */
import type { Seat } from '../../../net/types';
import type { Texts } from '../../../table/board';
import { tileItems } from '../../cube_rails/map/items';
import type { FanItem } from '../../cube_rails/map/Fan.svelte';
import type { Offers } from '../offers';
import type { View } from '../types';
import { money, tileName } from '../../cube_rails/words';
import { buildEffect, urbanizeEffect } from '../words';
import type { Atlas, Hex } from './atlas';

export function buildItems(view: View, atlas: Atlas, offers: Offers, hex: Hex, me: Seat | null, cash: number, texts: Texts): FanItem[] {
  return tileItems(view, atlas, offers.builds.get(hex.id) ?? [], hex, me, ({ action, offer }) => ({
    label: texts('cr-tile-offer', { tile: tileName(action.tile, texts), turn: action.turn, effect: buildEffect(view, offer, cash, texts) }),
    price: money(offer.price, texts),
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
