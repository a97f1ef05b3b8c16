/** Positions for the gallery and the tests, made from the data of the game: nothing here keeps a rule. */
import type { Action } from '../../../net/types';
import { atlasOf, type Atlas } from '../map/atlas';
import { edgesOf, propose, ride } from '../map/ways';
import type { MoveOffer, NewsView, PlayerView, View } from '../types';
import { boardInfo } from './board';

export const board = boardInfo();

export function line(atlas: Atlas, ...stops: string[]): number[] {
  const out: number[] = [];
  for (let i = 1; i < stops.length; i++) {
    const from = atlas.byId.get(stops[i - 1]!)!;
    const starts = new Map((from.city?.points ?? [from.n]).map((p) => [p, 1]));
    const way = propose({ atlas, shut: new Set(out) }, starts, atlas.byId.get(stops[i]!)!.n)[0];
    if (way) out.push(...edgesOf(atlas, way.path));
  }
  return out;
}

export function player(cash: number | null, given: Partial<PlayerView> = {}): PlayerView {
  return {
    cash,
    locomotive: 'freight',
    speed: 9,
    capacity: 2,
    train: null,
    loads: [],
    cards: [],
    waiting: [],
    chosen: true,
    turns: 5,
    lost: 0,
    sections: 12,
    debt: 0,
    deliveries: 1,
    network: { groups: [], joined: 0, missing: 54 },
    ...given,
  };
}

export function emptyView(given: Partial<View> = {}): View {
  return {
    turn: 6,
    limit: 200,
    starter: 0,
    active: 0,
    phase: 'build',
    options: { cash: 'hidden', ferries: 'rulebook', fast_trains: false, loans: false },
    board,
    tracks: [[], []],
    ferries: Object.fromEntries(board.ferries.map((f) => [f.id, { owners: [], price: f.first }])),
    rights: [],
    offer: [],
    deck: 80,
    discards: 6,
    news: [],
    players: [player(60), player(null)],
    moving: null,
    building: null,
    losing: null,
    last_round: null,
    plans: {},
    offers: [],
    ...given,
  };
}

function within(atlas: Atlas, city: string, most: number): string[] {
  const start = atlas.byId.get(city)!.n;
  const steps = new Map([[start, 0]]);
  const queue = [start];
  for (const here of queue)
    for (const l of atlas.links[here]!) {
      if (steps.has(l.to) || steps.get(here)! >= most) continue;
      steps.set(l.to, steps.get(here)! + 1);
      queue.push(l.to);
    }
  return [...steps.keys()].map((n) => atlas.spots[n]!.id);
}

export function floodOf(atlas: Atlas, system: string, card: number): NewsView {
  const rivers = new Set(board.rivers.filter((r) => r.system === system).map((r) => r.id));
  const edges = atlas.board.edges.flatMap((e, n) => (e[4] === 'river' && rivers.has(e[5]) ? [n] : []));
  return { card, event: `flood_${system}`, seat: 1, ends: 2, half: [], still: [], no_build: [], no_trade: [], edges, ferries: false };
}

function offered(view: View): View {
  view.offer = [
    [12, 2, [0]],
    [31, null, []],
    [44, null, []],
    [58, null, []],
    [63, 1, [0, 1]],
    [80, null, []],
  ].map(([card, order, seats]) => ({ card: card as number, order: order as number | null, seats: seats as number[] }));
  for (const card of [...view.offer.map((o) => o.card), ...view.players[0]!.cards]) {
    view.plans[card] = board.cards[card]!.map((o, i) => ({
      source: board.goods.find((g) => g.id === o.good)!.sources[0]!,
      price: i === 1 ? 0 : o.distance,
    }));
  }
  return view;
}

function midGame(atlas: Atlas): View {
  const view = emptyView();
  view.tracks = [
    [...line(atlas, 'milano', 'genova', 'carrara', 'firenze', 'roma', 'napoli'), ...line(atlas, 'firenze', 'bologna')],
    [
      ...line(atlas, 'milano', 'verona', 'venezia'),
      ...line(atlas, 'verona', 'bologna', 'rimini', 'ancona', 'pescara'),
      ...line(atlas, 'roma', 'pescara'),
      ...line(atlas, 'palermo', 'catania', 'messina'),
    ],
  ];
  const drawn = new Set(view.tracks[0]);
  view.tracks[1] = view.tracks[1]!.filter((e) => !drawn.has(e));
  view.ferries['napoli_palermo'] = { owners: [1], price: 6 };
  view.ferries['roma_olbia'] = { owners: [0, 1], price: null };
  view.players = [
    player(73, {
      train: { point: 'carrara', ferry: null, from: null },
      loads: [
        { good: 'marble', card: 12, order: 2 },
        { good: 'wine', card: null, order: null },
      ],
      cards: [7],
      network: { groups: [['milano', 'roma', 'napoli']], joined: 3, missing: 10 },
      sections: 44,
      deliveries: 4,
    }),
    player(null, {
      locomotive: 'heavy',
      capacity: 3,
      train: { point: 'bologna', ferry: null, from: null },
      loads: [{ good: 'ham', card: 63, order: 1 }],
      cards: [21, 40],
      network: { groups: [['milano'], ['roma']], joined: 1, missing: 31 },
      sections: 51,
      deliveries: 3,
    }),
  ];
  return offered(view);
}

/** The same place, as seen in different phases. */
export function mock(which: string): { view: View; legal: Action[] } {
  const atlas = atlasOf(board);
  if (which === 'keep') {
    const view = offered(
      emptyView({
        phase: 'keep',
        turn: 0,
        players: [
          player(60, { cards: [7, 19, 33, 52, 90], chosen: false, turns: 0 }),
          player(null, { cards: [0, 0, 0, 0, 0], chosen: true, turns: 0 }),
        ],
      }),
    );
    view.offer = [];
    const cards = view.players[0]!.cards;
    return { view, legal: cards.flatMap((a, i) => cards.slice(i + 1).map((b) => ({ do: 'keep', cards: [a, b] }))) };
  }
  const view = midGame(atlas);
  if (which === 'flood')
    view.news = [
      floodOf(atlas, 'po', 93),
      {
        card: 98,
        event: 'vesuvio',
        seat: 0,
        ends: 1,
        half: within(atlas, 'napoli', 4),
        still: [],
        no_build: within(atlas, 'napoli', 2),
        no_trade: ['napoli'],
        edges: [],
        ferries: false,
      },
    ];
  if (which === 'move' || which === 'flood') return moving(view, atlas);
  view.phase = 'build';
  const network = [...new Set(view.tracks[0]!.flatMap((e) => board.edges[e]!.slice(0, 2) as number[]))];
  const outer = atlas.areas.flatMap((a) => a.city.points.slice(1));
  const fresh = view.tracks[0]!.slice(-4);
  view.building = {
    spent: 6,
    left: 14,
    majors: ['roma'],
    drawn: fresh,
    starts: [...new Set([...network, ...outer])].map((n) => atlas.spots[n]!.id),
    closed: [...view.tracks[1]!],
  };
  const legal: Action[] = [{ do: 'upgrade', to: 'fast' }, { do: 'ferry', ferry: 'napoli_palermo' }, { do: 'end' }];
  view.offers = [{ price: 20, left: 0, speed: 12, loads: 2 }, { price: 6, left: 8 }, null];
  return { view, legal };
}

function moving(view: View, atlas: Atlas): { view: View; legal: Action[] } {
  view.phase = 'move';
  view.moving = { left: 7, speed: 9, halved: false, toll_paid: false };
  const legal: Action[] = [];
  const usable = new Set(view.tracks.flat());
  const train = atlas.byId.get('carrara')!.n;
  for (const s of atlas.spots) {
    const path = ride(atlas, usable, [train], s.n);
    if (!path || path.length < 2 || path.length > 8) continue;
    legal.push({ do: 'move', path: path.map((n) => atlas.spots[n]!.id) });
    const offer: MoveOffer = {
      steps: path.length - 1,
      left: 8 - path.length,
      toll: 0,
      load: s.city ? [s.city.good] : [],
      deliver: s.id === 'firenze' ? [12] : [],
      lock: [],
    };
    view.offers.push(offer);
  }
  legal.push(
    { do: 'load', good: 'marble', card: 44, order: 1 },
    { do: 'load', good: 'marble', card: 0, order: 0 },
    { do: 'drop', good: 'wine' },
    { do: 'lock', good: 'wine', card: 58, order: 2 },
    { do: 'end' },
  );
  view.offers.push({ pay: 41, city: 'gela' }, { pay: null, city: null }, null, { pay: 23, city: 'roma' }, null);
  return { view, legal };
}
