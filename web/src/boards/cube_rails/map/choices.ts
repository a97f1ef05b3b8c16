/** What glows, read from what is offered. */
import type { Seat } from '../../../net/types';
import { deliveriesOf, endOf, startOf } from '../choices';
import type { OwnedWay } from '../tracks';
import type { Build, Cube, Delivery, MapOffers, RailView } from '../types';
import type { Atlas } from './atlas';
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
  return waysOf(
    view.board.tiles.find((t) => t.id === build.tile),
    build.turn,
    town,
    seat,
  ).map((way) => {
    const same = old.find((p) => (p.a === way.a && p.b === way.b) || (p.a === way.b && p.b === way.a));
    return same ? { ...way, owner: same.owner } : way;
  });
}
