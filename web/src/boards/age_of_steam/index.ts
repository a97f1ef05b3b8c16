/** Age of Steam, drawn. */
import { addTexts, shortcutsOf } from '../cube_rails/texts';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Summary from './Summary.svelte';
import { describe, phrase, textView } from './describe';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { Session, SHEETS } from './session.svelte';

addTexts('age_of_steam', { es, en });

const shortcuts = shortcutsOf(SHEETS);
const newSession = () => new Session();

export { Board, describe, newSession, Panel, phrase, shortcuts, Summary, textView };
