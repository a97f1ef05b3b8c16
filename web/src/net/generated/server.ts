// Made by `make types`; do not edit. To change it, change what it is made from:
// anden.server.wire, anden.server.routes.bodies, anden.core.facts

export type Status = 'open' | 'playing' | 'over';

export type SeatKind = 'person' | 'bot' | 'open' | 'hotseat';

export type Level = 'apprentice' | 'driver' | 'stationmaster';

export type Arg = string | number | boolean | (string | number)[];

/** A key with arguments; its text is `problem-<key>`, its rule an entry of a guide. */
export interface ErrorBody {
  key: string;
  rule: string;
  args: Record<string, Arg>;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: Level | null;
  mine: boolean;
  present: boolean;
  thinking: boolean;
  thinking_since: string | null;
  /** The owner has been away long enough: others may hand the seat to a bot. */
  away: boolean;
  /** A bot plays for the owner, who may take the seat back. */
  stand_in: boolean;
}

export interface RequestInfo {
  seat: number;
  to: number;
  waiting: number[];
}

export interface UndoInfo {
  /** The table was opened so: taking back needs nobody's consent (while nobody is absent). */
  free: boolean;
  can: boolean;
  floor: number;
  request: RequestInfo | null;
  can_redo: boolean;
  needs_consent: boolean;
}

/** Where the game is. Text key: `phase-<key>`. */
export interface Phase {
  key: string;
  round: number;
  rounds: number;
  args: Record<string, Arg>;
}

/** A player's place at the table, from 0. Luck has a seat too: CHANCE. */
export type Seat = number;

/** One line of a score a person can check. Text key: `score-<key>`. */
export interface ScoreLine {
  key: string;
  points: number;
  args: Record<string, Arg>;
}

/** A seat's score, live and itemised; `total` is the sum of the lines. */
export interface Score {
  seat: Seat;
  total: number;
  lines: ScoreLine[];
}

export interface Position {
  index: number;
  line: number;
  to_act: number[];
  phase: Phase;
  view: Record<string, unknown>;
  /** The mark of the view's board; who sends it with a request gets views without that board. */
  board: string | null;
  scores: Score[];
  ranking: number[][] | null;
}

/** Base of all actions. Each game declares its own tagged ones, e.g. `class Take(Action, frozen=True, tag="take")`. */
export interface Action {
  do: string;
  [field: string]: unknown;
}

/** A legal action as a person writes it. */
export interface Offer {
  notation: string;
  action: Action;
}

/** A position without any drawing of the game: enough to play a game whose board a client does not know. */
export interface Plain {
  index: number;
  /** The board as plain text. */
  picture: string;
  /** What the viewer can do, in the order of `legal`; empty in the past. */
  offers: Offer[];
}

/** Something that happened: a key with arguments, never a sentence. Text key: `event-<key>`. */
export interface Event {
  key: string;
  args: Record<string, Arg>;
  /** The seats that may know it; null = everybody. */
  only: Seat[] | null;
  /** True when somebody learnt something by it, so that the action cannot be taken back freely. */
  reveals: boolean;
}

export interface VisibleEntry {
  index: number;
  seat: number;
  action: Action | null;
  events: Event[];
  undone: boolean;
  at: string;
}

/** The version of the rules a table plays by, and what new tables play another way. */
export interface RulesInfo {
  version: number;
  newest: number;
  /** The day the next version came, as 2026-11-17; null when this is the newest. */
  until: string | null;
  /** What this table plays the old way; each has a text `change-<key>` of the game. */
  changes: string[];
}

export interface Table {
  id: string;
  game: string;
  rules: RulesInfo;
  map: string;
  options: Record<string, unknown>;
  created: string;
  status: Status;
  commitment: string;
  /** Only when the game is over. */
  seed: string | null;
  imported: boolean;
  rematch: string | null;
  seats: SeatInfo[];
  owner: boolean;
  undo: UndoInfo;
  viewer: number | null;
  length: number;
  position: Position;
  legal: Action[];
  log: VisibleEntry[] | null;
}

/** The answer to an action: the length of the log after it, and the table as it is now. */
export interface Done {
  length: number;
  table: Table;
}

/** Why an action is refused. Text key: `problem-<key>`; `rule` is the id of the entry in the game's rules guide. */
export interface Problem {
  key: string;
  rule: string;
  args: Record<string, Arg>;
}

export interface Judged {
  problem: Problem | null;
}

export interface Hint {
  action: Action;
  notation: string;
  gain: number | null;
  seconds: number;
}

/** Data of `event: entries`. */
export interface EntriesEvent {
  from: number;
  entries: VisibleEntry[];
  /** All entries that are taken back now, old ones included. */
  undone: number[];
  table: Table;
}

/** Data of `event: table`. */
export interface TableEvent {
  table: Table;
}

export interface SummarySeat {
  name: string;
  kind: SeatKind;
}

export interface TableSummary {
  id: string;
  game: string;
  map: string;
  players: number;
  status: Status;
  my_turn: boolean;
  seats: SummarySeat[];
  round: number;
  updated: string;
}

export interface Me {
  id: string;
  name: string;
  tables: TableSummary[];
  progress: Record<string, Record<string, number>>;
}

export interface Players {
  min: number;
  max: number;
}

/** What a game is called on pages that do not have its texts. */
export interface GameWords {
  name: string;
  /** A sentence for its poster; may be empty. */
  pitch: string;
  /** Its word for a round: «ronda», «turno». */
  round: string;
}

/** A board of a game and the player counts it is made for. A game without boards has one map with id ''. */
export interface MapInfo {
  id: string;
  players: number[];
  /** As its own file has it, for maps that the texts do not know (`map-<id>`). */
  name: string;
}

/** A choice made when a table is opened; its texts are `option-<key>` and `option-<key>-<value>`. */
export interface Option {
  key: string;
  kind: 'choice' | 'flag' | 'number' | 'several';
  default: unknown;
  values: string[];
  minimum: number;
  /** For `number`: the range. For `several`: how many of `values` are picked at least and at most. */
  maximum: number;
  /** The player counts the option is for; empty = all. */
  players: number[];
  /** The maps the option is for; empty = all. */
  maps: string[];
  /** Offered only while these other options have these values. */
  requires: Record<string, unknown>;
}

export interface GameInfo {
  id: string;
  /** By language. */
  words: Record<string, GameWords>;
  status: 'ready';
  maps: MapInfo[];
  players: Players;
  options: Option[];
  levels: Level[];
}

export interface GuideSection {
  id: string;
  title: string;
  rulebook: string;
  html: string;
}

export interface Guide {
  sections: GuideSection[];
}

/** The engine of the server and that of its bots. They differ after one was compiled beside a running server. */
export interface EngineInUse {
  server: 'compiled' | 'interpreted';
  bots: 'compiled' | 'interpreted';
  /** How much of the compiled one is done, from 0 to 1; null when nobody compiles. */
  progress: number | null;
}

export interface Health {
  status: 'ok';
  version: string;
  games: string[];
  engine: EngineInUse;
}

/** The form of every refusal. A stale request also gets the fresh table. */
export interface Refusal {
  error: ErrorBody;
  table?: Table;
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot' | 'hotseat';
  name?: string | null;
  level?: Level | null;
}

export interface NewTable {
  game: string;
  map?: string;
  players: number;
  options?: Record<string, unknown>;
  seats: NewSeat[];
  undo?: 'normal' | 'free';
}

export interface Rename {
  name: string;
}

export interface Join {
  seat?: number | null;
  name?: string | null;
}

/** A request about a position: who asks, and the log length he has seen. */
export interface Numbered {
  seat: number;
  expect: number;
  key: string;
}

/** An action as data, or in notation. */
export interface Move extends Numbered {
  action?: Action | null;
  text?: string | null;
}

/** An action as data or in notation, or what a person points at. */
export interface Question {
  seat: number;
  action?: Action | null;
  text?: string | null;
  target?: Record<string, unknown> | null;
}

export interface TakeBack extends Numbered {
  to?: number | null;
}

export interface Answer extends Numbered {
  agree: boolean;
}

export interface Seated {
  seat: number;
}

export interface HandOver {
  /** Only the owner of a seat chooses; null = the usual one. */
  level?: Level | null;
}
