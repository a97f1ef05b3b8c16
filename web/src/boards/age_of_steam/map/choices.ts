/** What fans out, what glows and what is asked about, read from what is offered. */
import type { Action, Seat } from '../../../net/types';
import { opposite } from '../../cube_rails/hex';
import type { OwnedWay } from '../../cube_rails/tracks';
import { deliveriesOf, endOf, startOf, type Cube, type Delivery, type Offers } from '../offers';
import type { Build, Good, View } from '../types';
import { beyond, type Atlas, type Hex } from './atlas';
import { waysOf } from './laid';

/** Hexes that may be clicked: to build, to urbanize (with a letter in hand, only the towns it may go on), to move a cube from. */
export function openHexes(offers: Offers, atlas: Atlas, letter: string | null, picked: string | null): Set<string> {
  const found = new Set<string>();
  for (const d of offers.deliveries) if (startOf(d) !== picked) found.add(atlas.places.get(startOf(d))?.hex ?? startOf(d));
  for (const [town, list] of offers.urbanizes) {
    if (letter === null || list.some((c) => c.action.city === letter)) found.add(atlas.places.get(town)?.hex ?? '');
  }
  if (letter === null) for (const hex of offers.builds.keys()) found.add(hex);
  return found;
}

/** Goods that may leave a place (or a hex), each once, in the order they stand there. */
export function goodsFrom(offers: Offers, start: string): Good[] {
  return [...new Set(offers.deliveries.filter((d) => startOf(d) === start).map((d) => d.action.good))];
}

/** Deliveries of a cube by destination, the best for me first in each. */
export function destinations(offers: Offers, cube: Cube | null, me: Seat | null): Map<string, Delivery[]> {
  const found = new Map<string, Delivery[]>();
  if (!cube) return found;
  for (const d of deliveriesOf(offers, cube, me)) {
    const list = found.get(endOf(d));
    if (list) list.push(d);
    else found.set(endOf(d), [d]);
  }
  return found;
}

/** A tile as it would lie: what lies there already keeps its owner, the rest is the builder's. */
export function ghostWays(view: View, atlas: Atlas, build: Build, seat: Seat | null): OwnedWay[] {
  const hex = atlas.byId.get(build.hex);
  const town = !!hex?.place && !view.places[hex.place]?.city;
  const old = view.track.find((t) => t.hex === build.hex)?.paths ?? [];
  return waysOf(view.board.tiles.find((t) => t.id === build.tile), build.turn, town, seat).map((way) => {
    const same = old.find((p) => (p.a === way.a && p.b === way.b) || (p.a === way.b && p.b === way.a));
    return same ? { ...way, owner: same.owner } : way;
  });
}

/** A build to ask about on a hex that is not offered: a straight that leads somewhere, if there is one. */
export function askBuild(view: View, atlas: Atlas, hex: Hex, me: Seat | null): Action {
  const tracks = new Map(view.track.map((t) => [t.hex, t.paths]));
  const leads = (edge: number): number => {
    const next = beyond(atlas, hex, edge);
    if (!next) return -2;
    if (next.place && view.places[next.place]?.city) return 1;
    const facing = tracks.get(next.id)?.find((p) => p.a === opposite(edge) || p.b === opposite(edge));
    return facing ? (facing.owner === me ? 2 : -1) : 0;
  };
  const turn = [0, 1, 2].reduce((best, t) => (leads(t) + leads(t + 3) > leads(best) + leads(best + 3) ? t : best), 0);
  return { do: 'build', hex: hex.id, tile: 'straight', turn };
}

/** A delivery to ask about: to the nearest city of that colour by name, over whatever link there is. */
export function askDelivery(view: View, cube: Cube, me: Seat | null): Action {
  const takes = Object.keys(view.places).filter((id) => id !== cube.start && view.places[id]!.city && view.places[id]!.color === cube.good);
  const linked = view.links.find((l) => l.done && [l.from, l.to].includes(cube.start) && takes.some((id) => id === l.from || id === l.to));
  const to = (linked && (linked.from === cube.start ? linked.to : linked.from)) ?? takes[0] ?? cube.start;
  return { do: 'deliver', good: cube.good, route: [cube.start, to], owners: [linked ? (linked.owner ?? -1) : (me ?? -1)], bonus: -1 };
}
