/** Tiny sounds made on the spot: no files, off until asked for. */
import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

function blip(from: number, to: number, seconds: number, loudness: number, type: OscillatorType): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

export const sound = {
  /** A piece is put down. */
  click: () => blip(420, 160, 0.06, 0.12, 'triangle'),
  /** A station bell: it is your turn. */
  bell: () => {
    blip(1046, 1040, 0.5, 0.08, 'sine');
    setTimeout(() => blip(784, 780, 0.6, 0.08, 'sine'), 160);
  },
  refuse: () => blip(180, 120, 0.12, 0.1, 'square'),
};
