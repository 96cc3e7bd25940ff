// Disturbs a server's time a limited number of times: sets its clock by up to an hour, stops its
// process, or suspends its machine.

import type { Rng } from '@tablee/kit';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

const KINDS = ['forward', 'back', 'stopped', 'suspended'] as const;
const SECOND = 1000;
const HOUR = 3_600_000;
/** Servers need not notice a shorter gap. */
const LEAST = 5 * SECOND;

export class WrongTime {
  readonly #rng: Rng;
  readonly #world: World;
  #left: number;

  constructor(world: World, rng: Rng) {
    this.#world = world;
    this.#rng = rng;
    this.#left = 1 + rng.below(4);
    this.#next();
  }

  #next(): void {
    if (this.#left === 0) return;
    this.#left -= 1;
    const rng = this.#rng;
    this.#world.clock.after(100 + rng.below(5000), () => {
      const { nodes, isOver } = this.#world;
      const { machine, name } = nodes[0]!;
      if (isOver || machine === undefined) return;
      if (!machine.isAsleep) this.#strike(machine, name);
      this.#next();
    });
  }

  #strike(machine: Machine, name: string): void {
    const rng = this.#rng;
    const kind = KINDS[rng.below(KINDS.length)]!;
    const isSet = kind === 'forward' || kind === 'back';
    const milliseconds = LEAST + rng.below((isSet ? HOUR : 60 * SECOND) - LEAST);
    this.#world.tell(`${name}: ${kind} by ${milliseconds} ms`);
    if (isSet) machine.set(kind === 'back' ? -milliseconds : milliseconds);
    else machine.sleep(milliseconds, kind);
  }
}
