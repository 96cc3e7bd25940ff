// The bean table in a terminal: the picture keeps its width and shows all that is open and nothing
// that is hidden; what people type is read as they mean it.
import { EDITIONS, METAS, type Edition } from '@tablee/bohne/meta';
import {
  NO_CARD,
  PHASE,
  RANKS,
  rankOf,
  rowCards,
  RULES,
  sheetOf,
  SUIT_COUNT,
  type State,
  type View,
} from '@tablee/bohne/rules';
import { terminalOf } from '@tablee/bohne/terminal';
import { BACKSTAGE } from '@tablee/bohne/testing';
import type { Card, Lang, Paint } from '@tablee/kit';
import { momentsOf, terminalSuite } from '@tablee/kit/suites';
import { describe, expect, test } from 'vitest';

import { cards, deal, fill, playRound, suitCards, table, viewOf } from './table-setting.ts';

const NAMES = ['Alex', 'Beate', 'Carl', 'Dora', 'Émile', 'Françoise-Marie'];
const plain: Paint = (text) => text;

const states = (edition: Edition, seats: number, gap: number): readonly State[] =>
  momentsOf(RULES[edition], METAS[edition], { seats, options: { rounds: '2', first: '1' } }, gap);

const TABLES = EDITIONS.flatMap((edition) =>
  [3, 4, 6].map((seats) => [edition, seats, states(edition, seats, 7)] as const),
);

for (const [edition, seats, moments] of TABLES)
  terminalSuite(`${edition} for ${seats}`, {
    rules: RULES[edition],
    terminal: terminalOf(edition),
    backstage: BACKSTAGE[edition],
    seats,
    moments,
    // Only words end so: “chooses…”, “Pas de bras…”.
    cut: /[^s]…/,
    // The card or the seat alone will do.
    typings: (spelled) => [spelled.split(' ')[1]!],
  });

describe.each(TABLES)('%s for %i', (edition, seats, moments) => {
  const terminal = terminalOf(edition);
  const format = (card: Card) => RULES[edition].card.format(card);
  const pictureOf = (view: View) => terminal.draw(view, 1, NAMES, plain, 200, 'fr');

  test('shows every row with its value, every card of the trick and the own hand', () => {
    for (const state of moments) {
      if (state.phase === PHASE.deal) continue;
      const text = pictureOf(RULES[edition].view(state, 1)).join('\n');
      for (let seat = 0; seat < seats; seat++) {
        const played = state.played(seat);
        if (played !== NO_CARD) expect(text).toMatch(new RegExp(`│ ?${format(played)} ?│`));
        for (let suit = 0; suit < SUIT_COUNT; suit++) {
          const ranks = rowCards(suit, state.row(state.round, seat, suit)).map(
            (card) => RANKS[rankOf(card)]!,
          );
          const gap = seat === 1 && state.phase !== PHASE.over ? '  ' : ' ';
          expect(text).toContain(` ${ranks.join(gap)} `);
        }
      }
      if (state.phase !== PHASE.over)
        for (const card of state.hand(1)) expect(text).toContain(` ${format(card)}`);
    }
  });
});

describe('the end of a match', () => {
  test.each(['nicht-die-bohne', 'pas-de-bras'] as const)('%s shows the pad', (edition) => {
    const state = states(edition, 4, 1000).at(-1)!;
    const view = RULES[edition].view(state, 2);
    const drawn = (lang: Lang): string =>
      terminalOf(edition).draw(view, 2, NAMES, plain, 80, lang).join('\n');
    const text = drawn('de');
    expect(text).toContain(edition === 'nicht-die-bohne' ? 'Spiel −' : 'Minus');
    expect(drawn('fr')).toMatch(/ plus +moins +total/);
    expect(drawn('en')).toMatch(/ plus +minus +total/);
    for (const lang of ['fr', 'en'] as const) expect(drawn(lang)).not.toMatch(/Spiel|Summe/);
    const { rounds, totals } = sheetOf(view);
    for (const round of rounds) {
      const best = Math.max(...round.map(({ sum }) => sum));
      for (const { plus, minus, sum } of round)
        expect(text).toMatch(
          new RegExp(` ${plus} +${minus} +${sum === best ? '★' : ''}[+−]?${Math.abs(sum)}\\b`),
        );
    }
    for (const total of totals) expect(text).toContain(String(Math.abs(total)));
    expect(text).toContain('★');
  });
});

test.each([60, 80, 120])('whole suits in a row fit into %i columns', (width) => {
  const scene = table('nicht-die-bohne', 4, { rounds: '1' });
  playRound(scene, cards('G R Y B').map(suitCards));
  const lines = terminalOf('nicht-die-bohne').draw(viewOf(scene, 1), 1, [], plain, width, 'fr');
  const boxes = lines.filter((line) => line.startsWith('│'));
  const shown = boxes.join(' ').split(/[ │]+/);
  const times = (rank: string) => shown.filter((word) => word === rank).length;
  expect(['x2', ...RANKS.slice(0, 10)].map(times)).toEqual(new Array(11).fill(4));
  // The cards, what they make of their rows, and the totals.
  expect(times('0')).toBe(4 + 4 + 4);
  expect(times('-')).toBe(12);
});

describe('a hand-set trick', () => {
  const hands = fill('nicht-die-bohne', [
    cards('G1 G2 G3'),
    cards('R2 Rx2 R-'),
    cards('G8 Y- Y0'),
    cards('B- B- B10'),
  ]);
  const scene = table('nicht-die-bohne', 4, { first: '0' });
  scene.play(deal(hands), '0 lead G1', 'sealed 1 play R2 ; 2 play G8 ; 3 play B-', '0 take 2');
  const terminal = terminalOf('nicht-die-bohne');
  const view = viewOf(scene, 2);
  const lines = terminal.draw(view, 2, NAMES, plain, 80, 'fr');

  test('stands in the middle, marker and taken card told apart', () => {
    const from = lines.findIndex((line) => line.includes('pli ─'));
    expect(lines.slice(from, from + 6)).toEqual([
      `── pli ${'─'.repeat(73)}`,
      '      0 Alex ●            1 Beate             ▸2 Carl              3 Dora',
      '       ┌─●──┐              ┌────┐              ┌────┐              ┌────┐',
      '       │ G1 │              │ R2 │              │ G8 │              │ B- │',
      '       └────┘              └────┘              └────┘              └────┘',
      '      marqueur           à prendre             prise             à prendre',
    ]);
  });

  test('shows the taken card in its row at once', () => {
    expect(lines.find((line) => line.includes('│ G 8 '))).toMatch(/G 8 +\+8 │/);
  });

  test.each([
    ['1', 'take 1'],
    [' take 3 ', 'take 3'],
    ['Beate', 'take 1'],
    ['dor', 'take 3'],
    ['prends beate', 'take 1'],
    ['r2', 'take 1'],
    ['b −', 'take 3'],
    ['g1', 'take 0'],
    ['g8', 'g8'],
    ['Zoé', 'Zoé'],
    ['', ''],
    ['lead G5', 'lead G5'],
  ])('reads %j while cards are taken', (typed, meant) => {
    expect(terminal.readMove(view, 2, typed, NAMES)).toBe(meant);
  });

  test.each([
    ['gx2', 'lead Gx2'],
    ['lead gx2', 'lead Gx2'],
    ['G X2', 'lead Gx2'],
    ['g×2', 'lead Gx2'],
    ['joue g10', 'play G10'],
    ['spiele G10', 'play G10'],
    ['take 2', 'take 2'],
    ['q5', 'q5'],
  ])('reads %j before the lead', (typed, meant) => {
    const lead = table('nicht-die-bohne', 4);
    lead.play(deal(hands));
    expect(terminal.readMove(viewOf(lead, 0), 0, typed, NAMES)).toBe(meant);
  });

  test('reads a bare number where only one card in hand has it', () => {
    const lead = table('nicht-die-bohne', 4);
    const ones = fill('nicht-die-bohne', [cards('G1 R2 Y2'), [], [], cards('R1 Y1 B1 G2 B2')]);
    lead.play(deal(ones));
    expect(terminal.readMove(viewOf(lead, 0), 0, '1', NAMES)).toBe('lead G1');
    expect(terminal.readMove(viewOf(lead, 0), 0, '2', NAMES)).toBe('2');
  });
});
