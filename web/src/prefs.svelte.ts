/** What a person chose for this browser: theme, sound. The language lives in i18n. */
import { recall, remember } from './stored';

export type Theme = 'paper' | 'night';

function systemTheme(): Theme {
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'night' : 'paper';
}

class Prefs {
  theme = $state<Theme>(recall<Theme | null>('theme', null) ?? systemTheme());
  sound = $state<boolean>(recall('sound', false));
  reducedMotion = $state<boolean>(false);

  constructor() {
    const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    if (query) {
      this.reducedMotion = query.matches;
      query.addEventListener?.('change', (e) => (this.reducedMotion = e.matches));
    }
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on);
  }
}

export const prefs = new Prefs();
