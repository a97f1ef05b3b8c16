/** Which orders go well with another: one begins where the other ends, or both go the same way. A hint for planning, by distance on the map. */
import type { Atlas, Place } from '../map/atlas';
import type { OrderAt, View } from '../types';
import { lockedOn, orderOf } from '../words';

/** Steps that still count as near. */
const NEAR = 5;

interface Ends {
  sources: Place[];
  to: Place | undefined;
}

function endsOf(view: View, atlas: Atlas, at: OrderAt): Ends | null {
  const order = orderOf(view, at.card, at.order);
  if (!order) return null;
  const place = (id: string) => atlas.spots[atlas.cities.get(id)?.point ?? -1];
  return {
    sources: (view.board.goods.find((g) => g.id === order.good)?.sources ?? []).map(place).filter((s) => s !== undefined),
    to: place(order.city),
  };
}

const near = (a: Place | undefined, b: Place | undefined): boolean => !!a && !!b && Math.hypot(a.x - b.x, a.y - b.y) <= NEAR * 100;

export type Fit = 'after' | 'before' | 'together';

export function fitsWith(view: View, atlas: Atlas, one: OrderAt, other: OrderAt): Fit | null {
  if (one.card === other.card) return null;
  const [a, b] = [endsOf(view, atlas, one), endsOf(view, atlas, other)];
  if (!a || !b) return null;
  if (near(a.to, b.to) && a.sources.some((s) => b.sources.some((o) => near(s, o)))) return 'together';
  if (b.sources.some((s) => near(a.to, s))) return 'after';
  if (a.sources.some((s) => near(b.to, s))) return 'before';
  return null;
}

/** The orders the viewer could take that go well with one, the best paid first. */
export function fitting(view: View, atlas: Atlas, one: OrderAt, viewer: number | null): { at: OrderAt; fit: Fit; pay: number }[] {
  const own =
    viewer === null ? [] : (view.players[viewer]?.cards ?? []).map((card) => ({ card, order: lockedOn(view.players[viewer]!, card) }));
  const out: { at: OrderAt; fit: Fit; pay: number }[] = [];
  for (const { card, order: locked } of [...own, ...view.offer])
    (view.board.cards[String(card)] ?? []).forEach((o, i) => {
      const at = { card, order: i + 1 };
      const fit = locked === null || locked === at.order ? fitsWith(view, atlas, one, at) : null;
      if (fit) out.push({ at, fit, pay: o.pay });
    });
  return out.sort((a, b) => b.pay - a.pay);
}
