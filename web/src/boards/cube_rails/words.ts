/** Numbers as people read them. */

/** With its sign, always. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
