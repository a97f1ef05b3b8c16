/** What clicks mean: the same for the central board, the player boards and the panel. */
import type { Target } from '../../net/types';
import { offersOf, usesOf, type Choice } from './offers';
import { same } from './session.svelte';
import type { Advance, AnyPieces, Colour, LineId, Place, Props } from './types';
import { choiceText, outcome, spaceName } from './words';

export class Desk {
  #get: () => Props;

  constructor(get: () => Props) {
    this.#get = get;
  }

  readonly board = $derived.by(() => this.#get());
  readonly view = $derived.by(() => this.board.position.view);
  readonly session = $derived.by(() => this.board.session);
  readonly texts = $derived.by(() => this.board.texts);
  /** While an action is on its way everything stays as it was, without reacting. */
  readonly offers = $derived.by(() => {
    const legal = this.board.busy && this.board.live ? this.board.table.legal : this.board.legal;
    return offersOf(legal, this.view.offers);
  });
  readonly me = $derived.by(() => this.board.viewer);
  readonly player = $derived.by(() => (this.me === null ? undefined : this.view.players[this.me]));
  readonly myLook = $derived.by(() => (this.me === null ? null : (this.board.looks[this.me] ?? null)));
  readonly acting = $derived.by(() => this.board.position.to_act.find((s) => s >= 0) ?? null);
  readonly mine = $derived.by(() => this.me !== null && this.board.position.to_act.includes(this.me));
  readonly canAct = $derived.by(() => this.board.live && !this.board.busy && this.mine);
  readonly entry = $derived.by(() => this.session.deciding(this.view));
  readonly hintedSpace = $derived.by(() => {
    const hint = this.board.hinted;
    return hint && typeof hint['space'] === 'string' ? hint['space'] : null;
  });
  /** The seat whose board is shown. */
  readonly shown = $derived.by(() => this.session.shown ?? this.me ?? this.acting ?? 0);

  arrive(): void {
    this.session.arrive(this.board.position.index, this.view, this.offers);
  }

  // --- spaces ------------------------------------------------------------------------------------------------

  uses(space: string): Choice[] {
    return usesOf(this.offers, space);
  }

  open(space: string): boolean {
    return this.mine && this.board.live && this.session.lit(this.view, this.uses(space)[0]);
  }

  /** The way to use the picked space that would be done now. */
  way(space: string): Choice | null {
    const uses = this.uses(space);
    return uses[this.session.way] ?? uses[0] ?? null;
  }

  /** The pieces that would stand on it. */
  payment(space: string): AnyPieces | null {
    const action = this.way(space)?.action;
    if (action?.do === 'place') return action as Place;
    return action?.do === 'relocate' ? { workers: 1 } : null;
  }

  clickSpace(space: string): void {
    if (!this.canAct) return;
    const choice = this.way(space);
    if (!choice || !this.session.lit(this.view, choice)) {
      this.ask({ at: 'space', space });
      return;
    }
    if (this.session.space === space) {
      this.board.onAct(choice.action);
      return;
    }
    this.session.pickSpace(space);
    this.board.onAnnounce(choiceText(this.view, this.way(space)!, this.texts));
  }

  // --- tracks, markers, locomotives -----------------------------------------------------------------------------

  advance(line: LineId, colour: Colour): Choice<Advance> | null {
    const choice = this.offers.advances.get(`${line} ${colour}`);
    return choice && this.lights(choice) ? choice : null;
  }

  lights(choice: Choice | undefined): choice is Choice {
    return this.mine && this.board.live && this.session.lit(this.view, choice);
  }

  /** Pointed at already (a mouse always points), or picked before: do it. Else show it. */
  press(choice: Choice, by?: Event): void {
    if (!this.canAct) return;
    const mouse = (by as PointerEvent | undefined)?.pointerType === 'mouse';
    const seen = mouse || (this.session.pointed !== null && same(this.session.pointed, choice));
    if (seen || this.session.press(choice)) this.board.onAct(choice.action);
    else this.board.onAnnounce(this.saying(choice));
  }

  do(choice: Choice | null): void {
    if (choice && this.canAct) this.board.onAct(choice.action);
  }

  /** A click on something that is not offered. */
  ask(target: Target): void {
    if (this.canAct) this.board.onWhyNot(target);
  }

  point(choice: Choice | null): void {
    this.session.pointed = choice;
  }

  unpoint(choice: Choice): void {
    if (this.session.pointed && same(this.session.pointed, choice)) this.session.pointed = null;
  }

  saying(choice: Choice): string {
    return [choiceText(this.view, choice, this.texts), outcome(choice.offer, this.texts)].filter(Boolean).join(': ');
  }

  /** The colours that what is picked or pointed at would move: they are marked on the own board. */
  readonly colours = $derived.by((): ReadonlySet<Colour> => {
    const space = this.session.hovered ?? this.session.space;
    const gives = space === null ? [] : (this.way(space)?.offer.gives ?? []);
    return new Set(gives.flatMap((g) => (g.type === 'advance' ? (g.colours ?? []) : [])));
  });

  spaceName(space: string): string {
    return spaceName(this.view, space, this.texts);
  }
}
