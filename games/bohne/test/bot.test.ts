// The bean bots: they keep the rules, know only their view, and habitue plays like somebody who has
// understood the game.

import { describe, expect, test } from 'vitest';
import { botsOf } from '@tablee/bohne/bot';
import { EDITIONS, METAS, type Edition } from '@tablee/bohne/meta';
import { PHASE, RULES, type Move, type State, type View } from '@tablee/bohne/rules';
import { Match, matchPlan, playMatch, type AnyBot, type MatchPlan } from '@tablee/bots';
import { askedSeats, assert, rngFor, type Seat } from '@tablee/kit';
import { cards, SEAT_COUNTS } from './table-setting.ts';

const NDB = 'nicht-die-bohne';
const rules = RULES[NDB];
const { random, habitue } = botsOf(NDB);

const planFor = (
  bots: readonly AnyBot[],
  rounds: number,
  seed: string,
  edition: Edition = NDB,
): MatchPlan =>
  matchPlan(
    { rules: RULES[edition], meta: METAS[edition], options: { rounds: String(rounds) } },
    bots,
    seed,
  );

/** The share of wins of one bot among others of a kind, every deal played from every seat. */
function winShare(one: AnyBot, others: AnyBot, seats: number, deals: number): number {
  let wins = 0;
  for (let i = 0; i < deals; i++)
    for (let seat = 0; seat < seats; seat++) {
      const bots = Array.from({ length: seats }, (_, s) => (s === seat ? one : others));
      const { pending } = playMatch(planFor(bots, 1, `bean arena ${i}`));
      assert(pending.kind === 'over', 'a match ends');
      const { winners } = pending.outcome;
      if (winners.includes(seat)) wins += 1 / winners.length;
    }
  return wins / (deals * seats);
}

describe('strength', () => {
  test.each([
    [3, 0.5],
    [4, 0.6],
    [5, 0.6],
    [6, 0.6],
  ])('habitue among random bots at %i seats wins more than %f of all rounds', (seats, share) => {
    expect(winShare(habitue, random, seats, 80)).toBeGreaterThan(share);
  });

  test('a random bot among three habitue ones wins less than half its even share', () => {
    expect(winShare(random, habitue, 4, 80)).toBeLessThan(0.125);
  });
});

describe('good manners', () => {
  test.each(SEAT_COUNTS)('no bot breaks a rule at %i seats, in either box', (seats) => {
    for (const edition of EDITIONS)
      for (let i = 0; i < 40; i++) {
        const bots = botsOf(edition);
        const mixed = Array.from({ length: seats }, (_, s) =>
          (i + s) % 3 === 0 ? bots.random : bots.habitue,
        );
        const { pending } = playMatch(planFor(mixed, 1 + (i % 3), `manners ${i}`, edition));
        expect(pending.kind).toBe('over');
      }
  });

  test.each(SEAT_COUNTS)(
    'what others hide changes no choice, and no view, at %i seats',
    (seats) => {
      const guesses = rngFor('hidden hands', String(seats));
      for (let i = 0; i < 3; i++) {
        const match = new Match(planFor(new Array<AnyBot>(seats).fill(habitue), 1, `hidden ${i}`));
        do {
          const { pending, state } = match.log;
          for (const seat of askedSeats(pending)) {
            const view = rules.view(state as State, seat);
            const other = rules.guess(view, seat, guesses);
            for (const bot of [random, habitue])
              expect(bot(other, seat, rngFor('same', 'mind'))).toEqual(
                bot(view, seat, rngFor('same', 'mind')),
              );
            expect(view.at.join()).toBe(rules.view(state as State, seat).at.join());
          }
        } while (match.step());
      }
    },
  );
});

// ---- situations

interface Situation {
  /** The rows of the four seats, seat 0 being the one that is asked. */
  readonly rows: readonly [string, string, string, string];
  readonly hand?: string;
  /** What lies in front of each seat; the leader's card is under the marker. */
  readonly played?: readonly [string, string, string, string];
  readonly leader?: Seat;
}

const card = (text: string): number => {
  const found = rules.card.parse(text);
  assert(found !== undefined, `a card: ${text}`);
  return found;
};

/** A view in the middle of a round of four, laid out by hand. */
function viewWith({ rows, hand = '', played, leader = 0 }: Situation, phase: number): View {
  const view = rules.setup({ seats: 4, options: { rounds: 1, first: 0 } });
  view.phase = phase;
  view.trick = 8;
  view.leader = leader;
  rows.forEach((row, seat) => {
    for (const one of cards(row)) view.addToRows(seat, card(one));
  });
  for (const one of cards(hand)) view.give(0, card(one));
  if (phase === PHASE.lead) return view;
  played?.forEach((one, seat) => {
    if (phase === PHASE.take || seat === leader) view.setPlayed(seat, card(one));
  });
  if (phase === PHASE.take) view.lying = 0b1111 & ~(1 << leader);
  return view;
}

function choice(view: View): string {
  return rules.notation.format(habitue(view, 0, rngFor('a', 'choice')) as Move);
}

/** Which of three cards seat 0, who leads, takes with this row and neutral neighbours. */
function taken(row: string, lying: readonly [string, string, string]): string {
  const rows = [row, 'R2', 'Y2', 'B2'] as const;
  const view = viewWith({ rows, played: ['Y1', ...lying] }, PHASE.take);
  return lying[Number(choice(view).slice('take '.length)) - 1]!;
}

describe('habitue takes what helps its rows', () => {
  test('the second minus of a row, and not the first', () => {
    expect(taken('G10 G-', ['R1', 'G-', 'B1'])).toBe('G-');
    expect(taken('G10 G8', ['R1', 'G-', 'B1'])).not.toBe('G-');
  });

  test('a first minus is no harm where a 0 lies already', () => {
    expect(taken('G10 G0 R5 R6', ['G-', 'R-', 'Y-'])).toBe('G-');
  });

  test('x2 for a good row, and not for a bad one', () => {
    expect(taken('G10 G8', ['R1', 'Gx2', 'B1'])).toBe('Gx2');
    expect(taken('G10 G-', ['R1', 'Gx2', 'B1'])).not.toBe('Gx2');
  });

  test('0 to save a bad row, and not to kill a good one', () => {
    expect(taken('G10 G-', ['R1', 'G0', 'B1'])).toBe('G0');
    expect(taken('G10 G8', ['R1', 'G0', 'B1'])).not.toBe('G0');
  });

  test('the high number of a good row, and not one that deepens a bad one', () => {
    expect(taken('G10 G8', ['R1', 'G7', 'B1'])).toBe('G7');
    expect(taken('G10 G-', ['R1', 'G7', 'B1'])).not.toBe('G7');
  });

  test('of two that are worth the same to it, the one that whoever is ahead would take next', () => {
    const rows = ['', 'B1', 'R10 R9 R8', 'Y1'] as const;
    for (const played of [
      ['Y2', 'Rx2', 'Gx2', 'B-'],
      ['Y2', 'B-', 'Gx2', 'Rx2'],
    ] as const) {
      const seat = Number(choice(viewWith({ rows, played }, PHASE.take)).slice('take '.length));
      expect(played[seat]).toBe('Rx2');
    }
  });
});

describe('habitue gives no presents', () => {
  const ahead = ['R3', 'Y3', 'G10 G9', 'B3'] as const;

  test('it leads no x2 and no high number into the row of whoever is ahead', () => {
    expect(choice(viewWith({ rows: ahead, hand: 'Gx2 B1' }, PHASE.lead))).toBe('lead B1');
    expect(choice(viewWith({ rows: ahead, hand: 'B1 G8' }, PHASE.lead))).toBe('lead B1');
  });

  test('it follows with no x2 either, whoever leads', () => {
    const played = ['R1', 'Y1', 'R1', 'Y1'] as const;
    for (const leader of [1, 2, 3])
      for (const hand of ['Gx2 B1', 'B1 Gx2'])
        expect(choice(viewWith({ rows: ahead, hand, played, leader }, PHASE.play))).toBe('play B1');
  });

  test('it spoils the rows of the others with a minus rather than with nothing', () => {
    const rows = ['R3', 'G4 G5', 'G10 G9', 'G3'] as const;
    expect(choice(viewWith({ rows, hand: 'B1 G-' }, PHASE.lead))).toBe('lead G-');
  });

  test('x2 goes where it hurts', () => {
    const rows = ['R3', 'G4 G-', 'B10 B9', 'Y3'] as const;
    expect(choice(viewWith({ rows, hand: 'Bx2 Gx2' }, PHASE.lead))).toBe('lead Gx2');
  });
});
