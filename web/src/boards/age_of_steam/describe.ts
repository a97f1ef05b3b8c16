/** The decision line, hints in words, and the board in words. */
import type { Action } from '../../net/types';
import type { Describe, TextBlock, Texts } from '../../table/board';
import { commonPhrase, placesBlock, seatsInOrder } from '../cube_rails/describe';
import { actionName, goodName, goodsName, minus, money, placeName, routeName, signed } from '../cube_rails/words';
import { offersOf } from './offers';
import { rowsOf } from './panel/growth';
import type { ActionId, Deliver, Good, PlaceInfo, PlayerView, View } from './types';
import { cubeName, feedName } from './words';

export function describe({ position, legal, texts }: Describe<View>): string {
  const { view, phase } = position;
  const seat = position.to_act[0];
  const player = seat !== undefined && seat >= 0 ? view.players[seat] : undefined;
  if (!player) return texts(`phase-${phase.key}`, phase.args);
  const offers = offersOf(legal, view.offers);
  switch (phase.key) {
    case 'shares':
      return texts('aos-do-shares', { cash: money(player.cash, texts), shares: player.shares });
    case 'auction':
      return texts('aos-do-auction', { lowest: money(view.auction?.lowest_bid ?? 1, texts) });
    case 'start_player':
      return texts('aos-do-fee', { fee: money(view.fee?.amount ?? 0, texts) });
    case 'actions':
      return texts('aos-do-actions');
    case 'build': {
      const turn = view.build;
      if (!turn) return texts('phase-build', phase.args);
      if (legal.length && !offers.builds.size && !offers.connects.length && !offers.urbanizes.size) return texts('cr-do-end-build');
      return texts('aos-do-build', { limit: turn.limit, used: turn.used, cash: money(player.cash, texts) });
    }
    case 'reward':
      return texts('aos-do-reward');
    case 'move':
      return texts('aos-do-move', { round: view.move_round, locomotive: player.locomotive });
    case 'production':
      if (view.production?.goods.length) return texts('aos-do-stock', { n: view.production.goods.length });
      return texts(offers.finish ? 'aos-do-end-production' : 'aos-do-produce');
    default:
      return texts(`phase-${phase.key}`, phase.args);
  }
}

export function phrase(action: Action, { position, table, texts }: Describe<View>): string {
  const { view } = position;
  const names = table.seats.map((s) => s.name);
  const text = (field: string) => String(action[field] ?? '');
  const number = (field: string) => Number(action[field] ?? 0);
  switch (action.do) {
    case 'issue':
      return number('shares') ? texts('aos-issue', { n: number('shares') }) : texts('aos-issue-none');
    case 'pay':
      return texts('aos-fee-pay', { money: money(view.fee?.amount ?? 0, texts) });
    case 'decline':
      return texts(position.phase.key === 'production' ? 'aos-decline-production' : 'aos-fee-decline');
    case 'choose':
      return texts('cr-say-choose', { action: actionName(text('action') as ActionId, texts) });
    case 'urbanize':
      return texts('aos-say-urbanize', { place: placeName(view, text('town'), texts), city: text('city') });
    case 'connect': {
      const link = view.board.direct_links.find((l) => l.id === text('link'));
      return texts('aos-say-connect', { places: (link?.between ?? []).map((id) => placeName(view, id, texts)) });
    }
    case 'reward':
      return texts('aos-say-reward', { players: (action['seats'] as number[]).map((s) => names[s] ?? String(s + 1)) });
    case 'finish':
      return position.phase.key === 'production' ? texts('aos-end-production') : commonPhrase(action, texts);
    case 'deliver': {
      const { good, route } = action as Deliver;
      return texts('aos-say-deliver', { cube: cubeName(good, texts), route: routeName(view, route, texts) });
    }
    case 'produce':
      return texts('aos-produce');
    case 'stock':
      return texts('aos-stock-in', {
        cube: cubeName(text('good') as Good, texts),
        city: feedName(view, view.board.columns.find((c) => c.id === text('column'))?.feeds ?? null, texts),
        box: number('box'),
      });
    default:
      return commonPhrase(action, texts);
  }
}

// --- the board in words ----------------------------------------------------------------------------------------------

function kindText(view: View, place: PlaceInfo, texts: Texts): string {
  const state = view.places[place.id];
  const kind = state?.new_city ? texts('aos-new-city', { city: state.new_city }) : texts(`aos-kind-${place.kind}`);
  return state?.color ? `${kind}, ${texts(`cr-city-${state.color}`)}` : kind;
}

function endText(p: PlayerView, texts: Texts): string {
  const f = p.forecast;
  if (p.out || f.out) return texts(p.out ? 'cr-is-out' : 'aos-out-then');
  return f.missing ? texts('aos-missing', { n: f.missing, money: money(f.missing, texts) }) : money(f.cash_after, texts);
}

function playersBlock(view: View, d: Describe<View>, names: string[], texts: Texts): TextBlock {
  const rows = seatsInOrder(view).map((seat) => {
    const p = view.players[seat]!;
    const score = d.position.scores.find((s) => s.seat === seat);
    return [
      names[seat] ?? '',
      money(p.cash, texts),
      signed(p.income),
      minus(-p.forecast.expenses),
      endText(p, texts),
      String(p.shares),
      String(p.locomotive),
      p.action ? actionName(p.action, texts) : texts('cr-none'),
      minus(score?.total ?? 0),
    ];
  });
  const head = [
    'cr-railroad',
    'cr-cash',
    'cr-income',
    'aos-expenses',
    'aos-cash-after',
    'aos-shares',
    'cr-locomotive',
    'cr-action',
    'cr-total',
  ];
  return { heading: texts('cr-accounts'), lines: [], table: { head: head.map((key) => texts(key)), rows } };
}

function displayBlock(view: View, texts: Texts): TextBlock {
  const rows = (['light', 'dark'] as const).flatMap((section) =>
    rowsOf(view, section).map((row) => [
      texts(`aos-section-${section}`),
      String(row.column.die),
      feedName(view, row.column.feeds, texts),
      goodsName(
        row.boxes.filter((b) => b !== null),
        texts,
      ),
    ]),
  );
  const head = ['aos-head-section', 'aos-head-die', 'aos-head-city', 'cr-head-goods'].map((key) => texts(key));
  const bag = Object.entries(view.bag).map(([good, n]) => `${goodName(good as Good, texts)} ${n}`);
  return { heading: texts('aos-display'), lines: [`${texts('aos-bag')}: ${bag.join(', ')}`], table: { head, rows } };
}

function tableBlock(view: View, names: string[], texts: Texts): TextBlock {
  const lines = [
    texts('cr-turn-of', { turn: view.turn, turns: view.turns }),
    `${texts('cr-order')}: ${view.order.map((s) => names[s]).join(', ')}`,
    ...(Object.entries(view.actions) as [ActionId, number | null][]).map(([action, seat]) => {
      const who = seat !== null ? (names[seat] ?? '') : texts(view.locked.includes(action) ? 'aos-locked' : 'aos-free');
      return `${actionName(action, texts)}: ${who}`;
    }),
  ];
  if (view.auction) {
    for (const seat of view.order) {
      const out = view.auction.dropped.indexOf(seat);
      const bid = view.auction.bids[String(seat)];
      const what = out >= 0 ? texts('cr-nth', { n: view.auction.payments.length - out }) : bid ? money(bid, texts) : texts('aos-still-in');
      lines.push(`${texts('cr-bid-head')}, ${names[seat] ?? ''}: ${what}`);
    }
  }
  return { heading: texts('cr-table'), lines };
}

export function textView(d: Describe<View>): TextBlock[] {
  const { view } = d.position;
  const names = d.table.seats.map((s, n) => s.name || String(n + 1));
  const land = Object.entries(view.land).map(([hex, good]) => `${hex}: ${goodName(good, d.texts)}`);
  const bare = land.length ? [`${d.texts('aos-on-land')}: ${land.join('; ')}`] : [];
  const places = placesBlock(view, view.board.places, names, d.texts, (place) => kindText(view, place, d.texts), bare);
  const blocks = [tableBlock(view, names, d.texts), playersBlock(view, d, names, d.texts), places];
  if (view.board.columns.length) blocks.push(displayBlock(view, d.texts));
  return blocks;
}
