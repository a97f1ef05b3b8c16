/** Any game that has no board of its own: its picture in text, its scores, and its legal actions as they are written. */
import { language } from '../../i18n/texts.svelte';
import type { Describe, TextBlock } from '../../table/board';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Summary from './Summary.svelte';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { scoreRows } from './scores';
import { Session, words } from './session.svelte';

language.add('plain/board', 'es', es);
language.add('plain/board', 'en', en);

const newSession = () => new Session();

function describe({ position, texts }: Describe): string {
  return texts(`phase-${position.phase.key}`, position.phase.args);
}

function textView({ table, position, texts }: Describe): TextBlock[] {
  const { head, rows } = scoreRows(table, position, texts);
  return [{ heading: words('plain-scores'), lines: [], table: { head, rows } }];
}

export { Board, describe, newSession, Panel, Summary, textView };
