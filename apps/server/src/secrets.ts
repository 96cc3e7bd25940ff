// Draws, hashes and compares keys, tokens and codes.

import { createHash, timingSafeEqual } from 'node:crypto';

export interface Chance {
  /** The requested number of unpredictable bytes. */
  readonly random: (bytes: number) => Uint8Array;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const SECRET_BYTES = 32;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Compares in constant time, regardless of length and position of a difference. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

export const isSecret = (text: string): boolean => SECRET.test(text);

/** A key or token: 32 random bytes. */
export const newSecret = ({ random }: Chance): string =>
  Buffer.from(random(SECRET_BYTES)).toString('base64url');

/** Letters drawn evenly: bytes that would favour the first ones are thrown away. */
export function drawLetters({ random }: Chance, letters: string, length: number): string {
  const fair = 256 - (256 % letters.length);
  let text = '';
  while (text.length < length)
    for (const byte of random(length))
      if (byte < fair && text.length < length) text += letters[byte % letters.length]!;
  return text;
}
