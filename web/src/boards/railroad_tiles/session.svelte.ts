/** What a person has in hand and in mind at one table: shared by board and panel. */
import type { Seat } from '../../net/types';
import { nextTurn, type Offers, type Spot } from './offers';

export interface Ghost {
  x: number;
  y: number;
  turn: number;
}

export type Mark = 'openings' | 'cities' | 'rectangle';

export class Session {
  /** The tile picked from the hand (or an objective), by code. */
  tile = $state<string | null>(null);
  ghost = $state.raw<Ghost | null>(null);
  /** The token a pawn is placed with; null = whichever offers it. */
  token = $state<number | null>(null);
  star = $state(false);
  /** A column looked at closely. */
  column = $state<number | null>(null);
  /** Whose territory is large; null = one's own. */
  shown = $state<Seat | null>(null);
  follow = $state(false);
  mark = $state<Mark | null>(null);
  /** The person moved the map: leave it there. */
  moved = $state(false);
  #at = -1;
  #dropped = false;

  /** A new position: keep what still makes sense, take up the first tile that fits. */
  arrive(index: number, offers: Offers): void {
    if (index !== this.#at) {
      this.#at = index;
      this.ghost = null;
      this.token = null;
      this.star = false;
      this.column = null;
      this.#dropped = false;
    }
    if (this.tile !== null && !offers.spots.has(this.tile)) this.tile = null;
    if (this.tile === null && !this.#dropped) this.tile = offers.spots.keys().next().value ?? null;
    if (this.ghost && !this.spot(offers)) this.ghost = null;
  }

  pick(tile: string): void {
    this.tile = tile;
    this.ghost = null;
    this.column = null;
  }

  drop(): void {
    if (this.ghost) this.ghost = null;
    else {
      this.tile = null;
      this.#dropped = true;
    }
    this.token = null;
    this.star = false;
    this.column = null;
  }

  spots(offers: Offers): Spot[] {
    return this.tile === null ? [] : (offers.spots.get(this.tile) ?? []);
  }

  /** The offered place under the ghost. */
  spot(offers: Offers): Spot | null {
    const g = this.ghost;
    return (g && this.spots(offers).find((s) => s.x === g.x && s.y === g.y)) || null;
  }

  /** Shows the tile at a place, turned as before if that is offered there. */
  hover(spot: Spot): void {
    const turn = this.ghost && spot.turns.includes(this.ghost.turn) ? this.ghost.turn : spot.turns[0]!;
    this.ghost = { x: spot.x, y: spot.y, turn };
  }

  turn(offers: Offers, step: 1 | -1, over = false): void {
    const spot = this.spot(offers);
    if (spot && this.ghost) this.ghost = { ...this.ghost, turn: nextTurn(spot.turns, this.ghost.turn, step, over) };
  }
}
