// The score pad of the bean games: the keys, the sheet and what it adds up to.

import { cleanName } from '@tablee/ui/pad/names.ts';
import { describe, expect, test } from 'vitest';
import { scorePadOf } from '../pad/index.ts';
import { minusesIn, RANKS as ALL_RANKS } from '../rules/index.ts';
import {
  countCards,
  handSize,
  holderOf,
  isDealable,
  KEYS,
  moved,
  NO_CARDS,
  restFor,
  rowsOf,
  toggled,
} from '../ui/pad/cards.ts';
import { cellOf, scoreSheet } from '../ui/pad/score.ts';
import {
  newSheet,
  nextEmpty,
  renamed,
  withEntry,
  withoutPlayer,
  withPlayer,
  withRounds,
  type Entry,
  type Rows,
  type Sheet,
} from '../ui/pad/sheet.ts';
import { de } from '../ui/pad/texts/de.ts';
import { en } from '../ui/pad/texts/en.ts';
import { fr } from '../ui/pad/texts/fr.ts';

/** How the keys of a suit are spelled. */
const RANKS = KEYS.map((rank) => ALL_RANKS[rank]!);
const PAD = scorePadOf('nicht-die-bohne', 'fr');
const GREEN = 0;
const RED = 1;
const YELLOW = 2;
const BLUE = 3;

/** Rows from what one would tap, per suit; a `-` may be tapped up to three times. */
function tapped(taps: Readonly<Partial<Record<number, readonly string[]>>>): Rows {
  let rows = NO_CARDS;
  for (const [suit, ranks] of Object.entries(taps)) {
    let minuses = 0;
    for (const rank of ranks ?? []) {
      const key = RANKS.indexOf(rank as (typeof RANKS)[number]) + (rank === '-' ? minuses++ : 0);
      rows = toggled(rows, Number(suit), key);
    }
  }
  return rows;
}

const cards = (taps: Parameters<typeof tapped>[0]): Entry => ({
  kind: 'cards',
  rows: tapped(taps),
});
const sums = (plus: number, minus: number): Entry => ({ kind: 'sums', plus, minus });
const trio = (): Sheet => newSheet('nicht-die-bohne', ['Odette', 'Basile', 'Rosa'], 1000);

describe('the keys', () => {
  test('there are fifteen per suit, and a tap puts in and takes out', () => {
    expect(RANKS).toHaveLength(15);
    const once = toggled(NO_CARDS, RED, 4);
    expect(countCards(once)).toBe(1);
    expect(toggled(once, RED, 4)).toEqual(NO_CARDS);
  });

  test('whichever `-` is tapped, the row has one spelling', () => {
    const first = RANKS.indexOf('-');
    const rows = toggled(toggled(NO_CARDS, BLUE, first + 2), BLUE, first + 1);
    expect(rows).toEqual(tapped({ [BLUE]: ['-', '-'] }));
    expect(minusesIn(rows[BLUE]!)).toBe(2);
    expect(toggled(rows, BLUE, first)).toEqual(tapped({ [BLUE]: ['-'] }));
  });

  test('a card of another player is shown as theirs, and can be moved', () => {
    const sheet = withEntry(trio(), 0, 1, cards({ [GREEN]: ['5', '-', '-'] }));
    const five = RANKS.indexOf('5');
    const minus = RANKS.indexOf('-');
    expect(holderOf(sheet, 0, 0, GREEN, five)).toBe(1);
    expect(holderOf(sheet, 0, 1, GREEN, five)).toBeNull();
    expect(holderOf(sheet, 1, 0, GREEN, five)).toBeNull();
    expect([0, 1, 2].map((i) => holderOf(sheet, 0, 0, GREEN, minus + i))).toEqual([null, 1, 1]);
    const after = moved(moved(sheet, 0, 1, 0, GREEN, five), 0, 1, 0, GREEN, minus + 2);
    expect(rowsOf(after, 0, 0)).toEqual(tapped({ [GREEN]: ['5', '-'] }));
    expect(rowsOf(after, 0, 1)).toEqual(tapped({ [GREEN]: ['-'] }));
  });

  test('the last player gets the rest once everyone else is complete', () => {
    const all = RANKS.filter((rank) => rank !== '-');
    const suit = [...all, '-', '-', '-'];
    let sheet = withEntry(trio(), 0, 0, cards({ [GREEN]: suit, [RED]: suit.slice(0, 5) }));
    expect(handSize(3)).toBe(20);
    expect(restFor(sheet, 0, 2)).toBeNull();
    sheet = withEntry(sheet, 0, 1, cards({ [YELLOW]: suit, [BLUE]: [...all.slice(0, 4), '-'] }));
    const rest = restFor(sheet, 0, 2);
    expect(rest).not.toBeNull();
    expect(countCards(rest!)).toBe(20);
    expect(isDealable([rest!, rowsOf(sheet, 0, 0), rowsOf(sheet, 0, 1)])).toBe(true);
    expect(isDealable([rest!, rest!])).toBe(false);
  });
});

describe('the sheet', () => {
  test('starts with the rounds of the edition and follows the number of players', () => {
    expect(trio().entries).toHaveLength(3);
    const chocolate = newSheet('pas-de-bras', ['A', 'B', 'C', 'D'], 1);
    expect(chocolate.entries).toHaveLength(4);
    expect(withPlayer(chocolate, 'E').entries).toHaveLength(5);
    expect(withoutPlayer(chocolate, 0).names).toEqual(['B', 'C', 'D']);
    expect(withoutPlayer(chocolate, 0).entries).toHaveLength(3);
    expect(withPlayer(withRounds(chocolate, 2), 'E').entries).toHaveLength(2);
    expect(withPlayer(trio(), 'D').entries).toHaveLength(3);
  });

  test('has three to six players, and keeps what they have when one leaves', () => {
    expect(withoutPlayer(trio(), 0).names).toHaveLength(3);
    let sheet = trio();
    for (let i = 0; i < 9; i++) sheet = withPlayer(sheet, '');
    expect(sheet.names).toHaveLength(6);
    const entered = withEntry(sheet, 0, 2, sums(3, 4));
    expect(withoutPlayer(entered, 0).entries[0]![1]).toEqual(sums(3, 4));
  });

  test('never drops a round that was begun', () => {
    const sheet = withEntry(trio(), 1, 0, sums(1, 0));
    expect(withRounds(sheet, 1).entries).toHaveLength(2);
    expect(withRounds(sheet, 99).entries).toHaveLength(12);
  });

  test('cleans names', () => {
    expect(cleanName('  Zoé\u0007 ')).toBe('Zoé');
    expect(cleanName('x'.repeat(50))).toHaveLength(20);
    expect(renamed(trio(), 1, ' Ida ').names[1]).toBe('Ida');
  });

  test('knows where to go on', () => {
    const sheet = withEntry(trio(), 0, 2, sums(1, 0));
    expect(nextEmpty(sheet, 0, 2)).toEqual({ round: 0, player: 0 });
    expect(nextEmpty(sheet, 0, 1)).toEqual({ round: 0, player: 0 });
    const full = trio().names.reduce(
      (now, _, player) =>
        [0, 1, 2].reduce((one, round) => withEntry(one, round, player, sums(0, 0)), now),
      trio(),
    );
    expect(nextEmpty(full, 2, 2)).toBeNull();
  });
});

describe('the sums', () => {
  const example = cards({
    [GREEN]: ['0', '7'],
    [RED]: ['3', '6'],
    [YELLOW]: ['4', '9', '-'],
    [BLUE]: ['8', '2', '4', '-', '-', 'x2'],
  });

  test('[NB-34] the worked example gives 37, 13 and 24', () => {
    expect(cellOf(example, PAD)).toMatchObject({ plus: 37, minus: 13, sum: 24 });
  });

  test('says who is missing, who leads and who has won, ties included', () => {
    let sheet = trio();
    expect(scoreSheet(sheet, PAD).standing).toEqual({ kind: 'blank' });
    sheet = withEntry(sheet, 0, 0, example);
    expect(scoreSheet(sheet, PAD).standing).toEqual({ kind: 'missing', round: 0, players: [1, 2] });
    sheet = withEntry(withEntry(sheet, 0, 1, sums(30, 0)), 0, 2, sums(0, 5));
    const { standing, totals, bests } = scoreSheet(sheet, PAD);
    expect(totals).toEqual([24, 30, -5]);
    expect(bests).toEqual([[1], [], []]);
    expect(standing).toEqual({ kind: 'leads', players: [1], total: 30, ahead: 6 });
    for (const round of [1, 2])
      for (const player of [0, 1, 2])
        sheet = withEntry(sheet, round, player, sums(player === 0 ? 3 : 0, 0));
    expect(scoreSheet(sheet, PAD).standing).toEqual({
      kind: 'won',
      players: [0, 1],
      total: 30,
      ahead: 35,
    });
  });

  test('speaks of points in every language', () => {
    expect(fr.sheet.leads(['Odette'], 30, 1)).toBe('Odette mène avec 30 points, 1 point d’avance.');
    expect(fr.sheet.won(['Odette', 'Rosa'], -2, null)).toContain('−2 points chacun');
    expect(en.sheet.leads(['Odette', 'Rosa'], 1, null)).toBe('Odette and Rosa lead with 1 point.');
    expect(de.sheet.won(['Odette'], 30, 6)).toBe(
      'Odette gewinnt mit 30 Punkten, 6 Punkte Vorsprung!',
    );
  });
});
