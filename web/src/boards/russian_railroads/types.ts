/** The view of Russian Railroads, as in docs/reference/views.md. */
import type { Action, Seat } from '../../net/types';
import type { BoardProps } from '../../table/board';
import type { Session } from './session.svelte';

export type LineId = 'transsiberian' | 'st_petersburg' | 'kiev';
export type Colour = 'black' | 'grey' | 'brown' | 'natural' | 'white';
export type Group = 'track' | 'locomotive' | 'industry' | 'auxiliary' | 'engineer' | 'turn_order';

/** What something gives: a type and its numbers. */
export interface Effect {
  type: string;
  colours?: Colour[];
  colour?: Colour;
  steps?: number;
  count?: number;
  points?: number;
  value?: number;
  position?: number;
  slot?: string;
  make?: 'either' | 'both' | 'factory';
}

export interface SpaceInfo {
  id: string;
  group: Group;
  cost: { workers: number; rubles: number };
  gives: Effect[];
  reusable: boolean;
  relocation: boolean;
  rounds: 'all' | 'not_last' | 'last';
}

export interface SpecialInfo {
  space: number;
  track: Colour;
  locomotive: boolean;
  timing: 'once' | 'scoring';
  gives: Effect[];
}

export interface LineInfo {
  id: LineId;
  length: number;
  colours: Colour[];
  locomotives: number;
  doublers: number;
  special: SpecialInfo[];
}

export interface LaneSpace {
  points: number | null;
  factory: number | null;
  gives: Effect[];
}

export interface BoardInfo {
  spaces: SpaceInfo[];
  engineer_slots: { slot: string; public: boolean }[];
  lines: LineInfo[];
  industry: LaneSpace[];
  colours: { id: Colour; value: number; revalued: number }[];
  engineers: Record<string, { number: number; letter: 'A' | 'B' | null; gives: Effect[] }>;
  factories: Record<string, Effect[]>;
  tokens: Record<string, Effect[]>;
  cards: Record<string, Effect[]>;
  start_cards: Record<string, Effect[]>;
  end_cards: string[];
  pass_points: number[];
  end_bonus_points: number;
  majority: number[];
}

export interface Pieces {
  workers: number;
  temporary: number;
  black: number | boolean;
  rubles: number;
}

export interface SpaceState {
  free: boolean;
  engineer: string | null;
  pieces: (Pieces & { seat: Seat })[];
}

export interface Entry {
  entry: number;
  kind: string;
  amount: number;
  colours: Colour[] | null;
  value: number | null;
  place: string | null;
  source: { kind: string; id: string };
  must: boolean;
  usable: boolean;
  locked: boolean;
  /** The factory that is being used, if this is a part of it: it comes before what is locked. */
  now: number | null;
}

export interface SpecialState {
  /** A line, or the ? space of the industry lane. */
  line: LineId | 'industry';
  space: number;
  track: Colour | null;
  gives: Effect[];
  timing: 'once' | 'scoring';
  done: boolean;
  missing: { track: number; reach: number };
}

export interface LinePreview {
  points: number;
  stars: number;
  double: boolean;
  spaces: { space: number; colour: Colour; value: number; doubled: boolean }[];
}

export interface PlayerView {
  points: number;
  position: number;
  passed: boolean;
  pass_points: number;
  claims: number | null;
  workers: { total: number; free: number; reserve: number };
  temporary: number;
  black: 'none' | 'free' | 'used';
  rubles: number;
  tracks: Record<LineId, Partial<Record<Colour, number>>>;
  locomotives: Record<LineId, number[]>;
  reach: Record<LineId, number>;
  doublers: number;
  factories: number[];
  markers: number[];
  engineers: { id: string; number: number; pieces: Pieces | null }[];
  tokens: string[];
  tokens_used: { token: string; place: string }[];
  revalued: boolean;
  medal: boolean;
  end_cards: number;
  own_end_cards: string[] | null;
  special: SpecialState[];
  preview: { lines: Record<LineId, LinePreview>; industry: number[]; total: number };
  final: { engineers: number; majority: number; cards: { card: string; points: number }[] | null };
  history: { round: number; transsiberian: number; st_petersburg: number; kiev: number; industry: number; other: number; total: number }[];
}

/** What stands beside a legal action; which fields there are depends on the action. */
export interface Offer {
  gives?: Effect[];
  swap?: boolean;
  points?: number;
  entry?: number | null;
  to?: number;
  fires?: Effect[];
  gain?: number;
  factory?: number | null;
  value?: number;
  reach?: number;
  takes?: number | null;
}

export interface View {
  round: number;
  rounds: number;
  last_round: boolean;
  phase: string;
  order: Seat[];
  passed: Seat[];
  turn: { seat: Seat; kind: 'start_bonus' | 'turn' | 'relocation'; space: string | null; piece_black: boolean } | null;
  board: BoardInfo;
  spaces: Record<string, SpaceState>;
  engineers: (string | null)[];
  stacks: Record<string, number>;
  lowest: number | null;
  face_up: number[];
  doublers: number;
  temporary_workers: number;
  cards: string[];
  start_cards: string[];
  pile: { left: number; seen: string[] | null; since: number };
  pending: Entry[];
  players: PlayerView[];
  offers: (Offer | null)[];
  end: boolean;
}

export interface Place extends Action {
  do: 'place';
  space: string;
  workers: number;
  temporary: number;
  black: boolean;
  rubles: number;
}

export interface Advance extends Action {
  do: 'advance';
  line: LineId;
  colour: Colour;
}

export interface Build extends Action {
  do: 'build';
  make: 'locomotive' | 'factory';
  face_up: number;
  slot: number;
}

export interface PutLocomotive extends Action {
  do: 'locomotive';
  line: LineId;
  over: number;
}

export type Props = BoardProps<View, Session>;
