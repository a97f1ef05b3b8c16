/** Railroad Tiles, drawn. */
import { language } from '../../i18n/texts.svelte';
import type { BoardModule } from '../../table/board';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Summary from './Summary.svelte';
import { describe, phrase, textView } from './describe';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { Session } from './session.svelte';

language.add('railroad_tiles/board', 'es', es);
language.add('railroad_tiles/board', 'en', en);

const shortcuts: BoardModule['shortcuts'] = [
  { keys: '1 2 3 4', text: 'rt-key-pick' },
  { keys: '← ↑ → ↓', text: 'rt-key-walk' },
  { keys: 'R', text: 'rt-key-turn' },
  { keys: 'F', text: 'rt-key-flip' },
  { keys: '⏎', text: 'rt-key-act' },
  { keys: 'Esc', text: 'rt-key-drop' },
];

const newSession = () => new Session();

export { Board, describe, newSession, Panel, phrase, shortcuts, Summary, textView };
