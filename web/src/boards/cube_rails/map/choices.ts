/** What glows and what is asked about, read from what is offered. */
import type { Action, Seat } from '../../../net/types';
import { deliveriesOf, endOf, startOf } from '../choices';
import { bend } from '../curves';
import { opposite } from '../hex';
import type { OwnedWay } from '../tracks';
import type { Build, Cube, Delivery, MapOffers, RailView } from '../types';
import { beyond, type Atlas, type Hex } from './atlas';
import { waysOf } from './laid';

/** Hexes a cube may leave; the one whose cubes lie open already is left out. */
export function startHexes(offers: MapOffers, atlas: Atlas, picked: string | null): Set<string> {
  const found = new Set<string>();
  for (const d of offers.deliveries) if (startOf(d) !== picked) found.add(atlas.places.get(startOf(d))?.hex ?? startOf(d));
  return found;
}

/** Goods that may leave a place (or a hex), each once, in the order they stand there. */
export function goodsFrom(offers: MapOffers, start: string): string[] {
  return [...new Set(offers.deliveries.filter((d) => startOf(d) === start).map((d) => d.action.good))];
}

/** Deliveries of a cube by destination, the best for me first in each. */
export function destinations(offers: MapOffers, cube: Cube | null, me: Seat | null): Map<string, Delivery[]> {
  const found = new Map<string, Delivery[]>();
  if (!cube) return found;
  for (const d of deliveriesOf(offers, cube, me)) {
    const list = found.get(endOf(d));
    if (list) list.push(d);
    else found.set(endOf(d), [d]);
  }
  return found;
}

/** Which cubes glow, by where they lie. */
export function cubeGlow(offers: MapOffers, picked: Cube | null, start: string, good: string): 'open' | 'picked' | null {
  if (picked?.start === start && picked.good === good) return 'picked';
  return offers.deliveries.length && !picked && goodsFrom(offers, start).includes(good) ? 'open' : null;
}

/** A tile as it would lie: what lies there already keeps its owner, the rest is the builder's. */
export function ghostWays(view: RailView, atlas: Atlas, build: Build, seat: Seat | null): OwnedWay[] {
  const hex = atlas.byId.get(build.hex);
  const town = !!hex?.place && !view.places[hex.place]?.city;
  const old = view.track.find((t) => t.hex === build.hex)?.paths ?? [];
  return waysOf(view.board.tiles.find((t) => t.id === build.tile), build.turn, town, seat).map((way) => {
    const same = old.find((p) => (p.a === way.a && p.b === way.b) || (p.a === way.b && p.b === way.a));
    return same ? { ...way, owner: same.owner } : way;
  });
}

/** A build to ask about on a hex that is not offered: a straight that leads somewhere, if there is one. */
export function askBuild(view: RailView, atlas: Atlas, hex: Hex, me: Seat | null): Action {
  const tracks = new Map(view.track.map((t) => [t.hex, t.paths]));
  const leads = (edge: number): number => {
    const next = beyond(atlas, hex, edge);
    if (!next) return -2;
    if (next.place && view.places[next.place]?.city) return 1;
    const facing = tracks.get(next.id)?.find((p) => p.a === opposite(edge) || p.b === opposite(edge));
    return facing ? (facing.owner === me ? 2 : -1) : 0;
  };
  const turn = [0, 1, 2].reduce((best, t) => (leads(t) + leads(t + 3) > leads(best) + leads(best + 3) ? t : best), 0);
  const straight = view.board.tiles.find((t) => t.class === 'simple' && t.paths.every(([a, b]) => bend(a, b) === 3));
  return { do: 'build', hex: hex.id, tile: straight?.id ?? '', turn };
}

/** A delivery to ask about: to the nearest city of that colour by name, over whatever link there is. */
export function askDelivery(view: RailView, cube: Cube, me: Seat | null): Action {
  const takes = Object.keys(view.places).filter((id) => id !== cube.start && view.places[id]!.city && view.places[id]!.color === cube.good);
  const linked = view.links.find((l) => l.done && [l.from, l.to].includes(cube.start) && takes.some((id) => id === l.from || id === l.to));
  const to = (linked && (linked.from === cube.start ? linked.to : linked.from)) ?? takes[0] ?? cube.start;
  return { do: 'deliver', good: cube.good, route: [cube.start, to], owners: [linked ? (linked.owner ?? -1) : (me ?? -1)] };
}
