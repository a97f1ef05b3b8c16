/** What is offered, sorted by what a person clicks. Nothing here knows a rule: it only reads `legal`. */
import type { Action } from '../../net/types';
import type { PawnKind } from './draw/faces';
import type { Lay, Place, View } from './types';

export interface Spot {
  x: number;
  y: number;
  /** The turns offered at this place, in the order of the offer. */
  turns: number[];
}

export interface Target {
  pawn: PawnKind;
  x: number;
  y: number;
  points: number | null;
  action: Place;
}

export interface Offers {
  starts: Set<string>;
  columns: Set<number>;
  /** Places by tile code. */
  spots: Map<string, Spot[]>;
  refusable: Set<string>;
  discardable: Set<string>;
  places: Place[];
  end: Action | null;
}

export function offersOf(legal: readonly Action[]): Offers {
  const offers: Offers = {
    starts: new Set(),
    columns: new Set(),
    spots: new Map(),
    refusable: new Set(),
    discardable: new Set(),
    places: [],
    end: null,
  };
  for (const action of legal) {
    if (action.do === 'start') offers.starts.add(action['tile'] as string);
    else if (action.do === 'take') offers.columns.add(action['column'] as number);
    else if (action.do === 'lay') addSpot(offers.spots, action as Lay);
    else if (action.do === 'refuse') offers.refusable.add(action['tile'] as string);
    else if (action.do === 'discard') offers.discardable.add(action['tile'] as string);
    else if (action.do === 'place') offers.places.push(action as Place);
    else if (action.do === 'end') offers.end = action;
  }
  return offers;
}

function addSpot(spots: Map<string, Spot[]>, lay: Lay): void {
  const list = spots.get(lay.tile) ?? [];
  spots.set(lay.tile, list);
  const spot = list.find((s) => s.x === lay.x && s.y === lay.y);
  if (spot) spot.turns.push(lay.turn);
  else list.push({ x: lay.x, y: lay.y, turns: [lay.turn] });
}

/** The locations that glow: for one token, or for all that need no star when none is chosen. */
export function targetsOf(offers: Offers, view: View, token: number | null, star: boolean): Target[] {
  const found = new Map<string, Target>();
  for (const action of offers.places) {
    if (action.star !== star || (token !== null && action.token !== token)) continue;
    const { pawn, x, y } = action;
    const points = view.network?.find((n) => n.pawn === pawn && n.x === x && n.y === y)?.points ?? null;
    const key = `${pawn} ${x} ${y}`;
    // A token that leaves no choice is used before one that does.
    const known = found.get(key);
    const choices = (a: Place) => new Set(offers.places.filter((p) => p.token === a.token && !p.star).map((p) => p.pawn)).size;
    if (!known || choices(action) < choices(known.action)) found.set(key, { pawn, x, y, points, action });
  }
  return [...found.values()];
}

/** The next offered turn after `turn`; with `over` the next on the tile's other face. */
export function nextTurn(turns: readonly number[], turn: number, step: 1 | -1, over = false): number {
  if (over) {
    const other = turns.filter((t) => t >= 4 !== turn >= 4);
    return other.find((t) => t % 4 === turn % 4) ?? other[0] ?? nextTurn(turns, turn, 1);
  }
  const i = turns.indexOf(turn);
  return turns[(i + step + turns.length) % turns.length] ?? turn;
}
