/** Where things lie on a player's board, for any width: a desk, or the small picture on a phone. */
import type { LineId } from '../types';

export interface Row {
  /** Top of the bed of the tracks. */
  bed: number;
  /** Middle of what lies under the bed: special spaces and numbers. */
  under: number;
  /** Middle of the doublers above it. */
  above: number;
  /** Where the name of the line stands. */
  name: number;
}

export interface Geometry {
  width: number;
  height: number;
  small: boolean;
  /** Left edge of space 1, and from one space to the next. */
  first: number;
  pitch: number;
  bedHeight: number;
  /** Middles of the places for locomotives, the outer one first. */
  locos: [number, number];
  locoScale: number;
  /** Middle of where tracks wait left of space 1. */
  yard: number;
  rows: Record<LineId | 'industry', Row>;
  /** Left edge and width of a space of the industry lane. */
  lane: { first: number; pitch: number };
  depot: { x: number; y: number; width: number; height: number };
  /** How big marks under the bed are drawn. */
  mark: number;
}

function row(top: number, above: number, bed: number, small: boolean): Row {
  return { name: top + (small ? 9 : 12), above: top + above / 2, bed: top + above, under: top + above + bed + (small ? 13 : 15) };
}

export function geometryOf(width: number, height: number, small: boolean): Geometry {
  const bedHeight = small ? 26 : 38;
  const under = small ? 22 : 27;
  const [first, end] = small ? [66, 30] : [152, 60];
  const pitch = (width - first - end) / 15;
  const above = small ? 18 : 24;
  const name = small ? 13 : 15;
  const rest = above + 2 * name + 3 * (bedHeight + under) + (small ? 42 : 58);
  const gap = Math.max(2, Math.min(16, (height - rest - 2) / 3));
  const ts = 1;
  const sp = ts + above + bedHeight + under + gap;
  const kv = sp + name + bedHeight + under + gap;
  const lane = kv + name + bedHeight + under + gap;
  const laneFirst = small ? 8 : 104;
  return {
    width,
    height: lane + (small ? 42 : 58),
    small,
    first,
    pitch,
    bedHeight,
    locos: small ? [15, 41] : [31, 91],
    locoScale: small ? 0.45 : 1,
    yard: first - (small ? 8 : 15),
    rows: {
      transsiberian: row(ts, above, bedHeight, small),
      st_petersburg: row(sp, name, bedHeight, small),
      kiev: row(kv, name, bedHeight, small),
      industry: { bed: lane, under: lane + 20, above: lane, name: lane + 12 },
    },
    lane: { first: laneFirst, pitch: (width - laneFirst - (small ? 30 : 60)) / 16 },
    depot: { x: first + 9 * pitch + 62, y: sp, width: width - (first + 9 * pitch + 62), height: lane - sp - 4 },
    mark: small ? 0.6 : 0.95,
  };
}

/** Middle of a space of a line; 0 is the yard. */
export const middle = (g: Geometry, space: number): number => (space === 0 ? g.yard : g.first + (space - 0.5) * g.pitch);
