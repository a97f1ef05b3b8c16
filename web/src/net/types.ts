/** What travels between server and client. The types are made from the server's own; only what the client adds to them stands here. */
import type * as sent from './generated/server';

export type * from './generated/server';
export type { Event as GameEvent, Option as OptionInfo, RequestInfo as UndoRequest, UndoInfo as UndoState } from './generated/server';

/** The seat that acts when nobody but luck can go on. */
export const CHANCE: sent.Seat = -1;

export type Args = Record<string, sent.Arg>;

/** What a person pointed at, to ask «why not?»; each game has its own kinds. */
export interface Target {
  at: string;
  [key: string]: unknown;
}

/** A position as one viewer sees it. `V` is the view of its game; see docs/reference/views.md. */
export interface Position<V = unknown> extends Omit<sent.Position, 'view'> {
  view: V;
}

export interface Table<V = unknown> extends Omit<sent.Table, 'position'> {
  position: Position<V>;
}

export interface Done extends Omit<sent.Done, 'table'> {
  table: Table;
}
