// [NB-30] to [NB-34]: what rows and rounds are worth, against a second opinion from the text.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '@tablee/bohne/meta';
import { addToRow, RULES, scoreRound, scoreRow, sheetOf } from '@tablee/bohne/rules';
import { padOf, worthOfRow } from './second-opinion.ts';
import {
  cards,
  deckOf,
  fill,
  playRound,
  rowsOf,
  suitCards,
  table,
  viewOf,
} from './table-setting.ts';

/** A row of the rules' own kind, filled card by card. */
function rowWith(edition: Edition, taken: readonly string[]): number {
  let row = 0;
  for (const card of taken) row = addToRow(row, RULES[edition].card.parse(card)!)!;
  return row;
}

const worth = (text: string): number => scoreRow(rowWith('nicht-die-bohne', cards(text))).value;

/** The pad of a seat after a round in which it took these cards and no others that count. */
function padAfter(edition: Edition, seats: number, taken: string) {
  const scene = table(edition, seats, { rounds: '1' });
  const others = Array.from({ length: seats - 1 }, () => []);
  const [points] = playRound(scene, fill(edition, [cards(taken), ...others]));
  const pad = sheetOf(viewOf(scene, 'watcher')).rounds[0]![0]!;
  expect(Number(points!.split(' ')[1])).toBe(pad.sum);
  return pad;
}

describe('the worked examples', () => {
  test('[NB-34] red 3 6, blue 8 2 4 with two - and x2, green 0, yellow 4 9 -: 37, 13, 24', () => {
    const pad = padAfter('nicht-die-bohne', 5, 'R3 R6 B8 B2 B4 B- B- Bx2 G0 Y4 Y9 Y-');
    expect(pad.rows.map(({ value }) => value)).toEqual([0, 9, -13, 28]);
    expect([pad.plus, pad.minus, pad.sum]).toEqual([37, 13, 24]);
  });

  test('[NB-34] the same with more green cards beside the 0', () => {
    const pad = padAfter('nicht-die-bohne', 4, 'R3 R6 B8 B2 B4 B- B- Bx2 G0 G10 Gx2 G- Y4 Y9 Y-');
    expect([pad.plus, pad.minus, pad.sum]).toEqual([37, 13, 24]);
  });

  test('[NB-32] white 3 5 7 with x2 and two -: (3 + 5 + 7) × 2 = +30', () => {
    const pad = padAfter('pas-de-bras', 4, 'W3 W5 W7 Wx2 W- W- M0 M9 M10 D0 D10 D- H0 H10 Hx2');
    expect(pad.rows.map(({ value }) => value)).toEqual([30, 0, 0, 0]);
    expect([pad.plus, pad.minus, pad.sum]).toEqual([30, 0, 30]);
  });
});

describe('a row', () => {
  test('[NB-30] its numbers are added up', () => {
    expect(worth('')).toBe(0);
    expect(worth('R7')).toBe(7);
    expect(worth('R3 R6')).toBe(9);
    expect(worth('G1 G2 G3 G4 G5 G6 G7 G8 G9 G10')).toBe(55);
  });

  test('[NB-31] one or three - make it negative, none or two leave it positive', () => {
    expect(['Y4 Y9', 'Y4 Y9 Y-', 'Y4 Y9 Y- Y-', 'Y4 Y9 Y- Y- Y-'].map(worth)).toEqual([
      13, -13, 13, -13,
    ]);
  });

  test('[NB-32] x2 doubles after sum and sign', () => {
    expect(['B5 Bx2', 'B5 B- Bx2', 'B5 B- B- Bx2', 'B5 B- B- B- Bx2'].map(worth)).toEqual([
      10, -10, 10, -10,
    ]);
    expect(scoreRow(rowWith('nicht-die-bohne', cards('B5 B7 B- Bx2')))).toEqual({
      sum: 12,
      sign: -1,
      factor: 2,
      value: -24,
    });
  });

  test('[NB-33] 0 makes the row worth 0 and cancels x2 and -', () => {
    for (const row of ['G0', 'G0 G10', 'G0 G10 G-', 'G0 G10 Gx2', 'G0 G10 G9 G- G- G- Gx2'])
      expect(worth(row)).toBe(0);
  });

  test('[NB-31] without numbers it is worth 0, never -0', () => {
    for (const row of ['', 'R-', 'R- R-', 'R- R- R-', 'Rx2', 'R- Rx2', 'R- R- R- Rx2', 'R- R0'])
      expect(Object.is(worth(row), 0), row).toBe(true);
  });

  test('[NB-33] all 16384 rows are worth what the text says', () => {
    const specials = ['', 'G-', 'G- G-', 'G- G- G-'].flatMap((minuses) =>
      ['', 'Gx2'].flatMap((double) => ['', 'G0'].map((zero) => `${minuses} ${double} ${zero}`)),
    );
    const wrong: string[] = [];
    let seen = 0;
    for (const special of specials)
      for (let numbers = 0; numbers < 1024; numbers++) {
        const chosen = suitCards('G').filter((_, i) => i < 10 && (numbers >> i) % 2 === 1);
        const taken = [...chosen, ...cards(special)];
        const { value } = scoreRow(rowWith('nicht-die-bohne', taken));
        if (!Object.is(value, worthOfRow(taken))) wrong.push(`${taken.join(' ')} → ${value}`);
        seen += 1;
      }
    expect(wrong).toEqual([]);
    expect(seen).toBe(16384);
  });

  test('[NB-32] the order in which the cards were taken does not matter', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EDITIONS),
        fc.nat({ max: 3 }),
        fc.shuffledSubarray(suitCards('?')),
        (edition, suit, some) => {
          const letter = deckOf(edition)[15 * suit]![0]!;
          const taken = some.map((card) => card.replace('?', letter));
          const row = rowWith(edition, taken);
          expect(row).toBe(rowWith(edition, [...taken].sort()));
          expect(Object.is(scoreRow(row).value, worthOfRow(taken))).toBe(true);
        },
      ),
    );
  });
});

describe('a round', () => {
  test('[NB-34] is the sum over the four suits, split into Spiel + and Spiel -', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(deckOf('nicht-die-bohne')), (taken) => {
        const rows = ['G', 'R', 'Y', 'B'].map((letter) =>
          rowWith(
            'nicht-die-bohne',
            taken.filter((card) => card.startsWith(letter)),
          ),
        );
        const { plus, minus, sum } = scoreRound(rows);
        expect({ plus, minus }).toEqual(padOf(taken));
        expect(Object.is(sum, plus - minus)).toBe(true);
      }),
    );
  });

  test('[NB-34] played for real: points, pad and rows agree for any split of the cards', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EDITIONS),
        fc.constantFrom(3, 4, 5, 6),
        fc.shuffledSubarray(
          Array.from({ length: 60 }, (_, i) => i),
          { minLength: 60 },
        ),
        (edition, seats, order) => {
          const deck = deckOf(edition);
          const wanted = Array.from({ length: seats }, (_, seat) =>
            order.filter((_, i) => i % seats === seat).map((place) => deck[place]!),
          );
          const scene = table(edition, seats, { rounds: '1' });
          const derived = playRound(scene, wanted);
          const pads = wanted.map(padOf);
          expect(derived[0]).toBe(
            `points ${pads.map(({ plus, minus }) => plus - minus).join(' ')}`,
          );
          const view = viewOf(scene, 'watcher');
          sheetOf(view).rounds[0]!.forEach(({ plus, minus }, seat) => {
            expect({ plus, minus }).toEqual(pads[seat]);
            expect(rowsOf(view, edition, seat).flat().sort()).toEqual([...wanted[seat]!].sort());
          });
        },
      ),
      { numRuns: 60 },
    );
  });
});
