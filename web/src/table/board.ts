/**
 * The contract between the shell of a table and the board of a game.
 *
 * The shell loads a position, knows who looks, sends actions and shows problems; the board draws a position and turns
 * clicks into actions. There are no rules here: what stands in `legal` is what can be clicked.
 */
import type { Component } from 'svelte';
import type { Action, Args, Position, Seat, Table, Target } from '../net/types';

/** Looks a text up: first among the game's own, then the platform's and the shell's. An unknown key comes back itself. */
export type Texts = (key: string, args?: Args) => string;

/** How a seat is told apart: a colour and, for those who do not see it, a pattern. See `looks.ts`. */
export interface Look {
  seat: Seat;
  name: string;
  /** A CSS colour that works on both themes, e.g. `var(--seat-0)`. */
  colour: string;
  /** A text colour with AA contrast on `colour`. */
  ink: string;
  /** Id of a pattern the shell keeps in the document: `fill="url(#seat-pattern-0)"`. */
  pattern: string;
}

/** What Board and Panel of a game get. Both get the same, and the same `session`, where they share what is selected. */
export interface BoardProps<V = unknown, S = unknown> {
  table: Table<V>;
  /** What to draw: the table's own position, or one of the replay. */
  position: Position<V>;
  /** What the viewer can do here. Empty while replaying, while others think, and while an action is on its way. */
  legal: Action[];
  texts: Texts;
  lang: string;
  /** False in the replay: draw, offer nothing. */
  live: boolean;
  /** Whose eyes look; null = a spectator. In hot-seat the seat that is to act. */
  viewer: Seat | null;
  looks: Look[];
  /** An action to show as if it were being chosen (the hint), or null. */
  hinted: Action | null;
  /** An action is on its way to the server. */
  busy: boolean;
  /** No motion: `prefers-reduced-motion`. */
  reducedMotion: boolean;
  /** Made once per table by `newSession`; the place for selection, ghost, zoom. */
  session: S;
  /** Do this legal action. */
  onAct(action: Action): void;
  /** Take back my own actions to the first `to` of the line, then do these. */
  onTakeBack?(to: number, then: Action[]): void;
  /** The person pointed at something that offers nothing: the game says why not. */
  onWhyNot(target: Target): void;
  /** Tell a screen reader. */
  onAnnounce(text: string): void;
}

/** What the mini facts of a seat in the players' strip get. */
export interface SummaryProps<V = unknown> {
  table: Table<V>;
  position: Position<V>;
  seat: Seat;
  texts: Texts;
  lang: string;
}

/** A part of the text view of a board: a heading and its lines, or a table with column heads. */
export interface TextBlock {
  heading: string;
  lines: string[];
  table?: { head: string[]; rows: string[][] };
}

export interface Describe<V = unknown> {
  table: Table<V>;
  position: Position<V>;
  legal: Action[];
  viewer: Seat | null;
  texts: Texts;
}

/** A shortcut of the board, for the help page: `text` is a key of the game's texts. */
export interface Shortcut {
  keys: string;
  text: string;
}

/** What `boards/<game>/index.ts` exports. Component types are loose on purpose: each game narrows `V` and `S`. */
export interface BoardModule {
  Board: Component<any>;
  /** Buttons of the game under the decision line: «End turn» and what belongs to the selection. */
  Panel: Component<any>;
  Summary: Component<any>;
  /** The decision line without the name of who decides: what, and what is left. */
  describe(d: Describe<any>): string;
  /** The board in words, for screen readers. */
  textView(d: Describe<any>): TextBlock[];
  /** What Board and Panel share (a class with runes, say). Made when a table is opened. */
  newSession?(): unknown;
  shortcuts?: Shortcut[];
  /** Called before an action is shown in the log or in a hint, when its event alone is not enough. */
  phrase?(action: Action, d: Describe<any>): string;
}
