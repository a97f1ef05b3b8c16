/** What the views of both games of trains and cubes have in common: enough to draw a map, follow routes and pick from what is offered. */
import type * as ageOfSteam from '../../net/generated/age_of_steam';
import type { Build, HexBase, Link, PlaceBase, Placed, TileInfo, TrackTile } from '../../net/generated/cube_rails';
import type * as railes from '../../net/generated/railes';
import type { Seat } from '../../net/types';
import type { Orientation, Point } from './hex';

export type { Build, Link, Placed, TileClass, TileInfo, TrackPath, TrackTile } from '../../net/generated/cube_rails';

export type Deliver = ageOfSteam.Deliver | railes.Deliver;

export interface RailHex extends HexBase {
  terrain: string;
}

export interface RailPlace extends PlaceBase {
  kind: string;
}

export interface RailPlaceState {
  color: string | null;
  city: boolean;
  goods: readonly string[];
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
  track: readonly TrackTile[];
  links: readonly Link[];
  build: { seat: Seat; placed: readonly Placed[]; fading: readonly string[] } | null;
}

/** A hex with the place where it is drawn. */
export type Placing<H extends RailHex = RailHex> = H & { at: Point };

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
