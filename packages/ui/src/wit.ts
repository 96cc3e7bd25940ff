// Decides which bot says something, and when: at most one line in a round, about what all players
// have just seen. It follows from the log alone, so that all devices at a table show the same line,
// also after a reload.

import type { Seat } from '@tablee/kit';
import type { Banter, Impression, Mood, Temper } from './onlooker.ts';

/** A line before it is put into words. */
export interface Cue {
  readonly seat: Seat;
  readonly mood: Mood;
  readonly remark: string | undefined;
  /** Which of several lines: any whole number. */
  readonly pick: number;
}

/** Of so many things that one could say something about, one is taken up. */
const RARITY = 4;

/** A whole number that looks like chance (FNV-1a). */
function scrambled(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export class Wit {
  /** The same on every device: the players at the table. */
  readonly #seed: string;
  readonly #isBot: (seat: Seat) => boolean;
  /** The last round in which something was said. */
  #spoken: number | undefined;

  constructor(seed: string, isBot: (seat: Seat) => boolean) {
    this.#seed = seed;
    this.#isBot = isBot;
  }

  /** To be told every step, in order. */
  hear(step: number, { round, reactions }: Impression): Cue | undefined {
    if (round === this.#spoken) return undefined;
    const moved = reactions.filter(({ seat, mood }) => mood !== 'calm' && this.#isBot(seat));
    const witty = moved.filter(({ remark }) => remark !== undefined);
    const able = witty.length > 0 ? witty : moved;
    const chance = scrambled(`${this.#seed} ${round} ${step}`);
    if (able.length === 0 || chance % RARITY !== 0) return undefined;
    this.#spoken = round;
    const pick = Math.floor(chance / RARITY);
    const { seat, mood, remark } = able[pick % able.length]!;
    return { seat, mood, remark, pick: Math.floor(pick / able.length) };
  }
}

/** What is said: the game's own line, or one that fits any game. */
export function lineOf(
  { remark, mood, pick }: Cue,
  temper: Temper,
  own: Banter | undefined,
  general: Banter<Exclude<Mood, 'calm'>>,
): string | undefined {
  if (mood === 'calm') return undefined;
  const lines = (remark === undefined ? undefined : own?.[remark]) ?? general[mood];
  return lines[temper][pick % lines[temper].length];
}
