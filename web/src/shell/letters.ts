/** The letters of signs and text. They are narrower than those a browser has of its own: what is drawn before them jumps when they come. */

const FACES = [500, 600, 700]
  .map((weight) => `${weight} 1em "Barlow Condensed"`)
  .concat([400, 500].map((weight) => `${weight} 1em "IBM Plex Sans"`));
/** Everything can be read without them. */
const LONGEST_WAIT = 1500;

let coming: Promise<unknown> | null = null;

/** When they are there, or did not come in time; asked for once. */
export function letters(): Promise<unknown> {
  coming ??= Promise.race([
    Promise.allSettled(FACES.map((face) => document.fonts?.load(face))),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT)),
  ]);
  return coming;
}
