/** The decision line, hints in words, and the board in words. */
import type { Action, Seat } from '../../net/types';
import type { Describe, TextBlock, Texts } from '../../table/board';
import { offersOf } from './offers';
import { GOODS, type ActionId, type Deliver, type PlaceInfo, type View } from './types';
import { actionName, goodName, goodsName, minus, money, placeName, routeName, signed, tileName, UNIT } from './words';

export function describe({ position, legal, texts }: Describe<View>): string {
  const { view, phase } = position;
  const seat = position.to_act[0];
  const player = seat !== undefined && seat >= 0 ? view.players[seat] : undefined;
  if (!player) return texts(`phase-${phase.key}`, phase.args);
  switch (phase.key) {
    case 'first_order':
      return texts('ra-do-place', { n: view.auction?.position ?? 1, lowest: money(view.auction?.lowest_bid ?? 0, texts) });
    case 'capital':
      return texts('ra-do-capital', { cash: money(player.cash, texts), income: minus(player.income) });
    case 'auction':
      return texts('ra-do-auction', { lowest: money(view.auction?.lowest_bid ?? 0, texts), cash: money(player.cash, texts) });
    case 'actions':
      return texts('ra-do-actions');
    case 'build': {
      const turn = view.build;
      if (!turn) return texts('phase-build', phase.args);
      const offers = offersOf(legal, view.offers);
      if (view.owed && !view.owed.may_skip && (legal.length === 0 || !offers.builds.size)) return texts('ra-do-owed', { action: actionName(view.owed.action, texts) });
      if (legal.length && !offers.builds.size && !view.owed) return texts('ra-do-end-build');
      return texts('ra-do-build', { limit: turn.limit, used: turn.used, cash: money(player.cash, texts) });
    }
    case 'move':
      return texts('ra-do-move', { round: view.move_round, locomotive: player.locomotive });
    case 'score':
      return texts('ra-do-score', { n: view.delivery?.points[String(seat)] ?? 0 });
    default:
      return texts(`phase-${phase.key}`, phase.args);
  }
}

export function phrase(action: Action, { position, texts }: Describe<View>): string {
  const { view } = position;
  const text = (field: string) => String(action[field] ?? '');
  const number = (field: string) => Number(action[field] ?? 0);
  switch (action.do) {
    case 'capital':
      return number('units') ? texts('ra-capital', { money: money(number('units') * UNIT, texts) }) : texts('ra-capital-none');
    case 'bid':
      return texts('ra-bid', { money: money(number('amount'), texts) });
    case 'pass':
      return texts('ra-free-pass');
    case 'drop':
      return texts('ra-drop');
    case 'choose': {
      const name = actionName(text('action') as ActionId, texts);
      return texts(action['use'] === false ? 'ra-say-choose-pass' : 'ra-say-choose', { action: name });
    }
    case 'grow':
      return texts('ra-say-grow', { place: placeName(view, text('city'), texts), space: number('space') });
    case 'urbanize':
      return texts('ra-say-urbanize', { place: placeName(view, text('town'), texts), color: texts(`ra-city-${text('color')}`), space: number('space') });
    case 'build':
      return texts('ra-say-build', { tile: tileName(text('tile'), texts), hex: text('hex') });
    case 'finish':
      return texts('ra-end-build');
    case 'deliver': {
      const { good, route } = action as Deliver;
      return texts('ra-say-deliver', { good: goodName(good, texts), route: routeName(view, route, texts) });
    }
    case 'score':
      return texts('ra-say-score', { to: texts(`track-${text('to')}`) });
    case 'upgrade':
      return texts('ra-upgrade-do');
    case 'skip':
      return texts('ra-skip');
    default:
      return '';
  }
}

// --- the board in words ----------------------------------------------------------------------------------------------

function kindText(view: View, place: PlaceInfo, texts: Texts): string {
  const state = view.places[place.id];
  const parts = [texts(state?.new_city ? 'kind-new_city' : state?.city ? 'kind-city' : 'kind-town')];
  if (state?.color) parts.push(texts(`ra-city-${state.color}`));
  if (place.kind === 'city') parts.push(texts('ra-printed', { n: place.cubes }));
  if (state?.grown && !state.new_city) parts.push(texts('ra-grown'));
  return parts.join(', ');
}

function linksText(view: View, id: string, names: readonly string[], texts: Texts): string {
  const owner = (seat: Seat | null) => (seat === null ? texts('ra-nobodys') : (names[seat] ?? ''));
  const found = view.links
    .filter((l) => l.from === id || l.to === id)
    .map((l) => {
      if (l.to === null) return texts('ra-link-open', { name: owner(l.owner), hex: l.hexes[l.hexes.length - 1] ?? '' });
      return texts('ra-link-to', { place: placeName(view, l.from === id ? l.to : l.from, texts), name: owner(l.owner) });
    });
  return found.length ? found.join('; ') : texts('ra-none');
}

function placesBlock(view: View, names: string[], texts: Texts): TextBlock {
  const rows = view.board.places.map((place) => [
    placeName(view, place.id, texts),
    place.hex,
    kindText(view, place, texts),
    goodsName(view.places[place.id]?.goods ?? [], texts),
    linksText(view, place.id, names, texts),
  ]);
  const head = ['place', 'hex', 'kind', 'goods', 'links'].map((key) => texts(`ra-head-${key}`));
  return { heading: texts('ra-places'), lines: [], table: { head, rows } };
}

function playersBlock(view: View, d: Describe<View>, names: string[], texts: Texts): TextBlock {
  const seats = [...view.order, ...view.players.map((_, s) => s).filter((s) => !view.order.includes(s))];
  const rows = seats.map((seat) => {
    const p = view.players[seat]!;
    const f = p.forecast;
    const raises = f.units ? texts('ra-raises-short', { money: money(f.units * UNIT, texts), n: minus(f.income_after) }) : money(f.cash_after, texts);
    const score = d.position.scores.find((s) => s.seat === seat);
    return [
      names[seat] ?? '',
      money(p.cash, texts),
      signed(p.income),
      String(p.victory),
      minus(-f.maintenance),
      p.out ? texts('ra-is-out') : f.out ? texts('ra-ruin') : raises,
      String(p.locomotive),
      p.action ? `${p.number ?? ''} ${actionName(p.action, texts)}${view.actions[p.action].used ? '' : ` (${texts('ra-face-down')})`}`.trim() : texts('ra-none'),
      String(p.links),
      minus(score?.total ?? p.final),
    ];
  });
  const head = ['ra-railroad', 'ra-cash', 'ra-income', 'ra-victory', 'ra-maintenance', 'ra-cash-after', 'ra-locomotive', 'ra-action', 'ra-links', 'ra-total'];
  return { heading: texts('ra-accounts'), lines: [], table: { head: head.map((key) => texts(key)), rows } };
}

function supplyBlock(view: View, texts: Texts): TextBlock {
  const cities = GOODS.filter((g) => view.new_cities[g]).map((g) => `${texts(`ra-city-${g}`)} ${view.new_cities[g]}`);
  return {
    heading: texts('ra-supply'),
    lines: [
      ...view.supply.map((goods, i) => texts('ra-space-goods', { space: i + 1, goods: goodsName(goods, texts) })),
      `${texts('ra-new-cities')}: ${cities.length ? cities.join(', ') : texts('ra-none')}`,
      texts('ra-markers', { n: view.markers }),
    ],
  };
}

function tableBlock(view: View, names: string[], texts: Texts): TextBlock {
  const lines = [
    texts('ra-turn-of', { turn: view.turn, turns: view.turns }),
    `${texts('ra-order')}: ${view.order.map((s) => names[s]).join(', ')}`,
    ...view.board.actions.map((a) => {
      const { seat, used } = view.actions[a.id];
      const who = seat === null ? texts('ra-untaken') : `${names[seat] ?? ''}${used ? '' : ` (${texts('ra-face-down')})`}`;
      return `${a.number} ${actionName(a.id, texts)}: ${who}`;
    }),
  ];
  if (view.auction) {
    for (const [seat, bid] of Object.entries(view.auction.bids)) lines.push(`${texts('ra-bid-head')}, ${names[Number(seat)] ?? ''}: ${money(bid, texts)}`);
  }
  if (view.delivery) {
    for (const [seat, n] of Object.entries(view.delivery.points)) lines.push(`${names[Number(seat)] ?? ''}: ${texts('ra-points', { n })}`);
  }
  return { heading: texts('ra-table'), lines };
}

export function textView(d: Describe<View>): TextBlock[] {
  const { view } = d.position;
  const names = d.table.seats.map((s, n) => s.name || String(n + 1));
  return [tableBlock(view, names, d.texts), playersBlock(view, d, names, d.texts), placesBlock(view, names, d.texts), supplyBlock(view, d.texts)];
}
