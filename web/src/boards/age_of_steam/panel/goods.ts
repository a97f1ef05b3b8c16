/** How each goods colour looks in lists: face, ink on it, and its sign in a square of 24. */
import type { Good } from '../types';

export interface GoodLook {
  face: string;
  ink: string;
  sign: string;
}

export const GOODS: Record<Good, GoodLook> = {
  red: { face: '#b8332a', ink: '#fff', sign: 'M12 6l6 11H6z' },
  blue: { face: '#2a659f', ink: '#fff', sign: 'M12 6a6 6 0 1 0 .01 0z' },
  purple: { face: '#7c4a9e', ink: '#fff', sign: 'M12 5l7 7-7 7-7-7z' },
  yellow: { face: '#e8b92c', ink: '#241a05', sign: 'M12 4.5l2.2 5 5.3.5-4 3.500 1.200 5.200L12 16l-4.700 2.700 1.200-5.200-4-3.500 5.300-.5z' },
  black: { face: '#2a2d31', ink: '#fff', sign: 'M7 7h10v10H7z' },
  white: { face: '#f7f3e8', ink: '#1c2529', sign: 'M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z' },
};
