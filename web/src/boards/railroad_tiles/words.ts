/** Names of things in the person's language. */
import type { Texts } from '../../table/board';
import { faces, sidesOf, turned, type Side } from './draw/faces';

/** «Vía curva, Pueblo, Ubicación de Tren» */
export function tileName(code: string, texts: Texts): string {
  const face = faces.get(code);
  if (!face) return code;
  if (face.objective) return texts(`objective-${code}`);
  return [
    texts(`configuration-${face.configuration}`),
    texts(`background-${face.background}`),
    ...face.locations.map((l) => texts(`location-${l.pawn}`)),
  ].join(', ');
}

/** «norte carretera, sur vía» as the tile lies. */
export function tileSides(code: string, turn: number, texts: Texts): string {
  const sides = sidesOf(turned(faces.get(code)!, turn));
  return (Object.keys(sides) as Side[])
    .filter((s) => sides[s] !== 'blank')
    .map((s) => `${texts(`side-${s}`)} ${texts(`route-${sides[s]}`)}`)
    .join(', ');
}
