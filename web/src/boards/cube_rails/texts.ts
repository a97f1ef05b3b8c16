/** The texts of a board of track and cubes: its own, then what these games say alike. What both say, the game's own file says. */
import { language } from '../../i18n/texts.svelte';
import type { Shortcut } from '../../table/board';
import sharedEn from './en.ftl?raw';
import sharedEs from './es.ftl?raw';

export function addTexts(game: string, own: { es: string; en: string }): void {
  language.add(`${game}/board`, 'es', `${own.es}\n${sharedEs}`);
  language.add(`${game}/board`, 'en', `${own.en}\n${sharedEn}`);
}

/** The keys of the map, and the letters of the sheets beside it. */
export const shortcutsOf = (sheets: Readonly<Record<string, string>>): Shortcut[] => [
  { keys: '← ↑ → ↓', text: 'cr-key-walk' },
  { keys: '⏎', text: 'cr-key-act' },
  { keys: 'Esc', text: 'cr-key-drop' },
  ...Object.entries(sheets).map(([sheet, keys]) => ({ keys, text: `cr-key-${sheet}` })),
];
