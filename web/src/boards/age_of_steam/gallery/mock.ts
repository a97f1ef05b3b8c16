/** Positions for the gallery, made from the maps of the game: nothing here keeps a rule. */
import { hash, stream } from '../../canvas/chance';
import { bend } from '../../cube_rails/curves';
import { cellKey, neighbourOf, opposite } from '../../cube_rails/hex';
import tables from '../../../../../src/anden/games/age_of_steam/data/tables.json';
import tileset from '../../../../../src/anden/games/age_of_steam/data/tiles.json';
import type { Good, HexInfo, Link, PlaceInfo, PlaceState, TileInfo, TrackTile, View } from '../types';

interface RawPlace {
  id: string;
  name: string;
  hex: [number, number];
  color?: Good;
  growth?: string[];
  cubes?: number;
  good?: Good;
  port?: boolean;
  start?: boolean;
  region?: 'east' | 'west' | null;
}
interface RawMap {
  id: string;
  name: string;
  orientation: 'flat' | 'pointy';
  prices: Record<string, number>;
  hexes: Record<string, [number, number][]>;
  water?: [number, number][];
  printed_prices?: Record<string, [number, number][]>;
  cities?: RawPlace[];
  towns?: RawPlace[];
  terminals?: RawPlace[];
  direct_links?: { id: string; between: [string, string]; side: number; price: number }[];
}

const files = import.meta.glob<{ default: RawMap }>('../../../../../src/anden/games/age_of_steam/data/maps/*.json', { eager: true });
export const maps = new Map(Object.values(files).map((f) => [f.default.id, f.default]));

const GOODS: Good[] = ['red', 'blue', 'purple', 'yellow', 'black'];

export function mock(id: string, full: boolean, seed = 1): View {
  const map = maps.get(id)!;
  const random = stream(hash(id, seed));
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const raw = [
    ...(map.cities ?? []).map((p) => ({ ...p, kind: 'city' as const })),
    ...(map.towns ?? []).map((p) => ({ ...p, kind: 'town' as const })),
    ...(map.terminals ?? []).map((p) => ({ ...p, kind: 'terminal' as const })),
  ];
  const placeAt = new Map(raw.map((p) => [cellKey(...p.hex), p]));
  const printed = new Map(
    Object.entries(map.printed_prices ?? {}).flatMap(([n, list]) => list.map((c) => [cellKey(...c), Number(n)] as const)),
  );
  const column = ([q, r]: [number, number]) => (map.orientation === 'flat' ? q : q + Math.ceil(r / 2));
  const row = ([q, r]: [number, number]) => (map.orientation === 'flat' ? r + Math.floor(q / 2) : r);
  const every = Object.values(map.hexes).flat();
  const [firstColumn, firstRow] = [Math.min(...every.map(column)), Math.min(...every.map(row))];
  const hexes: HexInfo[] = Object.entries(map.hexes).flatMap(([terrain, list]) =>
    list.map(([q, r]) => {
      const place = placeAt.get(cellKey(q, r));
      const kind = place && place.kind !== 'town' ? place.kind : (terrain as HexInfo['terrain']);
      const price = place && place.kind !== 'town' ? null : (printed.get(cellKey(q, r)) ?? map.prices[terrain] ?? 2);
      return {
        id: `${String.fromCharCode(65 + column([q, r]) - firstColumn)}${row([q, r]) - firstRow + 1}`,
        q,
        r,
        terrain: kind,
        price,
        place: place?.id ?? null,
      };
    }),
  );
  const hexAt = new Map(hexes.map((h) => [cellKey(h.q, h.r), h]));
  const places: PlaceInfo[] = raw.map((p) => ({
    id: p.id,
    name: p.name,
    hex: hexAt.get(cellKey(...p.hex))!.id,
    kind: p.kind,
    columns: p.growth ?? [],
    tags: [...(p.port ? ['port' as const] : []), ...(p.start ? ['start' as const] : []), ...(p.region ? [p.region] : [])],
  }));
  const tiles = tileset.tiles.map((t) => ({ id: t.id, class: t.class, paths: t.paths ?? [], exits: t.exits ?? [] })) as TileInfo[];
  const state: Record<string, PlaceState> = {};
  for (const p of raw) {
    const many = full && p.kind === 'city' ? (p.cubes ?? 0) + Math.floor(random() * 3) : (p.cubes ?? 0);
    state[p.id] = {
      color: p.kind === 'terminal' ? any(GOODS) : (p.color ?? null),
      city: p.kind !== 'town',
      new_city: null,
      goods: Array.from({ length: many }, () => p.good ?? any(GOODS)),
    };
  }
  const land: Record<string, Good> = {};
  if (id === 'st_lucia') for (const h of hexes) if (!h.place && ['plain', 'river'].includes(h.terrain)) land[h.id] = any(GOODS);
  const letters = ['A', 'B', 'E', 'G'];
  if (full)
    places
      .filter((p) => p.kind === 'town')
      .slice(0, 4)
      .forEach((p, i) => {
        state[p.id] = {
          color: (['red', 'blue', 'yellow', 'black'] as Good[])[i]!,
          city: true,
          new_city: letters[i]!,
          goods: [any(GOODS), any(GOODS)],
        };
      });

  const view = {
    map: id,
    turn: 4,
    turns: 8,
    phase: 'build',
    board: {
      name: map.name,
      orientation: map.orientation,
      hexes,
      water: map.water ?? [],
      places,
      direct_links: (map.direct_links ?? []).map((d) => ({
        id: d.id,
        between: d.between,
        hex: places.find((p) => p.id === d.between[0])!.hex,
        edge: d.side,
        price: d.price,
      })),
      tiles,
      columns: tables.columns.map((c) => ({ ...c, feeds: null })),
      new_cities: tables.new_cities,
      tiles_per_turn: 3,
      town_discs: 8,
      max_locomotive: 6,
      max_shares: 15,
      share_price: 5,
    },
    places: state,
    land,
    track: [],
    links: [],
    direct: full ? Object.fromEntries((map.direct_links ?? []).map((d) => [d.id, 1])) : {},
    display: {},
    bag: {},
    stock: {},
    town_discs: 8,
    new_cities: ['C', 'D', 'F', 'H'],
    order: [0, 1, 2, 3, 4, 5],
    acting: [0],
    auction: null,
    fee: null,
    actions: {},
    locked: [],
    move_round: 1,
    build: null,
    production: null,
    transcontinental: null,
    players: Array.from({ length: 6 }, () => ({
      cash: 12,
      shares: 4,
      income: 6,
      locomotive: 3,
      sections: 8,
      links: 4,
      discs: 4,
      out: false,
      action: null,
      upgraded: false,
      forecast: { income: 6, expenses: 7, net: -1, missing: 0, reduction: 0, income_after: 6, cash_after: 11, out: false },
    })),
    offers: [],
  } as unknown as View;
  if (full) layTrack(view, random);
  return view;
}

/** Random links, some unfinished, some nobody's, crossing where they may: to look at every kind of track. */
function layTrack(view: View, random: () => number): void {
  const hexAt = new Map(view.board.hexes.map((h) => [cellKey(h.q, h.r), h]));
  const byId = new Map(view.board.hexes.map((h) => [h.id, h]));
  const ways = new Map<string, TrackTile>();
  const isCity = (h: HexInfo) => h.place !== null && view.places[h.place]!.city;
  const cities = view.board.hexes.filter(isCity);
  const links: Link[] = [];
  let owner = 0;
  const starts = cities.length ? cities : view.board.hexes.filter((h) => h.place);
  for (let n = 0; n < starts.length * 9; n++) {
    const start = starts[Math.floor(random() * starts.length)]!;
    let here = start;
    let edge = Math.floor(random() * 6);
    const laid: { hex: HexInfo; a: number; b: number | null }[] = [];
    for (let step = 0; step < 7; step++) {
      const c = neighbourOf(here, edge);
      const h = hexAt.get(cellKey(c.q, c.r));
      if (!h || isCity(h) || laid.some((l) => l.hex === h)) break;
      const entry = opposite(edge);
      const there = ways.get(h.id)?.paths ?? [];
      const busy = there.flatMap((p) => [p.a, p.b]);
      if (busy.includes(entry) || there.length > (h.place ? 3 : 1)) break;
      if (h.place) {
        laid.push({ hex: h, a: entry, b: null });
        here = h;
        break;
      }
      const out = [3, 2, 4, 2, 4, 1, 5]
        .map((t) => (entry + t) % 6)
        .filter((e) => {
          const to = neighbourOf(h, e);
          const next = hexAt.get(cellKey(to.q, to.r));
          const facing = next && ways.get(next.id)?.paths.some((p) => p.a === opposite(e) || p.b === opposite(e));
          return next && !busy.includes(e) && !facing && !(bend(entry, e) === 1 && random() < 0.8);
        });
      const next = out[random() < 0.6 ? 0 : Math.floor(random() * out.length)];
      if (next === undefined) break;
      laid.push({ hex: h, a: entry, b: next });
      here = h;
      edge = next;
    }
    const c = neighbourOf(here, edge);
    const end = laid.at(-1)?.b === null ? laid.at(-1)!.hex : hexAt.get(cellKey(c.q, c.r));
    const done = !!end && !!end.place && end !== start && end.place !== null && (isCity(end) || laid.at(-1)?.b === null);
    if (!laid.length || (!done && random() < 0.86)) continue;
    const whose = random() < 0.1 ? null : owner;
    owner = (owner + 1) % 6;
    for (const l of laid) {
      const tile = ways.get(l.hex.id) ?? { hex: l.hex.id, tile: 'straight', turn: 0, disc: l.hex.place !== null, paths: [] };
      tile.paths.push({ a: l.a, b: l.b, owner: whose, done });
      ways.set(l.hex.id, tile);
    }
    links.push({
      owner: whose,
      from: start.place!,
      to: done ? end.place : null,
      done,
      length: laid.length,
      hexes: laid.map((l) => l.hex.id),
    });
  }
  view.track = [...ways.values()];
  view.links = links;
  const placed = view.track.filter((t) => t.paths.some((p) => p.owner === 0)).slice(0, 3);
  const fading = links.find((l) => !l.done && l.owner !== null)?.hexes ?? [];
  view.build = {
    seat: 0,
    used: 1,
    limit: 3,
    spent: 5,
    half_price: false,
    can_urbanize: true,
    fading,
    placed: placed.map((t) => ({ hex: t.hex, tile: t.tile, turn: t.turn, price: byId.get(t.hex)?.price ?? 2 })),
  };
}
