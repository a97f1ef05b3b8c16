/** Where a cube goes: the track from stop to stop, followed on the map. It draws what is there and judges nothing. */
import type { Seat } from '../../../net/types';
import { wayPoint, type Way } from '../curves';
import { add, at, opposite, type Point } from '../hex';
import type { RailView, TrackPath } from '../types';
import { beyond, type Atlas, type Hex } from './atlas';

export interface Leg {
  points: Point[];
  /** The place where it ends; null = nowhere. */
  to: string | null;
  owner: Seat | null;
}

const STEPS = 8;

function along(hex: Hex, way: Way, atlas: Atlas, from = 0, to = 1): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => add(hex.at, wayPoint(way, atlas.orientation, from + ((to - from) * i) / STEPS)));
}

const has = (p: TrackPath, edge: number) => p.a === edge || p.b === edge;

/** All legs that leave a place or, for a cube on the track, a hex. */
export function legsFrom(view: RailView, atlas: Atlas, start: string): Leg[] {
  const tracks = new Map(view.track.map((t) => [t.hex, t.paths]));
  const isCity = (hex: Hex) => hex.place !== null && view.places[hex.place]?.city === true;

  /** From the hex over an edge to the next place. */
  function follow(from: Hex, over: number, points: Point[], owner: Seat | null | undefined): Leg {
    let [hex, edge] = [from, over];
    for (let n = 0; n < 300; n++) {
      const next = beyond(atlas, hex, edge);
      if (!next) return { points, to: null, owner: owner ?? null };
      if (isCity(next)) return { points: [...points, next.at], to: next.place, owner: owner ?? null };
      const entry = opposite(edge);
      const path = tracks.get(next.id)?.find((p) => has(p, entry));
      if (!path) return { points, to: null, owner: owner ?? null };
      owner = owner === undefined ? path.owner : owner;
      const out = path.a === entry ? path.b : path.a;
      points = [...points, ...along(next, { a: entry, b: out }, atlas)];
      if (out === null) return { points, to: next.place, owner: owner ?? null };
      [hex, edge] = [next, out];
    }
    return { points, to: null, owner: owner ?? null };
  }

  const place = atlas.places.get(start);
  const hex = atlas.byId.get(place?.hex ?? start);
  if (!hex) return [];
  if (place && isCity(hex)) return [0, 1, 2, 3, 4, 5].map((e) => follow(hex, e, [hex.at], undefined));
  const paths = tracks.get(hex.id) ?? [];
  if (place) return paths.map((p) => follow(hex, p.a, along(hex, { a: p.a, b: null }, atlas, 1, 0), p.owner));
  return paths.flatMap((p) => [
    follow(hex, p.a, along(hex, p, atlas, 0.5, 0), p.owner),
    ...(p.b === null ? [] : [follow(hex, p.b, along(hex, p, atlas, 0.5, 1), p.owner)]),
  ]);
}

/** One step of a route, and how much of both its ends lies under a plate or a disc. */
export interface Step {
  points: Point[];
  under: [number, number];
}

/** The way from stop to stop; a step whose track cannot be found is a straight line (direct links have none). */
export function routeSteps(view: RailView, atlas: Atlas, route: readonly string[], owners: readonly Seat[]): Step[] {
  const spot = (id: string) => atlas.places.get(id)?.at ?? atlas.byId.get(id)?.at ?? { x: 0, y: 0 };
  const under = (id: string) => (view.places[id]?.city ? 42 : atlas.places.has(id) ? 14 : 0);
  return route.slice(1).map((stop, i) => {
    const from = route[i]!;
    const legs = legsFrom(view, atlas, from).filter((l) => l.to === stop);
    const whose = (owners[i] ?? -1) < 0 ? null : owners[i]!;
    const leg = legs.find((l) => l.owner === whose) ?? legs[0];
    return { points: leg?.points ?? [spot(from), spot(stop)], under: [under(from), under(stop)] };
  });
}

export const routePoints = (view: RailView, atlas: Atlas, route: readonly string[], owners: readonly Seat[]): Point[] =>
  routeSteps(view, atlas, route, owners).flatMap((s) => s.points);

export const pathOf = (points: readonly Point[]): string => (points.length ? `M${points.map(at).join('L')}` : '');

/** What of a step can be seen between the plates. */
export function seen(step: Step): Point[] {
  const far = (a: Point | undefined, b: Point, radius: number) => !!a && Math.hypot(a.x - b.x, a.y - b.y) > radius;
  const out = step.points.filter((p) => far(step.points[0], p, step.under[0]) && far(step.points.at(-1), p, step.under[1]));
  return out.length > 1 ? out : step.points;
}

/** A walker on a line: `t` from 0 to 1. */
export function walker(points: readonly Point[]): (t: number) => Point {
  const far = [0];
  for (let i = 1; i < points.length; i++)
    far.push(far[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y));
  return (t) => {
    const want = t * far.at(-1)!;
    const i = Math.max(
      1,
      far.findIndex((d) => d >= want),
    );
    const [a, b] = [points[i - 1]!, points[i] ?? points[i - 1]!];
    const part = far[i]! > far[i - 1]! ? (want - far[i - 1]!) / (far[i]! - far[i - 1]!) : 0;
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  };
}
