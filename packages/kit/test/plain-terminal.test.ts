// The terminal picture of a game that brings none: what the seat sees, and moves with a number each.
import { describe, expect, test } from 'vitest';
import { plainTerminal, type AnyGameTexts, type AnyRules } from '../src/index.ts';
import { Scene } from '../src/testing/index.ts';
import { MAGPIE, MAGPIE_BACKSTAGE, MAGPIE_META } from './magpie.ts';
import { momentsOf, terminalSuite } from './suites/index.ts';
import { WHISPER, WHISPER_META } from './whisper.ts';

const RULES: AnyRules = WHISPER;
const texts = (verb: string): AnyGameTexts => ({
  card: String,
  refusal: ({ why }) => why,
  prompt: () => '',
  move: (_, move) => `${verb} ${Object.values(move as object).at(-1)}`,
  event: () => undefined,
  ends: {},
});
const terminal = plainTerminal(RULES, {
  fr: texts('Miser'),
  en: texts('Bid'),
  de: texts('Biete'),
});

function viewOf(seat: number | 'watcher', ...lines: readonly string[]): unknown {
  const scene = new Scene(RULES, WHISPER_META, 3);
  scene.play(...lines);
  return scene.view(seat);
}

const DEAL = 'chance ace two three';
const drawn = (seat: number | null, width = 80) =>
  terminal.draw(
    viewOf(seat ?? 'watcher', DEAL),
    seat,
    ['Ada', 'Bo', 'Cy'],
    (text) => text,
    width,
    'de',
  );

describe('a plain picture', () => {
  test('shows what the seat sees and what it may do, and nothing else', () => {
    expect(drawn(1)).toEqual([
      'phase   bids',
      'hands   – 1 –',
      'price   0',
      'bidder  0',
      'named   -1',
      '1  bid 0  Biete 0',
      '2  bid 1  Biete 1',
      '3  bid 2  Biete 2',
    ]);
  });
  test('shows a watcher no moves', () => {
    expect(drawn(null)).toHaveLength(5);
    expect(drawn(null)[1]).toBe('hands   – – –');
  });
  test('keeps within its width', () => {
    for (const line of drawn(1, 12)) expect(line.length).toBeLessThanOrEqual(12);
  });
  test('shows what a view is made of, however deep', () => {
    const deep = { a: { b: Int8Array.of(1, 2) }, c: [{ d: 1, e: null }, [2, 3]], f: false };
    const plain = plainTerminal(
      { ...RULES, count: () => 0, moves: () => undefined },
      { fr: texts(''), en: texts(''), de: texts('') },
    );
    expect(plain.draw(deep, null, [], (text) => text, 80, 'fr')).toEqual([
      'a.b  1 2',
      'c    [d=1 e=–] [2 3]',
      'f    false',
    ]);
  });
});

terminalSuite('any game’s', {
  rules: MAGPIE,
  terminal: plainTerminal(MAGPIE as AnyRules, {
    fr: texts('Voler'),
    en: texts('Steal'),
    de: texts('Stiehl'),
  }),
  backstage: MAGPIE_BACKSTAGE,
  seats: 4,
  moments: momentsOf(MAGPIE, MAGPIE_META, { seats: 4 }, 1),
  cut: /…/,
});

describe('what is typed', () => {
  const view = viewOf(1, DEAL);
  test('may be a number of the list', () => expect(terminal.readMove(view, 1, '3')).toBe('bid 2'));
  test.each(['0', '4', 'bid 2', 'x'])('comes back as it is otherwise: %s', (typed) => {
    expect(terminal.readMove(view, 1, typed)).toBe(typed);
  });
});
