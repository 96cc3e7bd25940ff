// What a command is: its flags, its arguments, and what it does.

import type { Context } from '../context.ts';
import type { Args, FlagName } from '../flags.ts';
import type { OpenPool } from '../jobs/pool.ts';

export interface Command {
  readonly name: string;
  /** For the list of commands, and for the help of this one. */
  readonly short: string;
  readonly long: string;
  readonly flags: readonly FlagName[];
  /** The arguments besides the flags, as the usage line names them. */
  readonly takes?: { readonly value: string; readonly optional?: true; readonly many?: true };
  /** Does the work, with others where it is much; the result is the exit code. */
  run(context: Context, args: Args, openPool: OpenPool): Promise<number>;
}
