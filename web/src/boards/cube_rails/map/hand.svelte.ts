/** What a click, a tap or the Enter key does on a map: it picks, shows, acts, or asks why not. It reads what is offered and knows no rule. */
import type { Action, Seat, Target } from '../../../net/types';
import { sameBuild } from '../choices';
import type { Point } from '../hex';
import type { MapSession } from '../session.svelte';
import type { Build, Cube, Delivery, MapOffers, RailView } from '../types';
import type { Atlas, Hex } from './atlas';
import { goodsFrom } from './choices';
import type { FanItem } from './Fan.svelte';

/** What the hand sees at the moment it acts. */
export interface Now {
  board: {
    position: { phase: { key: string } };
    onAct(action: Action): void;
    onWhyNot(target: Target): void;
    onAnnounce(text: string): void;
  };
  session: MapSession;
  view: RailView;
  atlas: Atlas;
  offers: MapOffers;
  /** Deliveries of the picked cube, by destination. */
  goals: Map<string, Delivery[]>;
  /** Hexes that glow. */
  open: ReadonlySet<string>;
  canAct: boolean;
  me: Seat | null;
  bringNear(p: Point): void;
  nameOf(place: string): string;
  /** A delivery in words. */
  routeText(d: Delivery): string;
}

export class MapHand<N extends Now = Now> {
  /** The place whose cubes fan out. */
  goodsAt = $state<string | null>(null);
  /** The item of the fan under the pointer or chosen by the keys, if it is no tile. */
  hover = $state<string | null>(null);
  /** Which ring of the fan, when there are several. */
  page = $state(0);

  constructor(protected readonly now: () => N) {}

  drop(): void {
    this.goodsAt = null;
  }

  /** A hex, or nothing. */
  press(h: Hex | null): void {
    const { board, session, goals, open, canAct } = this.now();
    if (!h || !canAct) {
      session.drop();
      this.goodsAt = null;
      return;
    }
    const list = h.place ? goals.get(h.place) : undefined;
    if (list) return this.pressGoal(h.place!);
    if (board.position.phase.key === 'move') return this.pressStart(h);
    if (this.pressFirst(h)) return;
    if (open.has(h.id)) return this.pressHex(h);
    board.onWhyNot(this.asked(h));
    session.drop();
  }

  /** A game's own business with a hex, before its tiles fan out. True when it was that. */
  protected pressFirst(h: Hex): boolean {
    void h;
    return false;
  }

  /** What is asked about a hex that offers nothing: with something in hand, whether that can go there. */
  protected asked(h: Hex): Target {
    return { at: 'hex', hex: h.id };
  }

  /** Opens the fan; once more on a hex with a ghost builds it. */
  pressHex(h: Hex): void {
    const { board, session, bringNear } = this.now();
    if (session.hex === h.id) {
      if (session.candidate) board.onAct({ ...session.candidate });
      else session.pickHex(null);
      return;
    }
    session.pickHex(h.id);
    this.page = 0;
    bringNear(h.at);
  }

  /** Where a cube may leave: it is picked, or the cubes fan out when there are several kinds. */
  pressStart(h: Hex): void {
    const { board, session, view, offers, bringNear } = this.now();
    const start = h.place && goodsFrom(offers, h.place).length ? h.place : h.id;
    const goods = goodsFrom(offers, start);
    if (goods.length > 1 && this.goodsAt !== start) {
      session.pickCube(null);
      this.goodsAt = start;
      this.hover = null;
      bringNear(h.at);
    } else if (goods.length === 1 && session.cube?.start !== start) this.pressCube({ good: goods[0]!, start });
    else {
      this.goodsAt = null;
      const waiting = h.place ? view.places[h.place]?.goods[0] : view.land?.[h.id];
      const { cube } = session;
      // Asked about a place, the cube stays in hand.
      if (cube && h.place && cube.start !== h.place)
        return board.onWhyNot({ at: 'goal', place: cube.start, good: cube.good, goal: h.place });
      if (!goods.length && waiting && !cube) board.onWhyNot({ at: 'cube', place: h.place ?? h.id, good: waiting });
      session.pickCube(null);
    }
  }

  pressCube(cube: Cube): void {
    const { board, session, offers, canAct, nameOf } = this.now();
    if (!canAct) return;
    this.goodsAt = null;
    if (goodsFrom(offers, cube.start).includes(cube.good)) {
      session.pickCube(session.cube?.start === cube.start && session.cube.good === cube.good ? null : cube);
      if (session.cube) board.onAnnounce([...this.now().goals.keys()].map(nameOf).join(', '));
    } else if (board.position.phase.key === 'move') board.onWhyNot({ at: 'cube', place: cube.start, good: cube.good });
  }

  /** The best way first; once more delivers. */
  pressGoal(place: string): void {
    const { board, session, goals, routeText } = this.now();
    if (session.chosen && session.chosen.route.at(-1) === place) return board.onAct({ ...session.chosen });
    const best = goals.get(place)?.[0];
    if (!best) return;
    session.hovered = null;
    session.pickDelivery(best.action);
    board.onAnnounce(routeText(best));
  }

  /** Points at an item of the fan. */
  showItem(item: FanItem | null): void {
    const { session } = this.now();
    session.hoveredBuild = item?.action?.do === 'build' ? (item.action as Build) : null;
    this.hover = item && item.action?.do !== 'build' ? item.key : null;
  }

  /** By mouse the ghost was there already, so one press does it; a finger shows it first. */
  pressItem(item: FanItem, mouse: boolean): void {
    const { board, session } = this.now();
    if (item.more) this.page++;
    else if (item.good) this.pressCube({ good: item.good, start: this.goodsAt! });
    else if (item.action?.do === 'build') {
      const build = item.action as Build;
      if (mouse || sameBuild(session.candidate, build)) board.onAct(build);
      else {
        session.pickBuild(build);
        board.onAnnounce(item.label);
      }
    }
  }
}
