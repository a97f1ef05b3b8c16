/** The board as the view brings it, made from the data of the game: for the gallery and the tests. */
import cardsText from '../../../../../src/anden/games/italian_rails/data/cards.json?raw';
import drawingText from '../../../../../src/anden/games/italian_rails/data/drawing.json?raw';
import mapText from '../../../../../src/anden/games/italian_rails/data/map.json?raw';
import type { BoardInfo, City, EdgeRow, Line, NewsCard, Order, PointRow, Terrain } from '../types';

interface RawCity {
  id: string;
  names: Record<string, string>;
  tier: City['tier'];
  good: string;
  at: string;
  outer?: string[];
}
interface RawMap {
  rows: number;
  columns: number;
  prices: { terrain: Record<string, number>; crossing: Record<string, number> };
  points: [string, Terrain, string, number][];
  closed: [string, string][];
  crossings: [string, string, 'river' | 'lake' | 'inlet', string][];
  goods: { id: string; names: Record<string, string> }[];
  cities: RawCity[];
  ferries: {
    id: string;
    name: string;
    from: { port: string; at: string };
    to: { port: string; at: string };
    first: number;
    second: number;
  }[];
  rivers: { id: string; name: string; system: string }[];
  systems: { id: string; name: string }[];
  lakes: { id: string; name: string }[];
  inlets: { id: string; name: string }[];
  volcanoes: { id: string; names: Record<string, string>; at: string }[];
}
interface RawDrawing {
  labels: Record<string, City['label']>;
  rivers: Record<string, Line>;
  lakes: Record<string, Line>;
  ferries: Record<string, Line>;
  volcanoes: Record<string, [number, number]>;
  land: Line[];
  islands: Line[];
  foreign: Line[];
  border: Line[];
  mountains: Line[];
  alps: Line[];
}
interface RawCards {
  orders: { card: number; orders: [string, string, number][] }[];
  events: { card: number; id: string; kind: NewsCard['kind']; lasts: boolean }[];
}

const map = JSON.parse(mapText) as RawMap;
const drawing = JSON.parse(drawingText) as RawDrawing;
const cards = JSON.parse(cardsText) as RawCards;

function placeOf(label: string): [number, number] {
  const letters = /^[A-Z]+/.exec(label)![0];
  let row = 0;
  for (const c of letters) row = row * 26 + c.charCodeAt(0) - 64;
  return [row - 1, Number(label.slice(letters.length)) - 1];
}

function edgesOf(points: PointRow[], cityAt: Map<number, string>): EdgeRow[] {
  const at = new Map(points.map((p, n) => [`${p[1]} ${p[2]}`, n]));
  const pair = (a: string, b: string) => [a, b].sort().join(' ');
  const closed = new Set(map.closed.map(([a, b]) => pair(a, b)));
  const crossed = new Map(map.crossings.map(([a, b, kind, id]) => [pair(a, b), [kind, id] as const]));
  const edges: EdgeRow[] = [];
  points.forEach(([, row, col, , label], a) => {
    const odd = row % 2;
    for (const [r, c] of [
      [row, col + 1],
      [row + 1, col + odd],
      [row + 1, col + odd - 1],
      [row, col - 1],
      [row - 1, col + odd - 1],
      [row - 1, col + odd],
    ] as const) {
      const b = at.get(`${r} ${c}`);
      if (b === undefined || b <= a || closed.has(pair(label, points[b]![4]))) continue;
      if (cityAt.has(a) && cityAt.get(a) === cityAt.get(b)) edges.push([a, b, 0, 0, 'city', '']);
      else {
        const [kind, id] = crossed.get(pair(label, points[b]![4])) ?? (['', ''] as const);
        const more = kind ? map.prices.crossing[kind]! : 0;
        edges.push([a, b, map.prices.terrain[points[a]![3]]! + more, map.prices.terrain[points[b]![3]]! + more, kind, id]);
      }
    }
  });
  return edges.sort((x, y) => x[0] - y[0] || x[1] - y[1]);
}

export function boardInfo(): BoardInfo {
  const index = new Map(map.points.map(([label], n) => [label, n]));
  const names = new Map(map.cities.map((c) => [c.at, c.id]));
  const points: PointRow[] = map.points.map(([label, terrain]) => [names.get(label) ?? label, ...placeOf(label), terrain, label]);
  const cities: City[] = map.cities.map((c) => ({
    id: c.id,
    names: c.names,
    tier: c.tier,
    good: c.good,
    point: index.get(c.at)!,
    points: [c.at, ...(c.outer ?? [])].map((l) => index.get(l)!),
    label: drawing.labels[c.id]!,
  }));
  const cityAt = new Map(cities.flatMap((c) => c.points.map((p) => [p, c.id] as const)));
  const order = ([city, good, pay]: [string, string, number]): Order => ({ city, good, pay, distance: pay - 5 });
  return {
    rows: map.rows,
    columns: map.columns,
    points,
    cities,
    edges: edgesOf(points, cityAt),
    goods: map.goods.map((g) => ({ ...g, sources: cities.filter((c) => c.good === g.id).map((c) => c.id) })),
    ferries: map.ferries.map((f) => ({
      id: f.id,
      name: f.name,
      first: f.first,
      second: f.second,
      line: drawing.ferries[f.id]!,
      ends: [f.from, f.to].map((e) => ({ port: e.port, point: names.get(e.at) ?? e.at })),
    })),
    rivers: map.rivers.map((r) => ({ ...r, line: drawing.rivers[r.id]! })),
    systems: Object.fromEntries(map.systems.map((s) => [s.id, s.name])),
    lakes: map.lakes.map((l) => ({ ...l, polygon: drawing.lakes[l.id] ?? [] })),
    inlets: map.inlets,
    volcanoes: map.volcanoes.map((v) => ({ id: v.id, names: v.names, point: names.get(v.at) ?? v.at, at: drawing.volcanoes[v.id]! })),
    outline: {
      land: drawing.land,
      islands: drawing.islands,
      foreign: drawing.foreign,
      border: drawing.border,
      mountains: drawing.mountains,
      alps: drawing.alps,
    },
    cards: Object.fromEntries(cards.orders.map((c) => [String(c.card), c.orders.map(order)])),
    news: Object.fromEntries(cards.events.map((e) => [String(e.card), { event: e.id, kind: e.kind, lasts: e.lasts }])),
    locomotives: {
      freight: { speed: 9, loads: 2, upgrades: { fast: 20, heavy: 20 } },
      fast: { speed: 12, loads: 2, upgrades: { super: 20, heavy: 5 } },
      heavy: { speed: 9, loads: 3, upgrades: { super: 20, fast: 5 } },
      super: { speed: 12, loads: 3, upgrades: {} },
    },
    goal: { cash: 250, majors: 4 },
    toll: 4,
    spending: 20,
    borrow: 20,
    repay: 40,
  };
}
