/** Mileposts as a few big paths: dots, hills, peaks. The same place always has the same hill. */
import { hash, stream } from '../../canvas/chance';
import type { Spot } from './atlas';

export interface Relief {
  /** Strokes of no length with round ends. */
  plain: string;
  hillLight: string;
  hillDark: string;
  peakLight: string;
  peakDark: string;
  peakLine: string;
}

const f = (n: number): string => n.toFixed(1);

export function reliefOf(spots: readonly Spot[]): Relief {
  const out: Relief = { plain: '', hillLight: '', hillDark: '', peakLight: '', peakDark: '', peakLine: '' };
  for (const s of spots) {
    const random = stream(hash(s.label, 'relief'));
    const j = (by: number): number => (random() - 0.5) * by;
    if (s.terrain === 'plain') out.plain += `M${f(s.x)} ${f(s.y)}h.1`;
    else if (s.terrain === 'mountain') {
      const [x, y] = [s.x, s.y + 3];
      const top = [x + j(6), y - 27 + j(5)] as const;
      const [left, right] = [x - 25 + j(4), x + 25 + j(4)];
      const foot = x + 5 + j(6);
      out.hillLight += `M${f(left)} ${f(y + 17)}L${f(top[0])} ${f(top[1])}L${f(foot)} ${f(y + 17)}Z`;
      out.hillDark += `M${f(foot)} ${f(y + 17)}L${f(top[0])} ${f(top[1])}L${f(right)} ${f(y + 17)}Z`;
    } else if (s.terrain === 'alpine') {
      const [x, y] = [s.x, s.y + 4];
      const top = [x + j(6), y - 42 + j(5)] as const;
      const [left, right] = [x - 33 + j(4), x + 33 + j(4)];
      const [bend, foot] = [x + 9 + j(4), x + 3 + j(6)];
      out.peakLight += `M${f(left)} ${f(y + 23)}L${f(top[0])} ${f(top[1])}L${f(bend)} ${f(y - 8)}L${f(foot)} ${f(y + 23)}Z`;
      out.peakDark += `M${f(foot)} ${f(y + 23)}L${f(bend)} ${f(y - 8)}L${f(top[0])} ${f(top[1])}L${f(right)} ${f(y + 23)}Z`;
      out.peakLine += `M${f(left)} ${f(y + 23)}L${f(top[0])} ${f(top[1])}L${f(right)} ${f(y + 23)}Z`;
    }
  }
  return out;
}
