import { describe, expect, it, vi } from 'vitest';
import type { Action } from '../../net/types';
import { board, mock } from './gallery/mock';
import { atlasOf } from './map/atlas';
import { Hand } from './map/hand.svelte';
import { signText, spotWords, type Now } from './map/signs';
import { offersOf } from './offers';
import { Session } from './session.svelte';
import type { View } from './types';
import { namesOf } from './words';

const atlas = atlasOf(board);
const at = (id: string) => atlas.byId.get(id)!;

function table(which: string, change: (view: View, legal: Action[]) => void = () => {}) {
  const { view, legal } = mock(which);
  change(view, legal);
  const session = new Session();
  const onAct = vi.fn();
  const onWhyNot = vi.fn();
  const offers = offersOf(legal, view.offers);
  const hand = new Hand(() => ({ onAct, onWhyNot, session, view, atlas, offers, canAct: true, me: 0 }));
  const say: Now = {
    view,
    atlas,
    offers,
    names: namesOf(board, 'es'),
    texts: (key, args) => `${key} ${JSON.stringify(args ?? {})}`,
    money: hand.money,
  };
  return { hand, session, onAct, onWhyNot, view, offers, say };
}

describe('the pencil', () => {
  it('a click on a goal proposes, a second one draws it', () => {
    const { hand, session, onAct } = table('build');
    hand.press(at('siena'));
    const path = session.draft!.path.map((n) => atlas.spots[n]!.id);
    expect(path.at(-1)).toBe('siena');
    expect(onAct).not.toHaveBeenCalled();
    hand.press(at('siena'));
    expect(onAct).toHaveBeenCalledWith({ do: 'build', path });
  });

  it('draws what the money is enough for', () => {
    const { hand, session, onAct, say } = table('build');
    hand.press(at('lecce'));
    expect(session.draft!.price).toBeGreaterThan(hand.money);
    expect(signText(say, session.draft, null)).toContain('ir-draft-part');
    hand.commit();
    const path = (onAct.mock.calls[0]![0] as Action)['path'] as string[];
    expect(path.length).toBeLessThan(session.draft!.path.length);
  });

  it('without money for a single section it asks why not', () => {
    const { hand, onAct, onWhyNot } = table('build', (view) => (view.building!.left = 0));
    hand.press(at('siena'));
    hand.commit();
    expect(onAct).not.toHaveBeenCalled();
    const asked = onWhyNot.mock.calls[0]![0] as { at: string; path: string[] };
    expect([asked.at, asked.path.length]).toEqual(['line', 2]);
  });

  it('own cash can be less than what may be spent', () => {
    const { hand } = table('build', (view) => (view.players[0]!.cash = 3));
    expect(hand.money).toBe(3);
  });

  it('never runs over what the rival owns', () => {
    const { hand, session, view } = table('build');
    hand.press(at('ravenna'));
    const edges = new Set(view.tracks[1]);
    session
      .draft!.path.slice(1)
      .forEach((b, i) => expect(edges.has(atlas.links[session.draft!.path[i]!]!.find((l) => l.to === b)!.edge)).toBe(false));
  });

  it('a start clicked first is where the line begins', () => {
    const { hand, session } = table('build');
    hand.press(at('genova'));
    expect(session.anchor).toBe(at('genova').n);
    hand.press(at('siena'));
    expect(session.draft!.path[0]).toBe(at('genova').n);
  });

  it('a major city one has no track to is a goal, once there is track', () => {
    const { hand, session } = table('build');
    expect(hand.begins(at('palermo'))).toBe(false);
    expect(hand.begins(at('milano'))).toBe(true);
    hand.press(at('palermo'));
    expect(atlas.spots[session.draft!.path.at(-1)!]!.city!.id).toBe('palermo');
    expect(atlas.spots[session.draft!.path[0]!]!.city?.id).not.toBe('palermo');
  });

  it('before there is track a major city clicked first begins at any of its outer points', () => {
    const { hand, session } = table('build', (view) => {
      view.tracks[0] = [];
      view.building!.starts = atlas.areas.flatMap((a) => a.city.points.map((n) => atlas.spots[n]!.id));
    });
    hand.press(at('palermo'));
    hand.press(at('gela'));
    expect(atlas.spots[session.draft!.path[0]!]!.city!.id).toBe('palermo');
  });

  it('bends at a way point, and stays on its own network', () => {
    const { hand, session } = table('build');
    hand.press(at('siena'));
    const before = session.draft!;
    hand.bendAt(at('livorno'));
    expect(session.draft!.path).toContain(at('livorno').n);
    expect(session.draft!.price).toBeGreaterThan(before.price);
    expect(session.draft!.path.at(-1)).toBe(at('siena').n);
  });

  it('another way begins at another network', () => {
    const { hand, session } = table('build');
    hand.press(at('gela'));
    const first = session.draft!;
    expect(first.ways.length).toBeGreaterThan(1);
    hand.otherWay();
    expect(session.draft!.path[0]).not.toBe(first.path[0]);
    expect(session.draft!.price).toBeGreaterThanOrEqual(first.price);
  });

  it('what cannot be reached at all asks the server', () => {
    const { hand, session, onWhyNot } = table('build', (view) => (view.building!.closed = [...board.edges.keys()]));
    hand.press(at('siena'));
    expect(session.draft).toBeNull();
    expect(onWhyNot).toHaveBeenCalledExactlyOnceWith({ at: 'point', point: 'siena', start: '' });
  });

  it('with a start said before, it asks about lines from there', () => {
    const { hand, session, onWhyNot } = table('build', (view) => (view.building!.closed = [...board.edges.keys()]));
    hand.press(at('firenze'));
    expect(session.anchor).not.toBeNull();
    hand.press(at('siena'));
    expect(onWhyNot).toHaveBeenCalledExactlyOnceWith({ at: 'point', point: 'siena', start: 'firenze' });
  });

  it('a drag from a start is the pencil’s, one from open land is the map’s', () => {
    const { hand } = table('build');
    expect(hand.grab(at('siena'))).toBe(false);
    expect(hand.grab(at('firenze'))).toBe(true);
    expect(hand.mode).toBe('draw');
  });

  it('dragged from inside a major city it begins at the outer point it passes', () => {
    const { hand, session } = table('build');
    hand.grab(at('palermo'));
    hand.drag(at('AY25'));
    expect(session.draft).toBeNull();
    hand.drag(at('AZ25'));
    expect(session.draft!.path.map((n) => atlas.spots[n]!.id)).toEqual(['AY25', 'AZ25']);
  });

  it('dragging the middle of a proposal bends it', () => {
    const { hand, session } = table('build');
    hand.press(at('lecce'));
    const middle = session.draft!.path[Math.floor(session.draft!.path.length / 2)]!;
    expect(hand.grab(atlas.spots[middle]!)).toBe(true);
    expect(hand.mode).toBe('bend');
    hand.drag(at('potenza'));
    expect(session.draft!.path).toContain(at('potenza').n);
    hand.drag(at('bari'));
    expect(session.draft!.vias).toEqual([at('bari').n]);
  });
});

describe('the train', () => {
  it('a click shows the way, a second one rides it', () => {
    const { hand, session, onAct, say } = table('move');
    hand.press(at('firenze'));
    expect(signText(say, null, session.chosen)).toContain('ir-can-deliver');
    hand.press(at('firenze'));
    expect((onAct.mock.calls[0]![0] as Action)['path']).toContain('firenze');
  });

  it('asks about a point that is not offered, and about the one where it stands', () => {
    const { hand, onWhyNot } = table('move');
    hand.press(at('napoli'));
    hand.press(at('carrara'));
    expect(onWhyNot.mock.calls).toEqual([[{ at: 'point', point: 'napoli' }], [{ at: 'point', point: 'carrara' }]]);
  });

  it('is placed in a city by two clicks; elsewhere it asks why not', () => {
    const { hand, session, onAct, onWhyNot } = table('move', (view, legal) => {
      legal.splice(0, legal.length, { do: 'place', point: 'siena' });
      view.offers = [{ load: ['wine'], deliver: [], lock: [] }];
    });
    hand.press(at('T18'));
    expect(onWhyNot).toHaveBeenCalledWith({ at: 'point', point: at('T18').id });
    hand.press(at('siena'));
    expect(session.chosen!.action).toEqual({ do: 'place', point: 'siena' });
    hand.press(at('siena'));
    expect(onAct).toHaveBeenCalledWith({ do: 'place', point: 'siena' });
  });
});

describe('ferries', () => {
  it('a coin pressed twice buys the line; one that is not offered asks why not', () => {
    const { hand, onAct, onWhyNot, session, say } = table('build');
    hand.pressFerry('napoli_palermo');
    expect(signText(say, null, session.chosen)).toContain('ir-ferry-buy');
    hand.pressFerry('napoli_palermo');
    expect(onAct).toHaveBeenCalledWith({ do: 'ferry', ferry: 'napoli_palermo' });
    hand.pressFerry('palermo_cagliari');
    expect(onWhyNot).toHaveBeenCalledWith({ at: 'ferry', ferry: 'palermo_cagliari' });
  });
});

describe('a point in words', () => {
  it('names city, ground, good and what can be done', () => {
    const { hand, say } = table('build');
    const said = spotWords(say, at('firenze'), hand.starts, () => 'Ana');
    expect(said).toContain('Florencia');
    expect(said).toContain('obras de arte');
    expect(said).toContain('ir-start-here');
  });
});
