// What the browser's table says: rows explained, prompts, the keys that read things out, the pad.
import { describe, expect, test } from 'vitest';

import { EDITIONS, type Edition } from '@tablee/bohne/meta';
import {
  CARD_CODECS,
  PHASE,
  RULES,
  sheetOf,
  suitOf,
  ROW_ADD,
  rankOf,
  winners,
} from '@tablee/bohne/rules';
import type { View } from '@tablee/bohne/rules';
import { textsOf } from './texts.ts';
import { assert, LANGS, rngFor, type Lang, type Seat } from '@tablee/kit';
import { sceneWith } from '@tablee/ui/suites';
import { scorePadOf } from '../pad/index.ts';
import { describe as describeScene } from '../ui/describe.ts';
import { explain, numbersFit, rowInfo } from '../ui/rows.ts';
import {
  aheadCard,
  cellWords,
  inOneLine,
  orderFor,
  promptOf,
  rowWords,
  takeWords,
} from '../ui/words.ts';
import type { BeanScene } from '../ui/words.ts';
import { lyingOf } from '../ui/trick.ts';
import { anyLine, cards, playByLot, table, viewOf } from './table-setting.ts';
import { UI_TEXTS } from './ui-texts.ts';

const NAMES = ['Alex', 'Beate', 'Carl', 'Dora', 'Emil', 'Fanny'];

const rowOf = (text: string) => {
  const all = cards(text).map((card) => CARD_CODECS['nicht-die-bohne'].parse(card)!);
  return rowInfo(
    suitOf(all[0]!),
    all.reduce((row, card) => row + ROW_ADD[rankOf(card)]!, 0),
  );
};

function sceneOf(
  edition: Edition,
  view: View,
  seat: Seat | null,
  lang: Lang,
  more: Partial<BeanScene> = {},
): BeanScene {
  const scene = sceneWith({
    game: edition,
    lang,
    rules: RULES[edition],
    texts: textsOf(edition, lang),
    uiTexts: UI_TEXTS[lang],
    view,
    seat,
    names: NAMES.slice(0, view.seats),
  });
  return { ...scene, ...more };
}

test('a German prompt waits for one player in the singular', () => {
  const { waitingFor, changeable } = UI_TEXTS.de.prompt;
  expect(waitingFor(['Mama'])).toBe('Es fehlt: Mama.');
  expect(waitingFor(['Mama', 'Papa'])).toMatch(/^Es fehlen: /);
  expect(changeable('Rot 3', ['Mama'])).toContain('; es fehlt: Mama.');
});

describe('rows', () => {
  test.each([
    ['R3 R6', '3 + 6 = 9 → +9'],
    ['B8 B2 B4 B- B- Bx2', '2 + 4 + 8 = 14, − −, ×2 → +28'],
    ['Y4 Y9 Y-', '4 + 9 = 13, − → −13'],
    ['G5 G0 G-', 'Ø → 0'],
    ['G7', '7 → +7'],
    ['G-', '0 → 0'],
    ['Yx2 Y10', '10, ×2 → +20'],
  ])('[NB-30] [NB-31] [NB-32] [NB-33] %s is explained as %s', (row, words) => {
    expect(explain(rowOf(row))).toBe(words);
  });

  test('[NB-27] special cards come first', () => {
    expect(rowOf('B8 B2 B- Bx2')).toMatchObject({ marks: ['×2', '−'], numbers: [2, 8] });
  });

  test('numbers are only written out where they fit', () => {
    const long = rowOf('G1 G2 G3 G4 G5 G6 G7 G8 G9 G10');
    expect(numbersFit(long, 60, 12)).toBe(false);
    expect(numbersFit(long, 200, 12)).toBe(true);
  });
});

describe.each(LANGS)('in %s', (lang) => {
  const sentences = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [];
    if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentences);
    return [];
  };

  test('nothing is left unsaid', () => {
    for (const text of sentences(UI_TEXTS[lang])) expect(text.trim()).not.toBe('');
  });

  test.each(EDITIONS)('%s: every moment has its prompt and its descriptions', (edition) => {
    const scene = table(edition, 4, { rounds: '1' });
    const rng = rngFor(lang, edition);
    const said = new Set<string>();
    while (scene.pending.kind !== 'over') {
      scene.play(anyLine(scene, edition, rng));
      for (const seat of [0, null]) {
        const view = viewOf(scene, seat ?? 'watcher');
        const ui = sceneOf(edition, view, seat, lang);
        const { hand, table: trick, scores } = describeScene(ui);
        for (const text of [promptOf(ui), hand, trick, scores]) {
          expect(text).not.toMatch(/undefined|NaN|\[object|null/);
          expect(text.length).toBeGreaterThan(3);
        }
        said.add(promptOf(ui));
      }
    }
    expect(said.size).toBeGreaterThan(5);
  });

  test('somebody who looks on is never asked', () => {
    const scene = table('nicht-die-bohne', 3);
    const rng = rngFor('8', 'looking on');
    const asked = new Set<string>();
    for (let i = 0; i < 60; i++) {
      scene.play(anyLine(scene, 'nicht-die-bohne', rng));
      const view = viewOf(scene, 'watcher');
      const texts = textsOf('nicht-die-bohne', lang);
      const seats = view.phase === PHASE.take ? [view.taker] : [view.leader];
      if (view.phase !== PHASE.play) asked.add(texts.prompt(view, seats[0]!, NAMES));
      const prompt = promptOf(sceneOf('nicht-die-bohne', view, null, lang));
      expect(asked.has(prompt)).toBe(false);
    }
  });

  test('a take that is possible says what it does; a card in a cell says whose it is', () => {
    const scene = table('nicht-die-bohne', 4);
    playByLot(scene, 'nicht-die-bohne', 3, () => viewOf(scene, 0).phase === PHASE.take);
    const seat = viewOf(scene, 0).taker;
    const view = viewOf(scene, seat);
    const ui = sceneOf('nicht-die-bohne', view, seat, lang);
    const source = { view, takes: [], chosen: [], own: undefined };
    const other = (seat + 1) % 4;
    expect(takeWords(ui, lyingOf(source, other))).toContain('→');
    expect(takeWords(ui, lyingOf(source, seat))).not.toContain('→');
    expect(cellWords(ui, view, lyingOf(source, other))).toContain(NAMES[other]);
  });

  test('a sealed choice is named and can be changed', () => {
    const scene = table('nicht-die-bohne', 4);
    playByLot(scene, 'nicht-die-bohne', 3, () => scene.pending.kind === 'sealed');
    const { leader } = viewOf(scene, 0);
    const seat = (leader + 1) % 4;
    const view = viewOf(scene, seat);
    const card = view.kindAt(seat, 0);
    const plain = sceneOf('nicht-die-bohne', view, seat, lang);
    const waiting = { ...plain.waiting, chosen: [seat], own: { kind: 'play', card } as const };
    const prompt = promptOf({ ...plain, waiting });
    expect(prompt).toContain(plain.texts.card(card));
    expect(prompt).not.toBe(promptOf(plain));
  });

  test('[NB-05] the sheet has what was won and lost in each round, and the totals', () => {
    for (const edition of EDITIONS) {
      const scene = table(edition, 3, { rounds: '2' });
      playByLot(scene, edition, 9);
      const view = viewOf(scene, 0);
      const { rounds, totals } = sheetOf(view);
      expect(rounds.map((round) => round.length)).toEqual([3, 3]);
      for (const { plus, minus, sum } of rounds.flat()) expect(plus - minus).toBe(sum);
      const pending = RULES[edition].pending(view);
      assert(pending.kind === 'over', 'the match was played to its end');
      expect(winners(totals)).toEqual(pending.outcome.winners);
    }
  });

  test('rows are told in words, too', () => {
    const scene = table('nicht-die-bohne', 3);
    const ui = sceneOf('nicht-die-bohne', viewOf(scene, 0), 0, lang);
    const words = rowWords(ui, rowOf('B8 B2 B4 B- B- Bx2'));
    expect(words).toContain('+28');
    expect(words).toContain('2');
  });
});

test('[NB-05] the pad has three columns in the language of its readers', () => {
  const columns = (lang: Lang) => EDITIONS.map((edition) => scorePadOf(edition, lang).columns);
  expect(columns('de')[0]).toEqual(['Spiel +', 'Spiel −', 'Summe']);
  for (const three of columns('fr')) expect(three).toEqual(['Plus', 'Moins', 'Total']);
  for (const three of columns('en')) expect(three).toEqual(['Plus', 'Minus', 'Total']);
});

test('the pad calls a card as the table does, in strengthened colours by its shape', () => {
  const card = CARD_CODECS['nicht-die-bohne'].parse('G0')!;
  expect(scorePadOf('nicht-die-bohne', 'fr').cardName(card)).toBe('zéro vert');
  expect(scorePadOf('nicht-die-bohne', 'fr', true).cardName(card)).toBe('zéro de cosse');
});

test('French puts no-break spaces before its signs', () => {
  const texts = JSON.stringify(UI_TEXTS.fr);
  expect(texts).not.toMatch(/[a-zé] [:;!?]/u);
});

test('the card chosen ahead is read from the standing order', () => {
  const scene = table('nicht-die-bohne', 4);
  const view = viewOf(scene, 0);
  const card = CARD_CODECS['nicht-die-bohne'].parse('R5')!;
  const withOrder = (now: string | undefined) =>
    sceneOf('nicht-die-bohne', view, 0, 'fr', {
      orders: { now, give: () => undefined, cancel: () => undefined },
    });
  const order = orderFor(withOrder(undefined), { kind: 'play', card });
  expect(order).toBe('pick play R5');
  expect(aheadCard(withOrder(order))).toBe(card);
  expect(aheadCard(withOrder('pick take 2'))).toBeUndefined();
  expect(aheadCard(withOrder('pass turn 3'))).toBeUndefined();
  expect(aheadCard(withOrder(undefined))).toBeUndefined();
  expect(aheadCard(sceneOf('nicht-die-bohne', view, 0, 'fr'))).toBeUndefined();
});

test('a list that is heard has a blank before its semicolons in French alone', () => {
  const parts = ['15', '0'];
  const said = LANGS.map((lang) => inOneLine({ lang }, parts));
  expect(said).toEqual(LANGS.map((lang) => (lang === 'fr' ? '15\u00a0; 0' : '15; 0')));
});
