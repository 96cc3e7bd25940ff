// The bean table in a terminal: the picture keeps its width and shows all that is open and nothing
// that is hidden; what people type is read as they mean it.
import { EDITIONS, type Edition } from '@tablee/bohne/meta';
import {
  NO_CARD,
  PHASE,
  RANKS,
  rankOf,
  rowCards,
  RULES,
  sheetOf,
  SUIT_COUNT,
  type Move,
  type State,
  type View,
} from '@tablee/bohne/rules';
import { terminalOf } from '@tablee/bohne/terminal';
import { disguise } from '@tablee/bohne/testing';
import {
  columnsOf,
  LANGS,
  rngFor,
  type Card,
  type Paint,
  type Seat,
  type Viewer,
} from '@tablee/kit';
import { randomStep, viewersOf } from '@tablee/kit/testing';
import { describe, expect, test } from 'vitest';

import { cards, deal, fill, playRound, suitCards, table, viewOf } from './table-setting.ts';

const NAMES = ['Alex', 'Beate', 'Carl', 'Dora', 'Émile', 'Françoise-Marie'];
const plain: Paint = (text) => text;
const seatOf = (viewer: Viewer): Seat | null => (typeof viewer === 'number' ? viewer : null);

/** The states of a game by lot, every `gap`-th of them and the last. */
function states(edition: Edition, seats: number, gap: number): State[] {
  const rules = RULES[edition];
  const rng = rngFor('terminal', `${edition} ${seats}`);
  const state = rules.setup({ seats, options: { rounds: 2, first: 1 } });
  const seen: State[] = [];
  for (let steps = 0; ; steps++) {
    const step = randomStep(rules, state, rng, 1);
    if (step === undefined || steps % gap === 0) seen.push(rules.clone(state));
    if (step === undefined) return seen;
    rules.apply(state, step as Parameters<typeof rules.apply>[1]);
  }
}

const TABLES = EDITIONS.flatMap((edition) =>
  [3, 4, 6].map((seats) => [edition, seats, states(edition, seats, 7)] as const),
);

describe.each(TABLES)('%s for %i', (edition, seats, moments) => {
  const terminal = terminalOf(edition);
  const format = (card: Card) => RULES[edition].card.format(card);
  const pictureOf = (view: View, viewer: Viewer, width = 80) =>
    terminal.draw(view, seatOf(viewer), NAMES, plain, width, 'fr');

  test('keeps its width in every language', () => {
    for (const state of moments)
      for (const lang of LANGS)
        for (const width of [60, 80, 120])
          for (const viewer of [0, 'watcher'] as const) {
            const view = RULES[edition].view(state, viewer);
            const lines = terminal.draw(view, seatOf(viewer), NAMES, plain, width, lang);
            expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(width);
          }
  });

  test('shows every row with its value, every card of the trick and the own hand', () => {
    for (const state of moments) {
      if (state.phase === PHASE.deal) continue;
      const text = pictureOf(RULES[edition].view(state, 1), 1, 200).join('\n');
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

  test('leaves no card out where there is little room', () => {
    const short = NAMES.map((name) => name.slice(0, 2));
    for (const state of moments)
      for (const width of [60, 80]) {
        const view = RULES[edition].view(state, 0);
        const lines = terminal.draw(view, 0, short, plain, width, 'en');
        // Only words end so: “chooses…”, “Pas de bras…”.
        expect(lines.filter((line) => /[^s]…/.test(line))).toEqual([]);
      }
  });

  test('is the same picture whatever the viewer must not know', () => {
    const rng = rngFor('terminal', 'disguise');
    let changed = 0;
    for (const state of moments)
      for (const viewer of viewersOf(seats)) {
        const other = disguise(state, viewer, rng).state;
        if (other.at.join() !== state.at.join()) changed++;
        const view = (of: State) => RULES[edition].view(of, viewer);
        expect(pictureOf(view(other), viewer)).toEqual(pictureOf(view(state), viewer));
      }
    expect(changed).toBeGreaterThan(0);
  });

  test('is the same picture without colours', () => {
    const state = moments[1]!;
    const coloured: Paint = (text, ink) => (ink === 'plain' ? text : `<${ink}>${text}</>`);
    const view = RULES[edition].view(state, 0);
    const lines = terminal.draw(view, 0, NAMES, coloured, 80, 'de');
    expect(lines.join('\n')).toContain('<faint>');
    const stripped = lines.map((line) => line.replace(/<\/?[a-z]*>/g, ''));
    expect(stripped).toEqual(terminal.draw(view, 0, NAMES, plain, 80, 'de'));
  });

  test('reads every legal move as the record spells it, in any case', () => {
    for (const state of moments)
      for (let seat = 0; seat < seats; seat++) {
        const legal: Move[] = [];
        RULES[edition].moves(state, seat, legal);
        for (const move of legal) {
          const spelled = RULES[edition].notation.format(move);
          const view = RULES[edition].view(state, seat);
          const [, object = ''] = spelled.split(' ');
          for (const typed of [spelled, ` ${spelled.toUpperCase()} `, object, object.toLowerCase()])
            expect(terminal.readMove(view, seat, typed, NAMES)).toBe(spelled);
        }
      }
  });
});

describe('the end of a match', () => {
  test.each(['nicht-die-bohne', 'pas-de-bras'] as const)('%s shows the pad', (edition) => {
    const state = states(edition, 4, 1000).at(-1)!;
    const view = RULES[edition].view(state, 2);
    const lines = terminalOf(edition).draw(view, 2, NAMES, plain, 80, 'de');
    const text = lines.join('\n');
    const heads =
      edition === 'nicht-die-bohne' ? ['Spiel +', 'Spiel −', 'Summe'] : ['Plus', 'Minus'];
    for (const head of heads) expect(text).toContain(head);
    const { rounds, totals } = sheetOf(view);
    for (const { plus, minus } of rounds.flat())
      expect(text).toMatch(new RegExp(` ${plus} +${minus} +[+−]?\\d`));
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

  test('keeps its width and is no channel for control codes, whatever people are called', () => {
    const odd = ['\u001b[2JEve\n', '日本語の名前が長い人', '👩‍👩‍👧 family', 'M'.repeat(60)];
    for (const width of [60, 80]) {
      const drawn = terminal.draw(view, 2, odd, plain, width, 'en');
      expect(Math.max(...drawn.map(columnsOf))).toBeLessThanOrEqual(width);
      expect(drawn.join('')).not.toMatch(/\p{Cc}/u);
    }
  });
});
