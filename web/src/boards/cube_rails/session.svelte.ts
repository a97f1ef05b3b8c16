/** What a person has picked and points at on a map of track and cubes: shared by board and panel. A game adds its own picks. */
import type { Seat } from '../../net/types';
import { findBuild, findDelivery } from './choices';
import type { Build, Cube, Deliver, MapOffers } from './types';

/** What is marked on board and panel at once while one points at it; a column is one of a display of goods. */
export type Pointed = { place: string } | { seat: Seat } | { hexes: readonly string[] } | { column: string };

export class MapSession {
  // --- building ---
  /** The hex whose tiles fan out. */
  hex = $state<string | null>(null);
  /** The tile chosen on that hex by a first tap or by the keys: a second one builds it. */
  candidate = $state.raw<Build | null>(null);
  /** The tile one points at. */
  hoveredBuild = $state.raw<Build | null>(null);

  // --- goods ---
  /** The cube picked: its deliveries light up. */
  cube = $state.raw<Cube | null>(null);
  /** The delivery chosen by a first tap. */
  chosen = $state.raw<Deliver | null>(null);
  /** The delivery one points at, in the list or on the map. */
  hovered = $state.raw<Deliver | null>(null);

  // --- beside the map ---
  /** Pointed at on one side, marked on the other. */
  pointed = $state.raw<Pointed | null>(null);
  /** The sheet that is open. */
  drawer = $state<string | null>(null);

  #at = -1;

  /** The tile drawn as if it lay there. */
  get ghost(): Build | null {
    return this.hoveredBuild ?? this.candidate;
  }

  /** The route drawn on the map. */
  get route(): Deliver | null {
    return this.hovered ?? this.chosen;
  }

  /** A new position: forget what no longer makes sense. Board and panel both call it; the second call changes nothing. True when it is new. */
  renew(index: number, offers: MapOffers): boolean {
    const fresh = index !== this.#at;
    if (fresh) {
      this.#at = index;
      this.drop();
      this.hoveredBuild = null;
      this.hovered = null;
    }
    if (this.candidate && !findBuild(offers, this.candidate)) this.candidate = null;
    if (this.hoveredBuild && !findBuild(offers, this.hoveredBuild)) this.hoveredBuild = null;
    if (this.chosen && !findDelivery(offers, this.chosen)) this.chosen = null;
    if (this.hovered && !findDelivery(offers, this.hovered)) this.hovered = null;
    return fresh;
  }

  /** Opens a hex: its tiles fan out. */
  pickHex(hex: string | null): void {
    this.hex = hex;
    this.candidate = null;
    this.hoveredBuild = null;
  }

  pickBuild(build: Build): void {
    this.hex = build.hex;
    this.candidate = build;
  }

  pickCube(cube: Cube | null): void {
    this.cube = cube;
    this.chosen = null;
    this.hovered = null;
  }

  pickDelivery(deliver: Deliver | null): void {
    this.chosen = deliver;
    // Another cube than the one picked: the list shows all again.
    if (deliver && this.cube && (this.cube.good !== deliver.good || this.cube.start !== deliver.route[0])) this.cube = null;
  }

  /** Puts everything down: Escape, or a click on nothing. */
  drop(): void {
    this.pickHex(null);
    this.cube = null;
    this.chosen = null;
  }

  /** Escape, step by step: first the candidate, then what it was chosen for. True when there was something. */
  back(): boolean {
    if (this.candidate) this.candidate = null;
    else if (this.chosen) this.chosen = null;
    else if (this.hex !== null || this.cube !== null) this.drop();
    else return false;
    return true;
  }
}
