// Made by `make types`; do not edit. To change it, change what it is made from:
// anden.games.railes.actions, anden.games.railes.shown
import type {
  AuctionBase, Bid, Build, BuildTurnBase, DeliverOffer, Drop, DropOffer, Finish, HexAt, HexBase, Link, Order,
  Orientation, OwnedEnds, Pass, PlaceBase, Skip, TileInfo, TrackTile, Upgrade, UrbanizeOffer,
} from './cube_rails';
import type { Action, Seat } from './server';

export type Good = 'red' | 'blue' | 'purple' | 'yellow' | 'gray';

export type ActionTile =
  | 'turn_order'
  | 'first_move'
  | 'engineer'
  | 'first_build'
  | 'urban_growth'
  | 'locomotive'
  | 'urbanization';

export type Track = 'income' | 'victory';

/** Standard game, phase 1: acquire so many units of 5 $ (0 = none). */
export interface Capital extends Action {
  do: 'capital';
  units: number;
}

/** Take an action token; `use` is False for Urban Growth or Urbanize taken as «pass». */
export interface Choose extends Action {
  do: 'choose';
  action: ActionTile;
  use: boolean;
}

/** Urban Growth: the cubes of a supply space and a marker to a city without one. */
export interface Grow extends Action {
  do: 'grow';
  city: string;
  space: number;
}

/** Put a New City of a colour on a town, with the cubes of a supply space (0 when the supply is empty). */
export interface Urbanize extends Action {
  do: 'urbanize';
  town: string;
  color: Good;
  space: number;
}

/** Move a cube: the stops from start to destination and whose link each step is (-1 = nobody's). */
export interface Deliver extends Action {
  do: 'deliver';
  good: Good;
  route: string[];
  owners: number[];
}

/** Put all track points of the cube just delivered on income or all on victory points. */
export interface Score extends Action {
  do: 'score';
  to: Track;
}

/** Luck: the cubes of the set-up, on the cities and in the supply spaces. */
export interface Deal extends Action {
  do: 'deal';
  cities: [string, Good[]][];
  supply: Good[][];
}

export type PlayerAction =
  | Capital
  | Bid
  | Pass
  | Drop
  | Choose
  | Grow
  | Urbanize
  | Build
  | Finish
  | Deliver
  | Score
  | Upgrade
  | Skip;

export type ChanceAction = Order | Deal;

export type RailesAction = PlayerAction | ChanceAction;

export type PhaseId =
  | 'setup'
  | 'first_order'
  | 'capital'
  | 'auction'
  | 'actions'
  | 'build'
  | 'move'
  | 'score'
  | 'over';

export type Terrain = 'plain' | 'hill' | 'coast' | 'city';

export type BuildTurn = BuildTurnBase;

export type WaterwayKind = 'river' | 'canal' | 'lake';

export interface HexInfo extends HexBase {
  terrain: Terrain;
  river: boolean;
  /** Edges with a thick black line. */
  blocked: number[];
}

export interface PlaceInfo extends PlaceBase {
  /** Where another language has its own name. */
  names: Record<string, string>;
  kind: 'city' | 'town';
  /** The number printed on a city; 0 for towns. */
  cubes: number;
}

export interface Waterway {
  name: string;
  kind: WaterwayKind;
  hexes: HexAt[];
  /** The edge over which it leaves its last hex. */
  mouth: number | null;
}

/** A mountain range. */
export interface Range {
  name: string;
  at: HexAt;
}

/** A tile with its two faces. */
export interface Token {
  faces: string[];
  count: number;
}

export interface ActionInfo {
  id: ActionTile;
  number: number;
  /** null in the Standard game. */
  price: number | null;
  /** The new level of the locomotive comes on top. */
  plus_level: boolean;
}

/** What never changes during a game. */
export interface BoardInfo {
  name: string;
  orientation: Orientation;
  hexes: HexInfo[];
  water: HexAt[];
  waterways: Waterway[];
  ranges: Range[];
  places: PlaceInfo[];
  tiles: TileInfo[];
  tokens: Token[];
  actions: ActionInfo[];
  tiles_per_turn: number;
  max_locomotive: number;
  /** Least and most. */
  income: [number, number];
  markers: number;
  /** Spaces of the supply. */
  supply: number;
}

export interface PlaceState {
  color: Good | null;
  city: boolean;
  new_city: boolean;
  grown: boolean;
  goods: Good[];
}

export interface Auction extends AuctionBase {
  /** For one place before the first turn, or for the order of this turn. */
  kind: 'place' | 'turn';
  /** The place that is bid for. */
  position: number | null;
  /** What each can pay, by seat. */
  most: Record<string, number>;
  /** Places already won, from the first. */
  won: Seat[];
}

export interface ActionState {
  seat: Seat | null;
  used: boolean;
}

export interface ActionStates {
  turn_order: ActionState;
  first_move: ActionState;
  engineer: ActionState;
  first_build: ActionState;
  urban_growth: ActionState;
  locomotive: ActionState;
  urbanization: ActionState;
}

export interface GoodCounts {
  red: number;
  blue: number;
  purple: number;
  yellow: number;
  gray: number;
}

/** What can still be carried out in this build turn. */
export interface Owed {
  seat: Seat;
  action: ActionTile;
  may_skip: boolean;
}

/** A cube that was delivered, while its points are put on the tracks. */
export interface DeliveryState {
  seat: Seat;
  good: Good;
  /** By seat. */
  points: Record<string, number>;
  deciding: Seat;
}

/** What the income phase will do to a player. */
export interface Forecast {
  income: number;
  maintenance: number;
  /** Dollars that cannot be paid from cash. */
  missing: number;
  /** Units of 5 $ that will be raised. */
  units: number;
  income_after: number;
  victory_after: number;
  cash_after: number;
  out: boolean;
}

export interface PlayerView {
  cash: number;
  income: number;
  victory: number;
  locomotive: number;
  links: number;
  out: boolean;
  action: ActionTile | null;
  number: number | null;
  upgraded: boolean;
  forecast: Forecast;
  /** The most he could pay now. */
  most: number;
  /** The score if the game ended now. */
  final: number;
}

/** What a payment takes. */
export interface PayOffer {
  price: number;
  /** Units of 5 $ to raise for it. */
  units: number;
  income_after: number;
  victory_after: number;
}

export interface BuildOffer extends PayOffer {
  kind: 'place' | 'improve' | 'redirect' | 'town';
  done: OwnedEnds[];
  claims: boolean;
}

export interface BidOffer {
  units: number;
  income_after: number;
}

export interface CapitalOffer {
  cash: number;
  income_after: number;
  victory_after: number;
}

/** As they would be. */
export interface ScoreOffer {
  income: number;
  victory: number;
  final: number;
}

export type Offer =
  | PayOffer
  | BuildOffer
  | BidOffer
  | CapitalOffer
  | DropOffer
  | UrbanizeOffer
  | DeliverOffer
  | ScoreOffer
  | null;

export interface View {
  map: string;
  game: 'basic' | 'standard';
  turn: number;
  turns: number;
  phase: PhaseId;
  board: BoardInfo;
  places: Record<string, PlaceState>;
  track: TrackTile[];
  links: Link[];
  /** By space; [] = taken. */
  supply: Good[][];
  /** By face: how many more of it can be laid. */
  stock: Record<string, number>;
  /** How many of each colour are left. */
  new_cities: GoodCounts;
  /** Growth markers left. */
  markers: number;
  bag: GoodCounts;
  order: Seat[];
  /** Who has still to act in this phase or round, in order. */
  acting: Seat[];
  auction: Auction | null;
  actions: ActionStates;
  move_round: number;
  owed: Owed | null;
  delivery: DeliveryState | null;
  build: BuildTurn | null;
  players: PlayerView[];
  /** One for each legal action of the seat to act, in the same order. */
  offers: Offer[];
}
