import { describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../net/samples';
import { board, mock } from './gallery/mock';
import { atlasOf, pair } from './map/atlas';
import { rub, sectionAt } from './map/rubber';
import { oneThing } from './once';

const atlas = atlasOf(board);
const edge = (a: string, b: string) => atlas.edgeOf.get(pair(atlas.byId.get(a)!.n, atlas.byId.get(b)!.n))!;
const TO_BOLOGNA = ['L12', 'M13', 'N13', 'N14', 'O15', 'O16', 'P16', 'P17', 'bologna'];
const sections = (path: string[]) => path.slice(1).map((b, i) => edge(path[i]!, b));

/** A turn so far, as the log tells it. */
function turn(...paths: string[][]) {
  const { view } = mock('build');
  const log = [entryOf(0, 1, { do: 'end' }), ...paths.map((path, n) => entryOf(n + 1, 0, { do: 'build', path }))];
  const drawn = paths.flatMap(sections);
  view.tracks = [drawn, []];
  view.building = { ...view.building!, drawn };
  return { view, log };
}

describe('the rubber', () => {
  it('shortens a line: all beyond the section goes', () => {
    const { view, log } = turn(TO_BOLOGNA);
    const found = rub(view, atlas, log, 0, edge('N14', 'O15'))!;
    expect(found.to).toBe(1);
    expect(found.then).toEqual([{ do: 'build', path: ['L12', 'M13', 'N13', 'N14'] }]);
    expect(new Set(found.edges)).toEqual(new Set(sections(TO_BOLOGNA.slice(3))));
  });

  it('the first section takes the line off', () => {
    const { view, log } = turn(TO_BOLOGNA);
    expect(rub(view, atlas, log, 0, edge('L12', 'M13'))).toMatchObject({ to: 1, then: [] });
  });

  it('a later line that hung on it goes too, another stays', () => {
    const branch = ['O15', 'O14'];
    const { view, log } = turn(TO_BOLOGNA.slice(0, 6), branch, ['N13', 'N12']);
    const found = rub(view, atlas, log, 0, edge('N14', 'O15'))!;
    expect(found.then.map((a) => a['path'])).toEqual([
      ['L12', 'M13', 'N13', 'N14'],
      ['N13', 'N12'],
    ]);
    expect(found.edges).toContain(edge('O15', 'O14'));
    expect(found.edges).not.toContain(edge('N13', 'N12'));
  });

  it('what was taken back before does not count, and old track stays', () => {
    const { view, log } = turn(TO_BOLOGNA);
    const again = [...log, entryOf(2, 0, { do: 'undo', to: 1 }), entryOf(3, 0, log[1]!.action)];
    expect(rub(view, atlas, again, 0, edge('L12', 'M13'))).toMatchObject({ to: 1, then: [] });
    view.building = { ...view.building!, drawn: [] };
    expect(rub(view, atlas, log, 0, edge('L12', 'M13'))).toBeNull();
  });

  it('finds the section under the pointer', () => {
    const [a, b] = [atlas.byId.get('N13')!, atlas.byId.get('N14')!];
    const drawn = sections(TO_BOLOGNA);
    expect(sectionAt(atlas, drawn, [(a.x + b.x) / 2, a.y + 20], 40)).toBe(edge('N13', 'N14'));
    expect(sectionAt(atlas, drawn, [a.x - 400, a.y + 900], 40)).toBeNull();
  });
});

it('a double click does one thing', () => {
  let index = 1;
  const done = vi.fn(() => (index += 1));
  const root = document.createElement('div');
  const button = document.createElement('button');
  root.append(button);
  button.addEventListener('click', done);
  const off = oneThing(() => index)(root);
  const click = (detail: number) => button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  click(1);
  click(2);
  expect(done).toHaveBeenCalledTimes(1);
  click(1);
  expect(done).toHaveBeenCalledTimes(2);
  off();
  click(2);
  expect(done).toHaveBeenCalledTimes(3);
});
