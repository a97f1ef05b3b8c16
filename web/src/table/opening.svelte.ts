/** What a table needs before it is drawn: the board of its game, the game's texts in the language of the page, and the letters. */
import { loadBoard } from '../boards';
import { language, loadTexts } from '../i18n/texts.svelte';
import { Failure, api } from '../net/api';
import { letters } from '../shell/letters';
import type { BoardModule } from './board';

export class Opening {
  board = $state.raw<BoardModule | null>(null);
  /** What Board and Panel share. */
  session = $state.raw<unknown>(null);
  /** The board did not come: all else of the table can be used without it. */
  boardFailed = $state(false);
  /** Why the texts did not come: without them there is nothing to read. */
  failure = $state.raw<Failure | null>(null);
  #game = $state('');
  #letters = $state(false);

  /** Nothing is drawn before: a table never shows the names of its texts, nor makes room for a board that comes later. */
  readonly ready = $derived(this.#letters && (this.board !== null || this.boardFailed) && language.has(this.#game));

  constructor(
    private readonly load: (game: string) => Promise<BoardModule> = loadBoard,
    private readonly get: (path: string) => Promise<string> = api.text,
  ) {}

  async bring(game: string): Promise<void> {
    this.#game = game;
    void letters().then(() => (this.#letters = true));
    await Promise.all([this.bringBoard(), this.bringTexts()]);
  }

  async bringBoard(): Promise<void> {
    this.boardFailed = false;
    try {
      const module = await this.load(this.#game);
      this.session = module.newSession?.() ?? null;
      this.board = module;
    } catch {
      this.boardFailed = true;
    }
  }

  /** Of the language that is chosen now; again when another was chosen before these were there. */
  async bringTexts(): Promise<void> {
    this.failure = null;
    if (!this.#game) return;
    try {
      await loadTexts(this.#game, this.get);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failure = error;
    }
  }
}
