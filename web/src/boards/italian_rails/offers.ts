/** What is offered, sorted by what a person clicks. Nothing here knows a rule: it only reads `legal` and `offers`. */
import type { Action } from '../../net/types';
import type { Move, MoveOffer, PayOffer, PriceOffer, UpgradeOffer } from './types';

export interface MoveChoice {
  action: Move;
  offer: MoveOffer;
}

export interface TradeChoice {
  action: Action;
  offer: PayOffer | null;
}

export interface Offers {
  /** By the point where it ends; the best first. */
  moves: Map<string, MoveChoice[]>;
  places: Map<string, { action: Action; offer: MoveOffer }>;
  boards: Map<string, { action: Action; offer: { to: string; toll: number } | null }>;
  ferries: Map<string, { action: Action; offer: PriceOffer | null }>;
  upgrades: { action: Action; offer: UpgradeOffer | null }[];
  loads: TradeChoice[];
  locks: TradeChoice[];
  delivers: TradeChoice[];
  drops: Action[];
  loses: Action[];
  keeps: number[][];
  /** Single sections that can be drawn next. */
  sections: number;
  exchange: Action | null;
  borrow: { action: Action; offer: { cash: number; owes: number } | null } | null;
  keepCard: Action | null;
  giveCard: Action | null;
  end: Action | null;
}

const NOTHING: MoveOffer = { steps: 0, left: 0, toll: 0, load: [], deliver: [], lock: [] };

function none(): Offers {
  return {
    moves: new Map(),
    places: new Map(),
    boards: new Map(),
    ferries: new Map(),
    upgrades: [],
    loads: [],
    locks: [],
    delivers: [],
    drops: [],
    loses: [],
    keeps: [],
    sections: 0,
    exchange: null,
    borrow: null,
    keepCard: null,
    giveCard: null,
    end: null,
  };
}

function sort(out: Offers, action: Action, offer: unknown): void {
  switch (action.do) {
    case 'move': {
      const choice = { action: action as Move, offer: (offer as MoveOffer | null) ?? NOTHING };
      const end = choice.action.path.at(-1)!;
      const known = out.moves.get(end);
      if (known) known.push(choice);
      else out.moves.set(end, [choice]);
      break;
    }
    case 'place':
      out.places.set(String(action['point']), { action, offer: { ...NOTHING, ...(offer as Partial<MoveOffer> | null) } });
      break;
    case 'board':
      out.boards.set(String(action['ferry']), { action, offer: offer as { to: string; toll: number } | null });
      break;
    case 'ferry':
      out.ferries.set(String(action['ferry']), { action, offer: offer as PriceOffer | null });
      break;
    case 'upgrade':
      out.upgrades.push({ action, offer: offer as UpgradeOffer | null });
      break;
    case 'load':
      out.loads.push({ action, offer: offer as PayOffer | null });
      break;
    case 'lock':
      out.locks.push({ action, offer: offer as PayOffer | null });
      break;
    case 'deliver':
      out.delivers.push({ action, offer: offer as PayOffer | null });
      break;
    case 'drop':
      out.drops.push(action);
      break;
    case 'lose':
      out.loses.push(action);
      break;
    case 'keep':
      out.keeps.push(action['cards'] as number[]);
      break;
    case 'build':
      out.sections++;
      break;
    case 'borrow':
      out.borrow = { action, offer: offer as { cash: number; owes: number } | null };
      break;
    case 'exchange':
      out.exchange = action;
      break;
    case 'keep_card':
      out.keepCard = action;
      break;
    case 'give_card':
      out.giveCard = action;
      break;
    case 'end':
      out.end = action;
  }
}

/** `offers` of the view say what each action of `legal` costs and brings; they stand in the same order. */
export function offersOf(legal: readonly Action[], offers: readonly unknown[] = []): Offers {
  const out = none();
  const fits = offers.length === legal.length;
  legal.forEach((action, i) => sort(out, action, fits ? (offers[i] ?? null) : null));
  for (const list of out.moves.values()) list.sort((a, b) => a.offer.toll - b.offer.toll || b.offer.left - a.offer.left);
  return out;
}

/** What can be done now with an order, by a click on its card: deliver it, lock it, or load for it. */
export function tradeOf(offers: Offers, card: number, order: number, good: string): TradeChoice | null {
  const here = (c: TradeChoice) => c.action['card'] === card && (c.action['order'] === undefined || c.action['order'] === order);
  return (
    offers.delivers.find((c) => here(c)) ??
    offers.locks.find((c) => here(c) && c.action['good'] === good) ??
    offers.loads.find((c) => here(c) && c.action['good'] === good) ??
    null
  );
}
