/** Russian Railroads, drawn. */
import { language } from '../../i18n/texts.svelte';
import type { BoardModule } from '../../table/board';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Summary from './Summary.svelte';
import { describe, phrase, textView } from './describe';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { Session } from './session.svelte';

language.add('russian_railroads/board', 'es', es);
language.add('russian_railroads/board', 'en', en);

const shortcuts: BoardModule['shortcuts'] = [
  { keys: '← ↑ → ↓', text: 'rr-key-walk' },
  { keys: '⏎', text: 'rr-key-act' },
  { keys: '1 2 3…', text: 'rr-key-entry' },
  { keys: 'O', text: 'rr-key-boards' },
  { keys: 'P', text: 'rr-key-score' },
  { keys: 'C', text: 'rr-key-cards' },
  { keys: 'Esc', text: 'rr-key-drop' },
];

const newSession = () => new Session();

export { Board, describe, newSession, Panel, phrase, shortcuts, Summary, textView };
