/** What Board and Panel of a game without a board share: its position as text, and which actions are looked for. */
import { Failure, api } from '../../net/api';
import type { Plain, Seat } from '../../net/types';
import { textsOf } from '../../i18n/texts.svelte';

/** The texts of this board; the game has its own. */
export const words = textsOf('plain');

export class Session {
  plain = $state.raw<Plain | null>(null);
  failed = $state(false);
  /** Words that must all stand in an action. */
  wanted = $state('');
  private asking: AbortController | null = null;

  readonly offers = $derived(matching(this.plain?.offers ?? [], this.wanted));

  /** Fetch a position; what was shown before stays until it has come. */
  async look(table: string, index: number, viewer: Seat | null): Promise<void> {
    this.asking?.abort();
    const asking = (this.asking = new AbortController());
    try {
      const plain = await api.plain(table, index, viewer, asking.signal);
      if (asking.signal.aborted) return;
      if (plain.index !== this.plain?.index) this.wanted = '';
      this.plain = plain;
      this.failed = false;
    } catch (error) {
      if (asking.signal.aborted) return;
      if (!(error instanceof Failure)) throw error;
      this.failed = true;
    }
  }

  leave(): void {
    this.asking?.abort();
  }
}

/** The offers in whose notation this stands as it is, or else all its words in any order; whatever the case. */
export function matching<T extends { notation: string }>(offers: T[], wanted: string): T[] {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const holding = (...words: string[]) => offers.filter(({ notation }) => words.every((word) => notation.toLowerCase().includes(word)));
  const whole = holding(parts.join(' '));
  return whole.length ? whole : holding(...parts);
}
