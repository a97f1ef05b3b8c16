/** Names of things, in the reader's language. */
import type { Seat } from '../../net/types';
import type { Texts } from '../../table/board';
import { minus, signed } from '../../numbers';
import type { ActionId, BuildOffer, UrbanizeOffer, View } from './types';

export { minus, signed };

/** The map by its name; one that people added by the name in its file. */
export function mapName(view: View, texts: Texts): string {
  const known = texts(`map-${view.map}`);
  return known === `map-${view.map}` ? view.board.name : known;
}

/** A place by its name; on St. Lucia a cube may also lie on a hex. */
export function placeName(view: View, id: string, texts: Texts): string {
  const known = texts(`place-${id}`);
  if (known !== `place-${id}`) return known;
  return view.board.places.find((p) => p.id === id)?.name ?? texts('aos-hex', { hex: id });
}

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

export const goodName = (good: string, texts: Texts): string => texts(`good-${good}`);
/** «cubo rojo», «cubo de algodón». */
export const cubeName = (good: string, texts: Texts): string => texts('aos-cube', { id: good, good: goodName(good, texts) });
export const actionName = (action: ActionId, texts: Texts): string => texts(`action-${action}`);
export const money = (n: number, texts: Texts): string => texts('aos-money', { n: minus(n) });

/** Locomotive may be taken at the highest level too, only to keep it from the others. */
export const isIdle = (view: View, action: ActionId, seat: number | undefined): boolean =>
  action === 'locomotive' && seat !== undefined && (view.players[seat]?.locomotive ?? 0) >= view.board.max_locomotive;

/** What an action does for a seat; a map may change it: then it has a text of its own. */
export function actionEffect(view: View, action: ActionId, texts: Texts, seat?: number): string {
  if (isIdle(view, action, seat)) return texts('action-locomotive-effect-highest');
  const own = `action-${action}-effect-${view.map}`;
  const said = texts(own);
  return said === own ? texts(`action-${action}-effect`) : said;
}

export function tileName(tile: string, texts: Texts): string {
  const said = texts(`tile-${tile}`);
  return said === `tile-${tile}` ? tile : said;
}

export const routeName = (view: View, route: readonly string[], texts: Texts): string =>
  route.map((stop) => placeName(view, stop, texts)).join(' → ');

// --- what a choice does, in one line: for the panel, the ghost on the map and screen readers ------------------------

/** «3 $ · quedan 7 $ · completa Chicago–Toledo». */
export function buildEffect(view: View, offer: BuildOffer, cash: number, texts: Texts): string {
  const left = cash - offer.price;
  const parts = [money(offer.price, texts), texts('aos-leaves', { n: left, money: money(left, texts) })];
  if (offer.kind === 'redirect') parts.push(texts('aos-kind-redirect'));
  for (const [from, to] of offer.done) parts.push(texts('aos-completes', { from: placeName(view, from, texts), to: placeName(view, to, texts) }));
  if (offer.claims) parts.push(texts('aos-claims'));
  return parts.join(' · ');
}

/** «Indianápolis será Nueva Ciudad A (roja) · completa …». */
export function urbanizeEffect(view: View, town: string, letter: string, offer: UrbanizeOffer, names: readonly string[], texts: Texts): string {
  const color = view.board.new_cities.find((c) => c.id === letter)?.color ?? 'black';
  const parts = [texts('aos-becomes', { place: placeName(view, town, texts), city: letter, color: texts(`aos-city-${color}`) })];
  for (const [from, to, seat] of offer.done) {
    parts.push(texts('aos-completes-for', { from: placeName(view, from, texts), to: placeName(view, to, texts), name: seat === null ? texts('aos-nobodys') : (names[seat] ?? '') }));
  }
  return parts.join(' · ');
}

/** «Ana +2, Beto +1»; mine first. */
export function gainText(gain: ReadonlyMap<Seat, number>, me: Seat | null, names: readonly string[], texts: Texts): string {
  const all = [...gain].filter(([, n]) => n !== 0).sort(([a], [b]) => Number(b === me) - Number(a === me) || a - b);
  if (!all.length) return texts('aos-no-income');
  return all.map(([seat, n]) => texts('aos-income-of', { name: seat === me ? texts('aos-you') : (names[seat] ?? ''), n: signed(n) })).join(', ');
}
