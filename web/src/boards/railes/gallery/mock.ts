/** Positions for the gallery and the tests, made from the maps of the game: nothing here keeps a rule. */
import { hash, stream } from '../../canvas/chance';
import { cellKey, neighbourOf, opposite } from '../../cube_rails/hex';
import tileset from '../../../../../src/anden/games/railes/data/tiles.json';
import type { ActionInfo, Good, HexInfo, Link, PlaceInfo, PlaceState, PlayerView, TileInfo, View, Waterway } from '../types';
import { GOODS } from '../types';

type At = [number, number];
interface RawPlace {
  id: string;
  name: string;
  hex: At;
  color?: Good;
  cubes?: number;
}
interface RawMap {
  id: string;
  name: string;
  orientation: 'flat' | 'pointy';
  first_row?: number;
  hexes: Record<string, At[]>;
  rivers: At[];
  water?: At[];
  blocked?: { hex: At; side: number }[];
  cities: RawPlace[];
  towns: RawPlace[];
  waterways: Waterway[];
  ranges: { name: string; at: At }[];
}

const files = import.meta.glob<{ default: RawMap }>('../../../../../src/anden/games/railes/data/maps/*.json', { eager: true });
export const maps = new Map(Object.values(files).map((f) => [f.default.id, f.default]));

const ACTIONS: ActionInfo[] = [
  { id: 'turn_order', number: 1, price: 0, plus_level: false },
  { id: 'first_move', number: 2, price: 0, plus_level: false },
  { id: 'engineer', number: 3, price: 0, plus_level: false },
  { id: 'first_build', number: 4, price: 0, plus_level: false },
  { id: 'urban_growth', number: 5, price: 2, plus_level: false },
  { id: 'locomotive', number: 6, price: 4, plus_level: true },
  { id: 'urbanization', number: 7, price: 6, plus_level: false },
];

export function player(cash: number, income: number, victory: number, locomotive: number, standard = false): PlayerView {
  const maintenance = standard ? locomotive : 0;
  const net = income - maintenance;
  const missing = Math.max(0, -(cash + net));
  const units = Math.ceil(missing / 5);
  return {
    cash,
    income,
    victory,
    locomotive,
    links: 3,
    out: false,
    action: null,
    number: null,
    upgraded: false,
    most: cash + 5 * (income + 10),
    final: victory + Math.floor(income / 2) + 3,
    forecast: {
      income,
      maintenance,
      missing,
      units,
      income_after: income - units,
      victory_after: victory,
      cash_after: cash + net + 5 * units,
      out: false,
    },
  };
}

export function mock(id: string, full: boolean, players = 4, game: View['game'] = 'basic', seed = 1): View {
  const map = maps.get(id)!;
  const random = stream(hash(id, seed));
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const raw = [...map.cities.map((p) => ({ ...p, kind: 'city' as const })), ...map.towns.map((p) => ({ ...p, kind: 'town' as const }))];
  const placeAt = new Map(raw.map((p) => [cellKey(...p.hex), p]));
  const rivers = new Set(map.rivers.map((c) => cellKey(...c)));
  const wet = new Set((map.water ?? []).map((c) => cellKey(...c)));
  const every = Object.values(map.hexes).flat();
  const row = ([q, r]: At) => r + Math.floor(q / 2);
  const first = (map.first_row ?? 1) - Math.min(...every.map(row));
  const closed = new Map<string, number[]>();
  const close = (q: number, r: number, e: number) => closed.set(cellKey(q, r), [...(closed.get(cellKey(q, r)) ?? []), e]);
  for (const { hex, side } of map.blocked ?? []) {
    close(...hex, side);
    const n = neighbourOf({ q: hex[0], r: hex[1] }, side);
    close(n.q, n.r, opposite(side));
  }
  const hexes: HexInfo[] = Object.entries(map.hexes).flatMap(([terrain, list]) =>
    list.map(([q, r]) => {
      const place = placeAt.get(cellKey(q, r));
      const river = rivers.has(cellKey(q, r));
      const sides = [0, 1, 2, 3, 4, 5].filter((e) => wet.has(cellKey(neighbourOf({ q, r }, e).q, neighbourOf({ q, r }, e).r)));
      return {
        id: `${String.fromCharCode(65 + q)}${row([q, r]) + first}`,
        q,
        r,
        terrain: place?.kind === 'city' ? 'city' : (terrain as HexInfo['terrain']),
        river,
        price: place ? null : 2 + (river ? 1 : 0) + (terrain === 'hill' ? 2 : 0),
        place: place?.id ?? null,
        blocked: [...sides, ...(closed.get(cellKey(q, r)) ?? [])],
      };
    }),
  );
  const hexAt = new Map(hexes.map((h) => [cellKey(h.q, h.r), h]));
  const places: PlaceInfo[] = raw.map((p) => ({
    id: p.id,
    name: p.name,
    names: {},
    hex: hexAt.get(cellKey(...p.hex))!.id,
    kind: p.kind,
    cubes: p.cubes ?? 0,
  }));
  const state: Record<string, PlaceState> = {};
  for (const p of raw)
    state[p.id] = {
      color: p.color ?? null,
      city: p.kind === 'city',
      new_city: false,
      grown: false,
      goods: Array.from({ length: p.cubes ?? 0 }, () => any(GOODS)),
    };
  if (full) {
    for (const [i, p] of places
      .filter((o) => o.kind === 'town')
      .slice(0, 3)
      .entries())
      state[p.id] = { color: GOODS[4 - i]!, city: true, new_city: true, grown: true, goods: [any(GOODS), any(GOODS), any(GOODS)] };
    for (const p of places.filter((o) => o.kind === 'city').slice(2, 5)) {
      state[p.id]!.grown = true;
      state[p.id]!.goods.push(any(GOODS), any(GOODS), any(GOODS));
    }
  }
  const standard = game === 'standard';
  const stats: [number, number, number, number][] = [
    [3, 1, 4, 2],
    [0, -4, 9, 2],
    [12, 8, 53, 4],
    [4, -10, 1, 3],
    [7, 10, 31, 6],
    [1, 0, 0, 1],
  ];
  const view: View = {
    map: id,
    game,
    turn: 3,
    turns: 8,
    phase: 'build',
    board: {
      name: map.name,
      orientation: map.orientation,
      hexes,
      water: map.water ?? [],
      waterways: map.waterways,
      ranges: map.ranges,
      places,
      tiles: tileset.faces.map((t) => ({ id: t.id, class: t.class, paths: t.paths ?? [], exits: t.exits ?? [] })) as TileInfo[],
      tokens: tileset.tokens,
      actions: ACTIONS.map((a) => (standard ? { ...a, price: null, plus_level: false } : a)),
      tiles_per_turn: 3,
      max_locomotive: 6,
      income: [-10, 10],
      markers: 10,
      supply: 12,
    },
    places: state,
    track: [],
    links: [],
    supply: Array.from({ length: 12 }, (_, i) => (full && i % 5 === 1 ? [] : [any(GOODS), any(GOODS), any(GOODS)])),
    stock: Object.fromEntries(
      tileset.faces.map((t) => [t.id, tileset.tokens.filter((o) => o.faces.includes(t.id)).reduce((n, o) => n + o.count, 0)]),
    ),
    new_cities: { red: 1, blue: 0, purple: 1, yellow: 1, gray: 3 },
    markers: 7,
    bag: { red: 5, blue: 4, purple: 6, yellow: 3, gray: 2 },
    order: Array.from({ length: players }, (_, i) => (i + 2) % players),
    acting: [0],
    auction: null,
    actions: Object.fromEntries(ACTIONS.map((a) => [a.id, { seat: null, used: false }])) as unknown as View['actions'],
    move_round: 1,
    owed: null,
    delivery: null,
    build: null,
    players: stats.slice(0, players).map((s) => player(...s, standard)),
    offers: [],
  };
  if (full) layTrack(view, random);
  return view;
}

/** Random links between neighbouring places, to look at every kind of track. */
function layTrack(view: View, random: () => number): void {
  const hexAt = new Map(view.board.hexes.map((h) => [cellKey(h.q, h.r), h]));
  const tiles = new Map<string, View['track'][number]>();
  const isCity = (h: HexInfo) => h.place !== null && view.places[h.place]!.city;
  const starts = view.board.hexes.filter(isCity);
  const links: Link[] = [];
  for (let n = 0; n < starts.length * 9; n++) {
    const start = starts[Math.floor(random() * starts.length)]!;
    let [here, edge] = [start, Math.floor(random() * 6)];
    const laid: { hex: HexInfo; a: number; b: number | null }[] = [];
    let end: HexInfo | null = null;
    for (let step = 0; step < 6 && !end; step++) {
      if (here.blocked.includes(edge)) break;
      const h = hexAt.get(cellKey(neighbourOf(here, edge).q, neighbourOf(here, edge).r));
      const a = opposite(edge);
      if (!h || laid.some((l) => l.hex === h)) break;
      if (isCity(h)) {
        end = h;
        break;
      }
      const busy = (tiles.get(h.id)?.paths ?? []).flatMap((p) => [p.a, p.b]);
      if (busy.includes(a) || (busy.length && !h.place)) break;
      if (h.place) {
        laid.push({ hex: h, a, b: null });
        end = h;
        break;
      }
      const b = (a + [3, 2, 4][Math.floor(random() * 3)]!) % 6;
      laid.push({ hex: h, a, b });
      [here, edge] = [h, b];
    }
    if (!laid.length || end === start || (!end && n % 6)) continue;
    const owner = random() < 0.1 ? null : n % view.players.length;
    for (const l of laid) {
      const tile = tiles.get(l.hex.id) ?? { hex: l.hex.id, tile: l.hex.place ? 'T11' : '21', turn: 0, disc: false, paths: [] };
      tile.paths.push({ a: l.a, b: l.b, owner, done: end !== null });
      tiles.set(l.hex.id, tile);
    }
    links.push({
      owner,
      from: start.place!,
      to: end?.place ?? null,
      done: end !== null,
      length: laid.length,
      hexes: laid.map((l) => l.hex.id),
    });
  }
  view.track = [...tiles.values()];
  view.links = links;
  const placed = view.track.filter((t) => t.paths.some((p) => p.owner === 0)).slice(0, 2);
  view.build = {
    seat: 0,
    used: placed.length,
    limit: 3,
    spent: 7,
    fading: links.find((l) => !l.done && l.owner !== null)?.hexes ?? [],
    placed: placed.map((t) => ({ hex: t.hex, tile: t.tile, turn: t.turn, price: 3 })),
  };
}
