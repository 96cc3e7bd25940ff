// What may come of a choice at the bean table: found in rows laid by hand, and counted in a review.

import type { Reason } from '@tablee/bots';
import { JUDGE } from '@tablee/bohne/bot/advice';
import { PHASE, RULES, type Move, type View } from '@tablee/bohne/rules';
import { LANGS } from '@tablee/kit';
import { priceOf } from '@tablee/review';
import { expect, test } from 'vitest';
import { sequels } from '../bot/sequels.ts';
import { EDITIONS } from '../meta.ts';
import { adviceOf } from '../ui/advice.ts';
import { cards, lastTrick } from './table-setting.ts';

const rules = RULES['nicht-die-bohne'];
const [GREEN, RED] = [0, 1];
const card = (text: string): number => rules.card.parse(text)!;

/** Three seats in the first of two rounds, with these cards in their rows. */
function rowsOf(...rows: readonly string[]): View {
  const view = rules.setup({ seats: 3, options: { rounds: 2, first: 0 } });
  rows.forEach((row, seat) => {
    for (const one of cards(row)) view.addToRows(seat, card(one));
  });
  return view;
}

/** Everything that has come about for seat 0 by the end of the round, as a fact and what it holds. */
function comeAbout(root: View, ...rows: readonly string[]): unknown[] {
  const end = rowsOf(...rows);
  // The next round is about to be dealt.
  end.round = 1;
  return sequels(root, 0)
    .filter(({ fact, has }) => fact !== 'ahead-of' && has(end as never))
    .map(({ fact, facts }) => [fact, facts]);
}

test('what became of the rows', () => {
  const root = rowsOf('G9', '', '');
  expect(comeAbout(root, 'G9 R2', '', '')).toEqual([]);
  expect(comeAbout(root, 'G9 G-', '', '')).toEqual([['row-below-zero', { suit: GREEN }]]);
  expect(comeAbout(root, 'G9 Gx2', '', '')).toEqual([['double-pays', { suit: GREEN }]]);
  // A loss is doubled as well, and that is no good news.
  expect(comeAbout(root, 'G9 Gx2 G-', 'R3 R- Rx2', '')).toEqual([
    ['row-below-zero', { suit: GREEN }],
    ['rival-below-zero', { suit: RED, seat: 1 }],
  ]);
  expect(comeAbout(root, 'G9', 'R3', 'R1 Rx2')).toEqual([
    ['double-serves', { suit: RED, seat: 2 }],
  ]);
  expect(comeAbout(root, 'G9 G0', '', '')).toEqual([['zero-wipes', { suit: GREEN }]]);
  expect(comeAbout(root, 'G9 G- G0', '', '')).toEqual([['zero-saves', { suit: GREEN }]]);
});

test('who gets which of the cards that lie there', () => {
  // Seat 1 comes next where its card is taken, and takes that of seat 2 or of seat 3; the last one gets the led one.
  const root = lastTrick();
  const told = sequels(root, 0).filter(({ fact }) => /^rival-(?:gains|loses)$/.test(fact));
  const lying = ['R1', 'G10', 'G-', 'R2'].map(card);
  for (const { fact, facts, has } of told) {
    const { seat, card: taken, points } = facts as Record<string, number>;
    expect(fact).toBe(points! > 0 ? 'rival-gains' : 'rival-loses');
    // Nobody gets their own.
    expect(seat).not.toBe(0);
    expect(lying.indexOf(taken!)).not.toBe(seat);
    const end = lastTrick();
    const before = end.total(seat!);
    expect(has(end as never)).toBe(false);
    end.addToRows(seat!, taken!);
    expect(has(end as never)).toBe(true);
    expect(end.total(seat!) - before).toBe(points);
  }
  expect(told.length).toBeGreaterThan(2);
  // Before all cards lie there nobody can say.
  root.phase = PHASE.play;
  expect(sequels(root, 0).some(({ fact }) => fact.startsWith('rival-gains'))).toBe(false);
});

test('whom one is ahead of, by everything that was scored', () => {
  const end = rowsOf('G9', 'R3', 'R9');
  const ahead = sequels(rowsOf('', '', ''), 0).filter(({ fact }) => fact === 'ahead-of');
  expect(ahead.map(({ facts, has }) => [facts, has(end as never)])).toEqual([
    [{ seat: 1 }, true],
    [{ seat: 2 }, false],
  ]);
});

test('what was taken before is no news', () => {
  const root = rowsOf('G9 Gx2', 'R1 R0', '');
  expect(comeAbout(root, 'G9 Gx2 G4', 'R1 R0', '')).toEqual([]);
});

const priced = (seat: number, judge = JUDGE) => {
  const move: Move = { kind: 'take', seat };
  const plan = { rules, judge, seed: 'sequels', playouts: 200 } as never;
  return priceOf(plan, lastTrick(), { seat: 0, move }, 0);
};

test('a review tells them of the played and of the best move', () => {
  const { played, best } = priced(2);
  expect([played.move, best.move]).toEqual(['take 2', 'take 1']);
  const below = { fact: 'row-below-zero', facts: { suit: GREEN } };
  // Whose card is taken comes next: so seat 2 has no choice but this one.
  const loses = { fact: 'rival-loses', facts: { seat: 2, card: card('R2'), points: -4, left: 0 } };
  expect(played.follows).toEqual([
    { ...below, share: 1 },
    { ...loses, share: 0 },
  ]);
  expect(best.follows).toEqual([
    { ...below, share: 0 },
    { ...loses, share: 1 },
  ]);
});

const isShort = (state: unknown): boolean => (state as View).points(0, 0) < 20;

test('where nothing is better there is nothing to compare', () => {
  // Whatever speaks for another move.
  const judge = { ...JUDGE, sequels: () => [{ fact: 'short', has: isShort }] };
  const { played, best } = priced(1, judge);
  expect(best.move).toBe('take 1');
  expect([played.follows, best.follows]).toEqual([undefined, undefined]);
});

const NOTHING_LIES = rowsOf('', '', '');

test.each([
  ...EDITIONS.map((edition) => [edition, 'lead', NOTHING_LIES] as const),
  ['nicht-die-bohne', 'take', lastTrick()] as const,
])('every one of them is a sentence in each language (%s, %s)', async (edition, _, root) => {
  for (const lang of LANGS) {
    const words = await adviceOf(edition, lang);
    const said = sequels(root, 0).map((one) =>
      words.reason(one, (seat) => ['Ada', 'Odette', 'Zoé', 'Anton'][seat]!),
    );
    expect(said.filter((text) => text === undefined || !/^\S.*\.$/u.test(text))).toEqual([]);
    expect(said.join(' ')).not.toMatch(/undefined|NaN/);
    // No two say the same.
    expect(new Set(said).size).toBe(said.length);
  }
});

test('the same in three languages', async () => {
  const one: Reason = { fact: 'double-serves', facts: { suit: 1, seat: 1 } };
  const said = async (edition: (typeof EDITIONS)[number], reason: Reason = one) =>
    Promise.all(
      LANGS.map(async (lang) => (await adviceOf(edition, lang)).reason(reason, () => 'Odette')),
    );
  expect(await said('nicht-die-bohne')).toEqual([
    'À la fin de la manche, Odette double des points avec le ×2 rouge.',
    'At the end of the round Odette doubles points with the red ×2.',
    'Am Ende der Runde hat Odette das rote ×2: Pluspunkte zählen doppelt.',
  ]);
  const taken = { fact: 'rival-loses', facts: { seat: 1, card: card('R2'), points: -4, left: 3 } };
  expect(await said('nicht-die-bohne', taken)).toEqual([
    'Odette prend le 2 rouge : environ −4 points.',
    'Odette takes the red 2: about −4 points.',
    'Odette nimmt die rote 2: etwa −4 Punkte.',
  ]);
  const below = { fact: 'rival-below-zero', facts: { seat: 1, suit: 1 } };
  expect(await said('nicht-die-bohne', below)).toEqual([
    'La rangée rouge d’Odette finit la manche sous zéro.',
    'Odette’s red row ends the round below zero.',
    'Die rote Reihe von Odette liegt am Rundenende unter null.',
  ]);
  expect(await said('pas-de-bras', below)).toEqual([
    'Le chocolat au lait d’Odette finit la manche sous zéro.',
    'Odette’s milk chocolate ends the round below zero.',
    'Die Vollmilch-Schokolade von Odette liegt am Rundenende unter null.',
  ]);
  expect(await said('pas-de-bras')).toEqual([
    'À la fin de la manche, Odette double des points avec le cacao au lait.',
    'At the end of the round Odette doubles points with the milk cocoa.',
    'Am Ende der Runde hat Odette den Vollmilch-Kakao: Pluspunkte zählen doppelt.',
  ]);
});
