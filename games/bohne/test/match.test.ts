// [NB-40] to [NB-45]: rounds and games, who leads them, who wins, and who may sit in.

import { describe, expect, test } from 'vitest';
import { botsOf } from '@tablee/bohne/bot';
import { EDITIONS, METAS } from '@tablee/bohne/meta';
import { RULES, sheetOf } from '@tablee/bohne/rules';
import { askedSeats, assert, resolveSetup, rngFor, type Outcome, type Seat } from '@tablee/kit';
import type { Scene } from '@tablee/kit/testing';
import { Retelling } from './second-opinion.ts';
import {
  anyLine,
  cards,
  deal,
  fill,
  handOf,
  playByLot,
  playRound,
  rowsOf,
  SEAT_COUNTS,
  suitCards,
  table,
  viewOf,
} from './table-setting.ts';

const NDB = 'nicht-die-bohne';
const PDB = 'pas-de-bras';

/** A suit with its 0 is worth nothing, so that one row is left to decide. */
const GREEN = suitCards('G');
const RED = suitCards('R');
const YELLOW = suitCards('Y');
const BLUE = suitCards('B');

const without = (suit: readonly string[], text: string): string[] => {
  const left = [...suit];
  for (const card of cards(text)) left.splice(left.indexOf(card), 1);
  return left;
};

/** Blue decides: 20 for seat 0, 20 for seat 1 and 0 for seat 2. */
const TWO_AHEAD = [
  [...GREEN, ...cards('B10 B1 B2 B3 B4')],
  [...RED, ...cards('B5 B6 B9 B- B-')],
  [...YELLOW, ...cards('B7 B8 B0 Bx2 B-')],
];

/** The same hands, moved on by one seat: 0 for seat 0, and 20 for the other two. */
const TWO_OTHERS = [TWO_AHEAD[2]!, TWO_AHEAD[0]!, TWO_AHEAD[1]!];

/** Seat 0 gets -78, seat 1 gets -10, seat 2 gets -1. */
const ALL_BELOW_ZERO = [
  [...without(RED, 'R1 R-'), ...cards('G- G10 G9 G8 Gx2 G7 G5')],
  [...YELLOW, ...cards('G- G1 G2 G3 G4')],
  [...BLUE, ...cards('G0 G- G6 R1 R-')],
];

function outcomeOf(scene: Scene): Outcome {
  const { pending } = scene;
  assert(pending.kind === 'over', 'the match is over');
  return pending.outcome;
}

/** Who led each round, and how many there were. */
const firstLeaders = (scene: Scene, seats: number): number[] =>
  new Retelling(seats, scene.log.lines).rounds.map(({ tricks }) => tricks[0]!.leader);

describe('the end of Nicht die Bohne!', () => {
  test('[NB-40] the highest total of the three Summe wins', () => {
    const scene = table(NDB, 3);
    expect(playRound(scene, TWO_AHEAD)).toEqual(['points 20 20 0']);
    expect(playRound(scene, TWO_OTHERS)).toEqual(['points 0 20 20']);
    expect(playRound(scene, ALL_BELOW_ZERO)).toEqual(['points -78 -10 -1', 'over total 1']);
    expect(outcomeOf(scene)).toEqual({
      reason: 'total',
      rule: 'NB-40',
      winners: [1],
      scores: [20 - 78, 40 - 10, 20 - 1],
    });
    expect(sheetOf(viewOf(scene, 'watcher')).totals).toEqual([-58, 30, 19]);
  });

  test('[NB-40] the highest total wins even below zero', () => {
    const scene = table(NDB, 3, { rounds: '1' });
    expect(playRound(scene, ALL_BELOW_ZERO)).toEqual(['points -78 -10 -1', 'over total 2']);
    expect(outcomeOf(scene).scores).toEqual([-78, -10, -1]);
  });
});

describe('the end of Pas de bras', () => {
  const inChocolate = (rows: readonly string[][]): string[][] =>
    rows.map((row) => row.map((card) => 'WMDH'['GRYB'.indexOf(card[0]!)]! + card.slice(1)));

  test('[NB-41] each game has its winner, the cumulated scores the grand winner', () => {
    const scene = table(PDB, 3);
    playRound(scene, inChocolate(ALL_BELOW_ZERO));
    playRound(scene, inChocolate(TWO_OTHERS));
    const derived = playRound(scene, inChocolate(TWO_AHEAD));
    expect(derived).toEqual(['points 20 20 0', 'over total 1']);
    const games = sheetOf(viewOf(scene, 'watcher')).rounds.map((seats) => {
      const sums = seats.map(({ sum }) => sum);
      return sums.flatMap((sum, seat) => (sum === Math.max(...sums) ? [seat] : []));
    });
    expect(games).toEqual([[2], [1, 2], [0, 1]]);
    expect(outcomeOf(scene)).toEqual({
      reason: 'total',
      rule: 'NB-41',
      winners: [1],
      scores: [-58, 30, 19],
    });
  });
});

describe.each(EDITIONS)('the rounds of %s', (edition) => {
  test('[NB-42] the first lead passes to the left after each round, whoever holds the marker', () => {
    for (const seats of SEAT_COUNTS)
      for (let first = 0; first < seats; first++) {
        const scene = table(edition, seats, { rounds: String(seats + 2), first: String(first) });
        playByLot(scene, edition, 10 * seats + first);
        expect(firstLeaders(scene, seats)).toEqual(
          Array.from({ length: seats + 2 }, (_, round) => (first + round) % seats),
        );
      }
  });

  test('[NB-44] by default three rounds, or as many games as players', () => {
    for (const seats of SEAT_COUNTS) {
      const setup = resolveSetup(METAS[edition], seats, {}, () => 0);
      assert(setup.ok, 'the defaults are fine');
      expect(setup.value.options).toEqual({ rounds: edition === NDB ? 3 : seats, first: 0 });
    }
  });

  test.each([1, 2, 12])('[NB-44] a table of %i rounds ends after them', (rounds) => {
    const scene = table(edition, 4, { rounds: String(rounds) });
    playByLot(scene, edition, rounds);
    const { lines } = scene.log;
    expect(lines.filter((line) => line.startsWith('chance'))).toHaveLength(rounds);
    expect(lines.filter((line) => line.startsWith('points'))).toHaveLength(rounds);
    expect(lines.at(-2)).toMatch(/^points/);
    expect(lines.at(-1)).toMatch(/^over total( \d)+$/);
    expect(lines.filter((line) => line.startsWith('over'))).toHaveLength(1);
  });

  test('[NB-44] refuses no round, thirteen rounds and what is no number', () => {
    for (const rounds of ['0', '13', 'x', '', '-1', '1.5', '01', '1e1', ' 3']) {
      const setup = resolveSetup(METAS[edition], 4, { rounds }, () => 0);
      expect(setup, rounds).toMatchObject({ ok: false, error: { rule: 'NB-44' } });
    }
  });
});

describe('equal totals', () => {
  test('[NB-43] two in front share the win', () => {
    const scene = table(NDB, 3, { rounds: '1' });
    expect(playRound(scene, TWO_AHEAD)).toEqual(['points 20 20 0', 'over total 0 1']);
    expect(outcomeOf(scene).winners).toEqual([0, 1]);
  });

  test('[NB-43] so do all, when nobody has more', () => {
    const scene = table(NDB, 4, { rounds: '1' });
    const derived = playRound(scene, [GREEN, RED, YELLOW, BLUE]);
    expect(derived).toEqual(['points 0 0 0 0', 'over total 0 1 2 3']);
    for (const score of outcomeOf(scene).scores) expect(Object.is(score, 0)).toBe(true);
  });

  test('[NB-43] totals are compared, not single rounds', () => {
    const scene = table(NDB, 3, { rounds: '3' });
    playRound(scene, TWO_AHEAD);
    playRound(scene, TWO_OTHERS);
    const derived = playRound(scene, [TWO_AHEAD[1]!, TWO_AHEAD[2]!, TWO_AHEAD[0]!]);
    expect(derived).toEqual(['points 20 0 20', 'over total 0 1 2']);
  });

  test('[NB-43] a tie behind the winner changes nothing', () => {
    const scene = table(NDB, 3, { rounds: '2' });
    playRound(scene, TWO_AHEAD);
    // Only seat 2 gets anything now; the two that were in front stay level.
    const derived = playRound(scene, [
      [...GREEN, ...cards('B0 B- B- B- B1')],
      [...without(RED, 'R1 R2 R3 R4 R5'), ...without(YELLOW, 'Y1 Y2 Y3 Y4 Y10').slice(0, 10)],
      [...cards('R1 R2 R3 R4 R5'), ...cards('Y1 Y2 Y3 Y4 Y10'), ...without(BLUE, 'B0 B- B- B- B1')],
    ]);
    expect(derived).toEqual([`points 0 0 ${15 + 20 + 2 * 54}`, 'over total 2']);
  });
});

describe.each(EDITIONS)('a seat of %s that somebody else must play on', (edition) => {
  const bot = botsOf(edition).random;

  /** The seats that the table waits for. */
  const awaited = ({ pending }: Scene): readonly Seat[] => askedSeats(pending);

  test('[NB-45] a bot goes on from any seat’s view, with the same hand and rows', () => {
    for (const seats of SEAT_COUNTS) {
      const scene = table(edition, seats, { rounds: '2' });
      const rng = rngFor('sitting in', String(seats));
      const helped = new Set<Seat>();
      for (let step = 0; scene.pending.kind !== 'over'; step++) {
        const retold = new Retelling(seats, scene.log.lines);
        for (const seat of awaited(scene)) {
          const move = bot(scene.view(seat), seat, rng);
          const text = RULES[edition].notation.format(move as never);
          expect(scene.moves(seat)).toContain(text);
          expect([...handOf(scene, edition, seat)].sort()).toEqual(
            [...retold.round.hands[seat]!].sort(),
          );
          expect(rowsOf(viewOf(scene, seat), edition, seat).flat().sort()).toEqual(
            [...retold.round.rows[seat]!].sort(),
          );
          helped.add(seat);
        }
        // People make the moves again: whoever comes back finds their seat as it was.
        scene.play(anyLine(scene, edition, rng));
      }
      expect(helped.size).toBe(seats);
    }
  });

  test('[NB-45] a table half played by people is finished by bots in all seats', () => {
    const scene = table(edition, 4, { rounds: '2' });
    playByLot(scene, edition, 45, ({ log }) => log.lines.length > 40);
    const before = [...scene.log.lines];
    const rng = rngFor('finish', 'bots');
    const ask = (seat: Seat): string => {
      const move = bot(scene.view(seat), seat, rng);
      return `${seat} ${RULES[edition].notation.format(move as never)}`;
    };
    while (scene.pending.kind !== 'over') {
      const { pending } = scene;
      if (pending.kind === 'turn') scene.play(ask(pending.seat));
      else if (pending.kind === 'sealed')
        scene.play(`sealed ${pending.seats.map(ask).join(' ; ')}`);
      else scene.play(deal(fill(edition, [[], [], [], []])));
    }
    expect(scene.log.lines.slice(0, before.length)).toEqual(before);
    expect(scene.log.lines.at(-1)).toMatch(/^over total/);
  });
});
