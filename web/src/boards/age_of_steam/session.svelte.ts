/** What a person has picked and points at, at one table: shared by board and panel. */
import type { Seat } from '../../net/types';
import { findBuild, findDelivery, type Cube, type Offers } from './offers';
import type { Build, Deliver, Good } from './types';

/** What is marked on board and panel at once while one points at it: a place, a column of the display, a railroad. */
export type Pointed = { place: string } | { column: string } | { seat: Seat } | { hexes: string[] };

/** Sheets beside the map. */
export type Drawer = 'goods' | 'money' | 'tracks' | 'tiles';

export class Session {
  // --- building ---
  /** The hex whose tiles fan out. */
  hex = $state<string | null>(null);
  /** The tile chosen on that hex by a first tap or by the keys: a second one builds it. */
  candidate = $state.raw<Build | null>(null);
  /** The tile one points at. */
  hoveredBuild = $state.raw<Build | null>(null);
  /** The direct link chosen or pointed at. */
  link = $state<string | null>(null);
  /** The letter of the New City in hand: towns glow instead of hexes. */
  letter = $state<string | null>(null);
  /** The town chosen for it. */
  town = $state<string | null>(null);

  // --- goods ---
  /** The cube picked: its deliveries light up. */
  cube = $state.raw<Cube | null>(null);
  /** The delivery chosen by a first tap. */
  chosen = $state.raw<Deliver | null>(null);
  /** The delivery one points at, in the list or on the map. */
  hovered = $state.raw<Deliver | null>(null);
  /** Production: the drawn cube in hand. */
  drawn = $state<Good | null>(null);

  /** Pointed at on one side, marked on the other. */
  pointed = $state.raw<Pointed | null>(null);
  /** The sheet that is open. */
  drawer = $state<Drawer | null>(null);
  #at = -1;

  /** The tile drawn as if it lay there. */
  get ghost(): Build | null {
    return this.hoveredBuild ?? this.candidate;
  }

  /** The route drawn on the map. */
  get route(): Deliver | null {
    return this.hovered ?? this.chosen;
  }

  /** The place one points at, if any. */
  get place(): string | null {
    return this.pointed && 'place' in this.pointed ? this.pointed.place : null;
  }

  /** A new position: forget what no longer makes sense. Board and panel both call it; the second call changes nothing. */
  arrive(index: number, offers: Offers): void {
    if (index !== this.#at) {
      this.#at = index;
      this.drop();
      this.hoveredBuild = null;
      this.hovered = null;
      this.drawn = null;
    }
    if (this.hex !== null && !offers.builds.has(this.hex)) this.hex = null;
    if (this.candidate && !findBuild(offers, this.candidate)) this.candidate = null;
    if (this.hoveredBuild && !findBuild(offers, this.hoveredBuild)) this.hoveredBuild = null;
    if (this.chosen && !findDelivery(offers, this.chosen)) this.chosen = null;
    if (this.hovered && !findDelivery(offers, this.hovered)) this.hovered = null;
    if (this.drawn === null || !offers.stocks.some((s) => s.good === this.drawn)) this.drawn = offers.stocks[0]?.good ?? null;
  }

  /** Opens a hex: its tiles fan out. */
  pickHex(hex: string | null): void {
    this.hex = hex;
    this.candidate = null;
    this.hoveredBuild = null;
    this.link = null;
    this.letter = null;
    this.town = null;
  }

  pickBuild(build: Build): void {
    this.hex = build.hex;
    this.candidate = build;
    this.link = null;
  }

  pickLetter(letter: string | null): void {
    this.pickHex(null);
    this.letter = letter;
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
    else if (this.town !== null) this.town = null;
    else if (this.hex !== null || this.letter !== null || this.link !== null || this.cube !== null) this.drop();
    else return false;
    return true;
  }
}
