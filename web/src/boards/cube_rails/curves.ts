/** The ways of the track within a hex: straight lines and arcs that meet each edge in its middle and at a right angle. */
import { APOTHEM, at, edgeAngle, edgeMiddle, polar, R, round, type Orientation, type Point } from './hex';

/** From edge `a` to edge `b`, or into the town in the middle (`b` = null). */
export interface Way {
  a: number;
  b: number | null;
}

interface Arc {
  middle: Point;
  radius: number;
  from: number;
  to: number;
}

/** How far apart two edges are: 1 = acute curve, 2 = gentle curve, 3 = straight. */
export const bend = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

export function wayLength(way: Way): number {
  if (way.b === null) return APOTHEM;
  return { 1: (R / 2) * ((2 * Math.PI) / 3), 2: 1.5 * R * (Math.PI / 3), 3: 2 * APOTHEM }[bend(way.a, way.b)] ?? 0;
}

function arcOf(a: number, b: number, orientation: Orientation): Arc {
  // The middle of the circle lies where the sides at both edges meet: a corner of the hex, or beyond the edge between them.
  const near = bend(a, b) === 1;
  const clockwise = (b - a + 6) % 6 <= 3;
  const between = edgeAngle(clockwise ? a : b, orientation) + (near ? Math.PI / 6 : Math.PI / 3);
  const middle = polar(near ? R : 2 * APOTHEM, between);
  const angle = (edge: number) => {
    const p = edgeMiddle(edge, orientation);
    return Math.atan2(p.y - middle.y, p.x - middle.x);
  };
  const from = angle(a);
  let to = angle(b);
  if (to - from > Math.PI) to -= 2 * Math.PI;
  if (from - to > Math.PI) to += 2 * Math.PI;
  return { middle, radius: near ? R / 2 : 1.5 * R, from, to };
}

/**
 * A way as a path, `offset` to the right of who goes from `a` to `b`. `past` goes a little over each edge, so that no seam shows between
 * two hexes.
 */
export function wayPath(way: Way, orientation: Orientation, o: Point = { x: 0, y: 0 }, offset = 0, past = 0): string {
  const on = (p: Point, aside: Point, angle: number, over: number) => {
    const out = polar(over, angle);
    return at({ x: o.x + p.x + aside.x + out.x, y: o.y + p.y + aside.y + out.y });
  };
  const out = edgeAngle(way.a, orientation);
  const aside = polar(offset, out - Math.PI / 2);
  const from = edgeMiddle(way.a, orientation);
  if (way.b === null) return `M${on(from, aside, out, past)}L${on({ x: 0, y: 0 }, aside, out, 0)}`;
  const to = edgeMiddle(way.b, orientation);
  const outB = edgeAngle(way.b, orientation);
  if (bend(way.a, way.b) === 3) return `M${on(from, aside, out, past)}L${on(to, aside, outB, past)}`;
  const arc = arcOf(way.a, way.b, orientation);
  const clockwise = arc.to > arc.from;
  const radius = arc.radius + (clockwise ? -offset : offset);
  const asideB = polar(offset, outB + Math.PI / 2);
  const start = past ? `M${on(from, aside, out, past)}L` : 'M';
  const end = past ? `L${on(to, asideB, outB, past)}` : '';
  return `${start}${on(from, aside, out, 0)}A${round(radius)} ${round(radius)} 0 0 ${clockwise ? 1 : 0} ${on(to, asideB, outB, 0)}${end}`;
}

/** A point on a way, `t` from 0 (edge `a`) to 1. */
export function wayPoint(way: Way, orientation: Orientation, t: number): Point {
  if (way.b === null || bend(way.a, way.b) === 3) {
    const from = edgeMiddle(way.a, orientation);
    const to = way.b === null ? { x: 0, y: 0 } : edgeMiddle(way.b, orientation);
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  }
  const arc = arcOf(way.a, way.b, orientation);
  const angle = arc.from + (arc.to - arc.from) * t;
  return { x: arc.middle.x + arc.radius * Math.cos(angle), y: arc.middle.y + arc.radius * Math.sin(angle) };
}

/** Whether two ways through one hex cross. */
export function cross(one: Way, other: Way): boolean {
  if (one.b === null || other.b === null) return false;
  const inside = (e: number) => (e - one.a + 6) % 6 < (one.b! - one.a + 6) % 6 && e !== one.a;
  return inside(other.a) !== inside(other.b);
}
