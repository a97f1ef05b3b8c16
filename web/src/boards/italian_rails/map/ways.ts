/**
 * Help for drawing: the cheapest line from where one may begin to a goal, at the prices the view tells. It proposes; what may be built is for
 * the server to say.
 */
import { pair, type Atlas } from './atlas';

export interface Ground {
  atlas: Atlas;
  /** Sections that cannot be drawn now: closed ones, and what is drawn already. */
  shut: ReadonlySet<number>;
}

export interface Way {
  path: number[];
  price: number;
}

class Heap {
  #items: [number, number][] = [];

  push(key: number, value: number): void {
    const a = this.#items;
    a.push([key, value]);
    let i = a.length - 1;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (a[up]![0] <= a[i]![0]) break;
      [a[up], a[i]] = [a[i]!, a[up]!];
      i = up;
    }
  }

  pop(): [number, number] | undefined {
    const a = this.#items;
    const top = a[0];
    const end = a.pop();
    if (!top || !end || !a.length) return top;
    a[0] = end;
    for (let i = 0; ;) {
      let least = i;
      for (const c of [2 * i + 1, 2 * i + 2]) if (c < a.length && a[c]![0] < a[least]![0]) least = c;
      if (least === i) return top;
      [a[least], a[i]] = [a[i]!, a[least]!];
      i = least;
    }
  }
}

/** Prices weigh most, then the number of sections. */
const WEIGHT = 1000;

interface Found {
  cost: Map<number, number>;
  next: Map<number, number>;
}

/** From everywhere to the nearest of some goals, searched backwards: a section costs by where it ends. */
function backwards(ground: Ground, goals: Iterable<number>, blocked: ReadonlySet<number>): Found {
  const { links } = ground.atlas;
  const cost = new Map<number, number>();
  const next = new Map<number, number>();
  const heap = new Heap();
  for (const g of goals) {
    cost.set(g, 0);
    heap.push(0, g);
  }
  const done = new Set<number>();
  for (let top = heap.pop(); top; top = heap.pop()) {
    const [sum, here] = top;
    if (done.has(here)) continue;
    done.add(here);
    for (const link of links[here]!) {
      if (link.inside || ground.shut.has(link.edge) || blocked.has(link.to)) continue;
      // Walking on from `link.to` to here: the price is that of ending here.
      const into = links[link.to]!.find((l) => l.to === here)!.price;
      const total = sum + into * WEIGHT + 1;
      if (total < (cost.get(link.to) ?? Infinity)) {
        cost.set(link.to, total);
        next.set(link.to, here);
        heap.push(total, link.to);
      }
    }
  }
  return { cost, next };
}

function follow(found: Found, from: number): number[] {
  const path = [from];
  for (let at = found.next.get(from); at !== undefined; at = found.next.get(at)) path.push(at);
  return path;
}

export function priceOf(atlas: Atlas, path: readonly number[]): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += atlas.links[path[i - 1]!]!.find((l) => l.to === path[i])?.price ?? 0;
  return sum;
}

/** A goal in a major city is any of its outer points. */
export function goalsOf(atlas: Atlas, goal: number): number[] {
  const city = atlas.spots[goal]?.city;
  return city?.tier === 'major' && city.point === goal ? city.points.filter((p) => p !== goal) : [goal];
}

/**
 * The cheapest way from each group of starts to a goal, past the way points in their order; cheapest first. `groups`: the same number = parts
 * of one network.
 */
export function propose(ground: Ground, starts: ReadonlyMap<number, number>, goal: number, vias: readonly number[] = []): Way[] {
  const { atlas } = ground;
  const blocked = new Set<number>();
  let tail: number[] = [];
  let goals = goalsOf(atlas, goal);
  for (const via of [...vias].reverse()) {
    const found = backwards(ground, goals, blocked);
    if (!found.cost.has(via)) return [];
    const leg = follow(found, via);
    for (const p of leg.slice(1)) blocked.add(p);
    tail = [...leg, ...tail.slice(1)];
    goals = [via];
  }
  const found = backwards(ground, goals, blocked);
  const best = new Map<number, [number, number]>();
  for (const [start, group] of starts) {
    const cost = found.cost.get(start);
    if (cost === undefined || cost === 0) continue;
    const known = best.get(group);
    if (!known || cost < known[0]) best.set(group, [cost, start]);
  }
  return [...best.values()]
    .sort((a, b) => a[0] - b[0])
    .map(([, start]) => {
      const path = [...follow(found, start), ...tail.slice(1)];
      return { path, price: priceOf(atlas, path) };
    });
}

/** The line goes on to where the pencil is; back over itself it is rubbed out. Null when there is no way. */
export function extend(ground: Ground, path: readonly number[], to: number): number[] | null {
  const back = path.indexOf(to);
  if (back >= 0) return path.slice(0, back + 1);
  const last = path.at(-1)!;
  const found = backwards(ground, [to], new Set(path.slice(0, -1)));
  if (!found.cost.has(last)) return null;
  return [...path, ...follow(found, last).slice(1)];
}

/** How many sections of a line fit into so much money, and what they cost. */
export function fit(atlas: Atlas, path: readonly number[], money: number): { path: number[]; price: number } {
  let price = 0;
  for (let i = 1; i < path.length; i++) {
    const more = atlas.links[path[i - 1]!]!.find((l) => l.to === path[i])?.price ?? 0;
    if (price + more > money) return { path: path.slice(0, i), price };
    price += more;
  }
  return { path: [...path], price };
}

/** Points of one network have one number: joined by own track, own ferries and the red areas that own track touches. */
export function groupsOf(
  atlas: Atlas,
  edges: readonly number[],
  ferries: readonly string[],
  starts: readonly number[],
): Map<number, number> {
  const up = new Map<number, number>();
  const top = (n: number): number => {
    let at = n;
    for (let next = up.get(at); next !== undefined; next = up.get(at)) at = next;
    return at;
  };
  const join = (a: number, b: number): void => {
    const [x, y] = [top(a), top(b)];
    if (x !== y) up.set(y, x);
  };
  for (const e of edges) join(atlas.board.edges[e]![0], atlas.board.edges[e]![1]);
  for (const id of ferries) {
    const f = atlas.ferries.find((o) => o.id === id);
    if (f) join(...f.points);
  }
  for (const { city } of atlas.areas) for (const p of city.points) join(city.point, p);
  return new Map(starts.map((s) => [s, top(s)]));
}

/** Along track from the last point of a path to another; turning back only in cities. Null when there is none. */
export function ride(atlas: Atlas, usable: ReadonlySet<number>, path: readonly number[], to: number): number[] | null {
  const back = path.indexOf(to);
  if (back >= 0) return path.slice(0, back + 1);
  const start = path.at(-1)!;
  const came = path.at(-2) ?? -1;
  const seen = new Map<string, string | null>([[`${came} ${start}`, null]]);
  const queue: [number, number][] = [[came, start]];
  for (let n = 0; n < queue.length; n++) {
    const [before, here] = queue[n]!;
    if (here === to) {
      const out: number[] = [];
      for (let key: string | null = `${before} ${here}`; key !== null; key = seen.get(key) ?? null) out.unshift(Number(key.split(' ')[1]));
      return [...path, ...out.slice(1)];
    }
    const turn = atlas.spots[here]!.city !== null;
    for (const link of atlas.links[here]!) {
      if ((link.to === before && !turn) || !(link.inside || usable.has(link.edge))) continue;
      const key = `${here} ${link.to}`;
      if (!seen.has(key)) {
        seen.set(key, `${before} ${here}`);
        queue.push([here, link.to]);
      }
    }
  }
  return null;
}

export const edgesOf = (atlas: Atlas, path: readonly number[]): number[] =>
  path.slice(1).map((b, i) => atlas.edgeOf.get(pair(path[i]!, b)) ?? -1);
