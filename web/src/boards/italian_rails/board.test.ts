import { describe as group, expect, it } from 'vitest';
import { language } from '../../i18n/texts.svelte';
import { entryOf, eventOf } from '../../net/samples';
import type { GameEvent } from '../../net/types';
import { fitsWith, fitting } from './cards/fits';
import { emptyView, floodOf, mock, board, player } from './gallery/mock';
import { GLYPHS } from './goods/glyphs';
import { atlasOf } from './map/atlas';
import { edgeStrokes } from './map/crayon';
import { placeLabels } from './map/labels';
import { flashesOf } from './map/news';
import { reliefOf } from './map/relief';
import { placeSign } from './map/signplace';
import { offersOf, tradeOf } from './offers';
import { Session } from './session.svelte';
import { joinedOf, namesOf, payOf, untilText } from './words';

const atlas = atlasOf(board);

group('the drawing', () => {
  it('every good has a sign of its own', () => {
    for (const good of board.goods) expect(GLYPHS[good.id], good.id).toBeTruthy();
    expect(new Set(Object.values(GLYPHS)).size).toBe(board.goods.length);
  });

  it('a mark for every milepost that is no city', () => {
    const relief = reliefOf(atlas.spots);
    const count = (d: string) => d.split('M').length - 1;
    expect(count(relief.plain)).toBe(351);
    expect(count(relief.hillLight)).toBe(182);
    expect(count(relief.peakLight)).toBe(46);
  });

  it('pencils differ in their strokes, and the same section always looks the same', () => {
    const [one, two] = [edgeStrokes(atlas, [5, 6], 0), edgeStrokes(atlas, [5, 6], 1)];
    expect(edgeStrokes(atlas, [5, 6], 0)).toEqual(one);
    expect(two.body).not.toBe(one.body);
  });

  it.each([7.6, 4, 2.4])('names of cities do not cover each other at %f units a pixel', (px) => {
    const letters = { major: 14.5 * px, medium: 12 * px, small: 11 * px };
    const labels = placeLabels(
      atlas,
      board.cities,
      { letters, mark: Math.max(25, 4.1 * px), lines: 1, px },
      (c) => c.names['es']!,
      (c) => c.good,
    );
    expect(labels).toHaveLength(41);
    const boxes = labels.map((l) => {
      const long = l.name.length * l.size * 0.44;
      const x = l.anchor === 'end' ? l.textX - long : l.textX;
      return { id: l.city.id, x, y: l.y - l.size * 0.8, w: long, h: l.size };
    });
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const [w, h] = [Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)];
        const covered = w > 0 && h > 0 ? (w * h) / Math.min(a.w * a.h, b.w * b.h) : 0;
        expect(covered, `${a.id} and ${b.id}`).toBeLessThan(0.2);
      }
    }
  });
});

group('what is offered', () => {
  it('moves are found by where they end, without toll first, then with most left', () => {
    const legal = [
      ['a', 'x', 'b'],
      ['a', 'b'],
      ['a', 'y', 'b'],
    ].map((path) => ({ do: 'move', path }));
    const offer = (toll: number, left: number) => ({ steps: 1, left, toll, load: [], deliver: [], lock: [] });
    const offers = offersOf(legal, [offer(0, 3), offer(4, 8), offer(0, 5)]);
    expect(offers.moves.get('b')!.map((m) => m.action.path.length)).toEqual([3, 3, 2]);
    expect(offers.moves.get('b')![0]!.offer.left).toBe(5);
  });

  it('an order is delivered rather than locked, and locked rather than loaded', () => {
    const legal = [
      { do: 'load', good: 'ham', card: 3, order: 2 },
      { do: 'lock', good: 'ham', card: 3, order: 2 },
    ];
    expect(tradeOf(offersOf(legal), 3, 2, 'ham')!.action.do).toBe('lock');
    expect(tradeOf(offersOf([...legal, { do: 'deliver', card: 3 }]), 3, 2, 'ham')!.action.do).toBe('deliver');
    expect(tradeOf(offersOf(legal), 3, 1, 'ham')).toBeNull();
    expect(tradeOf(offersOf(legal), 4, 2, 'ham')).toBeNull();
  });
});

group('cards', () => {
  it('orders fit when one begins where the other ends', () => {
    const view = emptyView();
    view.board = {
      ...board,
      cards: {
        1: [{ city: 'siena', good: 'machinery', pay: 20, distance: 15 }],
        2: [{ city: 'napoli', good: 'art', pay: 20, distance: 15 }],
        3: [{ city: 'lecce', good: 'salt', pay: 20, distance: 15 }],
      },
    };
    expect(fitsWith(view, atlas, { card: 1, order: 1 }, { card: 2, order: 1 })).toBe('after');
    expect(fitsWith(view, atlas, { card: 2, order: 1 }, { card: 1, order: 1 })).toBe('before');
    expect(fitsWith(view, atlas, { card: 1, order: 1 }, { card: 3, order: 1 })).toBeNull();
    expect(fitsWith(view, atlas, { card: 1, order: 1 }, { card: 1, order: 1 })).toBeNull();
  });

  it('a locked card pays its locked order', () => {
    const view = emptyView({ offer: [{ card: 12, order: 2, seats: [0] }] });
    expect(payOf(view, 12)).toBe(board.cards['12']![1]!.pay);
    expect(payOf(view, 31)).toBe(Math.max(...board.cards['31']!.map((o) => o.pay)));
  });

  it('two cards are kept; a third takes the place of the first', () => {
    const session = new Session();
    for (const card of [7, 9, 11]) session.toggleKept(card);
    expect(session.kept).toEqual([9, 11]);
    session.toggleKept(9);
    expect(session.kept).toEqual([11]);
  });
});

group('news that took effect at once', () => {
  const entry = (index: number, ...events: GameEvent[]) => entryOf(index, -1, null, events);
  const news = eventOf('news', { event: 'excess_profits_tax', card: 103, seat: 1 });
  const turn = eventOf('turn', { seat: 0, number: 4 });

  it('are told in this turn and the next, not when they lie open anyway', () => {
    expect(flashesOf([entry(0, news), entry(1, turn)], 2, []).map((f) => f.card)).toEqual([103]);
    expect(flashesOf([entry(0, news), entry(1, turn)], 2, [103])).toEqual([]);
    expect(flashesOf([entry(0, news), entry(1, turn), entry(2, turn)], 3, [])).toEqual([]);
  });

  it('last until the end of the drawer’s next turn: this one only when it is his', () => {
    const said = (active: number, ends: number) =>
      untilText(emptyView({ active }), { ...floodOf(atlas, 'po', 93), ends }, 'Beto', (_, args) => String(args?.['when']));
    expect([said(1, 2), said(0, 1), said(1, 1)]).toEqual(['next', 'next', 'now']);
  });

  it('an earlier position does not know them', () => expect(flashesOf([entry(0, turn), entry(1, news)], 1, [])).toEqual([]));
});

group('session', () => {
  it('a new position puts down what was chosen, and forgets orders that are gone', () => {
    const session = new Session();
    session.arrive(1, [5]);
    session.pin({ card: 5, order: 1 });
    session.chosen = { action: { do: 'move', path: [] }, path: [] };
    session.arrive(1, []);
    expect(session.chosen).not.toBeNull();
    session.arrive(2, []);
    expect([session.chosen, session.pinned]).toEqual([null, null]);
  });
});

group('positions of the gallery', () => {
  it('a flood of the Po closes all its nine rivers', () => {
    const rivers = new Set(floodOf(atlas, 'po', 93).edges.map((e) => board.edges[e]![5]));
    expect(rivers.size).toBe(9);
  });

  it('the largest group of major cities counts', () => {
    expect(joinedOf(player(1, { network: { groups: [['roma'], ['milano', 'napoli']], joined: 2, missing: 3 } }))).toEqual([
      'milano',
      'napoli',
    ]);
    expect(mock('build').view.building!.left).toBe(14);
  });
});

group('a sign', () => {
  const [size, room] = [
    { width: 200, height: 60 },
    { width: 640, height: 660 },
  ];
  const covers = (p: { x: number; y: number }, q: { x: number; y: number }) =>
    q.x > p.x && q.x < p.x + size.width && q.y > p.y && q.y < p.y + size.height;

  it.each([
    ['from the north', { x: 320, y: 640 }, { x: 0, y: -20 }],
    ['from the south', { x: 320, y: 20 }, { x: 0, y: 20 }],
    ['from the west', { x: 600, y: 300 }, { x: -20, y: 0 }],
    ['in a corner', { x: 630, y: 650 }, { x: -14, y: -14 }],
  ])('does not hang over its line %s', (_, end, step) => {
    const way = Array.from({ length: 12 }, (_x, i) => ({ x: end.x + step.x * i, y: end.y + step.y * i }));
    const place = placeSign(end, size, room, way);
    expect(way.filter((q) => covers(place, q))).toEqual([]);
    expect(place.x >= 0 && place.x + size.width <= room.width && place.y >= 0 && place.y + size.height <= room.height).toBe(true);
  });
});

it('a ferry has the name the log gives it; an unknown one that of the map', () => {
  const ferry = board.ferries[0]!;
  expect(namesOf(board, 'es').ferry(ferry.id)).toBe(ferry.name);
  language.add('italian_rails', language.current, `ferry-${ferry.id} = Roma–Olbia`);
  expect(namesOf(board, 'es').ferry(ferry.id)).toBe('Roma–Olbia');
});

it('the planner lists what the viewer could take, the best paid first', () => {
  const { view } = mock('move');
  const all = [...view.offer.map((o) => o.card), ...view.players[0]!.cards];
  const any = all.flatMap((card) => [1, 2, 3].map((order) => ({ one: { card, order }, fits: fitting(view, atlas, { card, order }, 0) })));
  expect(any.some(({ fits }) => fits.length > 1)).toBe(true);
  for (const { one, fits } of any) {
    expect(fits.map((f) => f.pay)).toEqual(fits.map((f) => f.pay).sort((a, b) => b - a));
    for (const f of fits) {
      expect(all).toContain(f.at.card);
      expect(fitsWith(view, atlas, one, f.at)).toBe(f.fit);
      const locked =
        view.offer.find((o) => o.card === f.at.card)?.order ?? view.players[0]!.loads.find((l) => l.card === f.at.card)?.order ?? null;
      expect(locked === null || locked === f.at.order).toBe(true);
    }
  }
  expect(fitting(view, atlas, any[0]!.one, null).every((f) => view.offer.some((o) => o.card === f.at.card))).toBe(true);
});
