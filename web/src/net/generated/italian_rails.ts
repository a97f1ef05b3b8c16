// Made by `make types`; do not edit. To change it, change what it is made from:
// anden.games.italian_rails.actions, anden.games.italian_rails.shown
import type { Action, Seat } from './server';

export type Locomotive = 'freight' | 'fast' | 'heavy' | 'super';

/** Choose, in secret, the two cards of five that stay private. */
export interface Keep extends Action {
  do: 'keep';
  cards: number[];
}

/** Place the train for the first time, on any point of any city. */
export interface Place extends Action {
  do: 'place';
  point: string;
}

/** Move along track: all points of the way, the first is where the train stands. */
export interface Move extends Action {
  do: 'move';
  path: string[];
}

/** Board a ferry in the port where the train began its move. */
export interface Board extends Action {
  do: 'board';
  ferry: string;
}

/** Load a good of the city; with a card the load is locked at once on one of its orders (card 0 = not locked). */
export interface Load extends Action {
  do: 'load';
  good: string;
  card: number;
  order: number;
}

/** Lock a load that is on board and not locked yet on an order. */
export interface Lock extends Action {
  do: 'lock';
  good: string;
  card: number;
  order: number;
}

/** Deliver the load that is locked on a card, in the city of its order. */
export interface Deliver extends Action {
  do: 'deliver';
  card: number;
}

/** Leave a load that is not locked behind in a city. */
export interface Drop extends Action {
  do: 'drop';
  good: string;
}

/** Draw a line: all its points, each section goes from one to the next. */
export interface Build extends Action {
  do: 'build';
  path: string[];
}

/** Build a ferry line. */
export interface Ferry extends Action {
  do: 'ferry';
  ferry: string;
}

/** Improve or convert the locomotive. */
export interface Upgrade extends Action {
  do: 'upgrade';
  to: Locomotive;
}

/** Exchange orders instead of moving and building. */
export interface Exchange extends Action {
  do: 'exchange';
}

/** After a derailment: the load that is lost (card 0 = one that is not locked). */
export interface Lose extends Action {
  do: 'lose';
  good: string;
  card: number;
}

/** After losing the load of a private card: the card stays private. */
export interface KeepCard extends Action {
  do: 'keep_card';
}

/** After losing the load of a private card: the card goes to the public offer. */
export interface GiveCard extends Action {
  do: 'give_card';
}

/** Variant: 20 million from the bank, 40 back as soon as possible. */
export interface Borrow extends Action {
  do: 'borrow';
}

/** End moving (building begins), building or locking after an exchange (the turn ends). */
export interface End extends Action {
  do: 'end';
}

/** Luck: five orders for each seat, and the events that were shown on the way and went back (0 = a hidden card). */
export interface Deal extends Action {
  do: 'deal';
  hands: number[][];
  shown: number[];
}

/** Luck: the next card for the public offer, an order or an event. */
export interface Draw extends Action {
  do: 'draw';
  card: number;
}

/** Luck: the three cards that leave the offer in an exchange. */
export interface Swap extends Action {
  do: 'swap';
  cards: number[];
}

export type PlayerAction =
  | Keep
  | Place
  | Move
  | Board
  | Load
  | Lock
  | Deliver
  | Drop
  | Build
  | Ferry
  | Upgrade
  | Exchange
  | Lose
  | KeepCard
  | GiveCard
  | Borrow
  | End;

export type ChanceAction = Deal | Draw | Swap;

export type ItalianAction = PlayerAction | ChanceAction;

export type PhaseId = 'deal' | 'keep' | 'move' | 'build' | 'lock' | 'draw' | 'swap' | 'lose' | 'card' | 'over';

export type Tier = 'small' | 'medium' | 'major';

export type Terrain = 'plain' | 'mountain' | 'alpine' | 'small' | 'medium' | 'major';

/** What an edge crosses; «city»: inside a red area, free for both. */
export type Crossing = '' | 'city' | 'river' | 'lake' | 'inlet';

export type NewsKind =
  | 'flood'
  | 'storms_at_sea'
  | 'volcano'
  | 'derailment'
  | 'tax'
  | 'bad_weather'
  | 'landslide'
  | 'strike';

/** By language. */
export type Names = Record<string, string>;

/** x, y, x, y… in hundredths of a step. */
export type Line = number[];

/** Name, row, column, terrain, label. */
export type PointRow = [string, number, number, Terrain, string];

/** Both points, the price of a track that ends in the first and in the second, what it crosses and its id. */
export type EdgeRow = [number, number, number, number, Crossing, string];

/** Where the name of a city stands, from its point. */
export type LabelAt = [number, number, 'left' | 'right' | 'center'];

export interface City {
  id: string;
  names: Names;
  tier: Tier;
  good: string;
  point: number;
  points: number[];
  label: LabelAt;
}

export interface Good {
  id: string;
  names: Names;
  /** Cities. */
  sources: string[];
}

export interface Port {
  port: string;
  point: string;
}

export interface FerryLine {
  id: string;
  name: string;
  ends: Port[];
  /** The price of the first to build it. */
  first: number;
  second: number;
  line: Line;
}

export interface River {
  id: string;
  name: string;
  system: string;
  line: Line;
}

export interface Lake {
  id: string;
  name: string;
  polygon: Line;
}

export interface Inlet {
  id: string;
  name: string;
}

export interface Volcano {
  id: string;
  names: Names;
  point: string;
  at: [number, number];
}

export interface Outline {
  land: Line[];
  islands: Line[];
  foreign: Line[];
  border: Line[];
  mountains: Line[];
  alps: Line[];
}

export interface Order {
  city: string;
  good: string;
  pay: number;
  /** Steps from the nearest source; a ferry counts 9. */
  distance: number;
}

export interface NewsCard {
  event: string;
  kind: NewsKind;
  lasts: boolean;
}

export interface LocomotiveInfo {
  speed: number;
  loads: number;
  /** Prices. */
  upgrades: Partial<Record<Locomotive, number>>;
}

export interface Locomotives {
  freight: LocomotiveInfo;
  fast: LocomotiveInfo;
  heavy: LocomotiveInfo;
  super: LocomotiveInfo;
}

export interface Goal {
  cash: number;
  majors: number;
}

/** What never changes during a game. */
export interface BoardInfo {
  rows: number;
  columns: number;
  points: PointRow[];
  edges: EdgeRow[];
  cities: City[];
  goods: Good[];
  ferries: FerryLine[];
  rivers: River[];
  /** Names of the river systems. */
  systems: Record<string, string>;
  lakes: Lake[];
  inlets: Inlet[];
  volcanoes: Volcano[];
  outline: Outline;
  cards: Record<string, Order[]>;
  news: Record<string, NewsCard>;
  locomotives: Locomotives;
  goal: Goal;
  toll: number;
  spending: number;
  borrow: number;
  repay: number;
}

export interface Options {
  cash: 'hidden' | 'open';
  ferries: 'rulebook' | 'quick';
  fast_trains: boolean;
  loans: boolean;
}

export interface FerryState {
  owners: Seat[];
  /** Of the next builder. */
  price: number | null;
}

/** Washed away: only this seat may build here for now. */
export interface Right {
  edge: number;
  seat: Seat;
}

export interface OfferCard {
  card: number;
  /** The one that is locked. */
  order: number | null;
  /** Who holds it. */
  seats: Seat[];
}

/** An event that lasts. */
export interface NewsView {
  card: number;
  event: string;
  /** Who drew it. */
  seat: Seat;
  /** Turns of his that still end before it is over. */
  ends: number;
  half: string[];
  /** No entering or leaving. */
  still: string[];
  no_build: string[];
  /** Cities. */
  no_trade: string[];
  /** Flooded. */
  edges: number[];
  /** They are closed. */
  ferries: boolean;
}

/**
 * At sea there is a ferry, and `point` is the port where the train will come out. It may not go straight back to
 * `from`.
 */
export interface Train {
  point: string;
  ferry: string | null;
  from: string | null;
}

export interface LoadView {
  good: string;
  card: number | null;
  order: number | null;
}

/** An order of a card: 1, 2, 3 from the top. */
export interface OrderAt {
  card: number;
  order: number;
}

export interface NetworkView {
  /** Major cities joined by own track. */
  groups: string[][];
  /** The size of the largest group. */
  joined: number;
  /** The cheapest million that would join all. */
  missing: number | null;
}

export interface PlayerView {
  /** null: hidden. */
  cash: number | null;
  locomotive: Locomotive;
  speed: number;
  capacity: number;
  /** null: not placed yet. */
  train: Train | null;
  loads: LoadView[];
  /** 0 = not to be seen. */
  cards: number[];
  /** Private cards that stay locked while their load has to be fetched again. */
  waiting: OrderAt[];
  chosen: boolean;
  turns: number;
  /** Turns still to be lost. */
  lost: number;
  sections: number;
  debt: number;
  deliveries: number;
  network: NetworkView;
}

export interface Moving {
  left: number;
  speed: number;
  halved: boolean;
  toll_paid: boolean;
}

export interface Building {
  spent: number;
  left: number;
  /** Major cities left this turn. */
  majors: string[];
  /** Edges drawn this turn. */
  drawn: number[];
  /** Where a track may begin. */
  starts: string[];
  /** Edges the builder may not build now. */
  closed: number[];
}

export interface Losing {
  seat: Seat;
  /** The private card to keep or give. */
  card: number | null;
}

export interface PlanRow {
  source: string | null;
  price: number | null;
}

/** What could be done at a point. */
export interface StopOffer {
  /** Goods. */
  load: string[];
  /** Cards that are locked and paid there. */
  deliver: number[];
  /** Cards with orders of the city for loads that are not locked. */
  lock: number[];
}

export interface MoveOffer extends StopOffer {
  steps: number;
  left: number;
  toll: number;
}

export interface BoardOffer {
  to: string;
  toll: number;
}

export interface PriceOffer {
  price: number;
  left: number;
}

export interface UpgradeOffer extends PriceOffer {
  speed: number;
  loads: number;
}

/** Of loading, locking and delivering. */
export interface PayOffer {
  pay: number | null;
  /** Not told of a delivery, which is paid where the train stands. */
  city?: string | null;
}

export interface LoanOffer {
  cash: number;
  owes: number;
}

export type Offer = MoveOffer | StopOffer | BoardOffer | PriceOffer | UpgradeOffer | PayOffer | LoanOffer | null;

export interface View {
  turn: number;
  limit: number;
  starter: Seat | null;
  active: Seat | null;
  phase: PhaseId;
  options: Options;
  board: BoardInfo;
  /** Edges, by owner. */
  tracks: number[][];
  ferries: Record<string, FerryState>;
  rights: Right[];
  offer: OfferCard[];
  deck: number;
  discards: number;
  news: NewsView[];
  players: PlayerView[];
  moving: Moving | null;
  building: Building | null;
  losing: Losing | null;
  /** Who reached the goal first. */
  last_round: Seat | null;
  /** By card, for the viewer: the cheapest new track that joins network, a source and the destination of each order. */
  plans: Record<string, PlanRow[]>;
  /** One for each legal action of the seat to act, in the same order. */
  offers: Offer[];
}
