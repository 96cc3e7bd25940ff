// What people type at a Chicorée table, read as the record spells it.

import { seatMeant, type Card, type Names, type Seat } from '@tablee/kit';
import {
  cardCodec,
  isChain,
  isStart,
  JOK,
  NOTATION,
  PHASE,
  RULES,
  type Move,
  type View,
} from '../rules/index.ts';

const WORDS: Readonly<Record<'pass' | 'done', readonly string[]>> = {
  pass: ['pass', 'passe', 'passer', 'passen', 'p'],
  done: ['done', 'fin', 'finir', 'terminer', 'fertig', 'ende', 'end', 'finish', 'd', 'f'],
};

/** Words before a card that say no more than the moment does. */
const FILLERS = [
  'lay', 'start', 'play', 'sell', 'show', 'bid', 'as', 'on',
  'pose', 'poser', 'joue', 'jouer', 'vends', 'vendre', 'montre', 'montrer', 'mise', 'miser',
  'comme', 'contre',
  'lege', 'legen', 'spiele', 'spielen', 'verkaufe', 'zeige', 'zeigen', 'biete', 'bieten',
  'als', 'auf', 'gegen',
]; // prettier-ignore

export function readTyped(view: View, seat: Seat, typed: string, names: Names | undefined): string {
  const text = typed.trim().replace(/[\s,]+/g, ' ');
  const lower = text.toLowerCase();
  for (const word of ['pass', 'done'] as const) if (WORDS[word].includes(lower)) return word;
  const tokens = text.split(' ');
  // The record's own words say which move is meant, even where another would be legal.
  const spelled = NOTATION.parse(tokens.map((token) => spell(token)).join(' '));
  if (spelled.ok) return NOTATION.format(spelled.value);
  const objects = tokens.filter((token) => !FILLERS.includes(token.toLowerCase()));
  const move = readObjects(view, seat, objects, names);
  return move === undefined ? typed : NOTATION.format(move);
}

const asCard = (token: string): Card | undefined => cardCodec.parse(token.toUpperCase());

/** Codes in capitals, everything else small. */
const spell = (token: string): string =>
  asCard(token) === undefined ? token.toLowerCase() : token.toUpperCase();

function readObjects(
  view: View,
  seat: Seat,
  tokens: readonly string[],
  names: Names | undefined,
): Move | undefined {
  const [first = '', ...rest] = tokens;
  if (rest.length === 0 && /^[0-9]+$/.test(first) && isAuction(view))
    return { kind: 'bid', amount: Number(first) };
  const card = asCard(first);
  if (card === undefined) return undefined;
  switch (view.phase) {
    case PHASE.challenge: {
      const cards = tokens.map(asCard).filter((one) => one !== undefined);
      return cards.length === tokens.length ? { kind: 'show', cards } : undefined;
    }
    case PHASE.sell:
      return rest.length === 0 ? { kind: 'sell', card } : undefined;
    default:
      return readMain(view, seat, card, rest.join(' '), names);
  }
}

const isAuction = ({ phase }: View): boolean =>
  phase === PHASE.auction || phase === PHASE.melee || phase === PHASE.bluff;

/** A card in steps 3 to 6, with the number or the person it is aimed at. */
function readMain(
  view: View,
  seat: Seat,
  card: Card,
  aim: string,
  names: Names | undefined,
): Move | undefined {
  if (card === JOK) {
    if (/^c?[1-7]$/i.test(aim)) return { kind: 'lay', card, as: Number(aim.slice(-1)) };
    return aim === '' ? (onlyMove(view, seat, card) ?? { kind: 'lay', card, as: null }) : undefined;
  }
  if (aim !== '') {
    // « sur » is a French word and a card; between a card and a person it is the word.
    const on = seatMeant(aim.replace(/^sur /i, ''), names);
    return on === undefined ? undefined : { kind: 'play', card, on };
  }
  if (isChain(card)) return { kind: 'lay', card, as: null };
  if (isStart(card)) return { kind: 'start', card };
  return onlyMove(view, seat, card) ?? { kind: 'play', card, on: null };
}

/** The one legal move with this card, where there is exactly one. */
function onlyMove(view: View, seat: Seat, card: Card): Move | undefined {
  if (view.phase !== PHASE.main) return undefined;
  const legal: Move[] = [];
  RULES.moves(view, seat, legal);
  const fitting = legal.filter((move) => 'card' in move && move.card === card);
  return fitting.length === 1 ? fitting[0] : undefined;
}
