// How long a review will take yet, by how long its pieces have taken so far.

import { gamesFor, type Piece } from '@tablee/review';

type Kind = Piece['kind'];

export interface Task {
  readonly kind: Kind;
  readonly playouts: number;
}

/** A price stops early where the case is clear: more games at most are fewer than that in most cases. */
const STOPS_EARLY = 0.3;

export class Pace {
  readonly #taken = new Map<string, { pieces: number; milliseconds: number; playouts: number }>();

  note({ kind, playouts }: Task, milliseconds: number): void {
    const name = `${kind} ${playouts}`;
    const before = this.#taken.get(name);
    this.#taken.set(name, {
      pieces: (before?.pieces ?? 0) + 1,
      milliseconds: (before?.milliseconds ?? 0) + milliseconds,
      playouts,
    });
  }

  /** In milliseconds; undefined as long as nobody can tell. */
  left(tasks: readonly Task[], threads: number): number | undefined {
    const costs = new Map<string, number | undefined>();
    let sum = 0;
    for (const task of tasks) {
      const name = `${task.kind} ${task.playouts}`;
      if (!costs.has(name)) costs.set(name, this.#cost(task));
      const cost = costs.get(name);
      if (cost === undefined) return undefined;
      sum += cost;
    }
    return sum / threads;
  }

  /** One piece, as measured; else from a quicker look at pieces of its kind. */
  #cost({ kind, playouts }: Task): number | undefined {
    const mean = (name: string): number | undefined => {
      const taken = this.#taken.get(name);
      return taken === undefined ? undefined : taken.milliseconds / taken.pieces;
    };
    const measured = mean(`${kind} ${playouts}`);
    if (measured !== undefined) return measured;
    for (const [name, { playouts: others }] of this.#taken) {
      if (!name.startsWith(`${kind} `)) continue;
      const more =
        kind === 'price'
          ? (STOPS_EARLY * playouts) / others
          : gamesFor(playouts) / gamesFor(others);
      return mean(name)! * Math.max(1, more);
    }
    return undefined;
  }
}
