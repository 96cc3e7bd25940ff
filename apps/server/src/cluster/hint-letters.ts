// Packs hints into numbered letters that fit the size limit of a NOTIFY.

import type { Hint } from './cluster.ts';

/** PostgreSQL takes less than 8000 bytes. */
export const LETTER_BYTES = 7900;

export interface Letter {
  readonly node: string;
  /** Different every time a server starts, for it counts from 1 again. */
  readonly run: string;
  readonly number: number;
  readonly hints: readonly Hint[];
  /** The server goes, and says so. */
  readonly isLast: boolean;
}

const KINDS: ReadonlySet<unknown> = new Set<Hint['kind']>([
  'log',
  'room',
  'chat',
  'reaction',
  'presence',
  'seat',
]);

/** Hints that say no more than "look": twice the same is one too many. */
const isPlain = ({ kind }: Hint): boolean => kind === 'log' || kind === 'room' || kind === 'chat';

/** Each hint as text, the same plain ones once. */
export const textsOf = (hints: readonly Hint[]): string[] => {
  const seen = new Set<string>();
  return hints.flatMap((hint) => {
    const text = JSON.stringify(hint);
    if (isPlain(hint)) {
      if (seen.has(text)) return [];
      seen.add(text);
    }
    return [text];
  });
};

/** Groups that fit into a letter; one that fits into none is a group of its own. */
export const groupsOf = (texts: readonly string[], room: number): string[][] => {
  const groups: string[][] = [];
  let left = 0;
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) + 1;
    const last = groups.at(-1);
    if (last === undefined || bytes > left) {
      groups.push([text]);
      left = room - bytes;
    } else {
      last.push(text);
      left -= bytes;
    }
  }
  return groups;
};

export const writeLetter = (
  from: Pick<Letter, 'node' | 'run' | 'number'>,
  texts: readonly string[],
  isLast = false,
): string => {
  const { node, run, number } = from;
  const head = JSON.stringify({ node, run, number, isLast });
  return `${head.slice(0, -1)},"hints":[${texts.join(',')}]}`;
};

/** Parses a letter; undefined for any other payload on the channel. */
export const readLetter = (payload: string): Letter | undefined => {
  try {
    const letter = JSON.parse(payload) as Letter;
    const isLetter =
      typeof letter.node === 'string' &&
      typeof letter.run === 'string' &&
      typeof letter.number === 'number' &&
      Array.isArray(letter.hints);
    if (!isLetter) return undefined;
    // A newer build may say more than this one knows.
    return { ...letter, hints: letter.hints.filter(({ kind }) => KINDS.has(kind)) };
  } catch {
    return undefined;
  }
};
