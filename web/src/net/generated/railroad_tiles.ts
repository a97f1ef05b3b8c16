// Made by `make types`; do not edit. To change it, change what it is made from:
// anden.games.railroad_tiles.actions, anden.games.railroad_tiles.shown
import type { Action, Seat } from './server';

export type Pawn = 'car' | 'train' | 'passenger';

/** Pick a starting tile and lay it at 0,0. */
export interface Start extends Action {
  do: 'start';
  tile: string;
}

/** Take a column: all its tiles and stars. Columns count from 0, from the left. */
export interface Take extends Action {
  do: 'take';
  column: number;
}

/** Lay a tile of the hand, or an objective tile (tile = objective id). */
export interface Lay extends Action {
  do: 'lay';
  tile: string;
  x: number;
  y: number;
  turn: number;
}

/** Refuse a route tile instead of laying it: twice per game. */
export interface Refuse extends Action {
  do: 'refuse';
  tile: string;
}

/** Put away a tile, or an objective tile that is owed, because nothing can be laid. */
export interface Discard extends Action {
  do: 'discard';
  tile: string;
}

/** Place a pawn by an active token (0 = next to the waiting room); with a star any kind of pawn. */
export interface Place extends Action {
  do: 'place';
  pawn: Pawn;
  x: number;
  y: number;
  token: number;
  star: boolean;
}

/** End one's turn. */
export interface End extends Action {
  do: 'end';
}

/** Luck: the first turn order. */
export interface Order extends Action {
  do: 'order';
  seats: number[];
}

/** Luck: the three objectives in play. */
export interface Objectives extends Action {
  do: 'objectives';
  ids: string[];
}

/** Luck: the starting tiles, all of different configurations. */
export interface Starting extends Action {
  do: 'starting';
  tiles: string[];
}

/** Luck: the next placement token off the clock. */
export interface Reveal extends Action {
  do: 'reveal';
  token: string;
}

/** Luck: the tiles of every column, from the left; an empty entry for a column that is still full. */
export interface Fill extends Action {
  do: 'fill';
  columns: string[][];
}

/** Luck, two players: which of the two columns left is thrown away. */
export interface Coin extends Action {
  do: 'coin';
  side: 'left' | 'right';
}

export type PlayerAction = Start | Take | Lay | Refuse | Discard | Place | End;

export type ChanceAction = Order | Objectives | Starting | Reveal | Fill | Coin;

export type TilesAction = PlayerAction | ChanceAction;

/** x to the east, y to the south. */
export type Space = [number, number];

export interface LaidTile {
  /** The code of a design, or the id of an objective. */
  tile: string;
  x: number;
  y: number;
  turn: number;
  round: number;
}

/** A pawn that stands there, or could; `points` is what it brought or would bring. */
export interface PawnPlace {
  pawn: Pawn;
  x: number;
  y: number;
  points: number;
}

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlayerView {
  /** In the order they were laid. */
  tiles: LaidTile[];
  pawns: PawnPlace[];
  hand: string[];
  /** Not laid yet. */
  objectives: string[];
  owes_objective: boolean;
  refusals_left: number;
  stars: number;
  /** Points of pawns and bonuses so far. */
  prestige: number;
  column: number | null;
  openings: number;
  cities: Space[][];
  /** Groups that are too small for a city. */
  towns: Space[][];
  rectangle: Rectangle;
  /** Those laid, and whether they are fulfilled. */
  objective_state: Record<string, boolean>;
  refused: string[];
  discarded: string[];
}

export interface Bonus {
  stars?: number;
  prestige?: number;
}

export interface Column {
  tiles: string[];
  stars: number;
  bonus: Bonus;
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

export interface Pool {
  car: number;
  train: number;
  passenger: number;
  star: number;
}

export interface View {
  round: number;
  rounds: number;
  /** Tokens still face down. */
  clock: number;
  waiting: string | null;
  active: string[];
  /** By the player whose pawn turn it is. */
  used: boolean[];
  /** From the left. */
  columns: Column[];
  /** Starting tiles not picked yet. */
  starting: string[];
  order: Seat[];
  objectives: string[];
  challenge: number;
  bag: number;
  pool: Pool;
  players: PlayerView[];
  challenge_state: ChallengeState | null;
  /** In the pawn phase: the points each placement on offer would give. */
  network: PawnPlace[];
  end: boolean;
}
