/** The decision line, hints in words, and the board in words. */
import type { Action } from '../../net/types';
import type { Describe, TextBlock, Texts } from '../../table/board';
import { language } from '../../i18n/texts.svelte';
import type { PlayerView, View } from './types';
import { joinedOf, lockedOn, money, namesOf, orderOf, untilText, type Names } from './words';

export function describe({ position, texts, viewer }: Describe<View>): string {
  const { view, phase } = position;
  switch (phase.key) {
    case 'keep':
      return texts('ir-do-keep');
    case 'move': {
      const seat = view.active ?? viewer ?? 0;
      if (!view.players[seat]?.train) return texts('ir-do-first-place');
      return texts('ir-do-move-left', { n: view.moving?.left ?? 0 });
    }
    case 'build':
      return texts('ir-do-build-left', { left: money(view.building?.left ?? 0, texts), rest: view.building?.left ?? 0 });
    case 'lock':
      return texts('ir-do-lock-phase');
    case 'lose':
      return texts('ir-do-lose');
    case 'card':
      return texts('ir-do-card', { card: view.losing?.card ?? 0 });
    default:
      return texts(`phase-${phase.key}`, phase.args);
  }
}

export function phrase(action: Action, { position, texts }: Describe<View>): string {
  const { view } = position;
  const names = namesOf(view.board, language.current);
  const good = names.good(String(action['good'] ?? ''));
  const order = orderOf(view, Number(action['card'] ?? 0), Number(action['order'] ?? 0));
  const path = (action['path'] as string[] | undefined) ?? [];
  switch (action.do) {
    case 'keep':
      return texts('ir-keep', { cards: (action['cards'] as number[]).map(String) });
    case 'place':
      return texts('ir-place-here', { place: names.place(String(action['point'])) });
    case 'move':
    case 'build':
      return texts(`ir-say-${action.do}`, { from: names.place(path[0] ?? ''), to: names.place(path.at(-1) ?? ''), n: path.length - 1 });
    case 'board':
      return texts('ir-board', { ferry: names.ferry(String(action['ferry'])) });
    case 'ferry':
      return texts('ir-say-ferry', { ferry: names.ferry(String(action['ferry'])) });
    case 'load':
      return order
        ? texts('ir-load-for', { good, city: names.place(order.city), card: Number(action['card']) })
        : texts('ir-load-free', { good });
    case 'lock':
      return texts('ir-lock-for', { good, city: names.place(order?.city ?? ''), card: Number(action['card']) });
    case 'deliver':
      return texts('ir-say-deliver', { card: Number(action['card']) });
    case 'drop':
      return texts('ir-say-drop', { good });
    case 'upgrade':
      return texts('ir-say-upgrade', { name: texts(`ir-loco-${String(action['to'])}`) });
    case 'exchange':
      return texts('ir-exchange');
    case 'lose':
      return texts('ir-lose-free', { good });
    case 'keep_card':
      return texts('ir-keep-private', { card: view.losing?.card ?? 0 });
    case 'give_card':
      return texts('ir-give-card', { card: view.losing?.card ?? 0 });
    case 'borrow':
      return texts('ir-borrow', { money: money(view.board.borrow, texts), owes: money(view.board.repay, texts) });
    case 'end':
      return texts(view.phase === 'move' ? 'ir-end-move' : 'ir-end-turn');
    default:
      return '';
  }
}

// --- the board in words --------------------------------------------------------------------------------------------------

function trainText(p: PlayerView, names: Names, texts: Texts): string {
  if (!p.train) return texts('ir-train-none');
  if (p.train.ferry !== null) return texts('ir-train-at-sea', { ferry: names.ferry(p.train.ferry), to: names.place(p.train.point) });
  return names.place(p.train.point);
}

function playersBlock(view: View, who: string[], names: Names, texts: Texts): TextBlock {
  const head = ['player', 'cash', 'locomotive', 'train', 'loads', 'majors', 'sections', 'deliveries'].map((k) => texts(`ir-head-${k}`));
  const rows = view.players.map((p, seat) => [
    who[seat] ?? '',
    p.cash === null ? texts('ir-cash-hidden') : money(p.cash, texts),
    texts('ir-loco-title', { name: texts(`ir-loco-${p.locomotive}`), speed: p.speed, loads: p.capacity }),
    trainText(p, names, texts),
    p.loads
      .map((l) =>
        l.card === null
          ? `${names.good(l.good)} (${texts('ir-unlocked')})`
          : `${names.good(l.good)} (${texts('ir-card', { card: l.card })})`,
      )
      .join(', ') || texts('ir-nothing'),
    joinedOf(p)
      .map((c) => names.place(c))
      .join(', ') || texts('ir-nothing'),
    String(p.sections),
    String(p.deliveries),
  ]);
  return { heading: texts('ir-players'), lines: [], table: { head, rows } };
}

function cardsBlock(view: View, who: string[], names: Names, texts: Texts): TextBlock {
  const line = (card: number, locked: number | null, seats: readonly number[], where: string): string => {
    const orders = (view.board.cards[String(card)] ?? []).map((o, i) => {
      const said = texts('ir-order-words', { good: names.good(o.good), city: names.place(o.city), pay: money(o.pay, texts) });
      if (locked === null) return said;
      return locked === i + 1
        ? `${said} (${texts('ir-locked-by', { names: seats.map((s) => who[s] ?? '') })})`
        : `${said} (${texts('ir-order-out')})`;
    });
    return `${texts('ir-card', { card })}, ${where}: ${orders.join('; ')}`;
  };
  const own = view.players.flatMap((p, seat) =>
    p.cards.filter((c) => c !== 0).map((c) => line(c, lockedOn(p, c), [seat], texts('ir-cards-of', { name: who[seat] ?? '' }))),
  );
  return { heading: texts('ir-cards'), lines: [...own, ...view.offer.map((o) => line(o.card, o.order, o.seats, texts('ir-offer')))] };
}

function tracksAt(view: View, points: readonly number[]): number[] {
  return view.tracks.map(
    (edges) => edges.filter((e) => points.includes(view.board.edges[e]![0]) || points.includes(view.board.edges[e]![1])).length,
  );
}

function citiesBlock(view: View, who: string[], names: Names, texts: Texts): TextBlock {
  const head = ['city', 'point', 'tier', 'good', 'tracks'].map((k) => texts(`ir-head-${k}`));
  const rows = view.board.cities.map((c) => [
    names.place(c.id),
    view.board.points[c.point]?.[4] ?? '',
    texts(`ir-tier-${c.tier}`),
    names.good(c.good),
    tracksAt(view, c.points)
      .map((n, seat) => (n ? `${who[seat] ?? ''} ${n}` : ''))
      .filter((t) => t)
      .join(', ') || texts('ir-nothing'),
  ]);
  return { heading: texts('ir-cities'), lines: [], table: { head, rows } };
}

function newsBlock(view: View, who: string[], names: Names, texts: Texts): TextBlock {
  const news = view.news.map(
    (n) => `${texts(`news-${n.event}`)}: ${texts(`news-${n.event}-text`)} ${untilText(view, n, who[n.seat] ?? '', texts)}`,
  );
  const ferries = view.board.ferries.map((f) => {
    const now = view.ferries[f.id];
    const owners = (now?.owners ?? []).map((s) => who[s] ?? '').join(', ') || texts('ir-nobody');
    return `${names.ferry(f.id)}: ${owners}${now?.price != null ? `, ${money(now.price, texts)}` : ''}`;
  });
  return { heading: texts('ir-news-ferries'), lines: [...news, ...ferries] };
}

export function textView(d: Describe<View>): TextBlock[] {
  const { view } = d.position;
  const who = d.table.seats.map((s, n) => s.name || String(n + 1));
  const names = namesOf(view.board, language.current);
  return [
    playersBlock(view, who, names, d.texts),
    cardsBlock(view, who, names, d.texts),
    newsBlock(view, who, names, d.texts),
    citiesBlock(view, who, names, d.texts),
  ];
}
