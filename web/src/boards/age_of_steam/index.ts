/** Age of Steam, drawn. */
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

language.add('age_of_steam/board', 'es', `${es}\n${mapEs}`);
language.add('age_of_steam/board', 'en', `${en}\n${mapEn}`);

const shortcuts: BoardModule['shortcuts'] = [
  { keys: '← ↑ → ↓', text: 'aos-key-walk' },
  { keys: '⏎', text: 'aos-key-act' },
  { keys: 'Esc', text: 'aos-key-drop' },
  { keys: 'G', text: 'aos-key-goods' },
  { keys: 'M', text: 'aos-key-money' },
  { keys: 'K', text: 'aos-key-tracks' },
  { keys: 'T', text: 'aos-key-tiles' },
];

const newSession = () => new Session();

export { Board, describe, newSession, Panel, phrase, shortcuts, Summary, textView };
