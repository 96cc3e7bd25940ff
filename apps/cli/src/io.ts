// What the command line needs from the outside, so that a test can stand in for a terminal.

import type { Readable, Writable } from 'node:stream';

/** Where text goes; `process.stdout` is one. */
export type Out = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  hasColors?(count: number, env: object): boolean;
};

export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Out;
  readonly stderr: Out;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cores: number;
}
