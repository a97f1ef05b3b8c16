/** The decision line and the board in words. */
import type { Action } from '../../net/types';
import type { Describe, TextBlock, Texts } from '../../table/board';
import type { View } from './types';
import { tileName, tileSides } from './words';

export function describe({ position, texts, legal }: Describe<View>): string {
  const { view, phase } = position;
  const seat = position.to_act[0];
  const player = seat !== undefined && seat >= 0 ? view.players[seat] : undefined;
  if (phase.key === 'start') return texts('rt-do-start');
  if (phase.key === 'take') return texts('rt-do-take', { free: view.columns.filter((c) => c.taken === null).length });
  if (phase.key === 'lay' && player) {
    if (!player.hand.length && !player.owes_objective) return texts('rt-do-end-laying');
    if (!player.hand.length) return texts('rt-do-objective');
    return texts('rt-do-lay', { count: player.hand.length, owed: player.owes_objective ? 'yes' : 'no' });
  }
  if (phase.key === 'pawns' && player) {
    const left = view.active.filter((_, i) => !view.used[i]).length;
    if (legal.length === 1 && legal[0]?.do === 'end') return texts('rt-do-end-pawns');
    return texts('rt-do-pawns', { tokens: left, stars: player.stars });
  }
  return texts(`phase-${phase.key}`, phase.args);
}

export function phrase(action: Action, { texts }: Describe<View>): string {
  const args = action as Record<string, string | number | boolean>;
  const tile = typeof args['tile'] === 'string' ? tileName(args['tile'], texts) : '';
  switch (action.do) {
    case 'start':
      return texts('rt-say-start', { tile });
    case 'take':
      return texts('rt-say-take', { column: Number(args['column']) + 1 });
    case 'lay':
      return texts('rt-say-lay', { tile, x: Number(args['x']), y: Number(args['y']) });
    case 'refuse':
      return texts('rt-say-refuse', { tile });
    case 'discard':
      return texts('rt-say-discard', { tile });
    case 'place':
      return texts(args['star'] ? 'rt-say-place-star' : 'rt-say-place', {
        pawn: texts(`pawn-${args['pawn']}`),
        x: Number(args['x']),
        y: Number(args['y']),
      });
    case 'end':
      return texts('rt-end');
    default:
      return '';
  }
}

function stationBlock(view: View, names: string[], texts: Texts): TextBlock {
  const token = (id: string | null | undefined) => (id ? texts(`token-${id}`) : texts('rt-empty'));
  const lines = [
    texts('rt-round-of', { round: view.round, rounds: view.rounds }),
    texts('rt-clock-left', { count: view.clock }),
    `${texts('rt-waiting-room')}: ${token(view.waiting)}`,
    `${texts('rt-active-zone')}: ${view.active.map(token).join(', ') || texts('rt-empty')}`,
    `${texts('rt-turn-order')}: ${view.order.map((s) => names[s]).join(', ')}`,
  ];
  view.columns.forEach((c, i) => {
    const what =
      c.taken === null ? c.tiles.map((t) => tileName(t, texts)).join('; ') : texts('rt-taken-by', { name: names[c.taken] ?? '' });
    const stars = c.stars ? ` · ${texts('rt-stars', { count: c.stars })}` : '';
    lines.push(`${texts('rt-column', { number: i + 1 })}: ${what}${stars}`);
  });
  return { heading: texts('rt-station-board'), lines };
}

function playerBlock(view: View, seat: number, name: string, texts: Texts): TextBlock {
  const player = view.players[seat]!;
  const r = player.rectangle;
  const lines = [
    `${texts('rt-openings')}: ${player.openings}`,
    `${texts('rt-cities')}: ${player.cities.length}`,
    `${texts('rt-rectangle')}: ${r.width ? `${r.width} × ${r.height}` : '0'}`,
    `${texts('rt-stars-name')}: ${player.stars}`,
    `${texts('rt-refusals')}: ${player.refusals_left}`,
  ];
  if (player.hand.length) lines.push(`${texts('rt-hand')}: ${player.hand.map((t) => tileName(t, texts)).join('; ')}`);
  if (player.objectives.length) lines.push(`${texts('rt-objectives')}: ${player.objectives.map((t) => tileName(t, texts)).join('; ')}`);
  const rows = player.tiles.map((t) => [
    `${t.x}, ${t.y}`,
    tileName(t.tile, texts),
    tileSides(t.tile, t.turn, texts),
    player.pawns
      .filter((p) => p.x === t.x && p.y === t.y)
      .map((p) => texts(`pawn-${p.pawn}`))
      .join(', '),
  ]);
  const head = [texts('rt-head-place'), texts('rt-head-tile'), texts('rt-head-routes'), texts('rt-head-pawns')];
  return { heading: texts('rt-territory-of', { name }), lines, table: { head, rows } };
}

export function textView({ table, position, texts, viewer }: Describe<View>): TextBlock[] {
  const { view } = position;
  const names = table.seats.map((s) => s.name);
  const seats = view.players.map((_, s) => s).sort((a, b) => Number(b === viewer) - Number(a === viewer));
  return [stationBlock(view, names, texts), ...seats.map((s) => playerBlock(view, s, names[s] || String(s + 1), texts))];
}
