import { describe, expect, it } from 'vitest';
import { address, followLinks, parse, router, tableInText, type Route } from './router.svelte';

describe('addresses', () => {
  const routes: [string, Route][] = [
    ['/', { page: 'home' }],
    ['/about', { page: 'about' }],
    ['/new/railroad_tiles', { page: 'new', game: 'railroad_tiles' }],
    ['/t/a-B_9', { page: 'table', id: 'a-B_9', at: null }],
    ['/t/a-B_9/0', { page: 'table', id: 'a-B_9', at: 0 }],
    ['/t/a-B_9/117', { page: 'table', id: 'a-B_9', at: 117 }],
    ['/rules/railroad_tiles', { page: 'rules', game: 'railroad_tiles', rule: null }],
  ];
  it.each(routes)('%s', (path, route) => {
    expect(parse(path)).toEqual(route);
    expect(address(route)).toBe(path);
  });

  it('keeps the rule in the hash', () => {
    const route = parse('/rules/railes', '#track-building');
    expect(route).toEqual({ page: 'rules', game: 'railes', rule: 'track-building' });
    expect(address(route)).toBe('/rules/railes#track-building');
  });

  it('forgives a slash at the end', () => {
    expect(parse('/t/abc/')).toEqual({ page: 'table', id: 'abc', at: null });
  });

  it.each(['/t/', '/t/abc/x', '/t/abc/-1', '/new', '/t/a b', '/nowhere', '/rules/../x'])('%s leads nowhere', (path) => {
    expect(parse(path).page).toBe('missing');
  });

  it('survives a broken hash', () => {
    expect(parse('/rules/railes', '#%E0%A4%A')).toEqual({ page: 'rules', game: 'railes', rule: null });
  });
});

describe('joining by what was pasted', () => {
  it.each([
    ['http://localhost:8000/t/abc_-9', 'abc_-9'],
    ['  https://anden.example/t/abc/12?x=1 ', 'abc'],
    ['/t/abc#main', 'abc'],
    ['abc-DEF', 'abc-DEF'],
  ])('%s', (text, id) => expect(tableInText(text)).toBe(id));
  it.each(['', 'hola que tal', 'https://anden.example/new/railes'])('%s is no table', (text) => expect(tableInText(text)).toBeNull());
});

describe('following links', () => {
  function click(html: string, init: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
    document.body.addEventListener('click', followLinks, { once: true });
    document.querySelector('a')!.dispatchEvent(event);
    return event;
  }

  it('changes the page without loading it', () => {
    expect(click('<a href="/about"><b>x</b></a>').defaultPrevented).toBe(true);
    expect(router.route.page).toBe('about');
  });
  it.each([
    ['<a href="/api/docs">x</a>', {}],
    ['<a href="https://other.example/">x</a>', {}],
    ['<a href="/about" target="_blank">x</a>', {}],
    ['<a href="/x.txt" download>x</a>', {}],
    ['<a href="/new/railes">x</a>', { ctrlKey: true }],
  ])('leaves %s to the browser', (html, init) => {
    const event = click(html, init);
    // jsdom does not navigate; what matters is that we did not take it over.
    expect(event.defaultPrevented).toBe(false);
  });
});
