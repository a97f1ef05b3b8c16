/** Whether there is room for the drawer under the map; on a phone its sheets lie in the panel. */
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
