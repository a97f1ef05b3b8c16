/** What a person has picked and points at, at one table: shared by board and panel. */
import { MapSession } from '../cube_rails/session.svelte';
import { coloursOf, spacesOf, type Offers, type Pick } from './offers';
import type { Good } from './types';

/** Sheets beside the map, and the letters that open them. */
export type Sheet = 'supply' | 'money' | 'tracks' | 'tiles';
export const SHEETS: Record<Sheet, string> = { supply: 'G', money: 'M', tracks: 'K', tiles: 'T' };

export class Session extends MapSession {
  /** Growth or a New City: the city or town, the colour, the space of the supply. */
  place = $state<string | null>(null);
  color = $state<Good | null>(null);
  space = $state<number | null>(null);

  get picked(): Pick {
    return { place: this.place, color: this.color, space: this.space };
  }

  arrive(index: number, offers: Offers, hexOf: (place: string) => string | undefined): void {
    if (this.renew(index, offers)) this.#putDown();
    if (this.place !== null && !offers.grows.has(this.place) && !offers.urbanizes.has(this.place)) this.#putDown();
    const colours = coloursOf(offers, this.place);
    if (this.color !== null && !colours.includes(this.color)) this.color = null;
    const spaces = spacesOf(offers);
    // With nothing to choose there is nothing to ask.
    if (this.space === null || !spaces.includes(this.space)) this.space = spaces.length === 1 ? spaces[0]! : null;
    const cities = [...offers.grows.keys(), ...offers.urbanizes.keys()].map(hexOf);
    if (this.hex !== null && !offers.builds.has(this.hex) && !cities.includes(this.hex)) this.hex = null;
  }

  #putDown(): void {
    this.place = null;
    this.color = null;
    this.space = null;
  }

  override pickHex(hex: string | null): void {
    super.pickHex(hex);
    this.place = null;
    this.color = null;
  }

  /** A tile in hand instead of a city. */
  override drop(): void {
    super.drop();
    this.#putDown();
  }

  /** Step by step: space, colour, place. */
  override back(): boolean {
    if (this.candidate || this.chosen) return super.back();
    if (this.space !== null && this.place !== null) this.space = null;
    else if (this.color !== null) this.color = null;
    else if (this.place !== null && this.hex === null) this.place = null;
    else return super.back();
    return true;
  }
}
