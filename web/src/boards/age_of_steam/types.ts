/** The view of Age of Steam, as in docs/reference/views.md. */
import type { Action, Seat } from '../../net/types';
import type { BoardProps } from '../../table/board';
import type { Build, Deliver as Delivered, Link, Placed, RailTile, TileClass, TileInfo, TrackPath } from '../cube_rails/types';
import type { Session } from './session.svelte';

export type { Build, Link, Placed, TileClass, TileInfo, TrackPath };

export type Good = 'red' | 'blue' | 'purple' | 'yellow' | 'black' | 'white';
export type ActionId = 'first_move' | 'first_build' | 'engineer' | 'locomotive' | 'urbanization' | 'production' | 'turn_order';
export type Terrain = 'plain' | 'river' | 'mountain' | 'swamp' | 'city' | 'terminal';

export interface HexInfo {
  /** The label («E5»). */
  id: string;
  q: number;
  r: number;
  terrain: Terrain;
  /** What a simple tile costs here; null where none can lie. */
  price: number | null;
  place: string | null;
}

export interface PlaceInfo {
  id: string;
  name: string;
  hex: string;
  kind: 'city' | 'town' | 'terminal';
  /** The columns of the goods display that feed it. */
  columns: string[];
  tags: string[];
}

export interface DirectLink {
  id: string;
  between: [string, string];
  hex: string;
  edge: number;
  price: number;
}

export interface ColumnInfo {
  id: string;
  section: 'light' | 'dark';
  die: number;
  boxes: number;
  /** A place, the letter of a New City, or nobody. */
  feeds: string | null;
}

export interface NewCity {
  id: string;
  color: Good;
}

/** What never changes during a game. */
export interface BoardInfo {
  name: string;
  orientation: 'flat' | 'pointy';
  hexes: HexInfo[];
  water: [number, number][];
  places: PlaceInfo[];
  direct_links: DirectLink[];
  tiles: TileInfo[];
  columns: ColumnInfo[];
  new_cities: NewCity[];
  /** Dice of goods growth; 0 = these columns have none. */
  dice?: { light: number; dark: number };
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

export interface TrackTile extends RailTile {
  disc: boolean;
}

export type Payment = 'all' | 'half' | 'none';

export interface Auction {
  /** By seat. */
  bids: Record<string, number>;
  highest: Seat | null;
  lowest_bid: number;
  /** Who may still pass once without leaving. */
  passes: Seat[];
  /** In the order they left: the first takes the last place. */
  dropped: Seat[];
  /** What those who left paid. */
  paid?: Record<string, number>;
  /** What each place pays, from the first. */
  payments: Payment[];
}

export interface Fee {
  asked: Seat;
  amount: number;
  /** Who starts for nothing if nobody pays. */
  first: Seat;
}

export interface BuildTurn {
  seat: Seat;
  used: number;
  limit: number;
  spent: number;
  half_price: boolean;
  can_urbanize: boolean;
  placed: Placed[];
  /** Hexes of own sections that are lost when building ends now. */
  fading: string[];
}

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
  cushion?: number;
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
  action: ActionId | null;
  upgraded: boolean;
  forecast: Forecast;
}

export interface BuildOffer {
  price: number;
  kind: 'place' | 'replace' | 'redirect' | 'town' | 'connect';
  /** Links that are completed: both ends. */
  done: [string, string][];
  claims: boolean;
}

export interface UrbanizeOffer {
  done: [string, string, Seat | null][];
}

export interface DeliverOffer {
  /** Income by seat. */
  gain: Record<string, number>;
}

export interface IssueOffer {
  /** What it brings now. */
  cash: number;
  /** Change of the live score. */
  points: number;
  forecast: Forecast;
}

/** Raising the locomotive. */
export interface RaiseOffer {
  forecast: Forecast;
}

export interface DropOffer {
  /** The place in the turn order, from 1. */
  place: number;
  pays: number;
}

export type Offer = BuildOffer | UrbanizeOffer | DeliverOffer | IssueOffer | RaiseOffer | DropOffer | null;

export interface View {
  map: string;
  turn: number;
  turns: number;
  phase: string;
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
  stock: Record<string, number>;
  town_discs: number;
  new_cities: string[];
  order: Seat[];
  acting: Seat[];
  auction: Auction | null;
  fee: Fee | null;
  actions: Partial<Record<ActionId, Seat | null>>;
  locked: ActionId[];
  move_round: number;
  build: BuildTurn | null;
  production: { goods: Good[] } | null;
  transcontinental: boolean | null;
  players: PlayerView[];
  /** One for each legal action of the seat to act, in the same order. */
  offers: Offer[];
}

export interface Connect extends Action {
  do: 'connect';
  link: string;
}

export interface Urbanize extends Action {
  do: 'urbanize';
  town: string;
  city: string;
}

export interface Deliver extends Delivered {
  /** Who gets the bonus of a delivery; -1 = nobody. */
  bonus: Seat;
}

export interface Stock extends Action {
  do: 'stock';
  good: Good;
  column: string;
  /** From 1, from the top. */
  box: number;
}

export type Props = BoardProps<View, Session>;
