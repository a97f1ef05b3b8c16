/** What an effect looks like: a row of small marks. */
import type { Colour, Effect } from '../types';

export interface Mark {
  shape:
    | 'track'
    | 'gear'
    | 'loco'
    | 'factory'
    | 'either'
    | 'double'
    | 'coin'
    | 'worker'
    | 'temporary'
    | 'black'
    | 'engineer'
    | 'flag'
    | 'star'
    | 'repeat'
    | 'rise'
    | 'medal'
    | 'question'
    | 'card'
    | 'laurel'
    | 'small'
    | 'plus';
  text?: string | number;
  colours?: readonly Colour[];
}

const times = (n: number, mark: Mark): Mark[] => Array.from({ length: n }, () => mark);

export function marksOf(effect: Effect): Mark[] {
  const n = effect.steps ?? effect.count ?? 1;
  switch (effect.type) {
    case 'advance':
      return times(n, { shape: 'track', colours: effect.colours ?? [] });
    case 'extra_advance':
      return [{ shape: 'plus' }, { shape: 'track', colours: ['black'] }];
    case 'tracks':
      return times(n, { shape: 'track', colours: effect.colour ? [effect.colour] : [] });
    case 'industry':
      return n > 3 ? [{ shape: 'gear', text: n }] : times(n, { shape: 'gear' });
    case 'build':
      if (effect.make === 'both') return [{ shape: 'loco' }, { shape: 'plus' }, { shape: 'factory' }];
      return [{ shape: effect.make === 'factory' ? 'factory' : 'either' }];
    case 'locomotive':
      return [{ shape: 'loco', text: effect.value ?? '' }];
    case 'doublers':
      return times(n, { shape: 'double' });
    case 'double_line':
      return [{ shape: 'double' }];
    case 'rubles':
      return times(n, { shape: 'coin' });
    case 'temporary_workers':
      return times(n, { shape: 'temporary' });
    case 'worker':
      return [{ shape: 'worker' }];
    case 'black_worker':
      return [{ shape: 'black' }];
    case 'engineer':
    case 'hire':
    case 'unmarked_engineer':
      return [{ shape: 'engineer' }];
    case 'engineer_numbers':
      return [{ shape: 'engineer', text: 'Σ' }];
    case 'best_locomotives':
      return [{ shape: 'loco', text: 'Σ' }];
    case 'turn_order':
      return [{ shape: 'flag', text: effect.position ?? '' }];
    case 'points':
      return [{ shape: 'star', text: effect.points ?? '' }];
    case 'repeat':
      return [{ shape: 'repeat' }];
    case 'revaluation':
      return [{ shape: 'rise' }];
    case 'second_marker':
      return [{ shape: 'gear', text: 2 }];
    case 'kiev_medal':
      return [{ shape: 'medal', text: effect.points ?? 20 }];
    case 'question_token':
      return [{ shape: 'question' }];
    case 'question_card':
      return [{ shape: 'card', text: '?' }];
    case 'end_bonus':
      return [{ shape: 'laurel' }];
    case 'small':
      return [{ shape: 'small' }];
    default:
      return [];
  }
}

/** A wheel with teeth around the origin. */
export function gearPath(teeth: number, outer: number, inner: number): string {
  const at = (r: number, turn: number) => `${(r * Math.cos(turn)).toFixed(2)} ${(r * Math.sin(turn)).toFixed(2)}`;
  const points: string[] = [];
  for (let i = 0; i < teeth; i++) {
    const a = (2 * Math.PI * i) / teeth;
    const w = Math.PI / teeth;
    points.push(at(inner, a - w * 0.62), at(outer, a - w * 0.4), at(outer, a + w * 0.4), at(inner, a + w * 0.62));
  }
  return `M${points.join('L')}Z`;
}

export function starPath(outer: number, inner: number, points = 5): string {
  const at = (i: number) => {
    const r = i % 2 ? inner : outer;
    const a = (Math.PI * i) / points - Math.PI / 2;
    return `${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join('L')}Z`;
}

export const GEAR = gearPath(9, 11, 8.4);
export const STAR = starPath(12.6, 9.2, 11);

/** The shape of each colour, for eyes that do not see it. */
export const GLYPHS: Record<Colour, string> = {
  black: 'M0-3.300A3.3 3.3 0 1 1 0 3.300A3.3 3.3 0 1 1 0-3.300Z',
  grey: 'M-4.2-1.700H4.200V1.700H-4.200Z',
  brown: 'M0-3.900L4.1 3.200H-4.100Z',
  natural: 'M0-4.400L3.9 0L0 4.400L-3.9 0Z',
  white: starPath(5, 2.1),
};
