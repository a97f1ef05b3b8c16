/** The scores as a table: a row for each seat with its total and what it is made of. */
import type { Position, Table } from '../../net/types';
import { minus } from '../../numbers';
import type { Texts } from '../../table/board';
import { scoreText } from '../../table/phrases';
import { words } from './session.svelte';

export function scoreRows(table: Table, position: Position, texts: Texts): { head: string[]; rows: string[][] } {
  const nameOf = (seat: number) => table.seats.find((s) => s.seat === seat)?.name ?? '';
  const head = [words('plain-player'), words('plain-total'), words('plain-lines')];
  const rows = position.scores.map(({ seat, total, lines }) => [
    nameOf(seat),
    minus(total),
    lines.map((line) => `${scoreText(line, texts)}: ${minus(line.points)}`).join(' · '),
  ]);
  return { head, rows };
}
