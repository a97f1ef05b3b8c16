/** Where a sign hangs: beside the end of its line, where it covers least of the line and stays on the map. */
import type { Place } from './atlas';

export interface Room {
  width: number;
  height: number;
}

const MARGIN = 6;
/** The buttons in the corner of the map. */
const TOOLS = { width: 56, height: 122 };

export function placeSign(at: Place, size: Room, room: Room, way: readonly Place[]): Place {
  const clamp = (p: Place): Place => ({
    x: Math.max(MARGIN, Math.min(room.width - size.width - MARGIN, p.x)),
    y: Math.max(MARGIN, Math.min(room.height - size.height - MARGIN, p.y)),
  });
  const middle = { x: at.x - size.width / 2, y: at.y - size.height / 2 };
  const [over, under] = [at.y - size.height - 18, at.y + 24];
  const tries = [
    { x: middle.x, y: over },
    { x: middle.x, y: under },
    ...[26, 80].flatMap((gap) => [at.x + gap, at.x - size.width - gap].flatMap((x) => [middle.y, over, under].map((y) => ({ x, y })))),
  ].map(clamp);
  const cost = (p: Place): number => {
    const covers = (q: Place, more: number): boolean =>
      q.x > p.x - more && q.x < p.x + size.width + more && q.y > p.y - more && q.y < p.y + size.height + more;
    const line = way.filter((q) => covers(q, 6)).length;
    const tools = p.x + size.width > room.width - TOOLS.width && p.y + size.height > room.height - TOOLS.height ? 2 : 0;
    return line + tools + (covers(at, 8) ? 8 : 0);
  };
  return tries.reduce((best, p) => (cost(p) < cost(best) ? p : best));
}
