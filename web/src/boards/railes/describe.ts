/** The decision line, hints in words, and the board in words. */
import type { Action } from '../../net/types';
import type { Describe, TextBlock, Texts } from '../../table/board';
import { commonPhrase, placesBlock, seatsInOrder } from '../cube_rails/describe';
import { actionName, goodName, goodsName, minus, money, placeName, routeName, signed } from '../cube_rails/words';
import { offersOf } from './offers';
import { GOODS, type ActionId, type Deliver, type PlaceInfo, type View } from './types';
import { UNIT } from './words';

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
      if (view.owed && !view.owed.may_skip && (legal.length === 0 || !offers.builds.size)) {
        return texts('ra-do-owed', { action: actionName(view.owed.action, texts) });
      }
      if (legal.length && !offers.builds.size && !view.owed) return texts('cr-do-end-build');
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
    case 'choose': {
      const name = actionName(text('action') as ActionId, texts);
      return texts(action['use'] === false ? 'ra-say-choose-pass' : 'cr-say-choose', { action: name });
    }
    case 'grow':
      return texts('ra-say-grow', { place: placeName(view, text('city'), texts), space: number('space') });
    case 'urbanize':
      return texts('ra-say-urbanize', {
        place: placeName(view, text('town'), texts),
        color: texts(`cr-city-${text('color')}`),
        space: number('space'),
      });
    case 'deliver': {
      const { good, route } = action as Deliver;
      return texts('ra-say-deliver', { good: goodName(good, texts), route: routeName(view, route, texts) });
    }
    case 'score':
      return texts('ra-say-score', { to: texts(`track-${text('to')}`) });
    default:
      return commonPhrase(action, texts);
  }
}

// --- the board in words ----------------------------------------------------------------------------------------------

function kindText(view: View, place: PlaceInfo, texts: Texts): string {
  const state = view.places[place.id];
  const parts = [texts(state?.new_city ? 'kind-new_city' : state?.city ? 'kind-city' : 'kind-town')];
  if (state?.color) parts.push(texts(`cr-city-${state.color}`));
  if (place.kind === 'city') parts.push(texts('ra-printed', { n: place.cubes }));
  if (state?.grown && !state.new_city) parts.push(texts('ra-grown'));
  return parts.join(', ');
}

function playersBlock(view: View, d: Describe<View>, names: string[], texts: Texts): TextBlock {
  const rows = seatsInOrder(view).map((seat) => {
    const p = view.players[seat]!;
    const f = p.forecast;
    const raised = { money: money(f.units * UNIT, texts), n: minus(f.income_after) };
    const raises = f.units ? texts('ra-raises-short', raised) : money(f.cash_after, texts);
    const down = p.action && !view.actions[p.action].used ? ` (${texts('ra-face-down')})` : '';
    const score = d.position.scores.find((s) => s.seat === seat);
    return [
      names[seat] ?? '',
      money(p.cash, texts),
      signed(p.income),
      String(p.victory),
      minus(-f.maintenance),
      p.out ? texts('cr-is-out') : f.out ? texts('ra-ruin') : raises,
      String(p.locomotive),
      p.action ? `${p.number ?? ''} ${actionName(p.action, texts)}${down}`.trim() : texts('cr-none'),
      String(p.links),
      minus(score?.total ?? p.final),
    ];
  });
  const head = [
    'cr-railroad',
    'cr-cash',
    'cr-income',
    'ra-victory',
    'ra-maintenance',
    'ra-cash-after',
    'cr-locomotive',
    'cr-action',
    'ra-links',
    'cr-total',
  ];
  return { heading: texts('cr-accounts'), lines: [], table: { head: head.map((key) => texts(key)), rows } };
}

function supplyBlock(view: View, texts: Texts): TextBlock {
  const cities = GOODS.filter((g) => view.new_cities[g]).map((g) => `${texts(`cr-city-${g}`)} ${view.new_cities[g]}`);
  return {
    heading: texts('ra-supply'),
    lines: [
      ...view.supply.map((goods, i) => texts('ra-space-goods', { space: i + 1, goods: goodsName(goods, texts) })),
      `${texts('cr-new-cities')}: ${cities.length ? cities.join(', ') : texts('cr-none')}`,
      texts('ra-markers', { n: view.markers }),
    ],
  };
}

function tableBlock(view: View, names: string[], texts: Texts): TextBlock {
  const lines = [
    texts('cr-turn-of', { turn: view.turn, turns: view.turns }),
    `${texts('cr-order')}: ${view.order.map((s) => names[s]).join(', ')}`,
    ...view.board.actions.map((a) => {
      const { seat, used } = view.actions[a.id];
      const who = seat === null ? texts('ra-untaken') : `${names[seat] ?? ''}${used ? '' : ` (${texts('ra-face-down')})`}`;
      return `${a.number} ${actionName(a.id, texts)}: ${who}`;
    }),
  ];
  if (view.auction) {
    for (const [seat, bid] of Object.entries(view.auction.bids))
      lines.push(`${texts('cr-bid-head')}, ${names[Number(seat)] ?? ''}: ${money(bid, texts)}`);
  }
  if (view.delivery) {
    for (const [seat, n] of Object.entries(view.delivery.points)) lines.push(`${names[Number(seat)] ?? ''}: ${texts('ra-points', { n })}`);
  }
  return { heading: texts('cr-table'), lines };
}

export function textView(d: Describe<View>): TextBlock[] {
  const { view } = d.position;
  const names = d.table.seats.map((s, n) => s.name || String(n + 1));
  const places = placesBlock(view, view.board.places, names, d.texts, (place) => kindText(view, place, d.texts));
  return [tableBlock(view, names, d.texts), playersBlock(view, d, names, d.texts), places, supplyBlock(view, d.texts)];
}
