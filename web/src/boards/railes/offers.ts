/** What is offered, sorted by what a person clicks. Nothing here knows a rule: it only reads `legal` and `offers`. */
import type { Action } from '../../net/types';
import { push } from '../cube_rails/choices';
import { eachOffer, noOffers, takeCommon, type CommonOffers, type UrbanizeChoice } from '../cube_rails/offers';
import type { ActionId, BidOffer, BuildOffer, CapitalOffer, Good, Grow, Offer, PayOffer, ScoreOffer, Urbanize } from './types';

/** An action token: carrying it out, or taking it for its number alone. */
export interface TokenChoice {
  use: PayOffer | null;
  pass: boolean;
}

export interface Offers extends CommonOffers<BuildOffer, Urbanize> {
  capital: { units: number; offer: CapitalOffer | null }[];
  bids: { amount: number; offer: BidOffer | null }[];
  tokens: Map<ActionId, TokenChoice>;
  /** By city. */
  grows: Map<string, Grow[]>;
  scores: { to: 'income' | 'victory'; offer: ScoreOffer | null; action: Action }[];
}

const FREE: PayOffer = { price: 0, units: 0, income_after: 0, victory_after: 0 };
const FREE_BUILD: BuildOffer = { ...FREE, kind: 'place', done: [], claims: false };

export function offersOf(legal: readonly Action[], offers: readonly Offer[] = []): Offers {
  const out: Offers = { ...noOffers(), capital: [], bids: [], tokens: new Map(), grows: new Map(), scores: [] };
  eachOffer(legal, offers, (action, offer) => {
    switch (action.do) {
      case 'capital':
        out.capital.push({ units: action['units'] as number, offer: offer as CapitalOffer | null });
        break;
      case 'bid':
        out.bids.push({ amount: action['amount'] as number, offer: offer as BidOffer | null });
        break;
      case 'choose': {
        const id = action['action'] as ActionId;
        const known = out.tokens.get(id) ?? { use: null, pass: false };
        out.tokens.set(id, action['use'] === false ? { ...known, pass: true } : { ...known, use: (offer as PayOffer | null) ?? FREE });
        break;
      }
      case 'grow':
        push(out.grows, action['city'] as string, action as Grow);
        break;
      case 'score':
        out.scores.push({ to: action['to'] as 'income' | 'victory', offer: offer as ScoreOffer | null, action });
        break;
      default:
        takeCommon(out, action, offer, FREE_BUILD);
    }
  });
  return out;
}

// --- growth and New Cities: a place, a colour, a space ---------------------------------------------------------------

/** What is picked so far; null = not yet. */
export interface Pick {
  place: string | null;
  color: Good | null;
  space: number | null;
}

export const coloursOf = (offers: Offers, town: string | null): Good[] => {
  const all = town === null ? [...offers.urbanizes.values()].flat() : (offers.urbanizes.get(town) ?? []);
  return [...new Set(all.map((c) => c.action.color))];
};

/** Spaces that may be taken. In an empty supply a New City comes without cubes: space 0. */
export function spacesOf(offers: Offers): number[] {
  const all = [...[...offers.grows.values()].flat(), ...[...offers.urbanizes.values()].flat().map((c) => c.action)];
  return [...new Set(all.map((a) => a.space))].sort((a, b) => a - b);
}

export function findGrow(offers: Offers, { place, space }: Pick): Grow | null {
  return (place !== null && offers.grows.get(place)?.find((a) => a.space === space)) || null;
}

export function findUrbanize(offers: Offers, { place, color, space }: Pick): UrbanizeChoice<Urbanize> | null {
  return (place !== null && offers.urbanizes.get(place)?.find((c) => c.action.color === color && c.action.space === space)) || null;
}
