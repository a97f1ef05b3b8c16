/** Whether there is room for both boards at once; on a phone they are tabs and the decision lies below. */
class Layout {
  narrow = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.('(max-width: 800px)');
    if (!query) return;
    this.narrow = query.matches;
    query.addEventListener?.('change', (e) => (this.narrow = e.matches));
  }
}

export const layout = new Layout();
