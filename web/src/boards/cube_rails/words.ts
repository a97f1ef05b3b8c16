/** Names of things on a map of track and cubes, in the reader's language. */
import type { Seat } from '../../net/types';
import { minus, signed } from '../../numbers';
import type { Texts } from '../../table/board';
import { gainsOf } from './choices';
import type { Delivery, RailView } from './types';

export { minus, signed };

/** The text of a key, or what is said where there is none. */
function said(key: string, otherwise: string, texts: Texts): string {
  const known = texts(key);
  return known === key ? otherwise : known;
}

/** The map by its name; one that people added by the name in its file. */
export const mapName = (view: { map: string; board: { name: string } }, texts: Texts): string =>
  said(`map-${view.map}`, view.board.name, texts);

/** A place by its name; a cube may also lie on a bare hex. */
export function placeName(view: { board: Pick<RailView['board'], 'places'> }, id: string, texts: Texts): string {
  const place = view.board.places.find((p) => p.id === id);
  return said(`place-${id}`, place?.name ?? texts('cr-bare-hex', { hex: id }), texts);
}

export const tileName = (tile: string, texts: Texts): string => said(`tile-${tile}`, tile, texts);
export const actionName = (action: string, texts: Texts): string => texts(`action-${action}`);
/** What an action does; a map or a kind of game may change it: then it has a text of its own. */
export const effectOf = (action: string, changedBy: string, texts: Texts): string =>
  said(`action-${action}-effect-${changedBy}`, texts(`action-${action}-effect`), texts);

export const goodName = (good: string, texts: Texts): string => texts(`good-${good}`);
export const goodsName = (goods: readonly string[], texts: Texts): string =>
  goods.length ? goods.map((g) => goodName(g, texts)).join(', ') : texts('cr-none');

export const routeName = (view: RailView, route: readonly string[], texts: Texts): string =>
  route.map((stop) => placeName(view, stop, texts)).join(' → ');

/** «−5 $», “−$5”: the sign first in both languages. */
export const money = (n: number, texts: Texts): string => `${n < 0 ? '−' : ''}${texts('cr-money', { n: Math.abs(n) })}`;

/** «tú +2, Beto +1»; mine first. */
export function gainText(d: Pick<Delivery, 'gain'>, me: Seat | null, names: readonly string[], texts: Texts): string {
  const all = gainsOf(d, me);
  if (!all.length) return texts('cr-no-gain');
  return all
    .map(([seat, n]) => texts('cr-gain-of', { name: seat === me ? texts('cr-you') : (names[seat] ?? ''), n: signed(n) }))
    .join(', ');
}

/** Links that are completed, and for whom if that is somebody else; without `me` for whom always. */
export function doneParts(
  view: RailView,
  done: readonly (readonly [string, string, (Seat | null)?])[],
  me: Seat | null | undefined,
  names: readonly string[],
  texts: Texts,
): string[] {
  return done.map(([from, to, seat]) => {
    const ends = { from: placeName(view, from, texts), to: placeName(view, to, texts) };
    if (seat === undefined || seat === me) return texts('cr-completes', ends);
    return texts('cr-completes-for', { ...ends, name: seat === null ? texts('cr-nobodys') : (names[seat] ?? '') });
  });
}
