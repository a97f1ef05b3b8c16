/** What a person points at and has picked at one table: shared by board and panel. */
import type { Seat } from '../../net/types';
import { belongs, type Choice, type Offers } from './offers';
import type { Entry, View } from './types';

/** Sheets that lie over the board. */
export type Sheet = 'score' | 'cards';
/** What a phone shows above the decision. */
export type Tab = 'central' | 'own';

export class Session {
  /** The space picked by a first click, and which of the ways to pay for it. */
  space = $state<string | null>(null);
  way = $state(0);
  /** A space pointed at, picked or not. */
  hovered = $state<string | null>(null);
  /** The action picked by a first click: a track, a marker, a place for a locomotive. A second click does it. */
  chosen = $state.raw<Choice | null>(null);
  pointed = $state.raw<Choice | null>(null);
  /** Where a factory comes from, when it has to be said which one it replaces: 0 = the stack. */
  source = $state<number | null>(null);
  /** The entry of the pending list that is being decided. */
  entry = $state<number | null>(null);
  /** Whose board is shown; null = one's own. */
  shown = $state<Seat | null>(null);
  sheet = $state<Sheet | null>(null);
  tab = $state<Tab>('central');
  /** The group of spaces open on a phone. */
  group = $state('track');
  #at = -1;

  /** The action drawn as if it were done. */
  get ghost(): Choice | null {
    return this.pointed ?? this.chosen;
  }

  /** A new position: forget what no longer makes sense, take up the next decision. Board and panel both call it. */
  arrive(index: number, view: View, offers: Offers): void {
    if (index !== this.#at) {
      this.#at = index;
      this.drop();
      this.hovered = null;
      this.pointed = null;
      if (offers.places.size || offers.relocates.size || offers.repeats.size || offers.swaps.size) this.tab = 'central';
      else if (view.pending.length) this.tab = 'own';
    }
    const open = view.pending.filter((e) => e.usable && !e.locked);
    if (!open.some((e) => e.entry === this.entry)) this.entry = open[0]?.entry ?? null;
  }

  /** The entry being decided. */
  deciding(view: View): Entry | null {
    return view.pending.find((e) => e.entry === this.entry) ?? null;
  }

  /** Whether a choice is lit now. */
  lit(view: View, choice: Choice | undefined): boolean {
    return choice !== undefined && belongs(choice, this.deciding(view));
  }

  pickSpace(space: string | null): void {
    this.space = space;
    this.way = 0;
    this.chosen = null;
  }

  pickEntry(entry: number): void {
    this.entry = entry;
    this.chosen = null;
    this.source = null;
  }

  /** First click: show it. Second: true, do it. */
  press(choice: Choice): boolean {
    if (this.chosen && same(this.chosen, choice)) return true;
    this.chosen = choice;
    this.space = null;
    return false;
  }

  drop(): void {
    this.space = null;
    this.way = 0;
    this.chosen = null;
    this.source = null;
  }

  /** Escape, step by step. True when there was something to put down. */
  back(): boolean {
    if (this.sheet) this.sheet = null;
    else if (this.chosen || this.space !== null || this.source !== null) this.drop();
    else if (this.shown !== null) this.shown = null;
    else return false;
    return true;
  }
}

export const same = (a: Choice, b: Choice): boolean => JSON.stringify(a.action) === JSON.stringify(b.action);
