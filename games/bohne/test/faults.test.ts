// Planted faults: rules that are wrong in one place each, and the check that must notice it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { resolveSetup, rngFor, type Tell } from '@tablee/kit';
import { conform, playout, readScript, writePlaythrough, type Check } from '@tablee/kit/testing';

import { METAS } from '../meta.ts';
import {
  PHASE,
  RULES,
  type BohneRules,
  type Event,
  type State,
  type View,
} from '../rules/index.ts';
import { BACKSTAGE } from '../testing/index.ts';

const EDITION = 'nicht-die-bohne';
const RIGHT = RULES[EDITION];
const META = METAS[EDITION];

/** Who notices: a check of the conformance suite, a golden playthrough, or a quick random game. */
interface Fault {
  readonly name: string;
  readonly caughtBy: Check | 'golden' | 'playout';
  readonly rules: BohneRules;
}

const fault = (name: string, caughtBy: Fault['caughtBy'], change: Partial<BohneRules>): Fault => ({
  name,
  caughtBy,
  rules: { ...RIGHT, ...change },
});

/** Rules whose `apply` hears every event first and may pass on others. */
const retold = (change: (tell: Tell<Event>) => Tell<Event>): Partial<BohneRules> => ({
  apply: (s, step, tell) => {
    RIGHT.apply(s, step, tell && change(tell));
  },
});

/** Emits the deal's events with the strongest hand first. */
function dealtByStrength(s: State, step: Parameters<BohneRules['apply']>[1], tell?: Tell<Event>) {
  const kept: { insiders: readonly number[]; secret: Event; open: Event }[] = [];
  RIGHT.apply(s, step, {
    all: (event) => tell?.all(event),
    split: (insiders, secret, open) => kept.push({ insiders, secret, open }),
  });
  const strength = ({ secret }: { secret: Event }) =>
    secret.kind === 'dealt' ? secret.cards!.reduce((sum, card) => sum + (card & 15), 0) : 0;
  kept.sort((a, b) => strength(b) - strength(a));
  for (const { insiders, secret, open } of kept) tell?.split(insiders, secret, open);
}

/** The rows of all rounds stand from here on. */
const ROWS_BEGIN = 256;
const shortened = (count: number) => Math.max(1, count - 1);
let calls = 0;

const SECRECY: readonly Fault[] = [
  fault('a view that shows all hands', 'secret-view', {
    view: (s) => RIGHT.clone(s),
  }),
  fault('a view that tells how many different cards others hold', 'secret-view', {
    view: (s, viewer) => {
      const kinds = Array.from({ length: s.seats }, (_, seat) => s.kinds(seat));
      return Object.assign(RIGHT.view(s, viewer), { different: kinds });
    },
  }),
  fault('a deal that tells everyone all cards', 'secret-events', {
    ...retold((tell) => ({
      all: (event) => {
        tell.all(event);
      },
      split: (_, secret) => {
        tell.all(secret);
      },
    })),
  }),
  fault('a deal told in the order of the hands’ strength', 'secret-events', {
    apply: dealtByStrength,
  }),
  fault('a check that looks into another hand', 'sight', {
    check: (s, seat, move) =>
      RIGHT.check(s, seat, move) ??
      (move.kind === 'take' && s.kinds(move.seat) === 0 && s.trick < s.cardsEach - 1
        ? { rule: 'NB-22', why: 'not-lying', facts: {} }
        : undefined),
  }),
  fault('a guess that forgets the own hand', 'guess', {
    guess: (view, seat, rng) => {
      const state = RIGHT.guess(view, seat, rng);
      state.emptyHand(seat);
      return state;
    },
  }),
];

const PROMISES: readonly Fault[] = [
  fault('a clone that shares its numbers', 'clone', {
    clone: (s) => Object.assign(Object.create(Object.getPrototypeOf(s) as object) as State, s),
  }),
  fault('a copyFrom that forgets a number', 'copy-from', {
    copyFrom: (s, other) => {
      const [forgotten] = s.at;
      RIGHT.copyFrom(s, other);
      s.at[0] = forgotten!;
    },
  }),
  fault('a pack that loses a number', 'pack', {
    pack: (view) => RIGHT.pack(view).with(3, 0),
  }),
  fault('an index that is off by one', 'indexed-apply', {
    applyAt: (s, seat, i) => {
      RIGHT.applyAt(s, seat, (i + 1) % RIGHT.count(s, seat));
    },
  }),
  fault('a move that is listed twice', 'listed-once', {
    moves: (s, seat, into) => {
      RIGHT.moves(s, seat, into);
      if (into.length > 0) into.push(into[0]!);
    },
  }),
  fault('a legal move that is not listed', 'unlisted-is-refused', {
    count: (s, seat) => {
      const count = RIGHT.count(s, seat);
      return count === 0 ? 0 : shortened(count);
    },
    moves: (s, seat, into) => {
      RIGHT.moves(s, seat, into);
      into.length = into.length === 0 ? 0 : shortened(into.length);
    },
  }),
  fault('a leader who may also play a second card', 'not-asked', {
    check: (s: View, seat, move) =>
      s.phase === PHASE.play && move.kind === 'play' && s.placeOf(seat, move.card) >= 0
        ? undefined
        : RIGHT.check(s, seat, move),
  }),
  fault('a refusal by a rule that does not exist', 'refusal-ids', {
    check: (s, seat, move) => {
      const refusal = RIGHT.check(s, seat, move);
      return refusal && { ...refusal, rule: refusal.rule.replace('NB-2', 'NB-9') };
    },
  }),
  fault('a step that has another effect every second time', 'deterministic', {
    apply: (s, step, tell) => {
      RIGHT.apply(s, step, tell);
      calls += 1;
      if (s.phase === PHASE.lead) s.taker = calls % 2;
    },
  }),
  fault('a step that does less when nobody listens', 'silent-apply', {
    apply: (s, step, tell) => {
      RIGHT.apply(s, step, tell);
      if (tell === undefined && s.phase === PHASE.play) s.setPlayed(s.leader, 0);
    },
  }),
  fault('a move with two spellings', 'notation', {
    notation: {
      ...RIGHT.notation,
      parse: (text) => RIGHT.notation.parse(text.replace(/ 0+(?=\d)/, ' ')),
    },
  }),
  fault('a promise of fewer steps than a game takes', 'ends', { stepsMax: () => 30 }),
  fault('a match that begins anew instead of ending', 'playout', {
    apply: (s, step, tell) => {
      RIGHT.apply(s, step, tell);
      if (s.phase !== PHASE.over) return;
      const { seats, rounds, first } = s;
      RIGHT.copyFrom(s, RIGHT.setup({ seats, options: { rounds, first } }));
    },
    applyAt: (s, seat, i) => {
      RIGHT.applyAt(s, seat, i);
      const { seats, rounds, first } = s;
      if (s.phase === PHASE.over)
        RIGHT.copyFrom(s, RIGHT.setup({ seats, options: { rounds, first } }));
    },
  }),
];

const RULES_FAULTS: readonly Fault[] = [
  fault('a trick that is not counted', 'witness', {
    apply: (s, step, tell) => {
      const before = RIGHT.clone(s);
      RIGHT.apply(s, step, tell);
      if (before.trick !== 4 || s.trick !== 5) return;
      // Everything but the numbers that say how far the round is: the rows are what they were.
      s.at.set(before.at.subarray(ROWS_BEGIN), ROWS_BEGIN);
    },
  }),
  fault('a points line that is off by one', 'golden', {
    ...retold((tell) => ({
      all: (event) => {
        tell.all(
          event.kind === 'scored'
            ? { ...event, points: event.points.map((points, i) => (i === 0 ? points + 1 : points)) }
            : event,
        );
      },
      split: (...told) => {
        tell.split(...told);
      },
    })),
  }),
  fault('a shared win that only one gets', 'golden', {
    pending: (s) => {
      const pending = RIGHT.pending(s);
      if (pending.kind !== 'over') return pending;
      const { outcome } = pending;
      return { ...pending, outcome: { ...outcome, winners: outcome.winners.slice(0, 1) } };
    },
  }),
  fault('a wrong rule that refuses to take one’s own card', 'golden', {
    check: (s, seat, move) => {
      const refusal = RIGHT.check(s, seat, move);
      return refusal?.why === 'own-card' ? { ...refusal, rule: 'NB-25' } : refusal;
    },
  }),
];

export const FAULTS: readonly Fault[] = [...SECRECY, ...PROMISES, ...RULES_FAULTS];

const HOME = path.join(import.meta.dirname, '..', 'golden');
const GOLDENS = readdirSync(HOME)
  .filter((name) => name.startsWith(EDITION) && name.endsWith('.play'))
  .map((name) => readFileSync(path.join(HOME, name), 'utf8'));

const conformChecks = (rules: BohneRules): readonly Check[] =>
  conform({
    rules,
    meta: META,
    backstage: BACKSTAGE,
    seats: 4,
    options: { rounds: '1' },
    games: 4,
    seed: 'faults',
  }).map(({ check }) => check);

const goldenDiffers = (rules: BohneRules): boolean =>
  GOLDENS.some((text) => {
    const game = { rules, meta: META, backstage: BACKSTAGE };
    return writePlaythrough(game, readScript(text)) !== text;
  });

function playoutFails(rules: BohneRules): boolean {
  const setup = resolveSetup(META, 4, {}, () => 0);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  try {
    playout(rules, setup.value, rngFor('faults', 'playout'));
    return false;
  } catch {
    return true;
  }
}

describe('the right rules', () => {
  test('draw no complaint from any of the checks', () => {
    expect(conformChecks(RIGHT)).toEqual([]);
    expect(goldenDiffers(RIGHT)).toBe(false);
    expect(playoutFails(RIGHT)).toBe(false);
  });
});

describe('planted faults', () => {
  test.each(FAULTS)('$name: noticed by $caughtBy', ({ caughtBy, rules }) => {
    if (caughtBy === 'golden') expect(goldenDiffers(rules)).toBe(true);
    else if (caughtBy === 'playout') expect(playoutFails(rules)).toBe(true);
    else expect(conformChecks(rules)).toContain(caughtBy);
  });
});
