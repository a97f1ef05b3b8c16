/** Names of things and what a choice does, in the reader's language: what Age of Steam says besides what both games say. */
import type { Texts } from '../../table/board';
import { doneParts, effectOf, goodName, money, placeName } from '../cube_rails/words';
import type { ActionId, BuildOffer, UrbanizeOffer, View } from './types';

/** What a column of the display feeds: a place, or a New City by its letter and where it lies. */
export function feedName(view: View, feeds: string | null, texts: Texts): string {
  if (feeds === null) return texts('aos-nobody');
  if (!view.board.new_cities.some((c) => c.id === feeds)) return placeName(view, feeds, texts);
  const home = homeOf(view, feeds);
  return home ? placeName(view, home, texts) : texts('aos-new-city', { city: feeds });
}

/** Where a New City lies, or null. */
export function homeOf(view: View, letter: string): string | null {
  return Object.keys(view.places).find((id) => view.places[id]!.new_city === letter) ?? null;
}

/** «cubo rojo», «cubo de algodón». */
export const cubeName = (good: string, texts: Texts): string => texts('aos-cube', { id: good, good: goodName(good, texts) });
export const cubeAt = (view: View, good: string, place: string, texts: Texts): string =>
  texts('aos-cube-at', { cube: cubeName(good, texts), place: placeName(view, place, texts) });

/** Locomotive may be taken at the highest level too, only to keep it from the others. */
export const isIdle = (view: View, action: ActionId, seat: number | undefined): boolean =>
  action === 'locomotive' && seat !== undefined && (view.players[seat]?.locomotive ?? 0) >= view.board.max_locomotive;

/** What an action does for a seat; a map may change it: then it has a text of its own. */
export function actionEffect(view: View, action: ActionId, texts: Texts, seat?: number): string {
  if (isIdle(view, action, seat)) return texts('action-locomotive-effect-highest');
  return effectOf(action, view.map, texts);
}

// --- what a choice does, in one line: for the panel, the ghost on the map and screen readers ------------------------

/** «3 $ · quedan 7 $ · completa Chicago–Toledo». */
export function buildEffect(view: View, offer: BuildOffer, cash: number, texts: Texts): string {
  const left = cash - offer.price;
  const parts = [money(offer.price, texts), texts('cr-leaves', { n: left, money: money(left, texts) })];
  if (offer.kind === 'redirect') parts.push(texts('aos-kind-redirect'));
  parts.push(...doneParts(view, offer.done, null, [], texts));
  if (offer.claims) parts.push(texts('cr-claims'));
  return parts.join(' · ');
}

/** «Indianápolis será Nueva Ciudad A (roja) · completa …». */
export function urbanizeEffect(
  view: View,
  town: string,
  letter: string,
  offer: UrbanizeOffer,
  names: readonly string[],
  texts: Texts,
): string {
  const color = view.board.new_cities.find((c) => c.id === letter)?.color ?? 'black';
  const becomes = texts('aos-becomes', { place: placeName(view, town, texts), city: letter, color: texts(`cr-city-${color}`) });
  return [becomes, ...doneParts(view, offer.done, undefined, names, texts)].join(' · ');
}
