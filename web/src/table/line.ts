/** The line of play: the log without what was taken back. Mirrors how the platform keeps it, for struck-out log lines. */
import type { VisibleEntry } from '../net/types';
import { ownTurn, type StandIns } from './standins';

export interface Line {
  /** Numbers of the log entries in force, in order. */
  inForce: number[];
  /** Place in the line of a log entry in force. */
  place: Map<number, number>;
}

const PLATFORM = new Set(['undo', 'redo', 'ask_undo', 'answer_undo', 'new_luck', 'take_over', 'come_back']);

/** Whether an entry belongs to the platform (taking back, changing hands) and not to the game. A covered action is the game's. */
export function isPlatform(entry: VisibleEntry): boolean {
  return entry.action !== null && PLATFORM.has(entry.action.do);
}

export function lineOf(log: readonly VisibleEntry[]): Line {
  const line: number[] = [];
  const taken: number[][] = [];
  for (const entry of log) {
    if (!isPlatform(entry)) {
      line.push(entry.index);
      taken.length = 0;
    } else if (entry.action!.do === 'undo') {
      taken.push(line.splice(Number(entry.action!.to)));
    } else if (entry.action!.do === 'redo') {
      line.push(...(taken.pop() ?? []));
    }
  }
  return { inForce: line, place: new Map(line.map((index, n) => [index, n])) };
}

/** The first entry that the owner of `seats` has not seen when he last acted: what happened since his last turn. */
export function sinceLastTurn(log: readonly VisibleEntry[], seats: readonly number[], standIns: StandIns): number {
  let n = log.length;
  while (n > 0 && !ownTurn(log[n - 1]!, seats, standIns)) n -= 1;
  return n;
}
