// Estimates the time left for a review. A quick look gives the work of a piece, from its time and
// its error; finished work gives the time per unit of work.

import { timesWanted, type Effort, type Piece } from '@tablee/review';
import type { Errand } from './errand.ts';

/** Milliseconds for a unit of work, as long as hardly any is done; and the part of all that is hardly any. */
const USUAL = 0.5;
const HARDLY_ANY = 0.03;

export class Pace {
  /** By kind and index, once a quick look is done. */
  readonly #work = new Map<string, number>();
  /** With the full effort. */
  readonly #done = { work: 0, milliseconds: 0 };

  /** Work is counted in milliseconds of a quick look, as many times as the error calls for. */
  looked(
    piece: Piece,
    milliseconds: number,
    { quick, full }: Record<'quick' | 'full', Effort>,
  ): void {
    const price = piece.kind === 'choice' ? piece.price : undefined;
    const most = price === undefined ? full.games / quick.games : full.playouts / quick.playouts;
    const wanted = price === undefined ? most : Math.min(most, timesWanted(price));
    this.#work.set(nameOf(piece), milliseconds * Math.max(1, wanted));
  }

  worked(piece: Piece, milliseconds: number): void {
    this.#done.work += this.#work.get(nameOf(piece)) ?? 0;
    this.#done.milliseconds += milliseconds;
  }

  /** The share of all work, and milliseconds of one thread. */
  left(errands: readonly Errand[]): { readonly share: number; readonly milliseconds: number } {
    const { work, milliseconds } = this.#done;
    const left = errands.reduce((sum, errand) => sum + (this.#work.get(nameOf(errand)) ?? 0), 0);
    const all = work + left;
    if (all === 0) return { share: 0, milliseconds: 0 };
    const little = HARDLY_ANY * all;
    const rate = (milliseconds + USUAL * little) / (work + little);
    return { share: left / all, milliseconds: left * rate };
  }
}

const nameOf = ({ kind, index }: Pick<Errand, 'kind' | 'index'>): string => `${kind} ${index}`;
