// Exports of persons' data: one at a time for each person, read through the queue of long requests.

import type { Readable } from 'node:stream';
import { Buckets } from '../http/buckets.ts';
import { ApiFault } from '../http/errors.ts';
import type { House } from './house.ts';
import type { Person } from './keys.ts';
import { exportPieces } from './own-data.ts';

/** An export may read every entry of hundreds of tables. */
const ONE_IN_S = 20;

export class Exports {
  readonly #house: House;
  readonly #begun: Buckets | undefined;

  constructor(house: House) {
    this.#house = house;
    const { clock, settings } = house;
    const plan = { size: 1, perSecond: 1 / ONE_IN_S, now: () => clock.now() };
    this.#begun = settings.rateExports === 0 ? undefined : new Buckets(plan);
  }

  async begin(person: Person): Promise<Readable> {
    const { id } = person;
    if (this.#begun?.take(id) === false)
      throw new ApiFault('too-fast', { seconds: Math.ceil(this.#begun.wait(id) / 1000) });
    try {
      return await this.#house.heavy.stream(id, exportPieces(this.#house, person));
    } catch (error) {
      // Nothing was read for it.
      this.#begun?.forget(id);
      throw error;
    }
  }
}
