// Reads a file as text, and rejects large and binary files.

import { fail, ok, problem, RECORD_BYTES_MAX, type Problem, type Result } from '@tablee/kit';

export type FileCode =
  | 'file-too-large'
  | 'file-binary'
  | 'file-unreadable'
  /** A game that came in an address: cut off, or in a browser that cannot unpack it. */
  | 'link-broken'
  | 'link-unread';

/** What is needed of a browser's file. */
export interface FileLike {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export async function readFile(file: FileLike): Promise<Result<string, Problem<FileCode>>> {
  if (file.size > RECORD_BYTES_MAX)
    return fail(problem('file-too-large', { max: RECORD_BYTES_MAX / 2 ** 20 }));
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // A folder that was dropped, a stick that was pulled out, a file that is not ours to read.
    return fail(problem('file-unreadable'));
  }
  return decode(bytes);
}

export function decode(bytes: Uint8Array): Result<string, Problem<FileCode>> {
  if (bytes.includes(0)) return fail(problem('file-binary'));
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return fail(problem('file-binary'));
  }
}
