/** A position of every phase, to look at the panels: made up, nothing here keeps a rule. */
import { phaseOf, positionOf, scoreOf, seatOf, tableOf } from '../../../../net/samples';
import type { Action, Position, Seat, Table } from '../../../../net/types';
import { mock } from '../../gallery/mock';
import type { ActionId, Forecast, Good, Offer, PhaseId, View } from '../../types';

export interface Made {
  table: Table<View>;
  position: Position<View>;
  legal: Action[];
}

const NAMES = ['Ana', 'Beto', 'Carla María', 'Dani', 'Eva', 'Fernando'];
const ACTIONS: ActionId[] = ['first_move', 'first_build', 'engineer', 'locomotive', 'urbanization', 'production', 'turn_order'];
const COLOURS: Good[] = ['red', 'blue', 'purple', 'yellow', 'black'];

function forecast(cash: number, income: number, expenses: number): Forecast {
  const net = income - expenses;
  const missing = Math.max(0, -(cash + net));
  const reduction = income > 10 ? 2 : 0;
  return {
    income,
    expenses,
    net,
    missing,
    reduction,
    income_after: income - missing - reduction,
    cash_after: Math.max(0, cash + net),
    cushion: cash + net + income,
    out: income - missing < 0,
  };
}

function dress(view: View, players: number): void {
  const cities = view.board.places.filter((p) => p.kind === 'city');
  view.board.columns.forEach((column) => {
    const owner = cities.find((c) => c.columns.includes(column.id));
    column.feeds = column.id.length === 1 ? column.id : (owner?.id ?? null);
    view.display[column.id] = Array.from({ length: column.boxes }, (_, i) =>
      column.die === 3 && i < 2 ? null : COLOURS[(column.die + i * 2) % 5]!,
    );
  });
  view.board.dice = { light: players, dark: players };
  view.bag = { red: 5, blue: 3, purple: 7, yellow: 2, black: 4 };
  view.stock = Object.fromEntries(view.board.tiles.map((t, i) => [t.id, t.class === 'simple' ? 30 - i * 11 : i % 3]));
  view.order = Array.from({ length: players }, (_, i) => (i + 2) % players);
  view.players = Array.from({ length: players }, (_, seat) => {
    const [cash, income, shares, locomotive] = [
      [12, 6, 4, 2],
      [1, 2, 6, 2],
      [23, 14, 5, 3],
      [0, 0, 5, 1],
      [8, 9, 3, 4],
      [5, 5, 5, 5],
    ][seat]!;
    return {
      cash: cash!,
      shares: shares!,
      income: income!,
      locomotive: locomotive!,
      sections: 6 + seat,
      links: 3,
      discs: 17 - seat,
      out: false,
      action: null,
      upgraded: false,
      forecast: forecast(cash!, income!, shares! + locomotive!),
    };
  });
  view.actions = Object.fromEntries(ACTIONS.map((a, i) => [a, i === 2 ? 1 : i === 4 ? 3 : null]));
  view.players[1]!.action = 'engineer';
  view.players[3 % players]!.action = 'urbanization';
}

function builds(view: View): { action: Action; offer: Offer }[] {
  const free = view.board.hexes.filter((h) => h.price !== null && !view.track.some((t) => t.hex === h.id)).slice(20, 32);
  const done: [string, string][] = [[view.board.places[0]!.id, view.board.places[2]!.id]];
  return free.flatMap((h, n) =>
    [
      ['straight', 1],
      ['gentle', 0],
      ['gentle', 4],
      ['acute', 2],
    ]
      .slice(0, 1 + (n % 4))
      .map(([tile, turn], i) => ({
        action: { do: 'build', hex: h.id, tile, turn },
        offer: { price: h.price!, kind: 'place' as const, done: i === 0 && n % 3 === 0 ? done : [], claims: n === 5 },
      })),
  );
}

function deliveries(view: View): { action: Action; offer: Offer }[] {
  const places = view.board.places.map((p) => p.id);
  const out: { action: Action; offer: Offer }[] = [];
  for (let n = 0; n < 16; n++) {
    const length = 1 + (n % 3);
    const route = Array.from({ length: length + 1 }, (_, i) => places[(n * 2 + i * 5) % places.length]!);
    const owners = Array.from({ length }, (_, i) => (n + i) % 3);
    const gain: Record<string, number> = {};
    for (const owner of owners) gain[owner] = (gain[owner] ?? 0) + 1;
    out.push({
      action: { do: 'deliver', good: COLOURS[(n >> 1) % 4]!, route: [places[(n >> 1) % 6]!, ...route.slice(1)], owners, bonus: -1 },
      offer: { gain },
    });
  }
  return out;
}

/** Legal actions with what they bring, for a phase. */
function offered(phase: string, view: View): { action: Action; offer: Offer }[] {
  const me = view.players[0]!;
  const alone = (...names: string[]) => names.map((name) => ({ action: { do: name }, offer: null }));
  switch (phase) {
    case 'shares':
      return Array.from({ length: 12 }, (_, shares) => ({
        action: { do: 'issue', shares },
        offer: {
          cash: 5 * shares,
          points: -3 * shares,
          forecast: forecast(me.cash + 5 * shares, me.income, me.shares + me.locomotive + shares),
        },
      }));
    case 'auction':
      return [
        ...Array.from({ length: me.cash - 2 }, (_, i) => ({ action: { do: 'bid', amount: 3 + i }, offer: null })),
        ...alone('pass'),
        { action: { do: 'drop' }, offer: { place: 3, pays: 1 } },
      ];
    case 'start_player':
      return alone('pay', 'decline');
    case 'actions':
      return ACTIONS.filter((a) => view.actions[a] === null).map((action) => ({
        action: { do: 'choose', action },
        offer: action === 'locomotive' ? { forecast: forecast(me.cash, me.income, me.shares + me.locomotive + 1) } : null,
      }));
    case 'build': {
      const towns = view.board.places.filter((p) => p.kind === 'town').slice(4, 8);
      const urbanize = towns.flatMap((t) =>
        view.new_cities.map((city) => ({ action: { do: 'urbanize', town: t.id, city }, offer: { done: [] } })),
      );
      return [...urbanize, ...builds(view), ...alone('finish')];
    }
    case 'move':
      return [
        ...deliveries(view),
        { action: { do: 'upgrade' }, offer: { forecast: forecast(me.cash, me.income, me.shares + me.locomotive + 1) } },
        ...alone('skip'),
      ];
    case 'reward':
      return [
        [0, 1],
        [0, 2],
        [1, 2],
      ].map((seats) => ({ action: { do: 'reward', seats }, offer: null }));
    case 'production':
      return (view.production?.goods ?? []).flatMap((good) =>
        view.board.columns.flatMap((c) =>
          (view.display[c.id] ?? []).flatMap((b, i) =>
            b === null ? [{ action: { do: 'stock', good, column: c.id, box: i + 1 }, offer: null }] : [],
          ),
        ),
      );
    default:
      return [];
  }
}

export function make(phase: PhaseId, map: string, players: number, viewer: Seat | null = 0): Made {
  const view = mock(map, true);
  dress(view, players);
  view.phase = phase;
  if (phase === 'auction') {
    const [a, b, c, d] = view.order.filter((s) => s !== 0);
    view.auction = {
      bids: { [String(a)]: 1, [String(b)]: 2, ...(c !== undefined ? { [String(c)]: 1 } : {}), '0': 1 },
      highest: b ?? null,
      lowest_bid: 3,
      passes: [0],
      dropped: [d, a].filter((s) => s !== undefined).slice(0, Math.max(0, players - 3)),
      paid: { [String(a)]: 1, [String(d)]: 0 },
      payments: Array.from({ length: players }, (_, i) => (i < 2 ? 'all' : i === players - 1 ? 'none' : 'half')),
    };
  }
  if (phase === 'start_player') view.fee = { asked: 0, amount: 5, first: 1 };
  if (phase === 'production') view.production = { goods: ['red', 'yellow'] };
  if (phase !== 'build') view.build = null;
  const choices = offered(phase, view);
  view.offers = choices.map((c) => c.offer);
  const legal = viewer === 0 ? choices.map((c) => c.action) : [];
  const position = positionOf(view, {
    phase: phaseOf(phase, { round: view.turn, rounds: view.turns }),
    scores: view.players.map((p, seat) =>
      scoreOf(seat, 3 * p.income + p.sections - 3 * p.shares, { income: 3 * p.income, track: p.sections, shares: -3 * p.shares }),
    ),
  });
  const seats = view.players.map((_, seat) => seatOf(seat, NAMES[seat]!));
  const table = tableOf('age_of_steam', position, { map, viewer, legal, seats });
  return { table, position, legal };
}
