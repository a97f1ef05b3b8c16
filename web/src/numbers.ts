/** Numbers as people read them: with a minus, not a hyphen. */

export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** With its sign, always. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));
