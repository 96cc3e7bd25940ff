// Keeps names and faces distinct at a table, so that each identifies one player.

import { FACES } from '@tablee/wire';
import type { SeatDocument } from '../store/document.ts';

/** The longest name that the wire protocol allows. */
const NAME_MAX = 24;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Names with equal keys look alike. */
const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** With a number behind it; a long name gives way to it, by what people count as one character. */
function numbered(name: string, number: number): string {
  const behind = ` ${number}`;
  let front = '';
  for (const { segment } of graphemes.segment(name)) {
    if (front.length + segment.length + behind.length > NAME_MAX) break;
    front += segment;
  }
  return front.trimEnd() + behind;
}

function freeName(name: string, others: readonly SeatDocument[]): string {
  const taken = new Set(others.map((one) => (one.kind === 'empty' ? '' : keyOf(one.name))));
  let free = name;
  for (let number = 2; taken.has(keyOf(free)); number++) free = numbered(name, number);
  return free;
}

/**
 * Gives a later player another portrait: pages that open the link together propose the same one.
 */
function freeFace(face: number, others: readonly SeatDocument[]): number {
  const taken = new Set(others.map((one) => (one.kind === 'empty' ? -1 : one.face % FACES)));
  if (!taken.has(face % FACES)) return face;
  const free = Array.from({ length: FACES }, (_, one) => one).find((one) => !taken.has(one));
  return free ?? face;
}

/**
 * Seats a player under a name and face unique at the table: the earlier player keeps theirs, and
 * players keep their names before bots. A bot keeps its face, which is its style.
 */
export function sitDown(
  seats: readonly SeatDocument[],
  at: number,
  newcomer: SeatDocument,
): readonly SeatDocument[] {
  const othersOf = (chair: number): readonly SeatDocument[] => seats.filter((_, i) => i !== chair);
  if (newcomer.kind === 'empty') return seats.map((old, i) => (i === at ? newcomer : old));
  const isPerson = newcomer.kind === 'person';
  const before = othersOf(at).filter(({ kind }) => !isPerson || kind === 'person');
  const face = isPerson ? freeFace(newcomer.face, othersOf(at)) : newcomer.face;
  const named = { ...newcomer, face, name: freeName(newcomer.name, before) };
  return seats.map((old, i) => {
    if (i === at) return named;
    if (old.kind !== 'bot' || keyOf(old.name) !== keyOf(named.name)) return old;
    return { ...old, name: freeName(old.name, [named, ...othersOf(i)]) };
  });
}
