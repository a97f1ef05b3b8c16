/** The decision line, what hints say, and the board in words. */
import type { Action } from '../../net/types';
import type { Describe, TextBlock, Texts } from '../../table/board';
import { offersOf } from './offers';
import type { View } from './types';
import {
  choiceText,
  COLOURS,
  engineerName,
  entryText,
  givesText,
  lineName,
  OWN,
  piecesText,
  spaceName,
  spaceWords,
  specialText,
} from './words';

export function describe({ position, texts, legal }: Describe<View>): string {
  const { view, phase } = position;
  const seat = position.to_act[0];
  const player = seat !== undefined && seat >= 0 ? view.players[seat] : undefined;
  if (!player || view.end) return texts(`phase-${phase.key}`, phase.args);
  if (view.pending.length) {
    const open = view.pending.find((e) => e.usable && !e.locked) ?? view.pending[0]!;
    return texts('rr-do-resolve', { what: entryText(open, texts), more: view.pending.length - 1 });
  }
  if (legal.length === 1 && legal[0]?.do === 'end') return texts('rr-do-end');
  if (view.turn?.kind === 'start_bonus') return texts('rr-do-start');
  if (view.turn?.kind === 'relocation')
    return texts('rr-do-relocation', { position: Number(phase.args['position'] ?? player.claims ?? 1) });
  if (view.turn?.space) return texts('rr-do-end');
  const pieces = piecesText(
    { workers: player.workers.free, temporary: player.temporary, black: player.black === 'free', rubles: player.rubles },
    texts,
  );
  return texts('rr-do-turn', { pieces: pieces || texts('rr-nothing-left') });
}

export function phrase(action: Action, { position, legal, texts }: Describe<View>): string {
  const i = legal.findIndex((a) => JSON.stringify(a) === JSON.stringify(action));
  return choiceText(position.view, { action, offer: position.view.offers[i] ?? {} }, texts);
}

function centralBlock(view: View, names: string[], legal: readonly Action[], texts: Texts): TextBlock {
  const looks = names.map((name, seat) => ({ seat, name, colour: '', ink: '', pattern: '' }));
  const offers = offersOf(legal, view.offers);
  const engineer = (id: string | null): string =>
    id ? `${engineerName(view, id, texts)} (${givesText(view.board.engineers[id]?.gives ?? [], texts)})` : texts('rr-no-engineer');
  const lines = [
    view.order.map((seat, i) => texts('rr-position-of', { n: i + 1, name: names[seat] ?? '' })).join('; '),
    ...Object.entries(view.stacks).map(([value, n]) => texts('rr-stack', { value, n })),
    ...(view.face_up.length ? [`${texts('rr-face-up')}: ${view.face_up.join(', ')}`] : []),
    texts('rr-doublers-left', { n: view.doublers }),
    `${texts('rr-cards')}: ${view.cards.map((c) => texts(`card-${c}`)).join(', ') || '—'}`,
    texts('rr-pile', { n: view.pile.left }),
    `${texts('rr-group-engineer')}: ${view.engineers.map(engineer).join('; ')}`,
  ];
  for (const s of view.board.spaces)
    if (view.spaces[s.id]) lines.push(spaceWords(view, s.id, view.spaces[s.id], looks, texts, offers.places.has(s.id)));
  return { heading: texts('rr-central'), lines };
}

function playerBlock(view: View, seat: number, name: string, texts: Texts): TextBlock {
  const p = view.players[seat]!;
  const lines = [
    `${texts('rr-free-workers', { n: p.workers.free, all: p.workers.total })}; ${texts('rr-n-rubles', { n: p.rubles })}`,
    `${texts('rr-industry')}: ${p.markers.map((space, i) => texts('rr-marker', { n: i + 1, space, points: p.preview.industry[i] ?? 0 })).join('; ')}`,
    `${p.factories.map((n) => texts('rr-slot-factory', { n, gives: givesText(view.board.factories[String(n)] ?? [], texts) })).join('; ') || '—'}`,
    texts('rr-doublers-have', { n: p.doublers, all: view.board.lines[0]?.doublers ?? 0 }),
    `${texts('rr-own-engineers')}: ${p.engineers.map((e) => spaceName(view, `${OWN}${e.id}`, texts)).join('; ') || '—'}`,
    `${texts('rr-tokens')}: ${p.tokens.map((t) => texts(`token-${t}`)).join(', ') || '—'}`,
    `${texts('rr-score-title')}: ${p.preview.total}`,
  ];
  for (const info of view.board.lines)
    for (const s of info.special)
      lines.push(
        specialText(
          s,
          p.special.find((x) => x.line === info.id && x.space === s.space),
          info.id,
          texts,
        ),
      );
  const rows = view.board.lines.map((l) => [
    lineName(l.id, texts),
    COLOURS.filter((c) => p.tracks[l.id]?.[c] !== undefined)
      .map((c) => `${texts(`rr-colour-${c}`)} ${p.tracks[l.id]![c]}`)
      .join(', '),
    (p.locomotives[l.id] ?? []).join(' + ') || '—',
    String(p.reach[l.id] ?? 0),
    String(p.preview.lines[l.id]?.points ?? 0),
  ]);
  const head = [texts('rr-head-line'), texts('rr-head-tracks'), texts('rr-head-locomotives'), texts('rr-head-reach'), texts('rr-points')];
  return { heading: texts('rr-board-of', { name }), lines, table: { head, rows } };
}

export function textView({ table, position, texts, viewer, legal }: Describe<View>): TextBlock[] {
  const { view } = position;
  const names = table.seats.map((s) => s.name);
  const seats = view.players.map((_, s) => s).sort((a, b) => Number(b === viewer) - Number(a === viewer));
  return [centralBlock(view, names, legal, texts), ...seats.map((s) => playerBlock(view, s, names[s] || String(s + 1), texts))];
}
