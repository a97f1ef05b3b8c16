// Made by `make types`; do not edit. To change it, change what it is made from:
// anden.games.cube_rails.actions, anden.games.cube_rails.shown
import type { Action, Seat } from './server';

/** Bid for the turn order; in Raíles' Basic game, before the first turn, for a place in it. */
export interface Bid extends Action {
  do: 'bid';
  amount: number;
}

/** Stay in the auction without a bid: once, for who took Turn Order last turn (not in Raíles' Basic game). */
export interface Pass extends Action {
  do: 'pass';
}

/** Leave the auction and take the last free place; in Raíles' Basic game only out of the auction of this place. */
export interface Drop extends Action {
  do: 'drop';
}

/** Place or replace a track tile; in Age of Steam a plain tile on a town gets a town disc by itself. */
export interface Build extends Action {
  do: 'build';
  hex: string;
  tile: string;
  turn: number;
}

/** End building; in Age of Steam's goods growth, end Production. */
export interface Finish extends Action {
  do: 'finish';
}

/** Raise the locomotive instead of moving goods: once per turn. */
export interface Upgrade extends Action {
  do: 'upgrade';
}

/** Move nothing in this round. */
export interface Skip extends Action {
  do: 'skip';
}

/** Luck: the first turn order; in Raíles' Basic game who opens the first auction, and the seats clockwise after him. */
export interface Order extends Action {
  do: 'order';
  seats: number[];
}

export type Orientation = 'flat' | 'pointy';

export type TileClass = 'simple' | 'coexist' | 'crossing' | 'town';

/** What a place in the turn order pays of its bid. */
export type Payment = 'all' | 'half' | 'none';

/** The axial coordinates q, r of a hex. */
export type HexAt = [number, number];

/** Both ends of a link that is completed. */
export type Ends = [string, string];

/** Both ends of a link that is completed, and whose it is. */
export type OwnedEnds = [string, string, Seat | null];

/** A tile in its printed position: pairs of edges, and of town tiles the edges with track into the town. */
export interface TileInfo {
  id: string;
  class: TileClass;
  paths: [number, number][];
  exits: number[];
}

/** A link; `to` is null while it is unfinished, `length` counts its sections. */
export interface Link {
  owner: Seat | null;
  from: string;
  to: string | null;
  done: boolean;
  length: number;
  hexes: string[];
}

export interface HexBase {
  /** The label («E5»). */
  id: string;
  q: number;
  r: number;
  /** What a simple tile costs here; null where none can lie. */
  price: number | null;
  place: string | null;
}

export interface PlaceBase {
  id: string;
  name: string;
  hex: string;
}

export interface TrackPath {
  a: number;
  /** null: the path ends in the town of this hex. */
  b: number | null;
  owner: Seat | null;
  done: boolean;
}

/** A tile on the map. */
export interface TrackTile {
  hex: string;
  tile: string;
  turn: number;
  disc: boolean;
  paths: TrackPath[];
}

/** A tile that was placed in this turn. */
export interface Placed {
  hex: string;
  /** Empty: a direct link without a tile. */
  tile: string;
  turn: number;
  price: number;
}

export interface BuildTurnBase {
  seat: Seat;
  used: number;
  limit: number;
  spent: number;
  placed: Placed[];
  /** Hexes of own sections that are lost when building ends now. */
  fading: string[];
}

export interface AuctionBase {
  /** By seat. */
  bids: Record<string, number>;
  highest: Seat | null;
  lowest_bid: number;
  /** Who may still pass once without leaving. */
  passes: Seat[];
  /** In the order they left: the first takes the last place. */
  dropped: Seat[];
  /** What those who left paid, by seat. */
  paid: Record<string, number>;
  /** What each place pays, from the first. */
  payments: Payment[];
}

export interface UrbanizeOffer {
  done: OwnedEnds[];
}

export interface DeliverOffer {
  /** What each seat gains; who gains nothing is missing. */
  gain: Record<string, number>;
}

export interface DropOffer {
  /** The place in the turn order, from 1. */
  place: number;
  pays: number;
}
