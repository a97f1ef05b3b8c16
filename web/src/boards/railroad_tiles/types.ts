/** The view of Railroad Tiles, as in docs/reference/views.md. */
import type { Action, Seat } from '../../net/types';
import type { BoardProps } from '../../table/board';
import type { PawnKind } from './draw/faces';
import type { Session } from './session.svelte';

export interface LaidTile {
  tile: string;
  x: number;
  y: number;
  turn: number;
  round: number;
}

export interface Pawn {
  pawn: PawnKind;
  x: number;
  y: number;
  points: number;
}

export interface PlayerView {
  tiles: LaidTile[];
  pawns: Pawn[];
  hand: string[];
  objectives: string[];
  owes_objective: boolean;
  refusals_left: number;
  stars: number;
  prestige: number;
  column: number | null;
  openings: number;
  cities: [number, number][][];
  towns: [number, number][][];
  rectangle: { x: number; y: number; width: number; height: number } | null;
  objective_state: Record<string, boolean>;
  refused: string[];
  discarded: string[];
}

export interface Column {
  tiles: string[];
  stars: number;
  bonus: { stars?: number; prestige?: number };
  taken: Seat | null;
  size: number;
}

export interface ChallengeState {
  met: boolean;
  broken: boolean;
  have: number;
  need: number;
  /** The number must not be passed; else it must be reached. */
  at_most: boolean;
  /** Points for one, two and three stars. */
  thresholds: number[];
}

export interface View {
  round: number;
  rounds: number;
  clock: number;
  waiting: string | null;
  active: string[];
  used: boolean[];
  columns: Column[];
  starting: string[];
  order: Seat[];
  objectives: string[];
  challenge: number;
  bag: number;
  pool: Record<PawnKind | 'star', number>;
  players: PlayerView[];
  challenge_state: ChallengeState | null;
  network: { pawn: PawnKind; x: number; y: number; points: number }[];
  end: boolean;
}

export interface Lay extends Action {
  do: 'lay';
  tile: string;
  x: number;
  y: number;
  turn: number;
}

export interface Place extends Action {
  do: 'place';
  pawn: PawnKind;
  x: number;
  y: number;
  token: number;
  star: boolean;
}

export type Props = BoardProps<View, Session>;
