/** Builds and deliveries among what is offered: told apart, found again, sorted. No rule is known here. */
import type { Action, Seat } from '../../net/types';
import type { Build, BuildChoice, Cube, Deliver, Delivery, MapOffers, RailBuildOffer } from './types';

export function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Gains by seat, as the server tells them. */
export function gainOf(gain: Readonly<Record<string, number>> | undefined): Map<Seat, number> {
  return new Map(Object.entries(gain ?? {}).map(([seat, n]) => [Number(seat), n]));
}

// --- building ------------------------------------------------------------------------------------------------------

export const sameBuild = (a: Build | null, b: Build | null): boolean =>
  !!a && !!b && a.hex === b.hex && a.tile === b.tile && a.turn === b.turn;

export function findBuild<O extends RailBuildOffer>(
  offers: { builds: ReadonlyMap<string, readonly BuildChoice<O>[]> },
  build: Build | null,
): BuildChoice<O> | null {
  return (build && offers.builds.get(build.hex)?.find((c) => sameBuild(c.action, build))) || null;
}

// --- deliveries ----------------------------------------------------------------------------------------------------

export const startOf = (d: Delivery): string => d.action.route[0] ?? '';
export const endOf = (d: Delivery): string => d.action.route[d.action.route.length - 1] ?? '';
export const linksOf = (d: Delivery): number => d.action.owners.length;
export const cubeKey = (cube: Cube): string => `${cube.good} ${cube.start}`;
export const cubeOf = (d: Delivery): Cube => ({ good: d.action.good, start: startOf(d) });

export const mineOf = (d: Delivery, me: Seat | null): number => (me === null ? 0 : (d.gain.get(me) ?? 0));

export function othersOf(d: Delivery, me: Seat | null): number {
  let sum = 0;
  for (const [seat, n] of d.gain) if (seat !== me) sum += n;
  return sum;
}

/** Who gains what, mine first. */
export const gainsOf = (d: Pick<Delivery, 'gain'>, me: Seat | null): [Seat, number][] =>
  [...d.gain].filter(([, n]) => n !== 0).sort(([a], [b]) => Number(b === me) - Number(a === me) || a - b);

/** Best first: what I gain, then the margin over what the others gain, then the fewest links. */
export function byGain(me: Seat | null): (a: Delivery, b: Delivery) => number {
  return (a, b) => mineOf(b, me) - mineOf(a, me) || othersOf(a, me) - othersOf(b, me) || linksOf(a) - linksOf(b);
}

export function sortedDeliveries(offers: Pick<MapOffers, 'deliveries'>, me: Seat | null): Delivery[] {
  return [...offers.deliveries].sort(byGain(me));
}

export function deliveriesOf(offers: Pick<MapOffers, 'deliveries'>, cube: Cube, me: Seat | null): Delivery[] {
  return offers.deliveries.filter((d) => d.action.good === cube.good && startOf(d) === cube.start).sort(byGain(me));
}

export interface CubeGroup {
  cube: Cube;
  deliveries: Delivery[];
}

/** Deliveries by cube; the cube that brings me most comes first. */
export function byCube(deliveries: readonly Delivery[]): CubeGroup[] {
  const groups = new Map<string, CubeGroup>();
  for (const d of deliveries) {
    const key = cubeKey(cubeOf(d));
    const group = groups.get(key);
    if (group) group.deliveries.push(d);
    else groups.set(key, { cube: cubeOf(d), deliveries: [d] });
  }
  return [...groups.values()];
}

export const sameDelivery = (a: Deliver | null, b: Deliver | null): boolean =>
  !!a && !!b && a.good === b.good && a['bonus'] === b['bonus'] && a.route.join() === b.route.join() && a.owners.join() === b.owners.join();

export function findDelivery(offers: Pick<MapOffers, 'deliveries'>, deliver: Deliver | null): Delivery | null {
  return (deliver && offers.deliveries.find((d) => sameDelivery(d.action, deliver))) || null;
}

/** The same key for the same delivery, for lists. */
export const deliveryKey = (d: Action): string => JSON.stringify([d['good'], d['route'], d['owners'], d['bonus']]);
