/** A short text beside what one points at, focuses or taps. One at a time, over the board. */
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  text: string;
  /** In pixels of the screen: middle of the thing, its top and bottom. */
  x: number;
  top: number;
  bottom: number;
}

class Tips {
  shown = $state.raw<Tip | null>(null);
  #owner: Element | null = null;

  show(owner: Element, text: string): void {
    if (!text) return;
    const box = owner.getBoundingClientRect();
    this.#owner = owner;
    this.shown = { text, x: box.x + box.width / 2, top: box.top, bottom: box.bottom };
  }

  hide(owner?: Element): void {
    if (owner && owner !== this.#owner) return;
    this.#owner = null;
    this.shown = null;
  }
}

export const tips = new Tips();

/** `{@attach tip(text)}`; taps show it too where a tap does nothing else. */
export function tip(text: string, taps = false): Attachment<Element> {
  return (element) => {
    const show = () => tips.show(element, text);
    const hide = () => tips.hide(element);
    const enter = (e: Event) => (e as PointerEvent).pointerType === 'mouse' && show();
    const focus = () => element.matches(':focus-visible') && show();
    const on: [string, (e: Event) => unknown][] = [
      ['pointerenter', enter],
      ['pointerleave', hide],
      ['focus', focus],
      ['blur', hide],
    ];
    if (taps) on.push(['click', show]);
    for (const [name, what] of on) element.addEventListener(name, what);
    return () => {
      for (const [name, what] of on) element.removeEventListener(name, what);
      hide();
    };
  };
}
