// What a command is: its flags, its arguments, and what it does.

import type { Args, Flags } from '../args.ts';
import type { Context } from '../context.ts';
import type { StartWorker } from '../jobs/pool.ts';
import type { CommandName, UsageTexts } from '../texts/index.ts';

export interface Command {
  readonly name: CommandName;
  readonly flags: Flags;
  /** The arguments besides the flags, as the usage line names them. */
  readonly takes?: {
    readonly value: keyof UsageTexts['value'];
    readonly optional?: true;
    readonly many?: true;
  };
  /** Does the work, with others where it is much; the result is the exit code. */
  run(context: Context, args: Args, startWorker: StartWorker): Promise<number>;
}
