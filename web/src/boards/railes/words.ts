/** Names of things and what a choice does, in the reader's language: what Raíles says besides what both games say. */
import type { Seat } from '../../net/types';
import type { Texts } from '../../table/board';
import { doneParts, effectOf, goodName, goodsName, minus, money, placeName } from '../cube_rails/words';
import type { ActionId, BuildOffer, Good, PayOffer, PlayerView, UrbanizeOffer, View } from './types';

/** What one unit from the bank brings. */
export const UNIT = 5;

export const signedMoney = (n: number, texts: Texts): string => `${n > 0 ? '+' : ''}${money(n, texts)}`;

export const cubeAt = (view: View, good: string, place: string, texts: Texts): string =>
  texts('ra-cube-at', { good: goodName(good, texts), place: placeName(view, place, texts) });

/** What a token does; in the Standard game some do something else. */
export const actionEffect = (view: View, action: ActionId, texts: Texts): string => effectOf(action, view.game, texts);

export function stillTurns(view: View): number {
  return view.turns - view.turn + 1;
}

// --- what a choice does, in one line: for the panel, the ghost on the map and screen readers ------------------------

/** Money from the bank before a payment: «pides 10 $: Ingresos 1 → −1». Empty when the cash is enough. */
export function raiseText(player: PlayerView, offer: PayOffer, texts: Texts): string {
  if (!offer.units) return '';
  const parts = [texts('ra-raise', { money: money(offer.units * UNIT, texts) })];
  if (offer.income_after !== player.income)
    parts.push(texts('ra-income-change', { from: minus(player.income), to: minus(offer.income_after) }));
  if (offer.victory_after !== player.victory) parts.push(texts('ra-victory-change', { from: player.victory, to: offer.victory_after }));
  return `${parts[0]}: ${parts.slice(1).join(', ')}`;
}

/** «8 $ · pides 10 $: Ingresos 0 → −2 · quedan 2 $». */
export function payParts(player: PlayerView, offer: PayOffer, texts: Texts): string[] {
  const left = player.cash + offer.units * UNIT - offer.price;
  return [money(offer.price, texts), raiseText(player, offer, texts), texts('cr-leaves', { n: left, money: money(left, texts) })].filter(
    (part) => part,
  );
}

export function buildEffect(view: View, offer: BuildOffer, seat: Seat, names: readonly string[], texts: Texts): string {
  const player = view.players[seat];
  if (!player) return money(offer.price, texts);
  const parts = payParts(player, offer, texts);
  if (offer.kind === 'redirect' || offer.kind === 'improve') parts.push(texts(`ra-kind-${offer.kind}`));
  parts.push(...doneParts(view, offer.done, seat, names, texts));
  if (offer.claims) parts.push(texts('cr-claims'));
  return parts.join(' · ');
}

/** «New Haven será Nueva Ciudad gris · espacio 4: rojo, azul · completa …»; what is not picked yet is left out. */
export function urbanizeEffect(
  view: View,
  town: string,
  color: Good | null,
  space: number | null,
  offer: UrbanizeOffer,
  me: Seat | null,
  names: readonly string[],
  texts: Texts,
): string {
  const parts = [texts('ra-becomes', { place: placeName(view, town, texts), color: color ? texts(`cr-city-${color}`) : 'none' })];
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
