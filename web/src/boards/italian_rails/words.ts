/** Names of things, and what a choice does, in the reader's language. */
import { hasText, textsOf } from '../../i18n/texts.svelte';
import type { Texts } from '../../table/board';
import type { Spot } from './map/atlas';
import type { BoardInfo, MoveOffer, NewsView, Order, PlayerView, View } from './types';

export const money = (n: number, texts: Texts): string => texts('ir-money', { n });

const say = textsOf('italian_rails');
const own = (names: Record<string, string> | undefined, lang: string): string | undefined => names?.[lang] ?? names?.['it'];

export class Names {
  readonly #cities: Map<string, Record<string, string>>;
  readonly #goods: Map<string, Record<string, string>>;
  readonly #ferries: Map<string, string>;

  constructor(
    board: BoardInfo,
    readonly lang: string,
  ) {
    this.#cities = new Map(board.cities.map((c) => [c.id, c.names]));
    this.#goods = new Map(board.goods.map((g) => [g.id, g.names]));
    this.#ferries = new Map(board.ferries.map((f) => [f.id, f.name]));
  }

  /** A city by its name, any other point by its label. */
  place(id: string | null): string {
    return id === null ? '' : (own(this.#cities.get(id), this.lang) ?? id);
  }

  good(id: string): string {
    return own(this.#goods.get(id), this.lang) ?? id;
  }

  /** As the log calls it; a ferry the texts do not know by the name it has on the map. */
  ferry(id: string): string {
    return hasText('italian_rails', `ferry-${id}`) ? say(`ferry-${id}`) : (this.#ferries.get(id) ?? id);
  }

  spot(spot: Spot): string {
    return spot.city ? this.place(spot.city.id) : spot.label;
  }
}

/** The board stays the same for a whole game, so do its names. */
let last: { board: BoardInfo; lang: string; names: Names } | null = null;
export function namesOf(board: BoardInfo, lang: string): Names {
  if (last?.board !== board || last.lang !== lang) last = { board, lang, names: new Names(board, lang) };
  return last.names;
}

export const orderOf = (view: View, card: number | null, order: number | null): Order | null =>
  card === null || order === null ? null : (view.board.cards[String(card)]?.[order - 1] ?? null);

export const majorsOf = (board: BoardInfo) => board.cities.filter((c) => c.tier === 'major');

/** Major cities of the largest group of a network. */
export function joinedOf(player: PlayerView): string[] {
  return player.network.groups.reduce<string[]>((best, g) => (g.length > best.length ? g : best), []);
}

/** «6 pasos · quedan 3 · peaje 4 M · entregas 41 M». */
export function moveText(offer: MoveOffer, view: View, names: Names, texts: Texts): string {
  const parts = [texts('ir-steps', { n: offer.steps }), texts('ir-moves-left', { n: offer.left })];
  if (offer.toll) parts.push(texts('ir-toll', { money: money(offer.toll, texts) }));
  return [...parts, ...stopParts(offer, view, names, texts)].join(' · ');
}

/** What one could do there. */
export function stopParts(offer: MoveOffer, view: View, names: Names, texts: Texts): string[] {
  const parts: string[] = [];
  for (const card of offer.deliver) parts.push(texts('ir-can-deliver', { money: money(payOf(view, card), texts) }));
  if (offer.lock.length) parts.push(texts('ir-can-lock', { n: offer.lock.length }));
  if (offer.load.length) parts.push(texts('ir-can-load', { goods: offer.load.map((g) => names.good(g)) }));
  return parts;
}

/** The order a private card is locked on: by a load on board, or because its load has to be fetched again. */
export const lockedOn = (player: PlayerView, card: number): number | null =>
  card === 0 ? null : ([...player.loads, ...player.waiting].find((l) => l.card === card)?.order ?? null);

/** The pay of the order of a card that is locked, else of its best. */
export function payOf(view: View, card: number): number {
  const orders = view.board.cards[String(card)] ?? [];
  const locked = view.offer.find((o) => o.card === card)?.order ?? view.players.flatMap((p) => p.loads).find((l) => l.card === card)?.order;
  return locked ? (orders[locked - 1]?.pay ?? 0) : Math.max(0, ...orders.map((o) => o.pay));
}

export function terrainText(spot: Spot, texts: Texts): string {
  return texts(`ir-terrain-${spot.city ? (spot.city.tier === 'major' ? 'major' : 'city') : spot.terrain}`);
}

/** Until when an event lasts: the turn that is being played is the drawer's last under it, or one of his to come. */
export function untilText(view: View, news: NewsView, name: string, texts: Texts): string {
  return texts('ir-news-until', { name, when: news.ends === 1 && view.active === news.seat ? 'now' : 'next' });
}
