/** What fans out around a hex or a city. */
import type { Seat } from '../../../net/types';
import type { BuildChoice, RailBuildOffer, RailView } from '../types';
import type { Atlas, Hex } from './atlas';
import { ghostWays } from './choices';
import type { FanItem } from './Fan.svelte';

/** More than this do not stand around a hex at once. */
export const MOST = 16;

/** What completes a link first, then the simplest; tiles that would look the same are shown once, the cheapest of them. */
export function tileItems<O extends RailBuildOffer>(
  view: RailView,
  atlas: Atlas,
  choices: readonly BuildChoice<O>[],
  hex: Hex,
  me: Seat | null,
  say: (choice: BuildChoice<O>) => { label: string; price: string },
): FanItem[] {
  const order = new Map(view.board.tiles.map((t, i) => [t.id, i]));
  const rank = (c: BuildChoice) => [
    -c.offer.done.length,
    ghostWays(view, atlas, c.action, me).length,
    order.get(c.action.tile) ?? 99,
    c.action.turn,
  ];
  const town = !!hex.place;
  const shown = new Map<string, BuildChoice<O>>();
  for (const choice of choices) {
    const face = ghostWays(view, atlas, choice.action, me)
      .map((w) => [w.a, w.b].sort().join('-'))
      .sort()
      .join(' ');
    const known = shown.get(face);
    if (!known || choice.offer.price < known.offer.price) shown.set(face, choice);
  }
  return [...shown.values()]
    .map((choice) => ({ choice, rank: rank(choice) }))
    .sort((a, b) => a.rank.map((n, i) => n - b.rank[i]!).find((n) => n !== 0) ?? 0)
    .map(({ choice }) => ({
      key: `${choice.action.tile} ${choice.action.turn}`,
      ...say(choice),
      ways: ghostWays(view, atlas, choice.action, me),
      town,
      links: choice.offer.done.length > 0,
      action: choice.action,
    }));
}

/** A full ring at a time; the last item turns to the next one. */
export function ringOf(items: readonly FanItem[], page: number, label: string): FanItem[] {
  if (items.length <= MOST) return [...items];
  const pages = Math.ceil(items.length / (MOST - 1));
  const from = (page % pages) * (MOST - 1);
  return [...items.slice(from, from + MOST - 1), { key: 'more', label, price: null, more: true, action: null }];
}

export function goodItems(goods: readonly string[], say: (good: string) => string): FanItem[] {
  return goods.map((good) => ({ key: good, label: say(good), price: null, good, action: null }));
}
