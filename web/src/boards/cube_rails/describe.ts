/** What both games say in words alike: actions, places with their links, railroads in turn order. */
import type { Action, Seat } from '../../net/types';
import type { TextBlock, Texts } from '../../table/board';
import type { RailPlace, RailView } from './types';
import { goodsName, money, placeName, tileName } from './words';

/** An action in words; '' where a game has words of its own for it. */
export function commonPhrase(action: Action, texts: Texts): string {
  switch (action.do) {
    case 'bid':
      return texts('cr-bid', { money: money(Number(action['amount'] ?? 0), texts) });
    case 'pass':
      return texts('cr-free-pass');
    case 'drop':
      return texts('cr-drop');
    case 'build':
      return texts('cr-say-build', { tile: tileName(String(action['tile']), texts), hex: String(action['hex']) });
    case 'finish':
      return texts('cr-end-build');
    case 'upgrade':
      return texts('cr-upgrade-do');
    case 'skip':
      return texts('cr-skip');
    default:
      return '';
  }
}

/** Who is out of the order comes last. */
export const seatsInOrder = (view: { order: readonly Seat[]; players: readonly unknown[] }): Seat[] => [
  ...view.order,
  ...view.players.map((_, seat) => seat).filter((seat) => !view.order.includes(seat)),
];

function linksText(view: RailView, id: string, names: readonly string[], texts: Texts): string {
  const owner = (seat: Seat | null) => (seat === null ? texts('cr-nobodys') : (names[seat] ?? ''));
  const found = view.links
    .filter((l) => l.from === id || l.to === id)
    .map((l) => {
      if (l.to === null) return texts('cr-link-open', { name: owner(l.owner), hex: l.hexes[l.hexes.length - 1] ?? '' });
      return texts('cr-link-to', { place: placeName(view, l.from === id ? l.to : l.from, texts), name: owner(l.owner) });
    });
  return found.length ? found.join('; ') : texts('cr-none');
}

export function placesBlock<P extends RailPlace>(
  view: RailView,
  places: readonly P[],
  names: readonly string[],
  texts: Texts,
  kindText: (place: P) => string,
  lines: string[] = [],
): TextBlock {
  const rows = places.map((place) => [
    placeName(view, place.id, texts),
    place.hex,
    kindText(place),
    goodsName(view.places[place.id]?.goods ?? [], texts),
    linksText(view, place.id, names, texts),
  ]);
  const head = ['cr-head-place', 'cr-head-hex', 'cr-head-kind', 'cr-head-goods', 'cr-head-links'].map((key) => texts(key));
  return { heading: texts('cr-places'), lines, table: { head, rows } };
}
