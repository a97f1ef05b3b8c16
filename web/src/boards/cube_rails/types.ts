/** What the views of both games of trains and cubes have in common: enough to draw a map, follow routes and pick from what is offered. */
import type { Action, Seat } from '../../net/types';
import type { Orientation, Point } from './hex';

export interface RailHex {
  /** The label («E5»). */
  id: string;
  q: number;
  r: number;
  terrain: string;
  /** What a simple tile costs here; null where none can lie. */
  price: number | null;
  place: string | null;
}

export interface RailPlace {
  id: string;
  name: string;
  hex: string;
  kind: string;
}

export type TileClass = 'simple' | 'coexist' | 'crossing' | 'town';

export interface TileInfo {
  id: string;
  class: TileClass;
  /** Pairs of edges, in the printed position. */
  paths: [number, number][];
  /** Town tiles: the edges with track into the town. */
  exits: number[];
}

export interface RailPlaceState {
  color: string | null;
  city: boolean;
  goods: readonly string[];
}

export interface TrackPath {
  a: number;
  /** null: the path ends in the town of this hex. */
  b: number | null;
  owner: Seat | null;
  done: boolean;
}

export interface RailTile {
  hex: string;
  tile: string;
  turn: number;
  paths: TrackPath[];
}

export interface Link {
  owner: Seat | null;
  from: string;
  /** null: unfinished. */
  to: string | null;
  done: boolean;
  /** Sections. */
  length: number;
  hexes: string[];
}

export interface Placed {
  hex: string;
  /** Empty: a direct link without a tile. */
  tile: string;
  turn: number;
  price: number;
}

/** A position as the map sees it. */
export interface RailView {
  map: string;
  board: {
    orientation: Orientation;
    hexes: readonly RailHex[];
    water: readonly (readonly [number, number])[];
    places: readonly RailPlace[];
    tiles: readonly TileInfo[];
  };
  places: Readonly<Record<string, RailPlaceState>>;
  /** Cubes on open land, where there are any. */
  land?: Readonly<Record<string, string>>;
  track: readonly RailTile[];
  links: readonly Link[];
  build: { seat: Seat; placed: readonly Placed[]; fading: readonly string[] } | null;
}

/** A hex with the place where it is drawn. */
export type Placing<H extends RailHex = RailHex> = H & { at: Point };

export interface Build extends Action {
  do: 'build';
  hex: string;
  tile: string;
  turn: number;
}

export interface Deliver extends Action {
  do: 'deliver';
  good: string;
  /** Places from start to destination; the first may be a hex. */
  route: string[];
  /** Whose link each step is; -1 = nobody's. */
  owners: Seat[];
}

/** What the map must know of the price and effect of a tile. */
export interface RailBuildOffer {
  price: number;
  kind: string;
  /** Links that are completed: both ends, and whose where that is told. */
  done: readonly (readonly [string, string, (Seat | null)?])[];
  claims: boolean;
}

export interface BuildChoice<O extends RailBuildOffer = RailBuildOffer> {
  action: Build;
  offer: O;
}

export interface Delivery {
  action: Deliver;
  /** What each seat gains. */
  gain: Map<Seat, number>;
}

/** A cube that may be picked: where it waits is a place or a hex. */
export interface Cube {
  good: string;
  start: string;
}

/** What of the offers the map itself handles. */
export interface MapOffers {
  /** By hex label. */
  builds: ReadonlyMap<string, readonly BuildChoice[]>;
  deliveries: readonly Delivery[];
}
