/** Goods: every colour has a shape, so that nobody needs the colour. */

export interface Shape {
  d: string;
  /** For words and tests. */
  name: string;
}

/** Shapes about 10 wide around the origin. */
export const SHAPES: Record<string, Shape> = {
  red: { name: 'triangle', d: 'M0-5.400L5.400 4.200H-5.400Z' },
  blue: { name: 'circle', d: 'M-4.600 0a4.600 4.600 0 1 0 9.200 0a4.600 4.600 0 1 0-9.200 0Z' },
  purple: { name: 'diamond', d: 'M0-5.800L5.800 0L0 5.800L-5.800 0Z' },
  yellow: {
    name: 'star',
    d: 'M0-5.800L1.500-1.900L5.600-1.800L2.400.800L3.500 4.800L0 2.500L-3.500 4.800L-2.400.800L-5.600-1.800L-1.500-1.900Z',
  },
  black: { name: 'square', d: 'M-4.200-4.200H4.200V4.200H-4.200Z' },
  gray: { name: 'hexagon', d: 'M-2.700-4.800H2.700L5.400 0L2.700 4.800H-2.700L-5.400 0Z' },
  white: { name: 'cross', d: 'M-1.700-5.200H1.700V-1.700H5.200V1.700H1.700V5.200H-1.700V1.700H-5.200V-1.700H-1.700Z' },
};

export const shapeOf = (good: string): string => SHAPES[good]?.d ?? SHAPES['black']!.d;
