// What people type at a bean table, read as the record spells it.

import { seatMeant, type Names, type Seat } from '@tablee/kit';
import type { Edition } from '../meta.ts';
import { CARD_CODECS, NOTATIONS, PHASE, rankOf, RANKS, type View } from '../rules/index.ts';

/** Words for the three moves; the first of each line is the record's. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  lead: ['lead', 'entame', 'entamer', 'mener', 'ausspielen'],
  play: ['play', 'joue', 'jouer', 'pose', 'poser', 'spiele', 'spielen', 'lege', 'legen'],
  take: ['take', 'prends', 'prendre', 'nimm', 'nehme', 'nehmen'],
};

export function readTyped(
  edition: Edition,
  view: View,
  seat: Seat,
  typed: string,
  names: Names | undefined,
): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  const [first = '', ...rest] = text.split(' ');
  const verb = verbOf(first);
  const object = verb === undefined ? text : rest.join(' ');
  const found = readObject(edition, view, seat, object, verb ?? implied(view), names);
  return found ?? typed;
}

const verbOf = (word: string): string | undefined =>
  Object.keys(VERBS).find((verb) => VERBS[verb]!.includes(word.toLowerCase()));

/** What a card or a name alone means now. */
const implied = ({ phase }: View): string =>
  phase === PHASE.take ? 'take' : phase === PHASE.play ? 'play' : 'lead';

function readObject(
  edition: Edition,
  view: View,
  seat: Seat,
  object: string,
  verb: string,
  names: Names | undefined,
): string | undefined {
  const card = readCard(edition, object);
  const spell = NOTATIONS[edition];
  if (verb === 'take') {
    const from = card === undefined ? seatMeant(object, names) : lyingSeat(view, card);
    return from === undefined ? undefined : spell.format({ kind: 'take', seat: from });
  }
  const face = card ?? onlyOfRank(view, seat, object);
  if (face === undefined) return undefined;
  return spell.format({ kind: verb === 'lead' ? 'lead' : 'play', card: face });
}

/** `g5`, `Gx2`, `g −`: letter first, however it is written. */
function readCard(edition: Edition, text: string): number | undefined {
  const code = text
    .replace(/ /g, '')
    .replace(/[−–]/g, '-')
    .replace(/×/g, 'x')
    .toLowerCase();
  return CARD_CODECS[edition].parse(code.charAt(0).toUpperCase() + code.slice(1));
}

/** A bare `5` is clear where only one card in hand has that face. */
function onlyOfRank(view: View, seat: Seat, text: string): number | undefined {
  const rank = (RANKS as readonly string[]).indexOf(text.toLowerCase());
  const faces = new Set(view.hand(seat).filter((card) => rankOf(card) === rank));
  const [face] = faces;
  return faces.size === 1 ? face : undefined;
}

/** Whose card this is, where only one like it is still in front of somebody. */
function lyingSeat(view: View, card: number): Seat | undefined {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat).filter(
    (seat) =>
      view.played(seat) === card && (seat === view.leader || (view.lying & (1 << seat)) !== 0),
  );
  return seats.length === 1 ? seats[0] : undefined;
}
