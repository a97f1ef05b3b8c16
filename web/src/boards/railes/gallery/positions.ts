/** A position of every phase, to look at the panels and to test them: made up, nothing here keeps a rule. */
import { phaseOf, positionOf, scoreOf, seatOf, tableOf } from '../../../net/samples';
import type { Action, Position, Seat, Table } from '../../../net/types';
import { GOODS, type Offer, type PayOffer, type PhaseId, type PlayerView, type View } from '../types';
import { mock } from './mock';

export interface Made {
  table: Table<View>;
  position: Position<View>;
  legal: Action[];
}

interface Choice {
  action: Action;
  offer: Offer;
}

const NAMES = ['Ana', 'Beto', 'Carla María', 'Dani', 'Eva', 'Fernando'];
export const PHASES: PhaseId[] = ['first_order', 'capital', 'auction', 'actions', 'build', 'move', 'score'];

/** Cash first, units of 5, one income each. */
function pay(p: PlayerView, price: number): PayOffer {
  const units = Math.max(0, Math.ceil((price - p.cash) / 5));
  return { price, units, income_after: Math.max(-10, p.income - units), victory_after: p.victory - 2 * Math.max(0, units - p.income - 10) };
}

function builds(view: View): Choice[] {
  const me = view.players[0]!;
  const free = view.board.hexes.filter((h) => h.price !== null && !view.track.some((t) => t.hex === h.id)).slice(20, 32);
  const done: [string, string, Seat][] = [[view.board.places[0]!.id, view.board.places[2]!.id, 0]];
  return free.flatMap((h, n) =>
    [
      ['21', 1],
      ['22', 0],
      ['22', 4],
      ['23', 2],
    ]
      .slice(0, 1 + (n % 4))
      .map(([tile, turn], i) => ({
        action: { do: 'build', hex: h.id, tile, turn },
        offer: { ...pay(me, h.price!), kind: 'place' as const, done: i === 0 && n % 3 === 0 ? done : [], claims: n === 5 },
      })),
  );
}

function deliveries(view: View): Choice[] {
  const places = view.board.places.map((p) => p.id);
  return Array.from({ length: 12 }, (_, n) => {
    const owners = Array.from({ length: 1 + (n % 3) }, (_, i) => (n + i) % 3);
    const gain: Record<string, number> = {};
    for (const owner of owners) gain[owner] = (gain[owner] ?? 0) + 1;
    const route = [places[(n >> 1) % 6]!, ...owners.map((_, i) => places[(n * 2 + 7 + i * 5) % places.length]!)];
    return { action: { do: 'deliver', good: GOODS[(n >> 1) % 4]!, route, owners }, offer: { gain } };
  });
}

function cities(view: View): Choice[] {
  const spaces = view.supply.flatMap((goods, i) => (goods.length ? [i + 1] : []));
  if (view.owed?.action === 'urban_growth') {
    const open = view.board.places.filter((p) => view.places[p.id]!.city && !view.places[p.id]!.grown);
    return open.flatMap((p) => spaces.map((space) => ({ action: { do: 'grow', city: p.id, space }, offer: null })));
  }
  const towns = view.board.places.filter((p) => !view.places[p.id]!.city);
  const colours = GOODS.filter((g) => view.new_cities[g] > 0);
  return towns.flatMap((p) =>
    colours.flatMap((color) => spaces.map((space) => ({ action: { do: 'urbanize', town: p.id, color, space }, offer: { done: [] } }))),
  );
}

/** Legal actions with what they bring, for a phase. */
function offered(phase: string, view: View): Choice[] {
  const me = view.players[0]!;
  const alone = (...names: string[]) => names.map((name) => ({ action: { do: name }, offer: null }));
  switch (phase) {
    case 'first_order':
      return [...Array.from({ length: 12 }, (_, i) => ({ action: { do: 'bid', amount: 2 + i }, offer: pay(me, 2 + i) })), ...alone('drop')];
    case 'capital':
      return Array.from({ length: 11 }, (_, units) => ({
        action: { do: 'capital', units },
        offer: { cash: 5 * units, income_after: me.income - units, victory_after: me.victory },
      }));
    case 'auction':
      return [
        ...Array.from({ length: 6 }, (_, i) => ({ action: { do: 'bid', amount: 3 + i }, offer: { units: 0, income_after: me.income } })),
        ...alone('pass'),
        { action: { do: 'drop' }, offer: { place: 3, pays: 1 } },
      ];
    case 'actions':
      return view.board.actions
        .filter((a) => view.actions[a.id].seat === null)
        .flatMap((a) => [
          { action: { do: 'choose', action: a.id, use: true }, offer: pay(me, (a.price ?? 0) + (a.plus_level ? me.locomotive + 1 : 0)) },
          ...(['urban_growth', 'urbanization'].includes(a.id)
            ? [{ action: { do: 'choose', action: a.id, use: false }, offer: pay(me, 0) }]
            : []),
        ]);
    case 'build':
      return [...cities(view), ...builds(view), ...(view.owed && !view.owed.may_skip ? [] : alone('finish'))];
    case 'move':
      return [...deliveries(view), ...alone('upgrade', 'skip')];
    case 'score':
      return [
        { action: { do: 'score', to: 'income' }, offer: { income: me.income + 2, victory: me.victory, final: me.final + 1 } },
        { action: { do: 'score', to: 'victory' }, offer: { income: me.income, victory: me.victory + 2, final: me.final + 2 } },
      ];
    default:
      return [];
  }
}

export function make(
  phase: PhaseId,
  map = 'northeast',
  players = 4,
  game: View['game'] = 'basic',
  change: (view: View) => void = () => {},
): Made {
  const view = mock(map, true, players, game);
  view.phase = phase;
  view.actions['engineer'] = { seat: 1, used: true };
  view.actions['urban_growth'] = { seat: 2, used: false };
  Object.assign(view.players[1]!, { action: 'engineer', number: 3 });
  Object.assign(view.players[2]!, { action: 'urban_growth', number: 5 });
  const most = Object.fromEntries(view.players.map((p, seat) => [String(seat), p.most]));
  if (phase === 'first_order')
    view.auction = {
      kind: 'place',
      position: 2,
      bids: { 1: 1 },
      highest: 1,
      lowest_bid: 2,
      most,
      passes: [],
      dropped: [3],
      won: [2],
      paid: {},
      payments: view.players.map((_, i) => (i < players - 1 ? 'all' : 'none')),
    };
  if (phase === 'auction')
    view.auction = {
      kind: 'turn',
      position: null,
      bids: { 1: 2, 2: 1 },
      highest: 1,
      lowest_bid: 3,
      most,
      passes: [0],
      dropped: [3],
      won: [],
      paid: { 3: 0 },
      payments: view.players.map((_, i) => (i < 2 ? 'all' : i === players - 1 ? 'none' : 'half')),
    };
  if (phase === 'score') view.delivery = { seat: 1, good: 'blue', points: { 0: 2, 1: 3 }, deciding: 0 };
  if (phase === 'build') view.owed = { seat: 0, action: 'urbanization', may_skip: game === 'standard' };
  else view.build = null;
  change(view);
  const choices = offered(phase, view);
  view.offers = choices.map((c) => c.offer);
  const legal = choices.map((c) => c.action);
  const position = positionOf(view, {
    phase: phaseOf(phase, { round: view.turn, rounds: view.turns }),
    scores: view.players.map((p, seat) => scoreOf(seat, p.final, { victory: p.victory, income: Math.floor(p.income / 2), links: p.links })),
  });
  const table = tableOf('railes', position, { map, legal, seats: view.players.map((_, seat) => seatOf(seat, NAMES[seat]!)) });
  return { table, position, legal };
}
