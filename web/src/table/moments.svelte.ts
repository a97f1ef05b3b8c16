/** What happens while a table is open and is told beside the board: title, bell, recap of what was missed, the end, refused wishes. */
import { gameName } from '../shell/games';
import { untrack } from 'svelte';
import { t } from '../i18n/texts.svelte';
import type { Seat } from '../net/types';
import { router } from '../router.svelte';
import { notices } from '../shell/notices.svelte';
import { sound } from '../sound';
import type { Texts } from './board';
import { entrySentences } from './phrases';
import type { TableStore } from './store.svelte';

interface Told {
  texts(): Texts;
  nameOf(seat: Seat): string;
  /** The game came to its end just now. */
  onOver(): void;
}

/** Made while a page is made: its effects live as long as the page. */
export class Moments {
  /** The first entry of the recap that is shown. */
  recapFrom = $state<number | null>(null);
  /** What is new was looked for; only then may the rest count as seen. */
  #compared = $state(false);

  constructor(
    private readonly store: TableStore,
    told: Told,
  ) {
    this.#title();
    this.#sounds();
    this.#end(told.onOver);
    this.#goOn();
    this.#refusals(told);
    this.#seen();
  }

  /** The table is there: what others did meanwhile is shown first, unless an old position was asked for. */
  begin(recap: boolean): void {
    const unseen = this.store.unseen();
    if (recap && unseen !== null && this.store.mine.length) this.recapFrom = unseen;
    this.#compared = true;
  }

  /** The page is looked at again. */
  look(): void {
    const { store } = this;
    if (document.visibilityState !== 'visible' || !store.table) return;
    const unseen = store.unseen();
    if (unseen !== null && store.mine.length && store.log.length - unseen > 1) this.recapFrom = unseen;
    else store.markSeen();
  }

  recap(): void {
    this.recapFrom = this.store.since();
  }

  endRecap(): void {
    this.recapFrom = null;
    this.store.markSeen();
  }

  #title(): void {
    $effect(() => {
      const { table, myTurn } = this.store;
      const title = table ? `${gameName(table.game)} · Andén` : 'Andén';
      document.title = myTurn ? t('title-your-turn', { title }) : title;
    });
  }

  #sounds(): void {
    let wasMine = false;
    let hadLength = 0;
    $effect(() => {
      const mine = this.store.myTurn;
      const length = this.store.table?.length ?? 0;
      untrack(() => {
        if (hadLength > 0 && length > hadLength) {
          if (mine && !wasMine) sound.bell();
          else sound.click();
        }
        wasMine = mine;
        hadLength = length;
      });
    });
    $effect(() => {
      if (this.store.trouble) sound.refuse();
    });
  }

  #end(onOver: () => void): void {
    let finished: boolean | null = null;
    $effect(() => {
      const { table } = this.store;
      const over = table?.status === 'over';
      untrack(() => {
        if (table && finished === false && over) onOver();
        if (table) finished = over;
      });
    });
  }

  /** Undoing a finished game opens a new table: play goes on there. */
  #goOn(): void {
    $effect(() => {
      const next = this.store.next;
      if (next === null) return;
      untrack(() => {
        notices.say(t('undo-new-table'));
        router.go({ page: 'table', id: next, at: null });
      });
    });
  }

  /** On a phone the log may be out of sight: who asked to take something back is told the answer. */
  #refusals({ texts, nameOf }: Told): void {
    $effect(() => {
      const entry = this.store.refused;
      if (!entry) return;
      untrack(() => notices.say(entrySentences(entry, texts(), nameOf, this.store.standIns.get(entry.index) ?? null).join(' ')));
    });
  }

  /** Everything up to here was on a visible page, so it counts as seen. */
  #seen(): void {
    $effect(() => {
      const { store } = this;
      void store.log.length;
      if (this.#compared && this.recapFrom === null && store.live && document.visibilityState === 'visible' && store.table)
        store.markSeen();
    });
  }
}
