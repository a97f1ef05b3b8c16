// Made by `make types`; do not edit. To change it, change what it is made from:
// anden.games.russian_railroads.actions, anden.games.russian_railroads.shown
import type { Action, Seat } from './server';

export type Line = 'transsiberian' | 'st_petersburg' | 'kiev';

export type Colour = 'black' | 'grey' | 'brown' | 'natural' | 'white';

export type Make = 'locomotive' | 'factory';

export type SmallAction = 'doubler' | 'industry' | 'black_track';

/** Take a start bonus card. */
export interface StartBonus extends Action {
  do: 'start_bonus';
  card: string;
}

/** Use an action space, or an own engineer (`own_<engineer>`), and pay for it exactly. */
export interface Place extends Action {
  do: 'place';
  space: string;
  workers: number;
  temporary: number;
  black: boolean;
  rubles: number;
}

/** Leave the round and score the back of the turn order card. */
export interface Pass extends Action {
  do: 'pass';
}

/** Change the foreign piece on a turn order space for an own worker that lies on another space. */
export interface Swap extends Action {
  do: 'swap';
  space: string;
}

/** Advance a track by one space. */
export interface Advance extends Action {
  do: 'advance';
  line: Line;
  colour: Colour;
}

/** Advance an industry marker by one space: the first (1) or the second (2). */
export interface Industry extends Action {
  do: 'industry';
  marker: number;
}

/**
 * Take a tile from the lowest stack, or a face-up factory of a value, as a locomotive (it goes to the hand) or as a
 * factory. A factory goes to the leftmost free place (slot 0); when all are full it replaces the one of a slot (1 to
 * 5).
 */
export interface Build extends Action {
  do: 'build';
  make: Make;
  face_up: number;
  slot: number;
}

/**
 * Put the locomotive in hand on a line: on a free place (over 0) or over one of a lower value, which comes to the hand.
 */
export interface Locomotive extends Action {
  do: 'locomotive';
  line: Line;
  over: number;
}

/** Use again a space where exactly one own piece lies. */
export interface Repeat extends Action {
  do: 'repeat';
  space: string;
}

/** Choose a ? token and apply it. */
export interface Token extends Action {
  do: 'token';
  token: string;
}

/** Choose a ? card and apply it. */
export interface Card extends Action {
  do: 'card';
  card: string;
}

/** Of the ? card with three small actions: the one that is done a second time. */
export interface Small extends Action {
  do: 'small';
  action: SmallAction;
}

/** Look through the pile of end bonus cards; one must be taken then. */
export interface Look extends Action {
  do: 'look';
}

/** Take an end bonus card from the pile that was looked through ('' where it is covered). */
export interface Bonus extends Action {
  do: 'bonus';
  card: string;
}

/** Score 10 points instead of taking an end bonus card. */
export interface Points extends Action {
  do: 'points';
}

/** Give up what is left of an entry of the pending list, counted from 0. */
export interface Forfeit extends Action {
  do: 'forfeit';
  entry: number;
}

/** Move the worker of a turn order space to a free space for exactly one worker and use it. */
export interface Relocate extends Action {
  do: 'relocate';
  space: string;
}

/** Leave the worker on its turn order space. */
export interface Stay extends Action {
  do: 'stay';
}

/** End one's turn; what is still pending cannot be used and is lost. */
export interface End extends Action {
  do: 'end';
}

/** Luck: the turn order cards, as seats from the first position to the last. */
export interface Order extends Action {
  do: 'order';
  seats: number[];
}

/** Luck: the engineers of the row, from left to right. */
export interface Engineers extends Action {
  do: 'engineers';
  engineers: string[];
}

/** Luck: the two end bonus cards that go back to the box unseen (none shown where it is covered). */
export interface BonusPile extends Action {
  do: 'bonus_pile';
  removed: string[];
}

export type PlayerAction =
  | StartBonus
  | Place
  | Pass
  | Swap
  | Advance
  | Industry
  | Build
  | Locomotive
  | Repeat
  | Token
  | Card
  | Small
  | Look
  | Bonus
  | Points
  | Forfeit
  | Relocate
  | Stay
  | End;

export type ChanceAction = Order | Engineers | BonusPile;

export type RailroadsAction = PlayerAction | ChanceAction;

export type PhaseId = 'setup' | 'start_bonus' | 'turn' | 'resolve' | 'relocation' | 'over';

export type Group = 'track' | 'locomotive' | 'industry' | 'auxiliary' | 'engineer' | 'turn_order';

export type Letter = 'A' | 'B';

export type Timing = 'once' | 'scoring';

export type EffectType =
  | 'advance'
  | 'best_locomotives'
  | 'black_worker'
  | 'build'
  | 'double_line'
  | 'doublers'
  | 'end_bonus'
  | 'engineer'
  | 'engineer_numbers'
  | 'extra_advance'
  | 'hire'
  | 'industry'
  | 'kiev_medal'
  | 'locomotive'
  | 'points'
  | 'question_card'
  | 'question_token'
  | 'repeat'
  | 'revaluation'
  | 'rubles'
  | 'second_marker'
  | 'small'
  | 'temporary_workers'
  | 'tracks'
  | 'turn_order'
  | 'unmarked_engineer'
  | 'worker';

export type EntryKind =
  | 'advance'
  | 'industry'
  | 'build_either'
  | 'build_both'
  | 'build_locomotive'
  | 'build_factory'
  | 'locomotive'
  | 'swap'
  | 'repeat'
  | 'token'
  | 'card'
  | 'small'
  | 'bonus';

export type SourceKind =
  | 'space'
  | 'engineer'
  | 'factory'
  | 'token'
  | 'card'
  | 'start_bonus'
  | 'black_worker'
  | 'special';

/** What something gives: a type and its numbers. */
export interface Effect {
  type: EffectType;
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

export interface Cost {
  workers: number;
  rubles: number;
}

export interface SpaceInfo {
  id: string;
  group: Group;
  cost: Cost;
  gives: Effect[];
  reusable: boolean;
  relocation: boolean;
  rounds: 'all' | 'not_last' | 'last';
}

export interface EngineerSlot {
  slot: string;
  public: boolean;
}

export interface SpecialInfo {
  space: number;
  track: Colour;
  locomotive: boolean;
  timing: Timing;
  gives: Effect[];
}

export interface LineInfo {
  id: Line;
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

export interface ColourInfo {
  id: Colour;
  value: number;
  revalued: number;
}

export interface EngineerInfo {
  number: number;
  letter: Letter | null;
  gives: Effect[];
}

/** What never changes during a game. */
export interface BoardInfo {
  spaces: SpaceInfo[];
  /** From left to right. */
  engineer_slots: EngineerSlot[];
  lines: LineInfo[];
  /** By space, from 0. */
  industry: LaneSpace[];
  colours: ColourInfo[];
  engineers: Record<string, EngineerInfo>;
  factories: Record<string, Effect[]>;
  tokens: Record<string, Effect[]>;
  cards: Record<string, Effect[]>;
  start_cards: Record<string, Effect[]>;
  end_cards: string[];
  pass_points: number[];
  end_bonus_points: number;
  majority: number[];
}

export interface Turn {
  seat: Seat;
  kind: 'start_bonus' | 'turn' | 'relocation';
  /** The space being used. */
  space: string | null;
  piece_black: boolean;
}

export interface Pieces {
  workers: number;
  temporary: number;
  black: number;
  rubles: number;
}

export interface SeatPieces extends Pieces {
  seat: Seat;
}

export interface SpaceState {
  free: boolean;
  engineer: string | null;
  pieces: SeatPieces[];
}

/** End bonus cards: how many lie there, what the viewer saw when he last looked, how many were taken since. */
export interface Pile {
  left: number;
  seen: string[] | null;
  since: number;
}

export interface Source {
  kind: SourceKind;
  id: string;
}

/** What is pending for the player to act. */
export interface Entry {
  entry: number;
  kind: EntryKind;
  amount: number;
  colours: Colour[] | null;
  /** Of the locomotive in hand. */
  value: number | null;
  /** The ? space of a token. */
  place: string | null;
  source: Source;
  /** Cannot be given up. */
  must: boolean;
  usable: boolean;
  /** Another entry comes first. */
  locked: boolean;
  /** The factory that is being used, if this is a part of it: it comes before what is locked. */
  now: number | null;
}

export interface Missing {
  track: number;
  reach: number;
}

export interface SpecialState {
  /** A line, or the ? space of the industry lane. */
  line: Line | 'industry';
  space: number;
  track: Colour | null;
  gives: Effect[];
  timing: Timing;
  done: boolean;
  missing: Missing;
}

export interface PreviewSpace {
  space: number;
  colour: Colour;
  value: number;
  doubled: boolean;
}

export interface LinePreview {
  points: number;
  stars: number;
  double: boolean;
  spaces: PreviewSpace[];
}

export interface LinePreviews {
  transsiberian: LinePreview;
  st_petersburg: LinePreview;
  kiev: LinePreview;
}

/** What scoring would give now. */
export interface Preview {
  lines: LinePreviews;
  industry: number[];
  total: number;
}

export interface CardPoints {
  card: string;
  points: number;
}

export interface Final {
  engineers: number;
  majority: number;
  /** null: not for the viewer to know. */
  cards: CardPoints[] | null;
}

export interface RoundPoints {
  round: number;
  transsiberian: number;
  st_petersburg: number;
  kiev: number;
  industry: number;
  other: number;
  total: number;
}

export interface Workers {
  total: number;
  free: number;
  reserve: number;
}

/** 0 = left of space 1; a colour not owned is missing. */
export interface Tracks {
  transsiberian: Partial<Record<Colour, number>>;
  st_petersburg: Partial<Record<Colour, number>>;
  kiev: Partial<Record<Colour, number>>;
}

/** Highest first. */
export interface Locomotives {
  transsiberian: number[];
  st_petersburg: number[];
  kiev: number[];
}

export interface Reach {
  transsiberian: number;
  st_petersburg: number;
  kiev: number;
}

export interface OwnEngineer {
  id: string;
  number: number;
  pieces: Pieces | null;
}

export interface UsedToken {
  token: string;
  place: string;
}

export interface PlayerView {
  points: number;
  position: number;
  passed: boolean;
  /** If he passed now. */
  pass_points: number;
  /** A position in the next turn order. */
  claims: number | null;
  workers: Workers;
  temporary: number;
  black: 'none' | 'free' | 'used';
  rubles: number;
  tracks: Tracks;
  locomotives: Locomotives;
  reach: Reach;
  doublers: number;
  /** Values, from the left. */
  factories: number[];
  markers: number[];
  engineers: OwnEngineer[];
  /** Not used yet. */
  tokens: string[];
  tokens_used: UsedToken[];
  revalued: boolean;
  medal: boolean;
  end_cards: number;
  /** null: not for the viewer to know. */
  own_end_cards: string[] | null;
  special: SpecialState[];
  preview: Preview;
  final: Final;
  history: RoundPoints[];
}

/** Of placing, relocating and repeating. */
export interface SpaceOffer {
  gives: Effect[];
  swap: boolean;
}

/** Of passing, and of taking an end bonus card. */
export interface PointsOffer {
  points: number;
}

export interface AdvanceOffer {
  entry: number;
  to: number;
  /** Special spaces that fire at once. */
  fires: Effect[];
  /** Change of the own `preview.total`. */
  gain: number;
}

export interface IndustryOffer extends AdvanceOffer {
  factory: number | null;
}

export interface LocomotiveOffer {
  reach: number;
  fires: Effect[];
  gain: number;
  /** The value of the locomotive that comes to the hand. */
  takes: number | null;
}

export interface BuildOffer {
  entry: number;
  value: number;
}

/** Of tokens and cards. */
export interface GiftOffer {
  entry: number | null;
  gives: Effect[];
}

export interface ForfeitOffer {
  entry: number;
}

export type Offer =
  | SpaceOffer
  | PointsOffer
  | AdvanceOffer
  | IndustryOffer
  | LocomotiveOffer
  | BuildOffer
  | GiftOffer
  | ForfeitOffer
  | null;

export interface View {
  round: number;
  rounds: number;
  last_round: boolean;
  phase: PhaseId;
  /** By position. */
  order: Seat[];
  passed: Seat[];
  turn: Turn | null;
  board: BoardInfo;
  spaces: Record<string, SpaceState>;
  /** The row from left to right; the last is the hire space. */
  engineers: (string | null)[];
  /** By value of the tiles. */
  stacks: Record<string, number>;
  lowest: number | null;
  face_up: number[];
  doublers: number;
  temporary_workers: number;
  cards: string[];
  start_cards: string[];
  pile: Pile;
  pending: Entry[];
  players: PlayerView[];
  /** One for each legal action of the seat to act, in the same order. */
  offers: Offer[];
  end: boolean;
}
