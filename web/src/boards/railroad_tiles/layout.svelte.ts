/** Whether there is room for the station board beside the map; on a phone it lies in the sheet below. */
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
