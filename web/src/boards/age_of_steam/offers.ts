/** What is offered, sorted by what a person clicks. Nothing here knows a rule: it only reads `legal` and `offers`. */
import type { Action } from '../../net/types';
import { gainOf, push } from '../cube_rails/choices';
import type { BuildChoice as Choice, Delivery } from '../cube_rails/types';
import type {
  ActionId, Build, BuildOffer, Connect, Deliver, DeliverOffer, DropOffer, IssueOffer, Offer, RaiseOffer, Stock, Urbanize, UrbanizeOffer,
} from './types';

export type BuildChoice = Choice<BuildOffer>;

export interface ConnectChoice {
  action: Connect;
  offer: BuildOffer;
}

export interface UrbanizeChoice {
  action: Urbanize;
  offer: UrbanizeOffer;
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
        out.deliveries.push({ action: action as Deliver, gain: gainOf((offer as DeliverOffer | null)?.gain) });
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

/** The letters of New Cities that may go on a town. */
export const lettersOf = (offers: Offers, town: string): string[] => (offers.urbanizes.get(town) ?? []).map((c) => c.action.city);
