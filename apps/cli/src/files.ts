// Files in and out: nothing huge, nothing that is not text, and every failure as one clear line.

import { createReadStream } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { printable } from '@tablee/kit';
import type { Context } from './context.ts';
import { unreadable, type Stop } from './stop.ts';

const MEBIBYTE = 2 ** 20;

export const DECK_BYTES_MAX = MEBIBYTE;

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : // An error that crosses threads keeps its message only.
      (/^(E[A-Z]+): /.exec(error instanceof Error ? error.message : '')?.[1] ?? 'unknown');

/** The text of a file, or of standard input for `-`. */
export async function readText(context: Context, path: string, max: number): Promise<string> {
  const name = printable(path);
  const tooLarge = () => unreadable(`${name}: too large to read (at most ${max / MEBIBYTE} MiB)`);
  let bytes: Buffer | undefined;
  try {
    if (path !== '-') {
      const found = await stat(path);
      if (found.isDirectory()) throw unreadable(`${name}: this is a folder, not a file`);
      if (found.size > max) throw tooLarge();
    }
    const stream = path === '-' ? context.io.stdin : createReadStream(path, { end: max });
    // A pipe or a device tells no size beforehand, so the limit holds while reading, too.
    bytes = await readUpTo(stream, max);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'unknown') throw error;
    const why = code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`;
    throw unreadable(`${name}: ${why}`);
  }
  if (bytes === undefined) throw tooLarge();
  const binary = unreadable(`${name}: this is not UTF-8 text`);
  if (bytes.includes(0)) throw binary;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw binary;
  }
}

async function readUpTo(stream: Readable, max: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer | string>) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    size += bytes.length;
    if (size > max) return undefined;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

export const unwritable = (path: string, code: string): Stop =>
  unreadable(`${printable(path)}: cannot be written (${code})`);

/** Writes a new file; one that is there stays as it is. */
export async function writeNew(path: string, text: string): Promise<void> {
  const name = printable(path);
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'unknown') throw error;
    if (code === 'EEXIST') throw unreadable(`${name} is already there; choose another name`);
    throw unwritable(path, code);
  }
}

/**
 * Makes a folder and those it lies in, one by one: node's own recursive way never comes back from
 * some places, `/proc` among them.
 */
export async function makeFolder(path: string): Promise<void> {
  const folder = resolve(path);
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process may have made it meanwhile; a file of that name stays an error.
    if (errorCode(error) !== 'EEXIST' || !(await isFolder(folder))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return false;
  }
}
