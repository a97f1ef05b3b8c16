/** What a person has picked and points at, at one table: shared by board and panel. */
import { MapSession } from '../cube_rails/session.svelte';
import type { Build } from '../cube_rails/types';
import type { Offers } from './offers';
import type { Good } from './types';

/** Sheets beside the map, and the letters that open them. */
export type Sheet = 'goods' | 'money' | 'tracks' | 'tiles';
export const SHEETS: Record<Sheet, string> = { goods: 'G', money: 'M', tracks: 'K', tiles: 'T' };

export class Session extends MapSession {
  /** The direct link chosen or pointed at. */
  link = $state<string | null>(null);
  /** The letter of the New City in hand: towns glow instead of hexes. */
  letter = $state<string | null>(null);
  /** The town chosen for it. */
  town = $state<string | null>(null);
  /** Production: the drawn cube in hand. */
  drawn = $state<Good | null>(null);

  /** The place one points at, if any. */
  get place(): string | null {
    return this.pointed && 'place' in this.pointed ? this.pointed.place : null;
  }

  arrive(index: number, offers: Offers): void {
    if (this.renew(index, offers)) this.drawn = null;
    if (this.hex !== null && !offers.builds.has(this.hex)) this.hex = null;
    if (this.drawn === null || !offers.stocks.some((s) => s.good === this.drawn)) this.drawn = offers.stocks[0]?.good ?? null;
  }

  override pickHex(hex: string | null): void {
    super.pickHex(hex);
    this.link = null;
    this.letter = null;
    this.town = null;
  }

  override pickBuild(build: Build): void {
    super.pickBuild(build);
    this.link = null;
  }

  pickLetter(letter: string | null): void {
    this.pickHex(null);
    this.letter = letter;
  }

  override back(): boolean {
    if (this.candidate || this.chosen) return super.back();
    if (this.town !== null) this.town = null;
    else if (this.letter !== null || this.link !== null) this.drop();
    else return super.back();
    return true;
  }
}
