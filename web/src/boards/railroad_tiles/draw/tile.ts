/** Everything needed to draw one tile as it lies somewhere, worked out once. */
import { hash } from '../../canvas/chance';
import { faces, turned, type Face } from './faces';
import { locationPoint, routesOf, type Point, type Routes } from './routes';
import { landmarkPoint, sceneryOf, type Scenery } from './scenery';

export interface TileDrawing {
  face: Face;
  routes: Routes;
  scenery: Scenery;
  landmark: Point | null;
  sockets: { pawn: Face['locations'][number]['pawn']; at: Point }[];
}

const drawn = new Map<string, TileDrawing>();

export function drawTile(code: string, turn: number, x: number | null, y: number | null): TileDrawing {
  const key = `${code} ${turn} ${x} ${y}`;
  const known = drawn.get(key);
  if (known) return known;
  const printed = faces.get(code);
  if (!printed) throw new Error(`no face ${code}`);
  const face = turned(printed, turn);
  const routes = routesOf(face);
  const h = hash(code);
  const scenery = sceneryOf(face, routes, x ?? 1000 + (h % 997), y ?? 1000 + ((h >>> 10) % 997));
  const drawing = {
    face,
    routes,
    scenery,
    landmark: face.objective ? landmarkPoint(face) : null,
    sockets: face.locations.map((l) => ({ pawn: l.pawn, at: locationPoint(face, l) })),
  };
  if (drawn.size > 3000) drawn.clear();
  drawn.set(key, drawing);
  return drawing;
}
