/** Short messages at the edge of the page. A failure stays until it is closed, good news goes by itself. */
import { t } from '../i18n/texts.svelte';
import { Failure } from '../net/api';

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
  again: (() => void) | null;
}

class Notices {
  list = $state.raw<Notice[]>([]);
  private next = 1;

  say(text: string): void {
    const id = this.add(text, false, null);
    setTimeout(() => this.close(id), 5000);
  }

  fail(error: unknown, again: (() => void) | null = null): void {
    if (!(error instanceof Failure)) throw error;
    const key = `problem-${error.problem.key}`;
    const text = t(key, error.problem.args);
    const sentence = text === key ? t('problem-unknown', { key: error.problem.key }) : text;
    this.add(sentence, true, error.passing ? again : null);
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  private add(text: string, bad: boolean, again: (() => void) | null): number {
    const id = this.next++;
    this.list = [...this.list.filter((notice) => notice.text !== text).slice(-3), { id, text, bad, again }];
    return id;
  }
}

export const notices = new Notices();
