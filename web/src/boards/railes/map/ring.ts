/** The track of victory points around the edge of the board. */

export const LAP = 50;

export interface Space {
  n: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fifty spaces clockwise from the upper left corner, `thick` wide; corners belong to the upper and the lower row. */
export function spacesAround(width: number, height: number, thick: number): Space[] {
  const columns = Math.max(5, Math.min(LAP / 2 - 5, Math.round(((LAP / 2) * width) / (width + height))));
  const rows = LAP / 2 - columns;
  const [w, h] = [width / columns, (height - 2 * thick) / rows];
  const top = Array.from({ length: columns }, (_, i) => ({ x: i * w, y: 0, width: w, height: thick }));
  const right = Array.from({ length: rows }, (_, i) => ({ x: width - thick, y: thick + i * h, width: thick, height: h }));
  const bottom = top.map((s) => ({ ...s, x: width - s.x - w, y: height - thick }));
  const left = right.map((s) => ({ ...s, x: 0, y: height - s.y - h }));
  return [...top, ...right, ...bottom, ...left].map((s, n) => ({ n, ...s }));
}
