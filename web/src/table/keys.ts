/** Shortcuts of every table. They stay out of the way of the browser, of text fields and of the board's own keys. */

export type Shortcut = 'undo' | 'redo' | 'hint' | 'help' | 'back' | 'forward' | 'escape';

const KEYS: Record<string, Shortcut> = {
  u: 'undo',
  r: 'redo',
  h: 'hint',
  '?': 'help',
  '[': 'back',
  ']': 'forward',
  Escape: 'escape',
};

const TYPING = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.isComposing) return null;
  const found = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  if (found === null) return null;
  // «?», «[» and «]» need AltGr on many keyboards, which arrives as Ctrl+Alt.
  const altGr = event.getModifierState?.('AltGraph') ?? false;
  if (event.metaKey || ((event.ctrlKey || event.altKey) && !altGr)) return null;
  if ((event.target as Element | null)?.closest?.(TYPING)) return null;
  return found;
}
