// Describes a review as the device stores it.

import type { Seat } from '@tablee/kit';
import type { SeatReview, Worth } from '@tablee/review';

/**
 * Raised when the form changes, or the judge: then a test says so. 2: with what usually
 * follows; 3: with a judge that has a network, and knows what a lead is worth; 4: with what could be
 * expected before a deal, and the cost measured against two moves where either may be the best; 5: a
 * move is forced only where the rules leave no other, no bid is above the least that wins for sure, and
 * sums say how far off they may be.
 */
export const REVIEW_FORM = 5;

/** Each takes about as much room as a picture; the oldest make room for new ones. */
export const REVIEWS_MAX = 200;

/** A finished review. Plain data. */
export interface KeptReview {
  /** Derived from what was reviewed and how: the same steps from another file have the same id. */
  readonly id: string;
  /** A review of an older form is made anew when it is opened; its costs are not compared with newer ones. */
  readonly form: number;
  /** The table on this device with this game; the review is removed with it. */
  readonly table: string | undefined;
  /** The table on the server with this game. */
  readonly origin: string | undefined;
  readonly game: string;
  /** Where it is known, in milliseconds since 1970. */
  readonly playedAt: number | undefined;
  readonly keptAt: number;
  /** The seat of this device's owner; undefined where they only watched. */
  readonly me: Seat | undefined;
  /** Whether the game came to its end. */
  readonly isOver: boolean;
  /** As many imagined games for one choice as were asked for, at most. */
  readonly playouts: number;
  /** By moment, with one for the end, and by seat. */
  readonly values: readonly (readonly Worth[])[];
  /** By seat; sums of forms before 5 have no errors. */
  readonly reviews: readonly SeatReview[];
}
