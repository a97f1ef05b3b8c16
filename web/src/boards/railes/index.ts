/** Raíles, drawn. */
import { language } from '../../i18n/texts.svelte';
import type { BoardModule } from '../../table/board';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Summary from './Summary.svelte';
import { describe, phrase, textView } from './describe';
import mapEn from '../cube_rails/en.ftl?raw';
import mapEs from '../cube_rails/es.ftl?raw';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { Session } from './session.svelte';

// What both files say, the first says: here a tile is a «tramo».
language.add('railes/board', 'es', `${es}\n${mapEs}`);
language.add('railes/board', 'en', `${en}\n${mapEn}`);

const shortcuts: BoardModule['shortcuts'] = [
  { keys: '← ↑ → ↓', text: 'ra-key-walk' },
  { keys: '⏎', text: 'ra-key-act' },
  { keys: 'Esc', text: 'ra-key-drop' },
  { keys: 'G', text: 'ra-key-supply' },
  { keys: 'M', text: 'ra-key-money' },
  { keys: 'K', text: 'ra-key-tracks' },
  { keys: 'T', text: 'ra-key-tiles' },
];

const newSession = () => new Session();

export { Board, describe, newSession, Panel, phrase, shortcuts, Summary, textView };
