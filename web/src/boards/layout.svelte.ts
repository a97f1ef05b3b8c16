/** Whether the screen is a phone's: then what lies beside or under a board on a desk goes into the sheet below, or behind tabs. */
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
