/** Names of things, and what a choice does, in the reader's language. */
import type { Seat } from '../../net/types';
import type { Texts } from '../../table/board';
import { gainsOf } from '../cube_rails/choices';
import type { Delivery } from '../cube_rails/types';
import { minus, signed } from '../../numbers';
import type { ActionId, BuildOffer, Good, PayOffer, PlayerView, UrbanizeOffer, View } from './types';

export { minus, signed };

/** What one unit from the bank brings. */
export const UNIT = 5;

/** A map that people added has the name of its own file. */
export function mapName(view: View, texts: Texts): string {
  const known = texts(`map-${view.map}`);
  return known === `map-${view.map}` ? view.board.name : known;
}

export function placeName(view: View, id: string, texts: Texts): string {
  const known = texts(`place-${id}`);
  return known === `place-${id}` ? (view.board.places.find((p) => p.id === id)?.name ?? id) : known;
}

export const goodName = (good: string, texts: Texts): string => texts(`good-${good}`);
export const actionName = (action: ActionId, texts: Texts): string => texts(`action-${action}`);
/** «−5 $», “−$5”: the sign first in both languages. */
export const money = (n: number, texts: Texts): string => `${n < 0 ? '−' : ''}${texts('ra-money', { n: Math.abs(n) })}`;
export const signedMoney = (n: number, texts: Texts): string => `${n > 0 ? '+' : ''}${money(n, texts)}`;

/** What a token does; in the Standard game some do something else. */
export function actionEffect(view: View, action: ActionId, texts: Texts): string {
  const own = `action-${action}-effect-${view.game}`;
  const said = texts(own);
  return said === own ? texts(`action-${action}-effect`) : said;
}

export function tileName(tile: string, texts: Texts): string {
  const said = texts(`tile-${tile}`);
  return said === `tile-${tile}` ? tile : said;
}

export const routeName = (view: View, route: readonly string[], texts: Texts): string => route.map((stop) => placeName(view, stop, texts)).join(' → ');
export const goodsName = (goods: readonly string[], texts: Texts): string => (goods.length ? goods.map((g) => goodName(g, texts)).join(', ') : texts('ra-none'));

export function stillTurns(view: View): number {
  return view.turns - view.turn + 1;
}

// --- what a choice does, in one line: for the panel, the ghost on the map and screen readers ------------------------

/** Money from the bank before a payment: «pides 10 $: Ingresos 1 → −1». Empty when the cash is enough. */
export function raiseText(player: PlayerView, offer: PayOffer, texts: Texts): string {
  if (!offer.units) return '';
  const parts = [texts('ra-raise', { money: money(offer.units * UNIT, texts) })];
  if (offer.income_after !== player.income) parts.push(texts('ra-income-change', { from: minus(player.income), to: minus(offer.income_after) }));
  if (offer.victory_after !== player.victory) parts.push(texts('ra-victory-change', { from: player.victory, to: offer.victory_after }));
  return `${parts[0]}: ${parts.slice(1).join(', ')}`;
}

/** «8 $ · pides 10 $: Ingresos 0 → −2 · quedan 2 $». */
export function payParts(player: PlayerView, offer: PayOffer, texts: Texts): string[] {
  const left = player.cash + offer.units * UNIT - offer.price;
  return [money(offer.price, texts), raiseText(player, offer, texts), texts('ra-leaves', { n: left, money: money(left, texts) })].filter((part) => part);
}

/** Links that are completed, and for whom if that is somebody else. */
export function doneParts(view: View, done: readonly (readonly [string, string, Seat | null])[], me: Seat | null, names: readonly string[], texts: Texts): string[] {
  return done.map(([from, to, seat]) => {
    const ends = { from: placeName(view, from, texts), to: placeName(view, to, texts) };
    return seat === me ? texts('ra-completes', ends) : texts('ra-completes-for', { ...ends, name: seat === null ? texts('ra-nobodys') : (names[seat] ?? '') });
  });
}

export function buildEffect(view: View, offer: BuildOffer, seat: Seat, names: readonly string[], texts: Texts): string {
  const player = view.players[seat];
  if (!player) return money(offer.price, texts);
  const parts = payParts(player, offer, texts);
  if (offer.kind === 'redirect' || offer.kind === 'improve') parts.push(texts(`ra-kind-${offer.kind}`));
  parts.push(...doneParts(view, offer.done, seat, names, texts));
  if (offer.claims) parts.push(texts('ra-claims'));
  return parts.join(' · ');
}

/** «New Haven será Nueva Ciudad gris · espacio 4: rojo, azul · completa …»; what is not picked yet is left out. */
export function urbanizeEffect(view: View, town: string, color: Good | null, space: number | null, offer: UrbanizeOffer, me: Seat | null, names: readonly string[], texts: Texts): string {
  const parts = [texts('ra-becomes', { place: placeName(view, town, texts), color: color ? texts(`ra-city-${color}`) : 'none' })];
  if (space !== null) parts.push(spaceText(view, space, texts));
  return [...parts, ...doneParts(view, offer.done, me, names, texts)].join(' · ');
}

export function growEffect(view: View, city: string, space: number | null, texts: Texts): string {
  const parts = [texts('ra-grows', { place: placeName(view, city, texts) })];
  if (space !== null) parts.push(spaceText(view, space, texts));
  return parts.join(' · ');
}

export function spaceText(view: View, space: number, texts: Texts): string {
  return space === 0 ? texts('ra-no-cubes') : texts('ra-space-goods', { space, goods: goodsName(view.supply[space - 1] ?? [], texts) });
}

/** «tú +2, Beto +1»; mine first. */
export function gainText(d: Delivery, me: Seat | null, names: readonly string[], texts: Texts): string {
  const all = gainsOf(d, me);
  if (!all.length) return texts('cr-no-gain');
  return all.map(([seat, n]) => texts('ra-gain-of', { name: seat === me ? texts('ra-you') : (names[seat] ?? ''), n: signed(n) })).join(', ');
}
