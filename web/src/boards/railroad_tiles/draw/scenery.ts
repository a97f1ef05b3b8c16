/** What stands beside the routes: fields with hedges and trees, blocks of houses. Varied by place, seamless at the sides. */
import { hash, pick, stream } from '../../canvas/chance';
import { sidesOf, type Face, type Side } from './faces';
import { alongRoutes, HALF, locationPoint, type Point, type Routes, VECTOR } from './routes';

export interface Patch {
  d: string;
  fill: string;
  hedge: boolean;
}

export interface Mark extends Point {
  symbol: string;
  roof?: number;
  scale: number;
}

export interface Scenery {
  patches: Patch[];
  marks: Mark[];
}

/** Hatchings whose lines go on across a tile's side; see Defs. */
export const CROPS = ['wheat', 'plough', 'meadow'] as const;
export const SLOPES = [0, 90, 45, -45, 26.565, -26.565, 63.435, -63.435] as const;

const n = (v: number) => Math.round(v * 10) / 10;

/** A parcel round a point that several tiles share: each draws its own part of the same shape. */
function parcel(at: Point, key: (number | string)[], least: number, most: number): Patch | null {
  const random = stream(hash('parcel', ...key));
  if (random() < 0.12) return null;
  const corners = 5 + Math.floor(random() * 2);
  const start = random() * Math.PI * 2;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = start + ((i + (random() - 0.5) * 0.35) / corners) * Math.PI * 2;
    const r = least + random() * (most - least);
    return `${n(at.x + Math.cos(angle) * r)} ${n(at.y + Math.sin(angle) * r)}`;
  });
  const fill = `rt-${pick(random, CROPS)}-${Math.floor(random() * SLOPES.length)}`;
  return { d: `M${points.join('L')}Z`, fill, hedge: random() < 0.8 };
}

const CORNERS: [number, number][] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

function parcels(face: Face, x: number, y: number): Patch[] {
  const found: (Patch | null)[] = CORNERS.map(([cx, cy]) =>
    parcel({ x: cx * 100 - HALF, y: cy * 100 - HALF }, ['c', x + cx, y + cy], 21, 33),
  );
  const sides = sidesOf(face);
  for (const side of ['N', 'E', 'S', 'W'] as Side[]) {
    if (sides[side] !== 'blank') continue;
    const v = VECTOR[side];
    found.push(parcel({ x: v.x * HALF, y: v.y * HALF }, ['e', 2 * x + v.x, 2 * y + v.y], 10, 17));
  }
  return found.filter((p) => p !== null);
}

/** Free when the box of a mark keeps off every route and every taken place. */
function isFree(box: { x: number; y: number; w: number; h: number }, kept: Point[], room: number): boolean {
  return kept.every((p) => {
    const dx = Math.max(box.x - p.x, 0, p.x - box.x - box.w);
    const dy = Math.max(box.y - p.y, 0, p.y - box.y - box.h);
    return dx * dx + dy * dy > room * room;
  });
}

function keptFree(face: Face, routes: Routes): { routes: Point[]; round: Point[] } {
  const round = face.locations.map((l) => locationPoint(face, l));
  if (face.station) round.push({ x: 0, y: -8 }, { x: -8, y: 4 }, { x: 8, y: 4 });
  if (routes.turningCircle || routes.turntable) round.push({ x: 0, y: 0 });
  if (face.objective) round.push(...landmarkRoom(face));
  return { routes: alongRoutes(routes), round };
}

const HOUSES = ['house-a', 'house-b', 'house-c', 'house-d', 'house-a', 'house-c'];
const TREES = ['tree', 'tree', 'tree', 'poplar', 'bush'];

/** A green in some corners of a town, with trees instead of houses. Shared with the towns next to it. */
function greens(x: number, y: number): { patch: Patch; at: Point }[] {
  return CORNERS.flatMap(([cx, cy]) => {
    const random = stream(hash('green', x + cx, y + cy));
    if (random() > 0.3) return [];
    const at = { x: cx * 100 - HALF, y: cy * 100 - HALF };
    const patch = parcel(at, ['g', x + cx, y + cy], 15, 20);
    return patch ? [{ patch: { ...patch, fill: 'rt-meadow-0', hedge: true }, at }] : [];
  });
}

function houses(face: Face, routes: Routes, seed: number, free: Point[]): Mark[] {
  const random = stream(seed);
  const kept = keptFree(face, routes);
  const marks: Mark[] = [];
  let church = random() < 0.3;
  for (let row = 0; row < 6; row++) {
    const base = -33 + row * 16.2;
    const shift = random() * 9;
    for (let column = 0; column < 6; column++) {
      const x = -43 + column * 17.2 + shift + (random() - 0.5) * 3;
      const y = base + (random() - 0.5) * 4;
      const kind = random();
      if (x > 41.5 || y > 48) continue;
      if (free.some((p) => Math.hypot(p.x - x, p.y - y + 5) < 22)) {
        if (kind < 0.8) marks.push({ x, y, symbol: pick(random, TREES), scale: 1.1 });
        continue;
      }
      const box = { x: x - 8, y: y - 10, w: 16, h: 10 };
      if (!isFree(box, kept.routes, 8.4) || !isFree(box, kept.round, 12)) {
        const small = { x: x - 3, y: y - 6, w: 6, h: 6 };
        if (isFree(small, kept.routes, 9) && isFree(small, kept.round, 11.5) && kind < 0.8)
          marks.push({ x, y, symbol: kind < 0.5 ? 'tree' : 'bush', scale: 0.95 });
        continue;
      }
      if (church && kind < 0.4) {
        marks.push({ x, y, symbol: 'church', scale: 1.25, roof: 2 });
        church = false;
      } else if (kind < 0.12) marks.push({ x, y, symbol: 'tree', scale: 1.1 });
      else marks.push({ x, y, symbol: pick(random, HOUSES), roof: Math.floor(random() * 4), scale: 1.16 + random() * 0.16 });
    }
  }
  return marks;
}

function trees(face: Face, routes: Routes, seed: number): Mark[] {
  const random = stream(seed);
  const kept = keptFree(face, routes);
  const marks: Mark[] = [];
  const wanted = 4 + Math.floor(random() * 6);
  let farm = random() < 0.28;
  for (let attempt = 0; attempt < 40 && marks.length < wanted; attempt++) {
    const x = (random() - 0.5) * 88;
    const y = (random() - 0.5) * 84 + 4;
    const symbol = pick(random, TREES);
    const box = { x: x - 7, y: y - 9, w: 14, h: 9 };
    if (farm && isFree(box, kept.routes, 11) && isFree(box, kept.round, 13)) {
      marks.push({ x, y, symbol: 'farm', roof: Math.floor(random() * 2), scale: 1 });
      kept.round.push({ x, y: y - 4 });
      farm = false;
      continue;
    }
    const crown = { x: x - 3, y: y - 7, w: 6, h: 7 };
    if (!isFree(crown, kept.routes, 9.5) || !isFree(crown, kept.round, 10)) continue;
    marks.push({ x, y, symbol, scale: 0.85 + random() * 0.4 });
    if (random() < 0.45 && x < 40) marks.push({ x: x + 5.5, y: y + 1.5, symbol: 'tree', scale: 0.75 });
  }
  return marks.filter((m) => isFree({ x: m.x - 2, y: m.y - 5, w: 4, h: 5 }, kept.routes, 8.5));
}

/** Where an objective's landmark stands: at the end of its route, else beside it. */
export function landmarkPoint(face: Face): Point {
  const [segment] = face.segments;
  if (!segment || face.station || segment.sides.length === 1) return { x: 0, y: 0 };
  const [a, b] = segment.sides.map((s) => VECTOR[s]);
  if (!a || !b) return { x: 0, y: 0 };
  if (a.x + b.x === 0 && a.y + b.y === 0) return a.x === 0 ? { x: 28, y: 0 } : { x: 0, y: -26 };
  return { x: -(a.x + b.x) * 19, y: -(a.y + b.y) * 19 };
}

function landmarkRoom(face: Face): Point[] {
  const at = landmarkPoint(face);
  return [-14, -5, 5, 14].flatMap((dx) => [-14, -4, 6, 14].map((dy) => ({ x: at.x + dx, y: at.y + dy })));
}

export function sceneryOf(face: Face, routes: Routes, x: number, y: number): Scenery {
  const seed = hash('marks', face.code, x, y);
  const town = face.background === 'town';
  const parks = town ? greens(x, y) : [];
  const marks = town
    ? houses(
        face,
        routes,
        seed,
        parks.map((p) => p.at),
      )
    : trees(face, routes, seed);
  marks.sort((a, b) => a.y - b.y);
  return { patches: town ? parks.map((p) => p.patch) : parcels(face, x, y), marks };
}
