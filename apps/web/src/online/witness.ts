// What this browser has seen of a table's promise: the commitment it was first shown, and what it threw
// into the draws after that. At the end both must be found in the record; nobody but this browser
// could say so, because whoever can change a record can change a commitment in it, too.

import { memory, type Memory } from '../app/memory.ts';

const NAME = 'tablee-witness';
/** Tables that are long over make room for new ones. */
const KEPT_MAX = 200;

export interface Witness {
  readonly table: string;
  readonly commit: string;
  /** One's own bytes, in hex. */
  readonly entropy: string;
  /** The table has confirmed that they are in. */
  readonly isIn: boolean;
}

export interface WitnessPorts {
  readonly memory: Memory;
  readonly newEntropy: () => string;
}

export class Witnesses {
  readonly #ports: WitnessPorts;

  constructor(ports: WitnessPorts) {
    this.#ports = ports;
  }

  of(table: string): Witness | undefined {
    return this.#all().find((one) => one.table === table);
  }

  /** The first commitment that is seen of a table is the one that counts. */
  see(table: string, commit: string): Witness {
    const known = this.of(table);
    if (known !== undefined) return known;
    const seen = { table, commit, entropy: this.#ports.newEntropy(), isIn: false };
    this.#keep(seen);
    return seen;
  }

  /** One's own bytes are in. */
  confirm(witness: Witness): void {
    this.#keep({ ...witness, isIn: true });
  }

  /** What this browser knows of a game: by its table, by its own bytes in it, or by its commitment. */
  find(game: {
    readonly table: string | undefined;
    readonly commit: string;
    readonly entropy: readonly string[];
  }): Witness | undefined {
    const all = this.#all();
    return (
      all.find(({ table }) => table === game.table) ??
      all.find(({ entropy }) => game.entropy.includes(entropy)) ??
      all.find(({ commit }) => commit === game.commit)
    );
  }

  #keep(witness: Witness): void {
    const others = this.#all().filter(({ table }) => table !== witness.table);
    const all = [...others, witness].slice(-KEPT_MAX);
    this.#ports.memory.write(NAME, JSON.stringify(all));
  }

  /** Oldest first. */
  #all(): readonly Witness[] {
    const kept = this.#ports.memory.value(NAME);
    return Array.isArray(kept) ? kept.filter(isWitness) : [];
  }
}

function isWitness(one: unknown): one is Witness {
  if (typeof one !== 'object' || one === null) return false;
  const { table, commit, entropy, isIn } = one as Record<string, unknown>;
  const isText = [table, commit, entropy].every((text) => typeof text === 'string');
  return isText && typeof isIn === 'boolean';
}

/** What a table shows once it is played, or a record at the end. */
export interface Shown {
  readonly commit: string;
  readonly entropy: readonly string[];
}

/** Why what is shown is not what was promised; undefined when it is. */
export function brokenPromise(
  { commit, entropy, isIn }: Witness,
  shown: Shown,
): 'commit-other' | 'entropy-missing' | undefined {
  if (shown.commit !== commit) return 'commit-other';
  return isIn && !shown.entropy.includes(entropy) ? 'entropy-missing' : undefined;
}

const ENTROPY_BYTES = 16;

export const witnesses = new Witnesses({
  memory,
  newEntropy: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
});
