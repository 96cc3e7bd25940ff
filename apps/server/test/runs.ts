// Runs a command of this checkout, as `npm run` does, on what was built before.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, '../../../scripts/run.mjs');

export interface Ran {
  readonly status: number | null;
  /** Both of its outputs as they came. */
  readonly output: string;
}

export const runs = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, ...args, '--built']);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString()));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });

/** What the last line of a run says. */
export const resultIn = (output: string): Readonly<Record<string, unknown>> => {
  const [, result] = /^RESULT (.*)$/m.exec(output) ?? [];
  expect(result, output).toBeDefined();
  return JSON.parse(result!) as Record<string, unknown>;
};
