// Sheets as texts: links that anybody may open, a device's storage that anything may have damaged,
// and pictures.

import { isName } from '@tablee/ui/pad/names.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scorePadOf } from '../pad/index.ts';
import { ROW_VALUE } from '../rules/index.ts';
import { isDealable } from '../ui/pad/cards.ts';
import { readSheet, writeSheet } from '../ui/pad/code.ts';
import { drawSheet } from '../ui/pad/picture.ts';
import { scoreSheet } from '../ui/pad/score.ts';
import {
  freeStart,
  openSheet,
  readShelf,
  withoutSheet,
  withSheet,
  writeShelf,
} from '../ui/pad/shelf.ts';
import { newSheet, withEntry, type Entry, type Rows, type Sheet } from '../ui/pad/sheet.ts';

const GAME = 'nicht-die-bohne';

const row = fc.integer({ min: 0, max: ROW_VALUE.length - 1 });
const entry: fc.Arbitrary<Entry | null> = fc.oneof(
  fc.constant(null),
  fc.tuple(row, row, row, row).map((rows): Entry => ({ kind: 'cards', rows })),
  fc
    .tuple(fc.integer({ min: 0, max: 220 }), fc.integer({ min: 0, max: 220 }))
    .map(([plus, minus]): Entry => ({ kind: 'sums', plus, minus })),
);
const rowsIn = (round: readonly (Entry | null)[]): Rows[] =>
  round.flatMap((one) => (one?.kind === 'cards' ? [one.rows] : []));
/** A round in which nobody has what somebody else has: the later ones get sums instead. */
const plausible = (round: readonly (Entry | null)[]): (Entry | null)[] =>
  round.reduce<(Entry | null)[]>((before, one) => {
    const isFree = one?.kind !== 'cards' || isDealable([...rowsIn(before), one.rows]);
    return [...before, isFree ? one : { kind: 'sums', plus: 1, minus: 2 }];
  }, []);
const name = fc.string({ unit: 'binary', maxLength: 8 }).filter(isName);

const anySheet: fc.Arbitrary<Sheet> = fc.integer({ min: 3, max: 6 }).chain((players) =>
  fc.record({
    game: fc.constant(GAME),
    started: fc.integer({ min: 0, max: 4e12 }),
    names: fc.array(name, { minLength: players, maxLength: players }),
    entries: fc.array(fc.array(entry, { minLength: players, maxLength: players }).map(plausible), {
      minLength: 1,
      maxLength: 12,
    }),
  }),
);

const small = (): Sheet =>
  withEntry(newSheet(GAME, ['Zoé', "D'Arc ~.", ''], 1_700_000_000_000), 0, 1, {
    kind: 'sums',
    plus: 37,
    minus: 13,
  });

describe('a link', () => {
  test('holds any sheet, in signs that an address keeps', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const code = writeSheet(sheet);
        expect(code).toMatch(/^[0-9A-Za-z~%_-]*$/);
        expect(readSheet(GAME, code)).toEqual(sheet);
      }),
    );
  });

  test('of any earlier day says what it said then', () => {
    const code =
      '1~1hf7uaq00~3~cg2001428874as150dce03hg0000000s0034--------~Odette~D%27Arc%20%7E%2E~~Zo%C3%A9';
    const sheet = readSheet(GAME, code)!;
    expect(writeSheet(sheet)).toBe(code);
    expect(sheet.names).toEqual(['Odette', "D'Arc ~.", '', 'Zoé']);
    const pad = scorePadOf(GAME, 'fr');
    const { cells, totals } = scoreSheet(sheet, pad);
    expect(cells[0]![0]!.rows!.map(({ cards }) => cards.join(' '))).toEqual([
      'G0 G7',
      'R3 R6',
      'Y- Y4 Y9',
      'Bx2 B- B- B2 B4 B8',
    ]);
    expect(cells[0]![2]!.rows!.map(({ cards }) => cards.join(' '))).toEqual([
      'G- G- G- G1 G2',
      'R0 Rx2 R10',
      '',
      '',
    ]);
    expect(totals).toEqual([24, 24, -3, -100]);
  });

  test('has one spelling: equal `-` fill their places from the first on', () => {
    const code = (cards: string): string => `1~a~1~c${cards}000000000--~A~B~C`;
    for (const one of ['200', '600', 'e00']) expect(readSheet(GAME, code(one))).toBeDefined();
    for (const one of ['400', '800', 'a00', 'c00'])
      expect(readSheet(GAME, code(one))).toBeUndefined();
  });

  test('is short', () => {
    const full = newSheet(
      'pas-de-bras',
      ['Odette', 'Basile', 'Rosa', 'Anton', 'Mila', 'Felix'],
      1_700_000_000_000,
    );
    const rows: Rows = [0x7ff, 0, 0, 0];
    const entries = full.entries.map((round) => round.map((): Entry => ({ kind: 'cards', rows })));
    expect(writeSheet({ ...full, entries }).length).toBeLessThan(560);
  });

  test('survives programs that spell names in their own way', () => {
    const code = writeSheet(small());
    expect(readSheet(GAME, code.replace('D%27Arc', "D'Arc"))).toEqual(small());
  });

  test.each([
    ['nothing', ''],
    ['another version', writeSheet(small()).replace(/^1/, '2')],
    ['too few names', writeSheet(small()).split('~').slice(0, 6).join('~')],
    ['too many names', `${writeSheet(small())}~A~B~C~D`],
    ['a cut end of the entries', writeSheet(small()).replace(/-~/, '~')],
    ['one entry too many', writeSheet(small()).replace(/-~/, '--~')],
    ['no rounds', writeSheet(small()).replace('~3~', '~0~')],
    ['too many rounds', writeSheet(small()).replace('~3~', '~13~')],
    ['a number spelled twice', writeSheet(small()).replace('~3~', '~03~')],
    ['more points than there are', writeSheet(small()).replace('s150d', 'svvvv')],
    ['a bad escape', writeSheet(small()).replace('%C3', '%Q3')],
    ['a name that is too long', `${writeSheet(small())}${'x'.repeat(30)}`],
    ['a line break in a name', `${writeSheet(small())}%0A`],
    ['loose minus bits', writeSheet(small()).replace('s150d', 'c400000000000')],
    ['a bit too many', writeSheet(small()).replace('s150d', 'czzz000000000')],
  ])('is refused with %s', (_, code) => {
    expect(readSheet(GAME, code)).toBeUndefined();
  });

  test('is refused when a card lies in two places', () => {
    const rows: Rows = [1, 0, 0, 0];
    const twice = withEntry(withEntry(small(), 0, 0, { kind: 'cards', rows }), 0, 1, {
      kind: 'cards',
      rows,
    });
    expect(readSheet(GAME, writeSheet(twice))).toBeUndefined();
  });

  test('may be anything at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => readSheet(GAME, text)).not.toThrow();
        expect(() => readSheet(GAME, `1~a~1~${text}~A~B~C`)).not.toThrow();
      }),
    );
  });
});

describe('the shelf of a device', () => {
  test('comes back as it was, without what is damaged', () => {
    const shelf = withSheet(withSheet({ open: 5, sheets: [] }, small()), {
      ...small(),
      started: 5,
    });
    const text = writeShelf(shelf);
    expect(readShelf(GAME, text)).toEqual(shelf);
    expect(openSheet(readShelf(GAME, text))?.started).toBe(5);
    const broken = text.replace('"1~', '"9~');
    expect(readShelf(GAME, broken).sheets).toHaveLength(1);
  });

  test.each(['', 'x', '[]', '{}', '{"sheets":3}', '{"sheets":[1,null,{}],"open":"x"}', 'null'])(
    'is empty for %j',
    (text) => {
      expect(readShelf(GAME, text)).toEqual({ open: null, sheets: [] });
    },
  );

  test('forgets the oldest, never the one just written', () => {
    let shelf = readShelf(GAME, null);
    for (let started = 100; started < 160; started++)
      shelf = withSheet(shelf, { ...small(), started });
    shelf = withSheet(shelf, { ...small(), started: 1 });
    expect(shelf.sheets).toHaveLength(40);
    expect(shelf.sheets.at(-1)?.started).toBe(1);
    expect(withoutSheet({ ...shelf, open: 1 }, 1).open).toBeNull();
    expect(freeStart(shelf, 159)).toBe(160);
  });
});

test('the picture is a drawing that no name can break', () => {
  const pad = scorePadOf(GAME, 'fr');
  const sheet = { ...small(), names: ['<b>&"', 'Basile', 'Rosa'] };
  const { svg, width, height } = drawSheet(scoreSheet(sheet, pad), {
    title: 'Nicht die Bohne !',
    date: 'hier',
    standing: 'Basile mène',
    columns: pad.columns,
    total: 'Total',
    names: sheet.names,
    rounds: ['1', '2', '3'],
  });
  expect(svg).toContain('&#60;b&#62;&#38;&#34;');
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('>+24<');
  expect(width).toBeGreaterThan(300);
  expect(height).toBeGreaterThan(200);
});
