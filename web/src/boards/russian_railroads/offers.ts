/** What is offered, sorted by what a person clicks. Nothing here knows a rule: it only reads `legal` and `offers`. */
import type { Action } from '../../net/types';
import type { Advance, Build, Entry, Offer, Place, PutLocomotive } from './types';

export interface Choice<A extends Action = Action> {
  action: A;
  offer: Offer;
}

export interface Offers {
  /** Placements by space; every way to pay is one. The first is what most people would pay. */
  places: Map<string, Choice<Place>[]>;
  /** Spaces that an own piece could use again, be swapped from, or move to. */
  repeats: Map<string, Choice>;
  swaps: Map<string, Choice>;
  relocates: Map<string, Choice>;
  /** Tracks by `line colour`. */
  advances: Map<string, Choice<Advance>>;
  /** By marker, 1 or 2. */
  industry: Map<number, Choice>;
  builds: Choice<Build>[];
  /** By `line over`. */
  locomotives: Map<string, Choice<PutLocomotive>>;
  tokens: Map<string, Choice>;
  cards: Map<string, Choice>;
  smalls: Map<string, Choice>;
  starts: Map<string, Choice>;
  bonuses: Map<string, Choice>;
  /** By entry of the pending list. */
  forfeits: Map<number, Choice>;
  pass: Choice | null;
  stay: Choice | null;
  look: Choice | null;
  points: Choice | null;
  end: Choice | null;
}

export const trackKey = (line: string, colour: string): string => `${line} ${colour}`;
export const slotKey = (line: string, over: number): string => `${line} ${over}`;

export function offersOf(legal: readonly Action[], given: readonly (Offer | null)[] = []): Offers {
  const out: Offers = {
    places: new Map(),
    repeats: new Map(),
    swaps: new Map(),
    relocates: new Map(),
    advances: new Map(),
    industry: new Map(),
    builds: [],
    locomotives: new Map(),
    tokens: new Map(),
    cards: new Map(),
    smalls: new Map(),
    starts: new Map(),
    bonuses: new Map(),
    forfeits: new Map(),
    pass: null,
    stay: null,
    look: null,
    points: null,
    end: null,
  };
  legal.forEach((action, i) => sort(out, { action, offer: given[i] ?? {} }));
  for (const ways of out.places.values()) ways.sort(cheaper);
  return out;
}

function sort(out: Offers, choice: Choice): void {
  const a = choice.action;
  const text = (field: string) => String(a[field]);
  switch (a.do) {
    case 'place': {
      const ways = out.places.get(text('space')) ?? [];
      out.places.set(text('space'), [...ways, choice as Choice<Place>]);
      break;
    }
    case 'repeat':
      out.repeats.set(text('space'), choice);
      break;
    case 'swap':
      out.swaps.set(text('space'), choice);
      break;
    case 'relocate':
      out.relocates.set(text('space'), choice);
      break;
    case 'advance':
      out.advances.set(trackKey(text('line'), text('colour')), choice as Choice<Advance>);
      break;
    case 'industry':
      out.industry.set(Number(a['marker'] ?? 1), choice);
      break;
    case 'build':
      out.builds.push(choice as Choice<Build>);
      break;
    case 'locomotive':
      out.locomotives.set(slotKey(text('line'), Number(a['over'] ?? 0)), choice as Choice<PutLocomotive>);
      break;
    case 'token':
      out.tokens.set(text('token'), choice);
      break;
    case 'card':
      out.cards.set(text('card'), choice);
      break;
    case 'small':
      out.smalls.set(text('action'), choice);
      break;
    case 'start_bonus':
      out.starts.set(text('card'), choice);
      break;
    case 'bonus':
      out.bonuses.set(text('card'), choice);
      break;
    case 'forfeit':
      out.forfeits.set(Number(a['entry']), choice);
      break;
    case 'pass':
    case 'stay':
    case 'look':
    case 'points':
    case 'end':
      out[a.do] = choice;
      break;
  }
}

/** Own workers first, rubles last: rubles keep, and the black worker is worth most where black tracks advance. */
function cheaper(a: Choice<Place>, b: Choice<Place>): number {
  const weigh = (p: Place) => (p.rubles ?? 0) * 100 + (p.black ? 10 : 0) + (p.temporary ?? 0);
  return weigh(a.action) - weigh(b.action);
}

/** What a click on a space means now: use it, use it again, swap from it, move the worker there. */
export function usesOf(offers: Offers, space: string): Choice[] {
  const places = offers.places.get(space);
  if (places) return places;
  const one = offers.relocates.get(space) ?? offers.repeats.get(space) ?? offers.swaps.get(space);
  return one ? [one] : [];
}

/** Which kind of pending entry an action uses. */
const KIND: Record<string, string> = {
  advance: 'advance',
  industry: 'industry',
  locomotive: 'locomotive',
  swap: 'swap',
  repeat: 'repeat',
  token: 'token',
  card: 'card',
  small: 'small',
  look: 'bonus',
  bonus: 'bonus',
  points: 'bonus',
};

/** Whether an action belongs to what is being decided: an entry of the list, or anything when none is picked. */
export function belongs(choice: Choice, entry: Entry | null): boolean {
  if (!entry) return true;
  const kind = choice.action.do === 'build' ? (entry.kind.startsWith('build') ? entry.kind : 'build') : KIND[choice.action.do];
  return kind === undefined || kind === entry.kind;
}
