/** Where the names of cities stand at a given scale: as printed if there is room, else on another side of their mark. */
import type { City } from '../types';
import { coinsOf, coinSize, type Atlas } from './atlas';
import { plateOf } from './plate';

export interface Label {
  city: City;
  name: string;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  textX: number;
  /** Of the baseline. */
  y: number;
  signX: number;
  signY: number;
  sign: number;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Barlow Condensed runs about so many em per letter. */
const LETTER = 0.44;

export interface Sizes {
  /** Map units of a letter, by tier. */
  letters: Record<City['tier'], number>;
  /** Half the width of a city's mark. */
  mark: number;
  /** A second line with the good. */
  lines: 1 | 2;
  /** Map units of a pixel. */
  px: number;
}

interface Try extends Label {
  box: Box;
  cost: number;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [1, -0.75],
  [1, 0.75],
  [-1, -0.75],
  [-1, 0.75],
  [0, 1],
  [0, -1],
] as const;

function tries(city: City, name: string, wide: number, atlas: Atlas, sizes: Sizes): Try[] {
  const s = atlas.spots[city.point]!;
  const size = sizes.letters[city.tier];
  const sign = size * 0.92;
  const gap = size * 0.22;
  const long = wide * size * LETTER;
  const w = long + sign + gap;
  const h = size * (sizes.lines === 2 ? 1.75 : 0.95);
  const away = city.tier === 'major' ? 122 : sizes.mark * 1.45;
  const [dx, dy, side] = city.label;
  const lean = side === 'left' ? 1 : side === 'right' ? -1 : 0;
  const at = (x: number, y: number, cost: number, to: 1 | -1 | 0): Try => {
    // x: where the label begins, ends or has its middle; y: its middle.
    const left = to > 0 ? x : to < 0 ? x - w : x - w / 2;
    const base = y - h / 2 + size * 0.8;
    const signX = to < 0 ? left + w - sign : left;
    return {
      city,
      name,
      size,
      sign,
      signX,
      signY: base - size * 0.36 - sign / 2,
      y: base,
      cost,
      anchor: to < 0 ? 'end' : 'start',
      textX: to < 0 ? signX - gap : left + sign + gap,
      box: { x: left, y: y - h / 2, w, h },
    };
  };
  const high = city.tier === 'major' ? 105 : sizes.mark;
  const printed = at(
    s.x + (lean === 0 ? dx * 100 : lean * Math.max(Math.abs(dx) * 100, away)),
    s.y + Math.sign(dy) * Math.max(Math.abs(dy) * 100, Math.abs(dy) > 0.35 ? (lean === 0 ? high + h * 0.6 : sizes.mark) : 0),
    0,
    lean,
  );
  return [
    printed,
    ...SIDES.map(([x, y], i) =>
      at(
        s.x + x * away * (y && x ? 0.75 : 1),
        s.y + (x ? y * Math.max(sizes.mark, h * 0.6) : y * (high + h * 0.62)),
        0.06 + 0.02 * i,
        x as 1 | -1 | 0,
      ),
    ),
  ];
}

/** Cities that matter more choose first; then each looks once more. */
export function placeLabels(
  atlas: Atlas,
  cities: readonly City[],
  sizes: Sizes,
  nameOf: (city: City) => string,
  goodOf: (city: City) => string,
): Label[] {
  const marks = atlas.board.cities.map((c) => {
    const s = atlas.spots[c.point]!;
    const half = c.tier === 'major' ? 100 : sizes.mark * 1.1;
    return { id: c.id, x: s.x - half, y: s.y - half, w: 2 * half, h: 2 * half };
  });
  const coin = coinSize(sizes.px) * 1.15;
  const coins = atlas.ferries.flatMap((f) => coinsOf(f, sizes.px).map((c) => ({ x: c.x - coin, y: c.y - coin, w: 2 * coin, h: 2 * coin })));
  const plate = plateOf(sizes.px);
  const rank = { major: 0, medium: 1, small: 2 };
  const order = [...cities].sort((a, b) => rank[a.tier] - rank[b.tier]);
  const options = new Map(
    order.map((c) => {
      const name = nameOf(c);
      return [c.id, tries(c, name, sizes.lines === 2 ? Math.max(name.length, goodOf(c).length * 0.9) : name.length, atlas, sizes)] as const;
    }),
  );
  const placed = new Map<string, Try>();
  const costOf = (t: Try): number => {
    const area = t.box.w * t.box.h;
    let sum = t.cost * area;
    for (const [id, o] of placed) if (id !== t.city.id) sum += 3 * shared(t.box, o.box);
    for (const m of marks) if (m.id !== t.city.id) sum += 2.2 * shared(t.box, m);
    for (const c of coins) sum += 2 * shared(t.box, c);
    sum += 4 * shared(t.box, plate);
    const inside = shared(t.box, { x: 30, y: 30, w: atlas.width - 60, h: atlas.height - 60 });
    return sum + 4 * (area - inside);
  };
  for (let pass = 0; pass < 3; pass++) {
    for (const city of order) {
      const list = options.get(city.id)!;
      placed.set(
        city.id,
        list.reduce((best, t) => (costOf(t) < costOf(best) ? t : best)),
      );
    }
  }
  return order.map((c) => placed.get(c.id)!);
}
