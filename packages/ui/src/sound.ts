// Short sounds, made on the spot: no files. Off until somebody switches them on.

export type SoundName = 'card' | 'turn' | 'coin' | 'hammer' | 'win' | 'no';

/** Frequency in hertz, start and length in seconds. */
type Note = readonly [frequency: number, start: number, length: number];

const TUNES: Readonly<Record<SoundName, readonly Note[]>> = {
  card: [[320, 0, 0.05]],
  turn: [
    [660, 0, 0.09],
    [880, 0.1, 0.14],
  ],
  coin: [
    [1250, 0, 0.05],
    [1680, 0.05, 0.08],
  ],
  hammer: [
    [150, 0, 0.09],
    [110, 0.02, 0.12],
  ],
  win: [
    [523, 0, 0.14],
    [659, 0.14, 0.14],
    [784, 0.28, 0.3],
  ],
  no: [[200, 0, 0.12]],
};

const LOUDNESS = 0.08;
let context: AudioContext | undefined;

export function playSound(name: SoundName): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of TUNES[name]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(LOUDNESS, now + start);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + start);
    oscillator.stop(now + start + length);
  }
}
