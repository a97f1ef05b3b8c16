/**
 * The pattern of a railroad along its track: the rhythm of its sleepers. Each is symmetric and fits a whole number of times on every
 * way, so that it runs on over the edges of the hexes.
 */

/** Shares of one period: dash, gap, dash, gap, … ending with the gap. */
const BEATS: readonly { beat: readonly number[]; period: number; dots?: boolean }[] = [
  { beat: [0.26, 0.74], period: 8.2 }, // even
  { beat: [0.14, 0.14, 0.14, 0.58], period: 15 }, // pairs
  { beat: [0.001, 0.999], period: 7.4, dots: true }, // dots
  { beat: [0.5, 0.5], period: 16 }, // bars
  { beat: [0.36, 0.16, 0.1, 0.38], period: 21 }, // long and short
  { beat: [0.1, 0.1, 0.1, 0.1, 0.1, 0.5], period: 22 }, // threes
];

export interface Sleepers {
  dash: string;
  offset: number;
  dots: boolean;
}

export function sleepers(seat: number, length: number): Sleepers {
  const { beat, period, dots } = BEATS[((seat % BEATS.length) + BEATS.length) % BEATS.length]!;
  const one = length / Math.max(1, Math.round(length / period));
  const parts = beat.map((share) => share * one);
  return { dash: parts.map((n) => n.toFixed(2)).join(' '), offset: Number((-parts.at(-1)! / 2).toFixed(2)), dots: dots ?? false };
}
