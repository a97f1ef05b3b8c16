/** A track tile as lines in a hex of radius 20 around the middle, for lists and the stock. */
import type { Orientation } from '../hex';
import type { TileInfo } from '../types';

export interface Drawn {
  outline: string;
  /** One line for each track. */
  lines: string[];
  town: boolean;
}

const RADIUS = 20;
const rad = (degrees: number) => (degrees * Math.PI) / 180;
const at = (degrees: number, r: number): [number, number] => [r * Math.cos(rad(degrees)), r * Math.sin(rad(degrees))];
const put = ([x, y]: [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const edge = (e: number, orientation: Orientation) => at((orientation === 'flat' ? -90 : -120) + 60 * e, RADIUS * Math.cos(rad(30)));

export function outlineOf(orientation: Orientation): string {
  const first = orientation === 'flat' ? 0 : 30;
  return `M${[0, 1, 2, 3, 4, 5].map((c) => put(at(first + 60 * c, RADIUS))).join('L')}Z`;
}

export function drawTile(tile: TileInfo, turn: number, orientation: Orientation): Drawn {
  const turned = (e: number) => edge((e + turn) % 6, orientation);
  const lines = [
    ...tile.paths.map(([a, b]) => `M${put(turned(a))}Q0 0 ${put(turned(b))}`),
    ...tile.exits.map((e) => `M${put(turned(e))}L0 0`),
  ];
  return { outline: outlineOf(orientation), lines, town: tile.class === 'town' };
}
