/** Names of things and what they do, in the person's language. */
import type { Look, Texts } from '../../table/board';
import type { Choice } from './offers';
import type {
  Advance,
  AnyPieces,
  Build,
  Colour,
  Effect,
  Entry,
  LineId,
  Offer,
  Place,
  PutLocomotive,
  SpaceState,
  SpecialInfo,
  SpecialState,
  View,
} from './types';

export const COLOURS: readonly Colour[] = ['black', 'grey', 'brown', 'natural', 'white'];
export const OWN = 'own_';

export const lineName = (line: string, texts: Texts): string => texts(`rr-line-${line}`);

export function coloursName(colours: readonly Colour[], texts: Texts): string {
  if (colours.length >= COLOURS.length) return texts('rr-colour-any');
  return colours.map((c) => texts(`rr-colour-${c}`)).join(texts('rr-or'));
}

export function effectText(e: Effect, texts: Texts): string {
  const n = e.steps ?? e.count ?? e.points ?? e.value ?? e.position ?? 1;
  if (e.type === 'advance') return texts('rr-effect-advance', { n, colours: coloursName(e.colours ?? [], texts) });
  if (e.type === 'tracks')
    return texts('rr-effect-tracks', { n, colours: e.colour ? texts(n === 1 ? `rr-colour-${e.colour}` : `rr-colours-${e.colour}`) : '' });
  if (e.type === 'build') return texts(`rr-effect-build-${e.make ?? 'either'}`);
  return texts(`rr-effect-${e.type}`, { n });
}

export const givesText = (gives: readonly Effect[], texts: Texts): string => gives.map((e) => effectText(e, texts)).join(' · ');

/** «Ingeniero 7, negra + gris» */
export function engineerName(view: View, id: string, texts: Texts): string {
  return texts('rr-engineer', { number: view.board.engineers[id]?.number ?? 0, name: texts(`engineer-${id}`) });
}

/** What stands under the portraits, by number. */
const INITIALS = ['IO', 'LS', 'VP', 'OB', 'NZ', 'PR', 'OF', 'IV', 'AK', 'BG', 'YM', 'DL', 'FT', 'ZM', 'MD'];
export const initialsOf = (number: number): string => INITIALS[(number - 1) % INITIALS.length] ?? '';

/** What a space does now; a public engineer's space does what the engineer does. */
export function spaceGives(view: View, id: string): Effect[] {
  if (id.startsWith(OWN)) return view.board.engineers[id.slice(OWN.length)]?.gives ?? [];
  const info = view.board.spaces.find((s) => s.id === id);
  const engineer = view.spaces[id]?.engineer;
  if (engineer && info?.gives.some((g) => g.type === 'engineer')) return view.board.engineers[engineer]?.gives ?? [];
  return info?.gives ?? [];
}

export function costOf(view: View, id: string): { workers: number; rubles: number } {
  return view.board.spaces.find((s) => s.id === id)?.cost ?? { workers: 1, rubles: 0 };
}

export function spaceName(view: View, id: string, texts: Texts): string {
  if (id.startsWith(OWN)) return texts('rr-own-engineer', { engineer: engineerName(view, id.slice(OWN.length), texts) });
  const engineer = view.spaces[id]?.engineer;
  if (id === 'engineer_hire')
    return engineer ? texts('rr-hire', { engineer: engineerName(view, engineer, texts) }) : texts('rr-hire-empty');
  if (engineer) return engineerName(view, engineer, texts);
  if (id.startsWith('order_')) return texts('rr-effect-turn_order', { n: Number(id.slice(-1)) });
  return givesText(spaceGives(view, id), texts);
}

export function costText(cost: { workers: number; rubles: number }, texts: Texts): string {
  const parts = [];
  if (cost.workers) parts.push(texts('rr-n-workers', { n: cost.workers }));
  if (cost.rubles) parts.push(texts('rr-n-rubles', { n: cost.rubles }));
  return parts.join(' + ');
}

export function piecesText(p: AnyPieces, texts: Texts): string {
  const parts = [];
  if (p.workers) parts.push(texts('rr-n-workers', { n: p.workers }));
  if (p.temporary) parts.push(texts('rr-n-temporary', { n: p.temporary }));
  if (p.black) parts.push(texts('rr-black-worker'));
  if (p.rubles) parts.push(texts('rr-n-rubles', { n: p.rubles }));
  return parts.join(' + ');
}

/** Name, price, whose pieces: the whole space in one sentence, for those who do not see it. */
export function spaceWords(view: View, id: string, state: SpaceState | undefined, looks: Look[], texts: Texts, open: boolean): string {
  const parts = [spaceName(view, id, texts), texts('rr-costs', { cost: costText(costOf(view, id), texts) })];
  const gives = spaceGives(view, id);
  if (state?.engineer && gives.length) parts.push(givesText(gives, texts));
  for (const p of state?.pieces ?? []) parts.push(texts('rr-taken-by', { name: looks[p.seat]?.name ?? '', pieces: piecesText(p, texts) }));
  if (open) parts.push(texts('rr-can-use'));
  return parts.join('. ');
}

/** What is still missing for a special space, in one sentence. */
export function specialText(info: SpecialInfo, state: SpecialState | undefined, line: LineId, texts: Texts): string {
  const head = texts('rr-special', {
    line: lineName(line, texts),
    space: info.space,
    gives: info.gives
      .map((g) => (g.type === 'kiev_medal' ? texts('rr-effect-medal-space', { n: g.points ?? 20 }) : effectText(g, texts)))
      .join(' · '),
  });
  const when = texts(info.timing === 'scoring' ? 'rr-special-scoring' : 'rr-special-once');
  const need = texts(info.locomotive ? 'rr-special-needs-both' : 'rr-special-needs', { colour: texts(`rr-colour-${info.track}`) });
  return `${head} (${when}). ${need} ${missingText(info, state, texts)}`;
}

function missingText(info: SpecialInfo, state: SpecialState | undefined, texts: Texts): string {
  if (!state) return '';
  if (state.done) return texts(info.timing === 'scoring' ? 'rr-special-counts' : 'rr-special-done');
  const parts = [];
  if (state.missing.track > 0) parts.push(texts('rr-missing-track', { n: state.missing.track, colour: texts(`rr-colour-${info.track}`) }));
  if (state.missing.reach > 0) parts.push(texts('rr-missing-reach', { n: state.missing.reach }));
  if (info.gives.some((g) => g.type === 'kiev_medal') && !parts.length) parts.push(texts('rr-missing-medal'));
  return parts.length ? texts('rr-missing', { what: parts.join(texts('rr-and')) }) : '';
}

/** «+3 esta ronda · activa: ficha ?» */
export function outcome(offer: Offer, texts: Texts): string {
  const parts = [];
  if (offer.reach !== undefined) parts.push(texts('rr-reaches', { n: offer.reach }));
  if (offer.gain) parts.push(texts('rr-gain', { n: signed(offer.gain) }));
  if (offer.fires?.length) parts.push(texts('rr-fires', { what: givesText(offer.fires, texts) }));
  if (offer.factory) parts.push(texts('rr-fires-factory', { n: offer.factory }));
  if (offer.takes) parts.push(texts('rr-takes', { n: offer.takes }));
  return parts.join(' · ');
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What is to be decided, by an entry of the pending list: «2 avances de vía negra». */
export function entryText(entry: Entry, texts: Texts): string {
  if (entry.kind === 'advance') return texts('rr-effect-advance', { n: entry.amount, colours: coloursName(entry.colours ?? [], texts) });
  if (entry.kind === 'industry') return texts('rr-effect-industry', { n: entry.amount });
  if (entry.kind === 'locomotive') return texts('rr-kind-locomotive', { n: entry.value ?? 0 });
  return texts(`rr-kind-${entry.kind}`, { n: entry.amount });
}

export function sourceText(view: View, { kind, id }: Entry['source'], texts: Texts): string {
  switch (kind) {
    case 'space':
      return texts('rr-from-space');
    case 'engineer':
      return engineerName(view, id, texts);
    case 'factory':
      return texts('rr-factory', { n: Number(id) });
    case 'token':
      return texts(`token-${id}`);
    case 'card':
      return texts(`card-${id}`);
    case 'start_bonus':
      return texts('rr-start-bonus');
    case 'black_worker':
      return texts('rr-black-worker');
    case 'special':
      return texts('rr-from-special');
    default:
      return '';
  }
}

/** The entry an effect would become, for marks in the list. */
export function entryEffect(entry: Entry): Effect {
  switch (entry.kind) {
    case 'advance':
      return { type: 'advance', colours: entry.colours ?? [], steps: entry.amount };
    case 'industry':
      return { type: 'industry', steps: entry.amount };
    case 'build_either':
      return { type: 'build', make: 'either' };
    case 'build_both':
      return { type: 'build', make: 'both' };
    case 'build_factory':
      return { type: 'build', make: 'factory' };
    case 'build_locomotive':
      return { type: 'locomotive' };
    case 'locomotive':
      return { type: 'locomotive', value: entry.value ?? 0 };
    case 'swap':
      return { type: 'turn_order' };
    case 'token':
      return { type: 'question_token' };
    case 'card':
      return { type: 'question_card' };
    case 'bonus':
      return { type: 'end_bonus' };
    default:
      return { type: entry.kind };
  }
}

/** A choice in words: for buttons, hints and screen readers. */
export function choiceText(view: View, { action, offer }: Choice, texts: Texts): string {
  switch (action.do) {
    case 'place':
      return texts('rr-say-place', { space: spaceName(view, (action as Place).space, texts), pieces: piecesText(action as Place, texts) });
    case 'pass':
      return texts('rr-pass', { n: offer.points ?? 0 });
    case 'swap':
    case 'repeat':
    case 'relocate':
      return texts(`rr-say-${action.do}`, { space: spaceName(view, String(action['space']), texts) });
    case 'advance': {
      const { line, colour } = action as Advance;
      return texts('rr-say-advance', { line: lineName(line, texts), colour: texts(`rr-colour-${colour}`), to: offer.to ?? 0 });
    }
    case 'industry':
      return texts('rr-say-industry', { marker: Number(action['marker'] ?? 1), to: offer.to ?? 0 });
    case 'build': {
      const b = action as Build;
      const value = offer.value ?? (b.face_up || view.lowest || 0);
      return texts(b.make === 'locomotive' ? 'rr-say-build-locomotive' : b.slot ? 'rr-say-replace-factory' : 'rr-say-build-factory', {
        n: value,
        slot: b.slot ?? 0,
      });
    }
    case 'locomotive': {
      const l = action as PutLocomotive;
      return texts(l.over ? 'rr-say-locomotive-over' : 'rr-say-locomotive', { line: lineName(l.line, texts), over: l.over ?? 0 });
    }
    case 'token':
      return texts(`token-${String(action['token'])}`);
    case 'card':
      return texts(`card-${String(action['card'])}`);
    case 'small':
      return texts(`rr-small-${String(action['action'])}`);
    case 'start_bonus':
      return texts(`start_card-${String(action['card'])}`);
    case 'bonus':
      return texts(`end_card-${String(action['card'])}`);
    case 'look':
      return texts('rr-look');
    case 'points':
      return texts('rr-ten-points', { n: view.board.end_bonus_points });
    case 'forfeit':
      return texts('rr-forfeit');
    case 'stay':
      return texts('rr-stay');
    case 'end':
      return texts('rr-end-turn');
    default:
      return '';
  }
}
