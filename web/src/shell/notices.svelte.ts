/** Short messages at the edge of the page. A failure stays until it is closed, good news goes by itself. */
import { t } from '../i18n/texts.svelte';
import { Failure } from '../net/api';

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
  again: (() => void) | null;
}

/** The sentence of a failure; a key nobody knows still says something that can be reported. */
export function failureText({ problem }: Failure): string {
  const key = `problem-${problem.key}`;
  const text = t(key, problem.args);
  return text === key ? t('problem-unknown', { key: problem.key }) : text;
}

class Notices {
  list = $state.raw<Notice[]>([]);
  private next = 1;

  say(text: string, seconds = 5): void {
    const id = this.add(text, false, null);
    setTimeout(() => this.close(id), seconds * 1000);
  }

  /** A request waits as the server asks; told as long as it does. What is over in a moment needs no word. */
  wait(seconds: number): void {
    if (seconds > 1) this.say(t('trying-again-in', { n: seconds }), seconds);
  }

  fail(error: unknown, again: (() => void) | null = null): void {
    if (!(error instanceof Failure)) throw error;
    this.add(failureText(error), true, error.passing ? again : null);
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
