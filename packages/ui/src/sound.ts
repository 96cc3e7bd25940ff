// Synthesizes short sounds, without files. Off until the player switches them on.

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
/** A card's sound that comes later than this no longer matches the card. */
const PATIENCE_MS = 300;
let context: AudioContext | undefined;

/** Plays it where that is possible; a browser without sound, or one that forbids it, costs nothing. */
export function playSound(name: SoundName): void {
  try {
    const ready = readyContext();
    if (ready === undefined) return;
    if (ready.state === 'running') play(ready, name);
    else resumeAndPlay(ready, name);
  } catch {
    // No audio device, or too many contexts: the table says everything without sounds as well.
  }
}

/**
 * Browsers mute an audio context that starts before the first user gesture, so it is created only
 * after one.
 */
function readyContext(): AudioContext | undefined {
  if (context !== undefined) return context;
  if (typeof AudioContext === 'undefined' || !wasTouched()) return undefined;
  context = new AudioContext();
  return context;
}

function wasTouched(): boolean {
  // Older browsers do not tell; there a context that came too early is resumed by the next sound.
  const activation = navigator.userActivation as UserActivation | undefined;
  return activation?.hasBeenActive ?? true;
}

/** A phone call or a sleeping tablet suspends a context that was running before. */
function resumeAndPlay(suspended: AudioContext, name: SoundName): void {
  const asked = performance.now();
  suspended.resume().then(
    () => {
      if (performance.now() - asked < PATIENCE_MS) play(suspended, name);
    },
    () => {
      // Refused until the next touch: the next sound asks again.
    },
  );
}

function play(running: AudioContext, name: SoundName): void {
  const now = running.currentTime;
  for (const [frequency, start, length] of TUNES[name]) {
    const oscillator = running.createOscillator();
    const gain = running.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(LOUDNESS, now + start);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    oscillator.connect(gain).connect(running.destination);
    oscillator.start(now + start);
    oscillator.stop(now + start + length);
  }
}
