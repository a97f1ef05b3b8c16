/** What a person has picked and points at, at one table: shared by map, cards and panel. */
import type { Action } from '../../net/types';
import type { Way } from './map/ways';
import type { OrderAt } from './types';

/** A line that is not drawn yet. */
export interface Draft {
  /** Drawn by hand, or proposed. */
  free: boolean;
  path: number[];
  price: number;
  /** Where a proposed line goes, and the points it must pass. */
  goal: number;
  vias: number[];
  /** Other proposals, this one included. */
  ways: Way[];
  which: number;
}

/** Something chosen by a first click: once more does it. */
export interface Choice {
  action: Action;
  /** Points of the way, if it is one. */
  path: number[];
}

export class Session {
  draft = $state.raw<Draft | null>(null);
  /** A move, a placing, a ferry. */
  chosen = $state.raw<Choice | null>(null);
  /** What one points at on the map. */
  hovered = $state.raw<Choice | null>(null);
  /** A click takes off what was drawn this turn. */
  rubber = $state(false);
  /** Only from here. */
  anchor = $state<number | null>(null);
  /** The order whose sources and destination the map shows. */
  order = $state.raw<OrderAt | null>(null);
  pinned = $state.raw<OrderAt | null>(null);
  /** Cards picked while setting up. */
  kept = $state.raw<number[]>([]);
  /** On a phone: the sheet of cards is open. */
  cards = $state(false);
  #at = -1;

  get shown(): OrderAt | null {
    return this.order ?? this.pinned;
  }

  /** A new position: forget what no longer makes sense. */
  arrive(index: number, cards: readonly number[], drawn = false): void {
    if (index === this.#at) return;
    this.#at = index;
    const rubber = this.rubber && drawn;
    this.drop();
    this.rubber = rubber;
    this.hovered = null;
    if (this.order && !cards.includes(this.order.card)) this.order = null;
    if (this.pinned && !cards.includes(this.pinned.card)) this.pinned = null;
    if (this.kept.some((c) => !cards.includes(c))) this.kept = [];
  }

  point(order: OrderAt | null): void {
    this.order = order;
  }

  pin(order: OrderAt): void {
    this.pinned = this.pinned?.card === order.card && this.pinned.order === order.order ? null : order;
  }

  toggleKept(card: number): void {
    this.kept = this.kept.includes(card) ? this.kept.filter((c) => c !== card) : [...this.kept, card].slice(-2);
  }

  drop(): void {
    this.draft = null;
    this.chosen = null;
    this.anchor = null;
    this.rubber = false;
  }

  takeRubber(): void {
    const on = !this.rubber;
    this.drop();
    this.rubber = on;
  }

  /** Escape, step by step. True when there was something. */
  back(): boolean {
    if (this.rubber) this.rubber = false;
    else if (this.draft) this.draft = null;
    else if (this.chosen) this.chosen = null;
    else if (this.anchor !== null) this.anchor = null;
    else if (this.pinned) this.pinned = null;
    else return false;
    return true;
  }
}
