/** Bots that play for the owner of a seat, told from the log: from `take_over` until `come_back`. */
import type { Seat, VisibleEntry } from '../net/types';

/** The level of the bot that made an entry for the owner of its seat, by the number of the entry. */
export type StandIns = ReadonlyMap<number, string>;

const CHANGES_HANDS = new Set(['take_over', 'come_back']);

const changesHands = (entry: VisibleEntry) => entry.action !== null && CHANGES_HANDS.has(entry.action.do);

export function standInsOf(log: readonly VisibleEntry[]): StandIns {
  const now = new Map<Seat, string>();
  const made = new Map<number, string>();
  for (const entry of log) {
    const level = now.get(entry.seat);
    if (!changesHands(entry)) {
      if (level !== undefined) made.set(entry.index, level);
    } else if (entry.action!.do === 'take_over') now.set(entry.seat, String(entry.action!.level));
    else now.delete(entry.seat);
  }
  return made;
}

/** The level of the bot that plays for the owner of a seat after the first `n` entries, or null. */
export function standInAt(log: readonly VisibleEntry[], n: number, seat: Seat): string | null {
  const last = log.slice(0, n).findLast((entry) => entry.seat === seat && changesHands(entry));
  return last?.action?.do === 'take_over' ? String(last.action.level) : null;
}

/** Whether the owner of `seats` did this himself. That a seat changes hands is news to him, not a turn of his. */
export function ownTurn(entry: VisibleEntry, seats: readonly Seat[], standIns: StandIns): boolean {
  return seats.includes(entry.seat) && !standIns.has(entry.index) && !changesHands(entry);
}
