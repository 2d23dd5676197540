// Six short sounds, made on the spot; off unless somebody wants them.
import { settings } from '../state/settings';

export type Sound = 'play' | 'hit' | 'threat' | 'boost' | 'turn' | 'end';

/** Each is a row of tones: start, length (s), pitch at the beginning and the end, wave, loudness. */
type Tone = [start: number, length: number, from: number, to: number, wave: OscillatorType, loud: number];
const TONES: Record<Sound, Tone[]> = {
  play: [[0, 0.09, 320, 520, 'triangle', 0.18]],
  hit: [[0, 0.14, 180, 60, 'square', 0.14], [0.01, 0.08, 90, 40, 'sawtooth', 0.1]],
  threat: [[0, 0.22, 220, 150, 'sine', 0.2]],
  boost: [[0, 0.08, 500, 700, 'triangle', 0.14], [0.09, 0.12, 700, 950, 'triangle', 0.14]],
  turn: [[0, 0.1, 660, 660, 'sine', 0.14], [0.12, 0.16, 880, 880, 'sine', 0.14]],
  end: [[0, 0.18, 440, 440, 'triangle', 0.16], [0.18, 0.18, 554, 554, 'triangle', 0.16], [0.36, 0.4, 659, 659, 'triangle', 0.16]],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.now.sound) return;
  context ??= new AudioContext();
  const c = context;
  if (c.state === 'suspended') void c.resume(); // browsers let nothing sound before the first press
  for (const [start, length, from, to, wave, loud] of TONES[sound]) {
    const at = c.currentTime + start;
    const tone = c.createOscillator();
    const gain = c.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.setValueAtTime(Math.max(0.001, loud * settings.now.volume), at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(gain).connect(c.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
