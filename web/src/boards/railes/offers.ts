/** What is offered, sorted by what a person clicks. Nothing here knows a rule: it only reads `legal` and `offers`. */
import type { Action } from '../../net/types';
import { gainOf, push } from '../cube_rails/choices';
import type { BuildChoice as Choice, Delivery } from '../cube_rails/types';
import type { ActionId, BidOffer, Build, BuildOffer, CapitalOffer, Deliver, DeliverOffer, DropOffer, Good, Grow, Offer, PayOffer, ScoreOffer, Urbanize, UrbanizeOffer } from './types';

export type BuildChoice = Choice<BuildOffer>;

export interface UrbanizeChoice {
  action: Urbanize;
  offer: UrbanizeOffer;
}

/** An action token: carrying it out, or taking it for its number alone. */
export interface TokenChoice {
  use: PayOffer | null;
  pass: boolean;
}

export interface Offers {
  capital: { units: number; offer: CapitalOffer | null }[];
  bids: { amount: number; offer: BidOffer | null }[];
  tokens: Map<ActionId, TokenChoice>;
  /** By hex label. */
  builds: Map<string, BuildChoice[]>;
  /** By city. */
  grows: Map<string, Grow[]>;
  /** By town. */
  urbanizes: Map<string, UrbanizeChoice[]>;
  deliveries: Delivery[];
  scores: { to: 'income' | 'victory'; offer: ScoreOffer | null; action: Action }[];
  pass: Action | null;
  drop: Action | null;
  /** What leaving the auction of a turn means. */
  leave: DropOffer | null;
  finish: Action | null;
  upgrade: Action | null;
  skip: Action | null;
}

const SINGLE = ['pass', 'drop', 'finish', 'upgrade', 'skip'] as const;
const FREE: PayOffer = { price: 0, units: 0, income_after: 0, victory_after: 0 };
const NO_BUILD: BuildOffer = { ...FREE, kind: 'place', done: [], claims: false };

function none(): Offers {
  return {
    capital: [], bids: [], tokens: new Map(), builds: new Map(), grows: new Map(), urbanizes: new Map(), deliveries: [], scores: [],
    pass: null, drop: null, leave: null, finish: null, upgrade: null, skip: null,
  };
}

/** `offers` of the view say what each action of `legal` costs and brings; they stand in the same order. */
export function offersOf(legal: readonly Action[], offers: readonly Offer[] = []): Offers {
  const out = none();
  const fits = offers.length === legal.length;
  legal.forEach((action, i) => {
    const offer = fits ? (offers[i] ?? null) : null;
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
      case 'build':
        push(out.builds, action['hex'] as string, { action: action as Build, offer: (offer as BuildOffer | null) ?? NO_BUILD });
        break;
      case 'grow':
        push(out.grows, action['city'] as string, action as Grow);
        break;
      case 'urbanize':
        push(out.urbanizes, action['town'] as string, { action: action as Urbanize, offer: (offer as UrbanizeOffer | null) ?? { done: [] } });
        break;
      case 'deliver':
        out.deliveries.push({ action: action as Deliver, gain: gainOf((offer as DeliverOffer | null)?.gain) });
        break;
      case 'score':
        out.scores.push({ to: action['to'] as 'income' | 'victory', offer: offer as ScoreOffer | null, action });
        break;
      default: {
        const key = SINGLE.find((k) => k === action.do);
        if (key) out[key] = action;
        if (key === 'drop') out.leave = offer as DropOffer | null;
      }
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

export function findUrbanize(offers: Offers, { place, color, space }: Pick): UrbanizeChoice | null {
  return (place !== null && offers.urbanizes.get(place)?.find((c) => c.action.color === color && c.action.space === space)) || null;
}
