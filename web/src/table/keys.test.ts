import { describe, expect, it } from 'vitest';
import { shortcut } from './keys';

function press(key: string, init: KeyboardEventInit = {}, html = '<div id="x"></div>') {
  document.body.innerHTML = html;
  let found: ReturnType<typeof shortcut> = null;
  const target = document.querySelector('#x')!;
  target.addEventListener('keydown', (event) => (found = shortcut(event as KeyboardEvent)));
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  return found;
}

describe('shortcuts', () => {
  it.each([
    ['u', 'undo'],
    ['U', 'undo'],
    ['r', 'redo'],
    ['h', 'hint'],
    ['?', 'help'],
    ['[', 'back'],
    [']', 'forward'],
    ['Escape', 'escape'],
  ])('%s is %s', (key, what) => expect(press(key)).toBe(what));
  it.each(['ctrlKey', 'metaKey', 'altKey'])('with %s belong to the browser', (modifier) =>
    expect(press('r', { [modifier]: true })).toBeNull(),
  );
  it.each(['<input id="x">', '<textarea id="x"></textarea>', '<select id="x"></select>', '<p contenteditable="true"><b id="x"></b></p>'])(
    'do not fire in %s',
    (html) => expect(press('u', {}, html)).toBeNull(),
  );
  it('fire on the slider of the replay', () => expect(press(']', {}, '<input id="x" type="range">')).toBe('forward'));
  it.each(['a', 'Enter', 'ArrowLeft', ' '])('%s is the board’s or the browser’s', (key) => expect(press(key)).toBeNull());
});
