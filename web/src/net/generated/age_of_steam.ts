// Made by `make types`; do not edit. To change it, change what it is made from:
// anden.games.age_of_steam.actions, anden.games.age_of_steam.shown
import type {
  AuctionBase, Bid, Build, BuildTurnBase, DeliverOffer, Drop, DropOffer, Ends, Finish, HexAt, HexBase, Link, Order,
  Orientation, Pass, PlaceBase, Skip, TileInfo, TrackTile, Upgrade, UrbanizeOffer,
} from './cube_rails';
import type { Action, Seat } from './server';

export type Good = 'red' | 'blue' | 'purple' | 'yellow' | 'black' | 'white';

export type ActionTile =
  | 'first_move'
  | 'first_build'
  | 'engineer'
  | 'locomotive'
  | 'urbanization'
  | 'production'
  | 'turn_order';

export type Section = 'light' | 'dark' | 'both';

/** Issue so many shares (0 = none): the whole turn of phase I. */
export interface Issue extends Action {
  do: 'issue';
  shares: number;
}

/** St. Lucia: pay to be the start player. */
export interface Pay extends Action {
  do: 'pay';
}

/** St. Lucia: do not pay to be the start player. Growth: do not use Production. */
export interface Decline extends Action {
  do: 'decline';
}

/** Take an action tile. */
export interface Choose extends Action {
  do: 'choose';
  action: ActionTile;
}

/** Put a New City on a town. */
export interface Urbanize extends Action {
  do: 'urbanize';
  town: string;
  city: string;
}

/** Build a direct link that needs no tile (Germany). */
export interface Connect extends Action {
  do: 'connect';
  link: string;
}

/** Western US: which railroads get the bonus of the transcontinental link. */
export interface Reward extends Action {
  do: 'reward';
  seats: number[];
}

/**
 * Move a cube: the stops from start to destination and whose link each step is (-1 = nobody's). On St. Lucia the start
 * may be a hex with a cube on its track. `bonus` names the railroad that gets the bonus of an east-west delivery
 * (Western US), else -1.
 */
export interface Deliver extends Action {
  do: 'deliver';
  good: Good;
  route: string[];
  owners: number[];
  bonus: number;
}

/** Production: draw two cubes from the bag. */
export interface Produce extends Action {
  do: 'produce';
}

/** Production: put a drawn cube on an empty box of the goods display. Boxes count from 1, from the top. */
export interface Stock extends Action {
  do: 'stock';
  good: Good;
  column: string;
  box: number;
}

/** Luck: the cubes of the set-up, on the goods display in the order of its boxes, and on places and hexes. */
export interface Deal extends Action {
  do: 'deal';
  display: Good[];
  places: [string, Good[]][];
}

/** Luck: cubes from the bag, for Production or for a city that gets one each turn. */
export interface Draw extends Action {
  do: 'draw';
  goods: Good[];
}

/** Luck: the dice of goods growth, for the light columns, the dark ones, or both at once. */
export interface Roll extends Action {
  do: 'roll';
  section: Section;
  dice: number[];
}

/** Luck, Western US: the order of players still tied after cash and track, best first. */
export interface Lot extends Action {
  do: 'lot';
  seats: number[];
}

export type PlayerAction =
  | Issue
  | Bid
  | Pass
  | Drop
  | Pay
  | Decline
  | Choose
  | Urbanize
  | Build
  | Connect
  | Reward
  | Finish
  | Deliver
  | Upgrade
  | Skip
  | Produce
  | Stock;

export type ChanceAction = Order | Deal | Draw | Roll | Lot;

export type SteamAction = PlayerAction | ChanceAction;

export type PhaseId =
  | 'setup'
  | 'growth'
  | 'tie'
  | 'start_player'
  | 'shares'
  | 'auction'
  | 'actions'
  | 'build'
  | 'reward'
  | 'move'
  | 'production'
  | 'over';

export type Terrain = 'plain' | 'river' | 'mountain' | 'swamp' | 'city' | 'terminal';

export type PlaceKind = 'city' | 'town' | 'terminal';

export type Tag = 'west' | 'east' | 'start' | 'port' | 'extra';

export type Auction = AuctionBase;

export type ColumnSection = 'light' | 'dark';

export interface HexInfo extends HexBase {
  terrain: Terrain;
}

export interface PlaceInfo extends PlaceBase {
  kind: PlaceKind;
  /** The columns of the goods display that feed it. */
  columns: string[];
  tags: Tag[];
}

/** A link that needs no tile, across an edge of a hex. */
export interface DirectLink {
  id: string;
  between: [string, string];
  hex: string;
  edge: number;
  price: number;
}

export interface ColumnInfo {
  id: string;
  section: ColumnSection;
  die: number;
  boxes: number;
  /** A place, the letter of a New City, or nobody. */
  feeds: string | null;
}

export interface NewCity {
  id: string;
  color: Good;
}

/** Dice of goods growth; 0 = these columns have none. */
export interface Dice {
  light: number;
  dark: number;
}

/** What never changes during a game. */
export interface BoardInfo {
  name: string;
  orientation: Orientation;
  hexes: HexInfo[];
  water: HexAt[];
  places: PlaceInfo[];
  direct_links: DirectLink[];
  tiles: TileInfo[];
  columns: ColumnInfo[];
  new_cities: NewCity[];
  dice: Dice;
  tiles_per_turn: number;
  town_discs: number;
  max_locomotive: number;
  max_shares: number;
  share_price: number;
}

export interface PlaceState {
  color: Good | null;
  city: boolean;
  new_city: string | null;
  goods: Good[];
}

export interface Fee {
  asked: Seat;
  amount: number;
  /** Who starts for nothing if nobody pays. */
  first: Seat;
}

export interface BuildTurn extends BuildTurnBase {
  half_price: boolean;
  can_urbanize: boolean;
}

export interface Production {
  /** Cubes drawn and not placed yet. */
  goods: Good[];
}

/** What the end of the turn will do to a player's money. */
export interface Forecast {
  income: number;
  expenses: number;
  net: number;
  /** Dollars that cannot be paid: each costs one income. */
  missing: number;
  reduction: number;
  income_after: number;
  cash_after: number;
  /** Dollars that may still be spent before being out. */
  cushion: number;
  out: boolean;
}

export interface PlayerView {
  cash: number;
  shares: number;
  income: number;
  locomotive: number;
  sections: number;
  links: number;
  discs: number;
  out: boolean;
  action: ActionTile | null;
  upgraded: boolean;
  forecast: Forecast;
}

/** Of building a tile or a direct link. */
export interface BuildOffer {
  price: number;
  kind: 'place' | 'replace' | 'redirect' | 'town' | 'connect';
  done: Ends[];
  claims: boolean;
}

export interface IssueOffer {
  /** What it brings now. */
  cash: number;
  /** Change of the live score. */
  points: number;
  forecast: Forecast;
}

/** Of raising the locomotive. */
export interface RaiseOffer {
  forecast: Forecast;
}

export type Offer = BuildOffer | UrbanizeOffer | DeliverOffer | IssueOffer | RaiseOffer | DropOffer | null;

export interface View {
  map: string;
  turn: number;
  turns: number;
  phase: PhaseId;
  board: BoardInfo;
  places: Record<string, PlaceState>;
  /** St. Lucia: a cube by hex, on bare land or on the track. */
  land: Record<string, Good>;
  track: TrackTile[];
  links: Link[];
  /** Direct links that are built; they are among the links too, without hexes. */
  direct: Record<string, Seat | null>;
  display: Record<string, (Good | null)[]>;
  bag: Partial<Record<Good, number>>;
  /** How many of each tile are left. */
  stock: Record<string, number>;
  town_discs: number;
  /** Not used yet. */
  new_cities: string[];
  order: Seat[];
  /** Who has still to act in this phase or round, in order. */
  acting: Seat[];
  auction: Auction | null;
  fee: Fee | null;
  /** Those of this map, with who has taken them. */
  actions: Partial<Record<ActionTile, Seat | null>>;
  locked: ActionTile[];
  move_round: number;
  build: BuildTurn | null;
  production: Production | null;
  transcontinental: boolean | null;
  players: PlayerView[];
  /** One for each legal action of the seat to act, in the same order. */
  offers: Offer[];
}
