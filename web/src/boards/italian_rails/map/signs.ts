/** What a sign on the map says, and a point in words. */
import type { Texts } from '../../../table/board';
import type { Offers } from '../offers';
import type { Choice, Draft } from '../session.svelte';
import type { View } from '../types';
import { money, moveText, stopParts, terrainText, type Names } from '../words';
import type { Atlas, Spot } from './atlas';
import { fit } from './ways';

export interface Now {
  view: View;
  atlas: Atlas;
  offers: Offers;
  names: Names;
  texts: Texts;
  /** What can still be spent. */
  money: number;
}

/** «7 M · quedan 5 M · 6 tramos»; when it is too much: what is drawn now and what is left for later. */
export function draftText({ atlas, texts, money: have }: Now, draft: Draft): string {
  const part = fit(atlas, draft.path, have);
  const n = part.path.length - 1;
  if (part.price === draft.price)
    return texts('ir-draft', { price: money(draft.price, texts), left: money(have - draft.price, texts), rest: have - draft.price, n });
  return texts('ir-draft-part', { price: money(part.price, texts), later: money(draft.price - part.price, texts), n });
}

function choiceText(now: Now, choice: Choice): string {
  const { view, offers, names, texts } = now;
  const { action } = choice;
  if (action.do === 'place') {
    const id = String(action['point']);
    const offer = offers.places.get(id)?.offer;
    const place = now.atlas.byId.get(id);
    return [texts('ir-place-here', { place: place ? names.spot(place) : id }), ...(offer ? stopParts(offer, view, names, texts) : [])].join(
      ' · ',
    );
  }
  if (action.do === 'ferry') {
    const offer = offers.ferries.get(String(action['ferry']))?.offer;
    return texts('ir-ferry-buy', {
      ferry: names.ferry(String(action['ferry'])),
      price: money(offer?.price ?? 0, texts),
      left: money(offer?.left ?? 0, texts),
      rest: offer?.left ?? 0,
    });
  }
  if (action.do === 'board') {
    const offer = offers.boards.get(String(action['ferry']))?.offer;
    const port = offer ? now.atlas.byId.get(offer.to) : undefined;
    const said = texts('ir-ferry-board', { ferry: names.ferry(String(action['ferry'])), to: port ? names.spot(port) : '' });
    return offer?.toll ? `${said} · ${texts('ir-toll', { money: money(offer.toll, texts) })}` : said;
  }
  const listed = offers.moves.get((action['path'] as string[]).at(-1)!)?.find((m) => m.action === action);
  if (listed) return moveText(listed.offer, view, names, texts);
  return texts('ir-own-way', { n: choice.path.length - 1 });
}

export function signText(now: Now, draft: Draft | null, choice: Choice | null): string | null {
  if (choice) return choiceText(now, choice);
  return draft ? draftText(now, draft) : null;
}

export const actionName = (what: string, texts: Texts): string => texts(`ir-do-${what}`);

/** A point in words: where, what ground, whose train, what can be done. */
export function spotWords(now: Now, spot: Spot, starts: ReadonlyMap<number, number>, nameOf: (seat: number) => string): string {
  const { view, atlas, offers, names, texts } = now;
  const parts = [spot.city ? `${names.spot(spot)} (${spot.label})` : spot.label, terrainText(spot, texts)];
  if (spot.city) parts.push(names.good(spot.city.good));
  view.players.forEach((p, seat) => {
    if (p.train?.point === spot.id && p.train.ferry === null) parts.push(texts('ir-train-of', { name: nameOf(seat) }));
  });
  const own = new Set(view.tracks.flat());
  const tracks = atlas.links[spot.n]!.filter((l) => own.has(l.edge)).length;
  if (tracks) parts.push(texts('ir-tracks-here', { n: tracks }));
  if (starts.has(spot.n)) parts.push(texts('ir-start-here'));
  const move = offers.moves.get(spot.id)?.[0];
  if (move) parts.push(moveText(move.offer, view, names, texts));
  if (offers.places.has(spot.id)) parts.push(texts('ir-can-place'));
  return parts.join(', ');
}
