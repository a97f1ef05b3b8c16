/** How long to wait before trying again. */

/** Between half and one and a half times as long: many who wait for the same thing do not come all at once. */
export function spread(ms: number): number {
  return ms * (0.5 + Math.random());
}

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
