import { expect, it } from 'vitest';
import { search } from './guide.svelte';

const sections = [
  { id: 'a', title: 'Colocar losetas', rulebook: 'p. 4', html: '<p>Los lados tienen que <strong>coincidir</strong>.</p>' },
  { id: 'b', title: 'Peones', rulebook: 'p. 6', html: '<p>Un tren por vía férrea.</p>' },
];

it('finds every word, whatever its accents and case', () => {
  expect(search(sections, 'VIA tren').map((s) => s.id)).toEqual(['b']);
  expect(search(sections, 'lados coincidir').map((s) => s.id)).toEqual(['a']);
  expect(search(sections, ' ').map((s) => s.id)).toEqual(['a', 'b']);
  expect(search(sections, 'strong')).toEqual([]);
});
