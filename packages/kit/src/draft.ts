// Derives the rest of a game's contract from a draft: correct but slow. An author replaces a slow
// part with code written by hand; the conformance suite checks either.

import { assert } from './assert.ts';
import { askedSeats } from './asked.ts';
import { copyOf, isObject } from './copy.ts';
import type { Card, Rules, Seat } from './game.ts';
import { NO_FACTS, type Refusal } from './refusal.ts';

type Derivable =
  | 'version'
  | 'upgrades'
  | 'check'
  | 'checkChance'
  | 'moves'
  | 'count'
  | 'moveAt'
  | 'applyAt'
  | 'applySealedAt'
  | 'clone'
  | 'copyFrom'
  | 'pack'
  | 'unpack'
  | 'derivedWords'
  | 'derived';

/**
 * A game before it is in a hurry. Its states are objects of plain data; its views, which travel,
 * hold nothing but numbers, texts, true and false, null, lists and objects of these.
 */
export type RulesDraft<View, State extends View, Move, Event> = Omit<
  Rules<View, State, Move, Event>,
  Derivable
> &
  Partial<Pick<Rules<View, State, Move, Event>, Derivable>> & {
    /** The legal moves of a seat, in a fixed order, each once. Called for asked seats only. */
    legal(sight: View, seat: Seat): readonly Move[];
  };

/** How a draft refuses, by the first rule that governs: its texts need these two sentences. */
export const DRAFT_WHYS = ['not-legal', 'not-drawn'] as const;

export function rulesFrom<View, State extends View, Move, Event>(
  draft: RulesDraft<View, State, Move, Event>,
): Rules<View, State, Move, Event> {
  const legal = (sight: View, seat: Seat): readonly Move[] =>
    askedSeats(rules.pending(sight)).includes(seat) ? draft.legal(sight, seat) : [];
  const refuse = (sight: View, why: (typeof DRAFT_WHYS)[number]): Refusal => ({
    rule: rules.governing(sight)[0]!,
    why,
    facts: NO_FACTS,
  });
  const rules: Rules<View, State, Move, Event> = {
    version: 1,
    upgrades: [],
    check(sight, seat, move) {
      const text = rules.notation.format(move);
      const isLegal = legal(sight, seat).some((one) => rules.notation.format(one) === text);
      return isLegal ? undefined : refuse(sight, 'not-legal');
    },
    checkChance(state, cards) {
      const pending = rules.pending(state);
      const fits =
        pending.kind === 'chance' && cards.length === pending.take && areOf(cards, pending.from);
      return fits ? undefined : refuse(state, 'not-drawn');
    },
    moves(sight, seat, into) {
      for (const move of legal(sight, seat)) into.push(move);
    },
    count: (sight, seat) => legal(sight, seat).length,
    moveAt: (sight, seat, i) => legal(sight, seat)[i]!,
    applyAt(state, seat, i) {
      rules.apply(state, { kind: 'move', seat, move: rules.moveAt(state, seat, i) });
    },
    applySealedAt(state, picks) {
      const choices = askedSeats(rules.pending(state)).map((seat) => ({
        seat,
        move: rules.moveAt(state, seat, picks[seat]!),
      }));
      rules.apply(state, { kind: 'sealed', choices });
    },
    clone: copyOf,
    copyFrom(state, other) {
      const target = state as Record<string, unknown>;
      for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
      Object.assign(target, copyOf(other));
    },
    pack,
    unpack: (_, packed) => unpack(packed) as View | undefined,
    derivedWords: [],
    derived: () => undefined,
    ...draft,
  };
  return rules;
}

/** Whether all these cards are among those, none more often than there. */
function areOf(cards: readonly Card[], from: readonly Card[]): boolean {
  const left = [...from];
  return cards.every((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The characters of its JSON. */
function pack(view: unknown, into: number[] = []): number[] {
  const text = JSON.stringify(view, (key, value: unknown) => {
    assert(isPlain(value), `a view that the kit can pack holds plain data at “${key}”`);
    return value;
  });
  into.length = text.length;
  for (let i = 0; i < text.length; i++) into[i] = text.charCodeAt(i);
  return into;
}

function unpack(packed: readonly number[]): unknown {
  let view: unknown;
  try {
    view = JSON.parse(packed.map((code) => String.fromCharCode(code)).join(''));
  } catch {
    return undefined;
  }
  // There is one spelling only: what was packed otherwise was not packed here.
  const again = pack(view);
  const isOurs = again.length === packed.length && again.every((code, i) => code === packed[i]);
  return isOurs ? view : undefined;
}

const isPlain = (value: unknown): boolean =>
  isObject(value)
    ? Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
    : value === null ||
      typeof value === 'string' ||
      typeof value === 'boolean' ||
      Number.isFinite(value);
