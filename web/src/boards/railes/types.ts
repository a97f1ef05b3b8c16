/** The view of Raíles, as in docs/reference/views.md. */
import type { Action, Seat } from '../../net/types';
import type { BoardProps } from '../../table/board';
import type { Build, Deliver, Link, Placed, RailHex, RailPlace, RailPlaceState, RailTile, TileInfo } from '../cube_rails/types';
import type { Session } from './session.svelte';

export type { Build, Deliver, Link, Placed, TileInfo };

export type Good = 'red' | 'blue' | 'purple' | 'yellow' | 'gray';
export const GOODS: readonly Good[] = ['red', 'blue', 'purple', 'yellow', 'gray'];
export type ActionId = 'turn_order' | 'first_move' | 'engineer' | 'first_build' | 'urban_growth' | 'locomotive' | 'urbanization';
export type Terrain = 'plain' | 'hill' | 'coast' | 'city';

export interface HexInfo extends RailHex {
  terrain: Terrain;
  river: boolean;
  /** Edges with a thick black line. */
  blocked: number[];
}

export interface PlaceInfo extends RailPlace {
  kind: 'city' | 'town';
  /** The number printed on a city. */
  cubes: number;
}

export interface Waterway {
  name: string;
  kind: 'river' | 'canal' | 'lake';
  hexes: [number, number][];
  /** The edge over which it leaves its last hex. */
  mouth?: number | null;
}

export interface Token {
  faces: string[];
  count: number;
}

export interface ActionInfo {
  id: ActionId;
  number: number;
  /** null in the Standard game. */
  price: number | null;
  /** The new level of the locomotive comes on top. */
  plus_level?: boolean;
}

/** What never changes during a game. */
export interface BoardInfo {
  name: string;
  orientation: 'flat' | 'pointy';
  hexes: HexInfo[];
  water: [number, number][];
  waterways: Waterway[];
  ranges: { name: string; at: [number, number] }[];
  places: PlaceInfo[];
  tiles: TileInfo[];
  tokens: Token[];
  actions: ActionInfo[];
  tiles_per_turn: number;
  max_locomotive: number;
  /** Least and most. */
  income: [number, number];
  markers: number;
  supply: number;
}

export interface PlaceState extends RailPlaceState {
  color: Good | null;
  new_city: boolean;
  grown: boolean;
  goods: Good[];
}

export type Payment = 'all' | 'half' | 'none';

export interface Auction {
  /** For one place before the first turn, or for the order of this turn. */
  kind: 'place' | 'turn';
  position: number | null;
  /** By seat. */
  bids: Record<string, number>;
  highest: Seat | null;
  lowest_bid: number;
  /** What each can pay. */
  most: Record<string, number>;
  /** Who may still pass once without leaving. */
  passes: Seat[];
  /** In the order they left; in the auction of a place: out for this place. */
  dropped: Seat[];
  /** Places already won, from the first. */
  won?: Seat[];
  paid?: Record<string, number>;
  /** What each place pays, from the first. */
  payments: Payment[];
}

export interface BuildTurn {
  seat: Seat;
  used: number;
  limit: number;
  spent: number;
  placed: Placed[];
  fading: string[];
}

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
  action: ActionId | null;
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
  done: [string, string, Seat | null][];
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

export interface DropOffer {
  place: number;
  pays: number;
}

export interface UrbanizeOffer {
  done: [string, string, Seat | null][];
}

export interface DeliverOffer {
  gain: Record<string, number>;
}

/** As they would be. */
export interface ScoreOffer {
  income: number;
  victory: number;
  final: number;
}

export type Offer = PayOffer | BuildOffer | BidOffer | CapitalOffer | DropOffer | UrbanizeOffer | DeliverOffer | ScoreOffer | null;

export interface View {
  map: string;
  game: 'basic' | 'standard';
  turn: number;
  turns: number;
  phase: string;
  board: BoardInfo;
  places: Record<string, PlaceState>;
  track: RailTile[];
  links: Link[];
  /** By space; [] = taken. */
  supply: Good[][];
  stock: Record<string, number>;
  new_cities: Record<Good, number>;
  markers: number;
  order: Seat[];
  acting: Seat[];
  auction: Auction | null;
  actions: Record<ActionId, { seat: Seat | null; used: boolean }>;
  move_round: number;
  owed: { seat: Seat; action: 'urban_growth' | 'urbanization'; may_skip?: boolean } | null;
  delivery: { seat: Seat; good: Good; points: Record<string, number>; deciding: Seat } | null;
  build: BuildTurn | null;
  players: PlayerView[];
  /** One for each legal action of the seat to act, in the same order. */
  offers: Offer[];
}

export interface Grow extends Action {
  do: 'grow';
  city: string;
  space: number;
}

export interface Urbanize extends Action {
  do: 'urbanize';
  town: string;
  color: Good;
  /** From 1; 0 when the supply is empty. */
  space: number;
}

export type Props = BoardProps<View, Session>;
