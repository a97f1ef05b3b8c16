/** The guest and the games on offer: fetched once, refreshed on the home page. */
import { untrack } from 'svelte';
import { api, Failure } from '../net/api';
import type { GameInfo, Me } from '../net/types';

class Station {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  failure = $state.raw<Failure | null>(null);

  private loading: Promise<void> | null = null;

  /** Fetches what may have changed; asked for again meanwhile, it answers once. An effect that calls this does not
   * depend on what is fetched, or it would call for ever. */
  load(): Promise<void> {
    this.loading ??= untrack(() => this.fetch()).finally(() => (this.loading = null));
    return this.loading;
  }

  private async fetch(): Promise<void> {
    try {
      const [me, games] = await Promise.all([api.me(), this.games ?? api.games()]);
      this.me = me;
      this.games = games;
      this.failure = null;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failure = error;
    }
  }

  async rename(name: string): Promise<void> {
    const me = await api.rename(name);
    this.me = this.me ? { ...this.me, ...me } : me;
  }

  game(id: string): GameInfo | null {
    return this.games?.find((game) => game.id === id) ?? null;
  }
}

export const station = new Station();
