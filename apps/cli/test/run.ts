// Runs the command in this process with streams that a test can fill and read.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { main } from '../src/cli.ts';
import type { Out } from '../src/io.ts';
import { openInline, type OpenPool } from '../src/jobs/pool.ts';

export class Sink extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly columns: number | undefined;
  /** Called with everything so far after each write. */
  watch: ((text: string) => void) | undefined;

  constructor(terminal?: { readonly columns: number }) {
    super({ decodeStrings: false });
    this.isTTY = terminal !== undefined;
    this.columns = terminal?.columns;
  }

  override _write(chunk: string | Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
    this.watch?.(this.text);
  }

  hasColors(): boolean {
    return this.isTTY;
  }
}

export interface Settings {
  readonly stdin?: string | Buffer | Readable;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdout?: Sink;
  readonly stderr?: Sink;
  readonly openPool?: OpenPool;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** English unless the test says otherwise. */
export async function tablee(args: readonly string[], settings: Settings = {}): Promise<Ran> {
  const { stdin = '', env = { LANG: 'en_GB.UTF-8' } } = settings;
  const stdout = settings.stdout ?? new Sink();
  const stderr = settings.stderr ?? new Sink();
  const code = await main(args, settings.openPool ?? openInline, {
    stdin: stdin instanceof Readable ? stdin : Readable.from(stdin.length === 0 ? [] : [stdin]),
    stdout: stdout as Out,
    stderr: stderr as Out,
    env,
    cores: 2,
  });
  return { code, out: stdout.text, err: stderr.text };
}

/** A folder that is gone after the test. */
export function scratch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tablee-cli-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** The lines of NDJSON output. */
export const jsonLines = (out: string): Record<string, unknown>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
