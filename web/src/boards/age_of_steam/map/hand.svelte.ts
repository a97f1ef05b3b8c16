/** What a press does in Age of Steam besides building and delivering: letters of New Cities and direct links. */
import type { Target } from '../../../net/types';
import type { FanItem } from '../../cube_rails/map/Fan.svelte';
import { MapHand, type Now as Common } from '../../cube_rails/map/hand.svelte';
import type { Hex } from '../../cube_rails/map/atlas';
import type { Offers } from '../offers';
import type { Session } from '../session.svelte';
import type { Urbanize } from '../types';

/** What the hand sees at the moment it acts. */
export interface Now extends Common {
  session: Session;
  offers: Offers;
}

export class Hand extends MapHand<Now> {
  /** The New City shown on a town while one points at its letter. */
  letter = $state.raw<Urbanize | null>(null);

  override drop(): void {
    super.drop();
    this.letter = null;
  }

  protected override pressFirst(h: Hex): boolean {
    const { session, offers } = this.now();
    if (session.letter === null || session.hex !== null || !h.place || !offers.urbanizes.has(h.place)) return false;
    this.pressTown(h.place);
    return true;
  }

  protected override asked(h: Hex): Target {
    const city = this.now().session.letter;
    return city === null ? super.asked(h) : { at: 'new_city', town: h.place ?? h.id, city };
  }

  override pressHex(h: Hex): void {
    super.pressHex(h);
    this.letter = null;
  }

  pressTown(town: string): void {
    const { board, session, offers } = this.now();
    const choice = offers.urbanizes.get(town)?.find((c) => c.action.city === session.letter);
    if (!choice) board.onWhyNot({ at: 'new_city', town, city: session.letter ?? '' });
    else if (session.town === town) board.onAct(choice.action);
    else session.town = town;
  }

  pressLink(id: string): void {
    const { board, session, offers, canAct } = this.now();
    const choice = offers.connects.find((c) => c.action.link === id);
    if (!canAct) return;
    if (!choice) board.onWhyNot({ at: 'link', link: id });
    else if (session.link === id) board.onAct(choice.action);
    else {
      session.pickHex(null);
      session.link = id;
    }
  }

  override showItem(item: FanItem | null): void {
    super.showItem(item);
    this.letter = item?.action?.do === 'urbanize' ? (item.action as Urbanize) : null;
  }

  override pressItem(item: FanItem, mouse: boolean): void {
    if (item.action?.do !== 'urbanize') return super.pressItem(item, mouse);
    const { board, session } = this.now();
    const u = item.action as Urbanize;
    if (mouse || (session.letter === u.city && session.town === u.town)) return board.onAct(u);
    session.candidate = null;
    session.letter = u.city;
    session.town = u.town;
    board.onAnnounce(item.label);
  }
}
