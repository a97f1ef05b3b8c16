/** What fans out around a hex: tiles, colours of a New City, spaces of the supply. */
import type { Seat } from '../../../net/types';
import type { Texts } from '../../../table/board';
import type { FanItem } from '../../cube_rails/map/Fan.svelte';
import { tileItems } from '../../cube_rails/map/items';
import { coloursOf, spacesOf, type Offers } from '../offers';
import type { Session } from '../session.svelte';
import type { View } from '../types';
import { money, tileName } from '../../cube_rails/words';
import { buildEffect, growEffect, urbanizeEffect } from '../words';
import type { Atlas, Hex } from './atlas';

interface Around {
  view: View;
  atlas: Atlas;
  offers: Offers;
  session: Session;
  me: Seat | null;
  names: readonly string[];
  texts: Texts;
}

export function hexItems(hex: Hex, o: Around): FanItem[] {
  const place = hex.place;
  if (place !== null && o.session.place === place && (o.offers.grows.has(place) || o.session.color !== null)) return spaceItems(place, o);
  return [...(place === null ? [] : colourItems(place, o)), ...buildItems(hex, o)];
}

function buildItems(hex: Hex, { view, atlas, offers, me, names, texts }: Around): FanItem[] {
  return tileItems(view, atlas, offers.builds.get(hex.id) ?? [], hex, me, ({ action, offer }) => ({
    label: texts('cr-tile-offer', {
      tile: tileName(action.tile, texts),
      turn: action.turn,
      effect: buildEffect(view, offer, me ?? 0, names, texts),
    }),
    price: money(offer.price, texts),
  }));
}

/** The colours of New Cities that are left, with how many. */
function colourItems(town: string, { view, offers, me, names, texts }: Around): FanItem[] {
  const done = offers.urbanizes.get(town)?.[0]?.offer ?? { done: [] };
  return coloursOf(offers, town)
    .filter(() => offers.urbanizes.has(town))
    .map((color) => ({
      key: `city ${color}`,
      label: urbanizeEffect(view, town, color, null, done, me, names, texts),
      price: null,
      letter: { id: '', color },
      links: done.done.length > 0,
      action: { do: 'urbanize', town, color, space: null },
    }));
}

function spaceItems(place: string, { view, offers, session, me, names, texts }: Around): FanItem[] {
  return spacesOf(offers).map((space) => {
    const choice = offers.urbanizes.get(place)?.find((c) => c.action.color === session.color && c.action.space === space);
    return {
      key: `space ${space}`,
      label: choice
        ? urbanizeEffect(view, place, session.color, space, choice.offer, me, names, texts)
        : growEffect(view, place, space, texts),
      price: null,
      cubes: { space: String(space || '—'), goods: view.supply[space - 1] ?? [] },
      action: choice ? choice.action : { do: 'grow', city: place, space },
    };
  });
}
