/** What is offered, sorted by what a person clicks. Nothing here knows a rule: it only reads `legal` and `offers`. */
import type { Action, Seat } from '../../net/types';
import type {
  ActionId, Build, BuildOffer, Connect, Deliver, DeliverOffer, DropOffer, Good, IssueOffer, Offer, RaiseOffer, Stock, Urbanize, UrbanizeOffer,
} from './types';

export interface BuildChoice {
  action: Build;
  offer: BuildOffer;
}

export interface ConnectChoice {
  action: Connect;
  offer: BuildOffer;
}

export interface UrbanizeChoice {
  action: Urbanize;
  offer: UrbanizeOffer;
}

export interface Delivery {
  action: Deliver;
  /** Income by seat. */
  gain: Map<Seat, number>;
}

export interface IssueChoice {
  shares: number;
  offer: IssueOffer | null;
}

export interface Offers {
  /** Numbers of shares that may be issued, in order. */
  issues: IssueChoice[];
  bids: number[];
  /** Action tiles that may be taken; raising the locomotive says what it does to the money. */
  actions: Map<ActionId, RaiseOffer | null>;
  /** By hex label. */
  builds: Map<string, BuildChoice[]>;
  connects: ConnectChoice[];
  /** By town. */
  urbanizes: Map<string, UrbanizeChoice[]>;
  rewards: Action[];
  deliveries: Delivery[];
  stocks: Stock[];
  pass: Action | null;
  drop: Action | null;
  pay: Action | null;
  decline: Action | null;
  finish: Action | null;
  upgrade: Action | null;
  raise: RaiseOffer | null;
  /** What leaving the auction means. */
  leave: DropOffer | null;
  skip: Action | null;
  produce: Action | null;
}

const SINGLE = ['pass', 'drop', 'pay', 'decline', 'finish', 'upgrade', 'skip', 'produce'] as const;
const NO_BUILD: BuildOffer = { price: 0, kind: 'place', done: [], claims: false };

function none(): Offers {
  return {
    issues: [], bids: [], actions: new Map(), builds: new Map(), connects: [], urbanizes: new Map(), rewards: [], deliveries: [], stocks: [],
    pass: null, drop: null, pay: null, decline: null, finish: null, upgrade: null, raise: null, leave: null, skip: null, produce: null,
  };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** `offers` of the view say what each action of `legal` costs and brings; they stand in the same order. */
export function offersOf(legal: readonly Action[], offers: readonly Offer[] = []): Offers {
  const out = none();
  const fits = offers.length === legal.length;
  legal.forEach((action, i) => {
    const offer = fits ? (offers[i] ?? null) : null;
    switch (action.do) {
      case 'issue':
        out.issues.push({ shares: action['shares'] as number, offer: offer as IssueOffer | null });
        break;
      case 'bid':
        out.bids.push(action['amount'] as number);
        break;
      case 'choose':
        out.actions.set(action['action'] as ActionId, offer as RaiseOffer | null);
        break;
      case 'build':
        push(out.builds, action['hex'] as string, { action: action as Build, offer: (offer as BuildOffer | null) ?? NO_BUILD });
        break;
      case 'connect':
        out.connects.push({ action: action as Connect, offer: (offer as BuildOffer | null) ?? NO_BUILD });
        break;
      case 'urbanize':
        push(out.urbanizes, action['town'] as string, { action: action as Urbanize, offer: (offer as UrbanizeOffer | null) ?? { done: [] } });
        break;
      case 'reward':
        out.rewards.push(action);
        break;
      case 'deliver':
        out.deliveries.push({ action: action as Deliver, gain: gainOf((offer as DeliverOffer | null)?.gain ?? {}) });
        break;
      case 'stock':
        out.stocks.push(action as Stock);
        break;
      default: {
        const key = SINGLE.find((k) => k === action.do);
        if (key) out[key] = action;
        if (key === 'upgrade') out.raise = offer as RaiseOffer | null;
        if (key === 'drop') out.leave = offer as DropOffer | null;
      }
    }
  });
  return out;
}

function gainOf(gain: Record<string, number>): Map<Seat, number> {
  return new Map(Object.entries(gain).map(([seat, n]) => [Number(seat), n]));
}

// --- building ------------------------------------------------------------------------------------------------------

export const sameBuild = (a: Build | null, b: Build | null): boolean =>
  !!a && !!b && a.hex === b.hex && a.tile === b.tile && a.turn === b.turn;

export function findBuild(offers: Offers, build: Build | null): BuildChoice | null {
  return (build && offers.builds.get(build.hex)?.find((c) => sameBuild(c.action, build))) || null;
}

/** The letters of New Cities that may go on a town. */
export const lettersOf = (offers: Offers, town: string): string[] => (offers.urbanizes.get(town) ?? []).map((c) => c.action.city);

// --- deliveries ----------------------------------------------------------------------------------------------------

export interface Cube {
  good: Good;
  /** A place, or on St. Lucia a hex. */
  start: string;
}

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

/** Best first: what I gain, then the margin over what the others gain, then the fewest links. */
export function byGain(me: Seat | null): (a: Delivery, b: Delivery) => number {
  return (a, b) => mineOf(b, me) - mineOf(a, me) || othersOf(a, me) - othersOf(b, me) || linksOf(a) - linksOf(b);
}

export function sortedDeliveries(offers: Offers, me: Seat | null): Delivery[] {
  return [...offers.deliveries].sort(byGain(me));
}

export function deliveriesOf(offers: Offers, cube: Cube, me: Seat | null): Delivery[] {
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
  !!a && !!b && a.good === b.good && a.bonus === b.bonus && a.route.join() === b.route.join() && a.owners.join() === b.owners.join();

export function findDelivery(offers: Offers, deliver: Deliver | null): Delivery | null {
  return (deliver && offers.deliveries.find((d) => sameDelivery(d.action, deliver))) || null;
}
