/** The arrow keys walk from hex to hex. */
import { EDGES } from '../hex';
import { neighbour } from '../../canvas/neighbour';
import { beyond, type Atlas, type Hex } from './atlas';

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
export const isArrow = (key: string): boolean => key in ARROWS;

/** The hex in that direction: a neighbour, every other time the upper of two; over water to the nearest one beyond. */
export function walk(atlas: Atlas, from: Hex, key: string): Hex {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const odd = ((atlas.orientation === 'flat' ? from.q : from.r) & 1) === 1;
  const near = EDGES.map((e) => beyond(atlas, from, e))
    .filter((h): h is Hex => h !== undefined)
    .map((h) => {
      const [x, y] = [h.at.x - from.at.x, h.at.y - from.at.y];
      return { h, ahead: (x * dx + y * dy) / Math.hypot(x, y), aside: x * dy + y * dx };
    })
    .filter((n) => n.ahead > 0.45)
    .sort((a, b) => b.ahead - a.ahead || (odd ? a.aside - b.aside : b.aside - a.aside));
  if (near[0]) return near[0].h;
  const far = neighbour(
    atlas.hexes.map((hex) => ({ hex, x: hex.at.x, y: hex.at.y })),
    { hex: from, x: from.at.x, y: from.at.y },
    dx,
    dy,
  );
  return far?.hex ?? from;
}
