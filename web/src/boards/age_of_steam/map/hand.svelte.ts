/** What a click, a tap or the Enter key does: it picks, shows, acts, or asks why not. It reads what is offered and knows no rule. */
import type { Seat } from '../../../net/types';
import type { Point } from '../../cube_rails/hex';
import { sameBuild, type Cube, type Delivery, type Offers } from '../offers';
import type { Session } from '../session.svelte';
import type { Build, Good, Props, Urbanize, View } from '../types';
import { gainText, placeName, routeName } from '../words';
import type { Atlas, Hex } from './atlas';
import { askBuild, askDelivery, goodsFrom } from './choices';
import type { FanItem } from './Fan.svelte';

/** What the hand sees at the moment it acts. */
export interface Now {
  board: Pick<Props, 'position' | 'texts' | 'looks' | 'onAct' | 'onWhyNot' | 'onAnnounce'>;
  session: Session;
  view: View;
  atlas: Atlas;
  offers: Offers;
  /** Deliveries of the picked cube, by destination. */
  goals: Map<string, Delivery[]>;
  /** Hexes that glow. */
  open: ReadonlySet<string>;
  canAct: boolean;
  me: Seat | null;
  bringNear(p: Point): void;
}

export class Hand {
  /** The place whose cubes fan out. */
  goodsAt = $state<string | null>(null);
  /** The item of the fan under the pointer or chosen by the keys, if it is no tile and no letter. */
  hover = $state<string | null>(null);
  /** The New City shown on a town while one points at its letter. */
  letter = $state.raw<Urbanize | null>(null);
  /** Which ring of the fan, when there are several. */
  page = $state(0);

  constructor(private readonly now: () => Now) {}

  drop(): void {
    this.goodsAt = null;
    this.letter = null;
  }

  /** A hex, or nothing. */
  press(h: Hex | null): void {
    const { board, session, view, atlas, offers, goals, open, canAct, me } = this.now();
    if (!h || !canAct) {
      session.drop();
      this.goodsAt = null;
      return;
    }
    const list = h.place ? goals.get(h.place) : undefined;
    if (list) return this.pressGoal(h.place!);
    if (board.position.phase.key === 'move') return this.pressStart(h);
    if (session.letter !== null && session.hex === null && h.place && offers.urbanizes.has(h.place)) return this.pressTown(h.place);
    if (open.has(h.id)) return this.pressHex(h);
    if (board.position.phase.key === 'build') {
      session.drop();
      board.onWhyNot(askBuild(view, atlas, h, me));
    }
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
    this.letter = null;
    this.page = 0;
    bringNear(h.at);
  }

  pressTown(town: string): void {
    const { board, session, offers } = this.now();
    const choice = offers.urbanizes.get(town)?.find((c) => c.action.city === session.letter);
    if (!choice) board.onWhyNot({ do: 'urbanize', town, city: session.letter ?? '' });
    else if (session.town === town) board.onAct(choice.action);
    else session.town = town;
  }

  pressLink(id: string): void {
    const { board, session, offers, canAct } = this.now();
    const choice = offers.connects.find((c) => c.action.link === id);
    if (!canAct) return;
    if (!choice) board.onWhyNot({ do: 'connect', link: id });
    else if (session.link === id) board.onAct(choice.action);
    else {
      session.pickHex(null);
      session.link = id;
    }
  }

  /** Where a cube may leave: it is picked, or the cubes fan out when there are several kinds. */
  pressStart(h: Hex): void {
    const { board, session, view, offers, me, bringNear } = this.now();
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
      const waiting = h.place ? view.places[h.place]?.goods[0] : view.land[h.id];
      if (!goods.length && waiting && !session.cube) board.onWhyNot(askDelivery(view, { good: waiting, start: h.place ?? h.id }, me));
      session.pickCube(null);
    }
  }

  pressCube(cube: Cube): void {
    const { board, session, view, offers, canAct, me } = this.now();
    if (!canAct) return;
    this.goodsAt = null;
    if (goodsFrom(offers, cube.start).includes(cube.good)) {
      session.pickCube(session.cube?.start === cube.start && session.cube.good === cube.good ? null : cube);
      if (session.cube) board.onAnnounce([...this.now().goals.keys()].map((id) => placeName(view, id, board.texts)).join(', '));
    } else if (offers.skip) board.onWhyNot(askDelivery(view, cube, me));
  }

  /** The best way first; once more delivers. */
  pressGoal(place: string): void {
    const { board, session, view, goals, me } = this.now();
    if (session.chosen && session.chosen.route.at(-1) === place) return board.onAct({ ...session.chosen });
    const best = goals.get(place)?.[0];
    if (!best) return;
    session.hovered = null;
    session.pickDelivery(best.action);
    board.onAnnounce(`${routeName(view, best.action.route, board.texts)}: ${gainText(best.gain, me, board.looks.map((l) => l.name), board.texts)}`);
  }

  /** Points at an item of the fan. */
  showItem(item: FanItem | null): void {
    const { session } = this.now();
    session.hoveredBuild = item?.action?.do === 'build' ? (item.action as Build) : null;
    this.letter = item?.action?.do === 'urbanize' ? (item.action as Urbanize) : null;
    this.hover = item?.good || item?.more ? item.key : null;
  }

  /** By mouse the ghost was there already, so one press does it; a finger shows it first. */
  pressItem(item: FanItem, mouse: boolean): void {
    const { board, session } = this.now();
    const action = item.action;
    if (item.more) {
      this.page++;
      return;
    }
    if (item.good) return this.pressCube({ good: item.good as Good, start: this.goodsAt! });
    if (action?.do === 'build') {
      const build = action as Build;
      if (mouse || sameBuild(session.candidate, build)) board.onAct(build);
      else session.pickBuild(build);
    } else if (action?.do === 'urbanize') {
      const u = action as Urbanize;
      if (mouse || (session.letter === u.city && session.town === u.town)) board.onAct(u);
      else {
        session.candidate = null;
        session.letter = u.city;
        session.town = u.town;
      }
    }
    if (action && !mouse) board.onAnnounce(item.label);
  }
}
