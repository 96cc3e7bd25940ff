// Reviews waiting finished games one after the other, as long as the page stays open.

import type { TableSummary } from '@tablee/wire';
import { ownRecord } from '../offline/own.ts';
import { loadFilm } from '../app/film.ts';
import { Reviewing, type ReviewPorts } from './reviewing.svelte.ts';

export class Backlog {
  readonly #ports: ReviewPorts;
  readonly #playouts: number | undefined;
  /** Told whenever one more is kept. */
  readonly #heard: () => Promise<void>;
  #isClosed = false;

  /** Everything that was asked for, in this order. */
  tables: readonly TableSummary[] = $state.raw([]);
  /** Which of them is reviewed now; as many as there are when all is done. */
  at = $state(0);
  /** Undefined until its game has been opened. */
  reviewing: Reviewing | undefined = $state.raw();
  /** What cannot be opened any more keeps nothing else waiting. */
  skipped = $state(0);

  constructor(ports: ReviewPorts, playouts: number | undefined, heard: () => Promise<void>) {
    this.#ports = ports;
    this.#playouts = playouts;
    this.#heard = heard;
  }

  readonly table: TableSummary | undefined = $derived(this.tables[this.at]);

  async begin(tables: readonly TableSummary[]): Promise<void> {
    [this.tables, this.at, this.skipped] = [tables, 0, 0];
    await this.goOn();
  }

  /** From where it was stopped, or where something went wrong. */
  async goOn(): Promise<void> {
    while (this.table !== undefined && !this.#isClosed) {
      this.reviewing ??= await this.#open(this.table);
      if (this.reviewing === undefined) this.skipped += 1;
      else {
        await this.reviewing.run();
        if (this.reviewing.stand !== 'done') return;
        await this.#heard();
      }
      this.reviewing = undefined;
      this.at += 1;
    }
  }

  /** The page is left: stops the review. */
  close(): void {
    this.#isClosed = true;
    this.reviewing?.close();
  }

  async #open({ id }: TableSummary): Promise<Reviewing | undefined> {
    try {
      const own = await ownRecord(id);
      const film = own && (await loadFilm(own.text));
      if (!film?.ok) return undefined;
      const from = { table: id, origin: undefined, playedAt: own?.playedAt, me: own?.me };
      const made = new Reviewing(film.value, from, this.#ports, this.#playouts);
      if (this.#isClosed) made.close();
      return made;
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }
}
