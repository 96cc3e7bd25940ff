// Sounds are off until somebody wants them, and few look for a switch they do not know of: so they are
// offered, at the first two tables of a device at most, and never again after an answer.

import { memory, type Memory } from '../memory.ts';

const KEY = 'tablee-sound-offer';
const ANSWERED = 'answered';
const TABLES_MAX = 2;
/** By then the first cards have been played, and one knows what one looks at. */
const CALM_STEPS = 8;

/** What can be seen of a table. */
export interface Calm {
  readonly step: number;
  readonly isMyTurn: boolean;
}

export class SoundOffer {
  readonly #memory: Pick<Memory, 'read' | 'value' | 'write'>;

  constructor(kept: Pick<Memory, 'read' | 'value' | 'write'> = memory) {
    this.#memory = kept;
  }

  /** The tables at which it was made. */
  #tables(): readonly unknown[] {
    const kept = this.#memory.value(KEY);
    return Array.isArray(kept) ? kept : [];
  }

  /** Nothing moves, one is asked, and nobody has answered yet. */
  isDue(table: string, { step, isMyTurn }: Calm): boolean {
    if (!isMyTurn || step < CALM_STEPS || this.#memory.read(KEY) === ANSWERED) return false;
    const tables = this.#tables();
    return tables.includes(table) || tables.length < TABLES_MAX;
  }

  made(table: string): void {
    const tables = this.#tables();
    if (!tables.includes(table)) this.#memory.write(KEY, JSON.stringify([...tables, table]));
  }

  answer(): void {
    this.#memory.write(KEY, ANSWERED);
  }
}
