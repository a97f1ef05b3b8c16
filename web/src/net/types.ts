/** What travels between server and client: the shapes of docs/reference/api.md. */

export type Seat = number;
/** The seat that acts when nobody but luck can go on. */
export const CHANCE: Seat = -1;

export type Arg = string | number | boolean | string[] | number[];
export type Args = Record<string, Arg>;

/** An action of a game; `do` is its tag, the rest is the game's own. */
export interface Action {
  do: string;
  [field: string]: unknown;
}

/** What a person points at to ask why not; `at` is its tag, the rest is the game's own. */
export interface Target {
  at: string;
  [field: string]: unknown;
}

export interface GameEvent {
  key: string;
  args?: Args;
  only?: Seat[] | null;
  reveals?: boolean;
}

export interface Problem {
  key: string;
  rule: string;
  args?: Args;
}

export interface ScoreLine {
  key: string;
  points: number;
  args?: Args;
}

export interface Score {
  seat: Seat;
  total: number;
  lines: ScoreLine[];
}

export interface Phase {
  key: string;
  round?: number;
  rounds?: number;
  args?: Args;
}

/** A position as one viewer sees it. `view` is the game's own, see docs/reference/views.md. */
export interface Position<V = unknown> {
  /** Number of log entries up to here. */
  index: number;
  /** Number of actions in force up to here. */
  line: number;
  to_act: Seat[];
  phase: Phase;
  view: V;
  /** The mark of `view.board`, for games that have one. */
  board?: string | null;
  scores: Score[];
  /** Only when the game is over. */
  ranking?: Seat[][] | null;
}

export interface VisibleEntry {
  index: number;
  seat: Seat;
  action: Action | null;
  events?: GameEvent[];
  undone?: boolean;
  at?: string;
}

/** A position as plain text, for a game whose board is not drawn here. */
export interface Plain {
  index: number;
  picture: string;
  offers: { notation: string; action: Action }[];
}

export type SeatKind = 'person' | 'bot' | 'open' | 'hotseat';

export interface SeatInfo {
  seat: Seat;
  kind: SeatKind;
  name: string;
  level?: string | null;
  mine: boolean;
  present: boolean;
  thinking: boolean;
  thinking_since?: string | null;
  /** The owner has been away long enough: others may hand the seat to a bot. */
  away?: boolean;
  /** A bot plays for the owner, who may take the seat back. */
  stand_in?: boolean;
}

export interface UndoRequest {
  seat: Seat;
  to: number;
  waiting: Seat[];
}

export interface UndoState {
  /** The table was opened so: undoing needs nobody's consent. */
  free?: boolean;
  can: boolean;
  floor: number;
  request: UndoRequest | null;
  can_redo: boolean;
  needs_consent: boolean;
}

/** The version of the rules a table plays by, and what new tables play another way. */
export interface RulesInfo {
  version: number;
  newest: number;
  /** The day the next version came, as 2026-11-17; null when this is the newest. */
  until: string | null;
  /** Each has a text `change-<key>` of the game. */
  changes: string[];
}

export interface Table<V = unknown> {
  id: string;
  game: string;
  rules: RulesInfo;
  map: string;
  options: Record<string, unknown>;
  created: string;
  status: 'open' | 'playing' | 'over';
  commitment?: string | null;
  seed?: string | null;
  /** Made from a record. */
  imported?: boolean;
  /** The id of the next game of the same company. */
  rematch?: string | null;
  seats: SeatInfo[];
  owner: boolean;
  undo: UndoState;
  viewer: Seat | null;
  length: number;
  position: Position<V>;
  legal?: Action[];
  /** Only in the answer to opening the table; later entries come by the stream. */
  log?: VisibleEntry[] | null;
}

export interface OptionInfo {
  key: string;
  kind: 'choice' | 'flag' | 'number' | 'several';
  default: unknown;
  values?: string[];
  minimum?: number;
  maximum?: number;
  players?: number[];
  /** The maps it is for; none = all. */
  maps?: string[];
  requires?: Record<string, unknown>;
}

export interface MapInfo {
  id: string;
  players: number[];
  /** For maps that the texts do not know. */
  name: string;
}

/** What a game is called on pages that do not have its texts. */
export interface GameWords {
  name: string;
  pitch: string;
  round: string;
}

export interface GameInfo {
  id: string;
  /** By language. */
  words: Record<string, GameWords>;
  status: 'ready' | 'coming';
  maps: MapInfo[];
  players: { min: number; max: number };
  options: OptionInfo[];
  levels: string[];
}

export interface TableSummary {
  id: string;
  game: string;
  map: string;
  players: number;
  status: 'open' | 'playing' | 'over';
  my_turn: boolean;
  seats: { name: string; kind: SeatKind }[];
  round: number;
  updated: string;
}

export interface Me {
  id: string;
  name: string;
  tables: TableSummary[];
  progress: Record<string, Record<string, number>>;
}

export interface Hint {
  action: Action;
  notation: string;
  /** Expected points more than the next best choice; null when it cannot be told. */
  gain: number | null;
  seconds: number;
}

export interface GuideSection {
  id: string;
  title: string;
  rulebook: string;
  html: string;
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot' | 'hotseat';
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  map: string;
  players: number;
  options: Record<string, unknown>;
  seats: NewSeat[];
  undo?: 'normal' | 'free';
}
