/** Colour and pattern of each seat. Colours live in the theme (`--seat-0` …), patterns in `Patterns.svelte`. */
import type { SeatInfo } from '../net/types';
import type { Look } from './board';

export const PATTERNS = 6;

export function lookOf(seat: number, name: string): Look {
  const n = ((seat % PATTERNS) + PATTERNS) % PATTERNS;
  return {
    seat,
    name,
    colour: `var(--seat-${n})`,
    ink: `var(--seat-ink-${n})`,
    pattern: `url(#seat-pattern-${n})`,
  };
}

export function looksOf(seats: readonly SeatInfo[], name: (seat: SeatInfo) => string): Look[] {
  return seats.map((seat) => lookOf(seat.seat, name(seat)));
}
