/** The nearest place in a direction, for the arrow keys. */
export function neighbour<T extends { x: number; y: number }>(all: readonly T[], from: T, dx: number, dy: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const spot of all) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= 0) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
