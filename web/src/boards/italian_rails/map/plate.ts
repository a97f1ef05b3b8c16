/** Where the title and the prices are printed: over the Balkans, where nobody builds. From afar only the title. */
export interface Plate {
  x: number;
  y: number;
  w: number;
  h: number;
  /** The prices are too small to be read. */
  far: boolean;
}

export function plateOf(px: number): Plate {
  const far = px > 11;
  return { x: 3010, y: 70, w: 1380, h: far ? 330 : 1180, far };
}
