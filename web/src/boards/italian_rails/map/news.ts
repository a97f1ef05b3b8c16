/** News that took effect at once: they are told until the turn after the one that drew them is over. */
import type { VisibleEntry } from '../../../net/types';

export interface Flash {
  card: number;
  event: string;
  seat: number;
}

/** Newest first. `shown`: cards that are told anyway. */
export function flashesOf(log: readonly VisibleEntry[], index: number, shown: readonly number[]): Flash[] {
  const out: Flash[] = [];
  let turns = 0;
  for (let i = Math.min(index, log.length) - 1; i >= 0 && turns < 2; i--) {
    const entry = log[i]!;
    if (entry.undone) continue;
    for (const e of [...entry.events].reverse()) {
      if (e.key === 'turn') turns++;
      const card = Number(e.args['card']);
      if (e.key === 'news' && turns < 2 && !shown.includes(card) && !out.some((f) => f.card === card))
        out.push({ card, event: String(e.args['event']), seat: Number(e.args['seat']) });
    }
  }
  return out;
}
