// Stores the first commitment seen per table and the entropy this browser added. Verification needs
// this copy, because a server that changes a record can also change its commitment.

import { memory, type Memory } from '../app/memory.ts';

const NAME = 'tablee-witness';
/** Tables that are long over make room for new ones. */
const KEPT_MAX = 200;

export interface Witness {
  readonly table: string;
  readonly commit: string;
  /** This browser's entropy, in hex. */
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

  /** Stores the first commitment seen for a table; later ones do not replace it. */
  see(table: string, commit: string): Witness {
    const known = this.of(table);
    if (known !== undefined) return known;
    const seen = { table, commit, entropy: this.#ports.newEntropy(), isIn: false };
    this.#keep(seen);
    return seen;
  }

  /** Records that the table has confirmed this browser's entropy. */
  confirm(witness: Witness): void {
    this.#keep({ ...witness, isIn: true });
  }

  /** Finds the stored copy of a game by its table, this browser's entropy, or the commitment. */
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

/** The commitment and entropy of a running table or of a record. */
export interface Shown {
  readonly commit: string;
  readonly entropy: readonly string[];
}

/** How the shown values differ from the stored ones; undefined if they match. */
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
