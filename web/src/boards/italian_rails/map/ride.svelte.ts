/** A train that has just moved rides its way once more, for the eye, in well under half a second. */
import { untrack } from 'svelte';
import type { VisibleEntry } from '../../../net/types';
import type { Atlas, Place } from './atlas';

const LASTS = 380;

export class Ride {
  now = $state.raw<{ seat: number; at: Place } | null>(null);
  #seen = -1;
  #frame = 0;

  /** For an effect: looks whether the newest entries hold a move. */
  watch(index: number, log: readonly VisibleEntry[], atlas: Atlas, still: boolean): (() => void) | undefined {
    if (this.#seen < 0 || index < this.#seen || index - this.#seen > 6) this.#seen = index;
    if (index === this.#seen || log.length < index) return undefined;
    const entry = log.slice(this.#seen, index).findLast((o) => o.action?.do === 'move' && !o.undone);
    this.#seen = index;
    if (!entry || still) return undefined;
    const path = (entry.action!['path'] as string[]).map((id) => atlas.byId.get(id)).filter((s) => s !== undefined);
    if (path.length < 2) return undefined;
    untrack(() => this.#go(entry.seat, path));
    return () => {
      cancelAnimationFrame(this.#frame);
      this.now = null;
    };
  }

  #go(seat: number, path: readonly Place[]): void {
    const began = performance.now();
    const step = (time: number): void => {
      const t = Math.min(1, (time - began) / LASTS);
      const far = (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2) * (path.length - 1);
      const i = Math.min(path.length - 2, Math.floor(far));
      const [a, b, part] = [path[i]!, path[i + 1]!, far - i];
      this.now = t < 1 ? { seat, at: { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part } } : null;
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    this.now = { seat, at: path[0]! };
    this.#frame = requestAnimationFrame(step);
  }
}
