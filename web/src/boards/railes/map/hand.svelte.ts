/** What a press does in Raíles besides building and delivering: growth and New Cities, by place, colour and space. */
import type { Action, Target } from '../../../net/types';
import type { Hex } from '../../cube_rails/map/atlas';
import type { FanItem } from '../../cube_rails/map/Fan.svelte';
import { MapHand, type Now as Common } from '../../cube_rails/map/hand.svelte';
import type { Offers } from '../offers';
import type { Session } from '../session.svelte';
import type { Grow, Urbanize, View } from '../types';

export interface Now extends Common {
  session: Session;
  offers: Offers;
  view: View;
}

export class Hand extends MapHand<Now> {
  /** The action of the item one points at, if it is no tile. */
  shown = $state.raw<Action | null>(null);

  override drop(): void {
    super.drop();
    this.shown = null;
  }

  /** With a colour or a space in hand a press on a place says where; a city that may grow asks for the space. */
  protected override pressFirst(h: Hex): boolean {
    const { session, offers, bringNear } = this.now();
    const place = h.place;
    if (place === null) return false;
    const town = offers.urbanizes.has(place);
    if (!offers.grows.has(place) && !(town && (session.color !== null || !offers.builds.has(h.id)))) return false;
    if (session.hex === h.id) {
      if (!this.#doPicked()) session.drop();
      return true;
    }
    const { color, space } = session;
    session.pickHex(h.id);
    session.place = place;
    session.color = town ? color : null;
    session.space = space;
    this.page = 0;
    this.shown = null;
    bringNear(h.at);
    return true;
  }

  protected override asked(h: Hex): Target {
    const { color } = this.now().session;
    return color === null ? super.asked(h) : { at: 'new_city', town: h.place ?? h.id, color };
  }

  #doPicked(): boolean {
    const { board, session, offers } = this.now();
    if (session.candidate) board.onAct({ ...session.candidate });
    else if (session.place !== null && session.space !== null) {
      const grow = offers.grows.get(session.place)?.find((a) => a.space === session.space);
      const city = offers.urbanizes.get(session.place)?.find((c) => c.action.color === session.color && c.action.space === session.space);
      if (!grow && !city) return false;
      board.onAct(grow ?? city!.action);
    } else return false;
    return true;
  }

  override showItem(item: FanItem | null): void {
    super.showItem(item);
    this.shown = item?.action && item.action.do !== 'build' ? item.action : null;
  }

  override pressItem(item: FanItem, mouse: boolean): void {
    const { board, session } = this.now();
    const action = item.action as Grow | Urbanize | null;
    if (action?.do !== 'grow' && action?.do !== 'urbanize') return super.pressItem(item, mouse);
    const place = action.do === 'grow' ? action.city : action.town;
    session.candidate = null;
    if (action.space === null) {
      // A colour: its spaces come next, unless there is only one.
      session.place = place;
      session.color = (action as Urbanize).color;
      this.page = 0;
      this.showItem(null);
    } else if (mouse || (session.place === place && session.space === action.space)) board.onAct(action);
    else session.space = action.space;
    if (!mouse) board.onAnnounce(item.label);
  }
}
