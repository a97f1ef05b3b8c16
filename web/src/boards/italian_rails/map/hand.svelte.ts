/** What a click, a drag or a key does on the map: it proposes, bends, draws, moves, or asks why not. It reads what is offered and knows no rule. */
import type { Action, Target } from '../../../net/types';
import type { MoveChoice, Offers } from '../offers';
import type { Draft, Session } from '../session.svelte';
import type { View } from '../types';
import type { Atlas, Spot } from './atlas';
import { extend, fit, goalsOf, groupsOf, priceOf, propose, ride, type Ground, type Way } from './ways';

/** What the hand sees at the moment it acts. */
export interface Now {
  onAct(action: Action): void;
  onWhyNot(target: Target): void;
  session: Session;
  view: View;
  atlas: Atlas;
  offers: Offers;
  canAct: boolean;
  me: number | null;
}

type Mode = 'draw' | 'bend' | 'ride';

export class Hand {
  mode = $state<Mode | null>(null);
  #bent: { draft: Draft; at: number } | null = null;
  /** The line or way under the pointer, as far as it has come. */
  #line: number[] = [];

  constructor(private readonly now: () => Now) {}

  // --- what the pencil knows -----------------------------------------------------------------------------------------

  get ground(): Ground {
    const { view, atlas } = this.now();
    return { atlas, shut: new Set([...(view.building?.closed ?? []), ...view.tracks.flat()]) };
  }

  /** Where a line may begin, by network. */
  get starts(): Map<number, number> {
    const { view, atlas, me, session } = this.now();
    if (!view.building || me === null) return new Map();
    const points = view.building.starts.map((id) => atlas.byId.get(id)?.n).filter((n) => n !== undefined);
    const ferries = Object.entries(view.ferries).flatMap(([id, f]) => (f.owners.includes(me) ? [id] : []));
    const all = groupsOf(atlas, view.tracks[me] ?? [], ferries, points);
    if (session.anchor === null) return all;
    const from = new Set(this.#same(session.anchor));
    return new Map([...all].filter(([n]) => from.has(n)));
  }

  /** A point of a major city stands for all of them. */
  #same(point: number): number[] {
    const city = this.now().atlas.spots[point]?.city;
    return city?.tier === 'major' ? city.points : [point];
  }

  /** Whether a click here says where the line begins. A major city one has no track to is rather a goal, once there is track. */
  begins(spot: Spot): boolean {
    const { view, atlas, me, session } = this.now();
    const starts = this.starts;
    const group = this.#same(spot.n)
      .map((n) => starts.get(n))
      .find((g) => g !== undefined);
    if (group === undefined) return false;
    if (spot.city?.tier !== 'major' || session.anchor !== null || me === null || !view.tracks[me]?.length) return true;
    return view.tracks[me].some((e) => starts.get(atlas.board.edges[e]![0]) === group || starts.get(atlas.board.edges[e]![1]) === group);
  }

  /** The cheapest lines to a goal. */
  waysTo(spot: Spot, vias: readonly number[] = []): Way[] {
    return propose(this.ground, this.starts, spot.n, vias);
  }

  /** What can still be spent. */
  get money(): number {
    const { view, me } = this.now();
    return Math.min(view.building?.left ?? 0, (me === null ? null : view.players[me]?.cash) ?? Infinity);
  }

  get #usable(): Set<number> {
    return new Set(this.now().view.tracks.flat());
  }

  #idsOf(path: readonly number[]): string[] {
    const { atlas } = this.now();
    return path.map((n) => atlas.spots[n]!.id);
  }

  // --- clicks ------------------------------------------------------------------------------------------------------------

  press(spot: Spot | null): void {
    const { session, view, offers, canAct, onWhyNot } = this.now();
    if (!spot || !canAct) return session.drop();
    if (offers.places.size) return this.#pressPlace(spot);
    if (view.phase === 'move' && view.moving) return this.#pressMove(spot);
    if (view.phase === 'build' && view.building) return this.#pressBuild(spot);
    onWhyNot({ at: 'point', point: spot.id });
  }

  #pressPlace(spot: Spot): void {
    const { session, offers, onAct, onWhyNot } = this.now();
    const id = offers.places.has(spot.id) ? spot.id : spot.city && offers.places.has(spot.city.id) ? spot.city.id : null;
    if (id === null) return onWhyNot({ at: 'point', point: spot.id });
    if (session.chosen?.action.do === 'place' && session.chosen.action['point'] === id) return onAct({ ...session.chosen.action });
    session.chosen = { action: offers.places.get(id)!.action, path: [spot.n] };
  }

  /** Ways to a point, or to the city it belongs to. */
  movesTo(spot: Spot): MoveChoice[] {
    const { offers, atlas } = this.now();
    const own = offers.moves.get(spot.id);
    if (own || !spot.city) return own ?? [];
    return spot.city.points
      .flatMap((p) => offers.moves.get(atlas.spots[p]!.id) ?? [])
      .sort((a, b) => a.offer.toll - b.offer.toll || b.offer.left - a.offer.left);
  }

  #pressMove(spot: Spot): void {
    const { session, atlas, onAct, onWhyNot } = this.now();
    const chosen = session.chosen?.action.do === 'move' ? session.chosen : null;
    const ways = this.movesTo(spot);
    const end = chosen && atlas.spots[chosen.path.at(-1)!];
    if (chosen && end && (end.n === spot.n || (spot.city && end.city === spot.city))) return onAct({ ...chosen.action });
    if (ways.length) return this.choose(ways[0]!);
    session.chosen = null;
    onWhyNot({ at: 'point', point: spot.id });
  }

  choose(way: MoveChoice): void {
    const { session, atlas } = this.now();
    session.chosen = { action: way.action, path: way.action.path.map((id) => atlas.byId.get(id)?.n ?? 0) };
  }

  #pressBuild(spot: Spot): void {
    const { session } = this.now();
    const draft = session.draft;
    if (draft && (draft.path.at(-1) === spot.n || (spot.city && this.now().atlas.spots[draft.path.at(-1)!]?.city === spot.city)))
      return this.commit();
    session.chosen = null;
    if (session.anchor !== null && this.#same(session.anchor).includes(spot.n)) return void (session.anchor = null);
    if (this.begins(spot)) {
      session.draft = null;
      session.anchor = spot.n;
      return;
    }
    this.aim(spot);
  }

  /** Proposes the cheapest lines to a goal. */
  aim(spot: Spot, vias: readonly number[] = []): void {
    const { session, atlas, onWhyNot } = this.now();
    const ways = this.waysTo(spot, vias);
    const best = ways[0];
    if (best) {
      session.draft = { free: false, path: best.path, price: best.price, goal: spot.n, vias: [...vias], ways, which: 0 };
      return;
    }
    session.draft = null;
    const start = session.anchor === null ? '' : atlas.spots[session.anchor]!.id;
    onWhyNot({ at: 'point', point: spot.id, start });
  }

  otherWay(): void {
    const { session, atlas } = this.now();
    const d = session.draft;
    if (d && d.ways.length > 1) {
      const which = (d.which + 1) % d.ways.length;
      session.draft = { ...d, which, path: d.ways[which]!.path, price: d.ways[which]!.price };
    }
    const chosen = session.chosen;
    if (chosen?.action.do === 'move') {
      const ways = this.movesTo(atlas.spots[chosen.path.at(-1)!]!);
      const i = ways.findIndex((w) => w.action === chosen.action);
      if (ways.length > 1) this.choose(ways[(i + 1) % ways.length]!);
    }
  }

  /** A way point: the line passes here. */
  bendAt(spot: Spot): void {
    const { session, atlas } = this.now();
    const d = session.draft;
    if (!d || d.vias.includes(spot.n) || goalsOf(atlas, d.goal).includes(spot.n)) return;
    const nearest = (v: number) => d.path.reduce((best, p, i) => (this.#apart(p, v) < this.#apart(d.path[best]!, v) ? i : best), 0);
    const vias = [...d.vias, spot.n].sort((a, b) => nearest(a) - nearest(b));
    this.#bend(d, vias);
  }

  #apart(a: number, b: number): number {
    const { spots } = this.now().atlas;
    return Math.hypot(spots[a]!.x - spots[b]!.x, spots[a]!.y - spots[b]!.y);
  }

  #bend(d: Draft, vias: number[]): boolean {
    const { session } = this.now();
    // A bent line still begins where it began.
    const first = d.path[0]!;
    const group = this.starts.get(first) ?? 0;
    const ways = propose(
      this.ground,
      d.free ? new Map([[first, group]]) : new Map([...this.starts].filter(([, g]) => g === group)),
      d.goal,
      vias,
    );
    if (!ways[0]) return false;
    session.draft = { ...d, free: false, path: ways[0].path, price: ways[0].price, vias, ways, which: 0 };
    return true;
  }

  pressFerry(id: string): void {
    const { session, view, offers, canAct, onAct, onWhyNot } = this.now();
    if (!canAct) return;
    const found = view.phase === 'move' ? offers.boards.get(id) : offers.ferries.get(id);
    session.draft = null;
    if (!found) return onWhyNot({ at: 'ferry', ferry: id });
    if (session.chosen?.action === found.action) return onAct({ ...found.action });
    session.chosen = { action: found.action, path: [] };
  }

  /** Does what is drafted or chosen; of a line what the money is enough for. */
  commit(): void {
    const { session, atlas, canAct, onAct, onWhyNot } = this.now();
    if (!canAct) return;
    if (session.chosen) return onAct({ ...session.chosen.action });
    const d = session.draft;
    if (!d) return;
    const part = fit(atlas, d.path, this.money);
    if (part.path.length > 1) onAct({ do: 'build', path: this.#idsOf(part.path) });
    else onWhyNot({ at: 'line', path: this.#idsOf(d.path.slice(0, 2)) });
  }

  // --- dragging ----------------------------------------------------------------------------------------------------------

  /** Whether a drag from here is for the pencil or the train; if not, it moves the map. */
  grab(spot: Spot | null): boolean {
    const { session, view, canAct, me } = this.now();
    this.mode = null;
    this.#line = spot ? [spot.n] : [];
    if (!spot || !canAct || me === null) return false;
    if (view.phase === 'move' && view.moving && view.players[me]?.train?.point === spot.id) this.mode = 'ride';
    else if (view.phase === 'build' && view.building) {
      const d = session.draft;
      const on = d ? d.path.indexOf(spot.n) : -1;
      if (d && on > 0 && on < d.path.length - 1) {
        this.mode = 'bend';
        this.#bent = { draft: d, at: spot.n };
      } else if (d && on === d.path.length - 1 && on > 0) {
        this.mode = 'draw';
        this.#line = d.path;
      } else if (this.#same(spot.n).some((n) => this.starts.has(n))) this.mode = 'draw';
    }
    return this.mode !== null;
  }

  /** The pointer has come to another point. */
  drag(to: Spot): void {
    const { session, atlas } = this.now();
    if (this.mode === 'bend' && this.#bent) {
      const { draft, at } = this.#bent;
      const vias = [...draft.vias.filter((v) => v !== at && v !== to.n), to.n];
      this.#bend(
        draft,
        vias.sort((a, b) => this.#order(draft, a, at, to.n) - this.#order(draft, b, at, to.n)),
      );
      return;
    }
    // Inside a major city the line has not begun yet.
    const city = atlas.spots[this.#line[0]!]?.city;
    if (this.mode === 'draw' && this.#line.length === 1 && city?.tier === 'major' && to.city === city) {
      this.#line = [to.n];
      return;
    }
    const path = this.mode === 'ride' ? ride(atlas, this.#usable, this.#line, to.n) : extend(this.ground, this.#line, to.n);
    if (!path) return;
    this.#line = path;
    session.draft = null;
    session.chosen = null;
    if (path.length < 2) return;
    const price = priceOf(atlas, path);
    if (this.mode === 'ride') session.chosen = { action: { do: 'move', path: this.#idsOf(path) }, path };
    else session.draft = { free: true, path, price, goal: to.n, vias: [], ways: [{ path, price }], which: 0 };
  }

  /** Way points in the order of the line; the new one stands where it was grabbed. */
  #order(d: Draft, via: number, at: number, fresh: number): number {
    return d.path.indexOf(via === fresh ? at : via);
  }

  letGo(): void {
    this.mode = null;
    this.#bent = null;
  }
}
