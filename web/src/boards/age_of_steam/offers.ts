/** What is offered, sorted by what a person clicks. Nothing here knows a rule: it only reads `legal` and `offers`. */
import type { Action } from '../../net/types';
import { eachOffer, noOffers, takeCommon, type CommonOffers } from '../cube_rails/offers';
import type { ActionId, BuildOffer, Connect, IssueOffer, Offer, RaiseOffer, Stock, Urbanize } from './types';

export interface ConnectChoice {
  action: Connect;
  offer: BuildOffer;
}

export interface IssueChoice {
  shares: number;
  offer: IssueOffer | null;
}

export interface Offers extends CommonOffers<BuildOffer, Urbanize> {
  /** Numbers of shares that may be issued, in order. */
  issues: IssueChoice[];
  bids: number[];
  /** Action tiles that may be taken; raising the locomotive says what it does to the money. */
  actions: Map<ActionId, RaiseOffer | null>;
  connects: ConnectChoice[];
  rewards: Action[];
  stocks: Stock[];
  pay: Action | null;
  decline: Action | null;
  raise: RaiseOffer | null;
  produce: Action | null;
}

const FREE: BuildOffer = { price: 0, kind: 'place', done: [], claims: false };

export function offersOf(legal: readonly Action[], offers: readonly Offer[] = []): Offers {
  const out: Offers = {
    ...noOffers(),
    issues: [],
    bids: [],
    actions: new Map(),
    connects: [],
    rewards: [],
    stocks: [],
    pay: null,
    decline: null,
    raise: null,
    produce: null,
  };
  eachOffer(legal, offers, (action, offer) => {
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
      case 'connect':
        out.connects.push({ action: action as Connect, offer: (offer as BuildOffer | null) ?? FREE });
        break;
      case 'reward':
        out.rewards.push(action);
        break;
      case 'stock':
        out.stocks.push(action as Stock);
        break;
      case 'pay':
      case 'decline':
      case 'produce':
        out[action.do] = action;
        break;
      default:
        takeCommon(out, action, offer, FREE);
        if (action.do === 'upgrade') out.raise = offer as RaiseOffer | null;
    }
  });
  return out;
}

/** The letters of New Cities that may go on a town. */
export const lettersOf = (offers: Offers, town: string): string[] => (offers.urbanizes.get(town) ?? []).map((c) => c.action.city);
