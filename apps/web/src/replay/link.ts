// A link to a moment of a game. A game of this device travels in the part of the address that browsers keep to
// themselves, packed: no server sees it.

import {
  fail,
  problem,
  RECORD_BYTES_MAX,
  wholeNumber,
  type Problem,
  type Result,
} from '@tablee/kit';
import { decode, type FileCode } from './file.ts';
import type { Eyes } from '../app/film.ts';

/** The place in the film that a link leads to, and the viewer. */
export interface Place {
  readonly at: number;
  readonly eyes: Eyes;
}

const GAME = 'game';
const FORMAT = 'deflate-raw';

/** `#game=…&at=12&eyes=1`; the game is left out where the address names it. */
export function fragmentOf({ at, eyes }: Place, game?: string): string {
  const parts = [`at=${at}`, ...(eyes === 'whole' ? [] : [`eyes=${eyes}`])];
  return `#${[...(game === undefined ? [] : [`${GAME}=${game}`]), ...parts].join('&')}`;
}

/** Undefined where the address says nothing of it; what it says wrongly is as good as nothing. */
export function placeIn(fragment: string): Place | undefined {
  const parts = new URLSearchParams(fragment.slice(1));
  const at = wholeNumber.parse(parts.get('at') ?? '');
  if (at === undefined) return undefined;
  return { at, eyes: wholeNumber.parse(parts.get('eyes') ?? '') ?? 'whole' };
}

/** The game that travels in an address, still packed. */
export const gameIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.slice(1)).get(GAME) ?? undefined;

export async function pack(record: string): Promise<string> {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpack(game: string): Promise<Result<string, Problem<FileCode>>> {
  if (typeof DecompressionStream === 'undefined') return fail(problem('link-unread'));
  try {
    const letters = atob(game.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
    const record = await readUpTo(stream, RECORD_BYTES_MAX);
    // Little may be packed that is huge when it is unpacked.
    if (record === undefined)
      return fail(problem('file-too-large', { max: RECORD_BYTES_MAX / 2 ** 20 }));
    return decode(record);
  } catch {
    // A messenger cut the link off, or a letter went missing.
    return fail(problem('link-broken'));
  }
}

/** Undefined where there is more. */
async function readUpTo(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
