/** What both games offer alike, sorted by what a person clicks. Nothing here knows a rule: it only reads `legal` and `offers`. */
import type { Action, Seat } from '../../net/types';
import type { BoardProps } from '../../table/board';
import { gainOf, push } from './choices';
import type { Build, BuildChoice, Deliver, Delivery, RailBuildOffer } from './types';

export interface UrbanizeChoice<A extends Action = Action> {
  action: A;
  /** Links that are completed: both ends, and whose. */
  offer: { done: [string, string, Seat | null][] };
}

/** What leaving an auction means. */
export interface Leave {
  /** The place in the turn order, from 1. */
  place: number;
  pays: number;
}

export interface CommonOffers<O extends RailBuildOffer, U extends Action> {
  /** By hex label. */
  builds: Map<string, BuildChoice<O>[]>;
  /** By town. */
  urbanizes: Map<string, UrbanizeChoice<U>[]>;
  deliveries: Delivery[];
  pass: Action | null;
  drop: Action | null;
  leave: Leave | null;
  finish: Action | null;
  upgrade: Action | null;
  skip: Action | null;
}

export const noOffers = <O extends RailBuildOffer, U extends Action>(): CommonOffers<O, U> => ({
  builds: new Map(),
  urbanizes: new Map(),
  deliveries: [],
  pass: null,
  drop: null,
  leave: null,
  finish: null,
  upgrade: null,
  skip: null,
});

/** `offers` of the view say what each action of `legal` costs and brings; they stand in the same order. */
export function eachOffer<O>(legal: readonly Action[], offers: readonly O[], take: (action: Action, offer: O | null) => void): void {
  const fits = offers.length === legal.length;
  legal.forEach((action, i) => take(action, fits ? (offers[i] ?? null) : null));
}

/** Sorts in what both games have. `free`: what building is said to cost where the server tells nothing. */
export function takeCommon<O extends RailBuildOffer, U extends Action>(
  out: CommonOffers<O, U>,
  action: Action,
  offer: unknown,
  free: O,
): void {
  switch (action.do) {
    case 'build':
      push(out.builds, action['hex'] as string, { action: action as Build, offer: (offer as O | null) ?? free });
      break;
    case 'urbanize':
      push(out.urbanizes, action['town'] as string, {
        action: action as U,
        offer: (offer as UrbanizeChoice['offer'] | null) ?? { done: [] },
      });
      break;
    case 'deliver':
      out.deliveries.push({ action: action as Deliver, gain: gainOf((offer as { gain: Record<string, number> } | null)?.gain) });
      break;
    case 'drop':
      out.leave = offer as Leave | null;
      out.drop = action;
      break;
    case 'pass':
    case 'finish':
    case 'upgrade':
    case 'skip':
      out[action.do] = action;
  }
}

/** While an action is on its way the panel stays as it was, without reacting. */
export const shownLegal = ({ busy, live, table, legal }: BoardProps<unknown, unknown>): Action[] =>
  busy && live ? (table.legal ?? []) : legal;

export const canAct = ({ live, busy, viewer, position }: BoardProps<unknown, unknown>): boolean =>
  live && !busy && viewer !== null && position.to_act.includes(viewer);
