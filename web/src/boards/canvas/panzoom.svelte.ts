/** Moving a drawing under the pointer: drag, pinch and wheel, and gentle flights to a place. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';

export interface PanZoomOptions {
  /** Least and greatest scale. */
  scales: [number, number];
  /** Where wheel and drag do not move the drawing. */
  leave?: string;
  /** The person moved it: leave it there. */
  onMoved(moved: boolean): void;
}

/** Milliseconds without a move after which the drawing is at rest. */
const REST = 130;
/** Pixels it may be pulled before it is drawn anew under the hand; a little less than is drawn around the screen. */
const STRAY = 200;

export class PanZoom {
  at = $state.raw<ZoomTransform>(zoomIdentity);
  /** Where it last came to rest. */
  settled = $state.raw<ZoomTransform>(zoomIdentity);
  #timer = 0;
  #svg: SVGSVGElement | undefined;
  #frame = 0;
  #options: PanZoomOptions;
  #zoomer = zoom<SVGSVGElement, unknown>();

  constructor(options: PanZoomOptions) {
    this.#options = options;
    this.#zoomer
      .scaleExtent(options.scales)
      .clickDistance(4)
      .filter((e: WheelEvent & MouseEvent) => {
        const left = options.leave !== undefined && (e.target as Element).closest(options.leave) !== null;
        return e.type === 'wheel' ? e.ctrlKey || !left : !e.button && !e.ctrlKey;
      })
      .on('zoom', (e: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.at = e.transform;
        clearTimeout(this.#timer);
        // A hand that holds the drawing still has not let go: nothing is drawn anew under it, unless it would see the edge.
        if (!e.sourceEvent || this.#strayed) this.#rest();
        if (e.sourceEvent) options.onMoved(true);
      })
      .on('end', () => this.#rest());
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.settled = this.at), REST);
  }

  /** Whether it has come so far that what was drawn around the screen is used up, or looks coarse. */
  get #strayed(): boolean {
    const [at, rest] = [this.at, this.settled];
    const s = at.k / rest.k;
    return s < 0.75 || s > 1.5 || Math.hypot(at.x - rest.x * s, at.y - rest.y * s) > STRAY;
  }

  /** For an effect: returns what takes it off again. */
  attach(svg: SVGSVGElement): () => void {
    this.#svg = svg;
    const selection = select(svg);
    selection.call(this.#zoomer).on('dblclick.zoom', null);
    return () => {
      cancelAnimationFrame(this.#frame);
      clearTimeout(this.#timer);
      selection.on('.zoom', null);
    };
  }

  /** How far one can go: scales, and the part of the drawing that stays in reach. */
  limit(scales: [number, number], world?: { x: number; y: number; width: number; height: number }): void {
    this.#zoomer.scaleExtent(scales);
    if (world)
      this.#zoomer.translateExtent([
        [world.x, world.y],
        [world.x + world.width, world.y + world.height],
      ]);
  }

  goTo(to: ZoomTransform, slow: boolean): void {
    cancelAnimationFrame(this.#frame);
    const svg = this.#svg;
    if (!svg) return;
    const from = this.at;
    const began = performance.now();
    const step = (now: number) => {
      const t = slow ? Math.min(1, (now - began) / 280) : 1;
      const e = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * e;
      const next = zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k));
      select(svg).call(this.#zoomer.transform, t === 1 ? to : next);
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.settled = to;
    };
    if (slow) this.#frame = requestAnimationFrame(step);
    else step(began);
  }

  scaleBy(factor: number): void {
    if (!this.#svg) return;
    this.#options.onMoved(true);
    select(this.#svg).call(this.#zoomer.scaleBy, factor);
  }

  /** A point of the page as a point of the drawing. */
  point(e: { clientX: number; clientY: number }): [number, number] {
    const box = this.#svg?.getBoundingClientRect();
    return this.at.invert([e.clientX - (box?.left ?? 0), e.clientY - (box?.top ?? 0)]);
  }
}
