// What a page and the home of its offline tables say to each other. Both come from the same build,
// but a page can be older than the worker that answers it, so these are read like everything else.

import * as v from 'valibot';
import { commandSchema, eyesSchema } from './commands.ts';
import { MODES, playerSchema } from './sheet.ts';

const call = v.number();
const table = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

export const newTableSchema = v.strictObject({
  game: v.string(),
  mode: v.picklist(MODES),
  players: v.array(playerSchema),
  /** As a person would give them; what is missing is resolved by the game. */
  options: v.record(v.string(), v.string()),
  /** A prepared game in the record's format, for lessons. */
  book: v.optional(v.string()),
});
export type NewTable = v.InferOutput<typeof newTableSchema>;

export const homeRequestSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('create'), call, plan: newTableSchema }),
  v.strictObject({ kind: v.literal('list'), call }),
  v.strictObject({ kind: v.literal('remove'), call, table }),
  v.strictObject({ kind: v.literal('record'), call, table }),
  v.strictObject({ kind: v.literal('join'), call, table, eyes: eyesSchema }),
  v.strictObject({ kind: v.literal('leave'), table }),
  v.strictObject({ kind: v.literal('command'), table, command: commandSchema }),
  /** How long a bot takes, in milliseconds. */
  v.strictObject({ kind: v.literal('pace'), milliseconds: v.pipe(v.number(), v.minValue(0)) }),
]);
export type HomeRequest = v.InferOutput<typeof homeRequestSchema>;

/** A table as the shelf lists it. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly mode: NewTable['mode'];
  readonly names: readonly string[];
  readonly isOver: boolean;
  readonly winners: readonly number[];
  readonly steps: number;
  /** When it was last played, in milliseconds since 1970. */
  readonly touched: number;
}

export type HomeAnswer =
  | { readonly kind: 'answer'; readonly call: number; readonly value: unknown }
  | {
      readonly kind: 'failure';
      readonly call: number;
      readonly code: HomeCode;
      readonly facts: object;
    }
  /** What a joined table reports; read again at the other end. */
  | { readonly kind: 'report'; readonly table: string; readonly report: unknown };

export type HomeCode = 'no-such-table' | 'no-such-game' | 'bad-setup' | 'bad-request' | 'broken';
