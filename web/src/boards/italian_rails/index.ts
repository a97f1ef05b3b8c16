/** Italian Rails, drawn. */
import { language } from '../../i18n/texts.svelte';
import type { BoardModule } from '../../table/board';
import Board from './Board.svelte';
import { describe, phrase, textView } from './describe';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import Panel from './Panel.svelte';
import { Session } from './session.svelte';
import Summary from './Summary.svelte';

language.add('italian_rails/board', 'es', es);
language.add('italian_rails/board', 'en', en);

const shortcuts: BoardModule['shortcuts'] = [
  { keys: '← ↑ → ↓', text: 'ir-key-walk' },
  { keys: '⏎', text: 'ir-key-act' },
  { keys: 'V', text: 'ir-key-bend' },
  { keys: 'O', text: 'ir-key-other' },
  { keys: 'X', text: 'ir-key-rubber' },
  { keys: 'Esc', text: 'ir-key-drop' },
];

const newSession = () => new Session();

export { Board, describe, newSession, Panel, phrase, shortcuts, Summary, textView };
