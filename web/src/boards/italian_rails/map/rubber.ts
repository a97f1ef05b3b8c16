/**
 * The rubber: takes off a section drawn this turn and whatever hung on it alone. It is done by taking back to before that line and drawing the
 * rest again, so it can do no more than its owner could.
 */
import type { Action, VisibleEntry } from '../../../net/types';
import { lineOf } from '../../../table/line';
import type { View } from '../types';
import type { Atlas, Place } from './atlas';
import { edgesOf } from './ways';

export interface Rubbed {
  /** Take back to the first so many actions… */
  to: number;
  /** …and do these again. */
  then: Action[];
  /** What is gone after that. */
  edges: number[];
}

const pathOf = (atlas: Atlas, action: Action): number[] =>
  ((action['path'] as string[] | undefined) ?? []).map((id) => atlas.byId.get(id)?.n ?? -1);

/** What rubbing out a section does; null when it was not drawn this turn. */
export function rub(view: View, atlas: Atlas, log: readonly VisibleEntry[], me: number, edge: number): Rubbed | null {
  if (!view.building?.drawn.includes(edge)) return null;
  const { inForce } = lineOf(log);
  const at = inForce.findLastIndex(
    (n) => log[n]?.seat === me && log[n]?.action?.do === 'build' && edgesOf(atlas, pathOf(atlas, log[n]!.action!)).includes(edge),
  );
  if (at < 0) return null;
  const gone = new Set<number>();
  const then: Action[] = [];
  const cut = log[inForce[at]!]!.action!;
  const path = pathOf(atlas, cut);
  const first = edgesOf(atlas, path).indexOf(edge);
  for (const e of edgesOf(atlas, path).slice(first)) gone.add(e);
  if (first > 0) then.push({ ...cut, path: (cut['path'] as string[]).slice(0, first + 1) });
  for (const n of inForce.slice(at + 1)) {
    const action = log[n]?.action;
    if (!action) return null;
    const line = pathOf(atlas, action);
    const begin = line[0];
    if (begin === undefined) then.push(action);
    else if (
      atlas.spots[begin]?.city?.tier === 'major' ||
      holds(
        view.tracks[me]!.filter((e) => !gone.has(e)),
        atlas,
        line,
      )
    )
      then.push(action);
    else for (const e of edgesOf(atlas, line)) gone.add(e);
  }
  return { to: at, then, edges: [...gone] };
}

/** Whether a later line still begins at track that is not its own. */
function holds(track: readonly number[], atlas: Atlas, line: readonly number[]): boolean {
  const own = new Set(edgesOf(atlas, line));
  return track.some((e) => !own.has(e) && (atlas.board.edges[e]!.slice(0, 2) as number[]).includes(line[0]!));
}

/** The section under the pointer. */
export function sectionAt(atlas: Atlas, edges: readonly number[], [x, y]: readonly [number, number], reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  for (const e of edges) {
    const [a, b] = atlas.board.edges[e]!;
    const far = distance({ x, y }, atlas.spots[a]!, atlas.spots[b]!);
    if (far < least) [best, least] = [e, far];
  }
  return best;
}

function distance(p: Place, a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
