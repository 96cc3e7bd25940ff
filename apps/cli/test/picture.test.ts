// Every game's table as the command draws it, and the moves that a person may type in short.

import { rngFor, type Names } from '@tablee/kit';
import { momentsOf } from '@tablee/kit/suites';
import { difference, viewersOf } from '@tablee/kit/testing';
import { loadTrials } from '@tablee/registry/trials';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/layout.ts';
import type { Paint } from '../src/paint.ts';
import { drawTable } from '../src/picture.ts';
import { readMove } from '../src/play/read.ts';

const NAMES: Names = ['Alex', 'Beate', 'Carl', 'Dora', 'Émile', 'Françoise-Marie'];
const ODD: Names = [
  '\u001b[2JEve\n',
  '日本語の名前が長い人',
  '👩‍👩‍👧 family',
  'M'.repeat(60),
  '',
  '\t',
];
const plain: Paint = (text) => text;
const coloured: Paint = (text, ink) => (ink === 'plain' ? text : `\u001b[1m${text}\u001b[22m`);
/** More moves of one moment are more of the same. */
const TYPED_MAX = 50;

const GAMES = await Promise.all(
  (await loadTrials()).flatMap(({ entry, backstage, tables, golden }) =>
    [...tables, golden.tables.at(-1)!].map(async ({ seats, options }) => {
      const rules = await entry.rules();
      const name = `${entry.meta.id} ${seats} ${JSON.stringify(options)}`;
      return {
        name,
        rules,
        backstage,
        seats,
        moments: momentsOf(rules, entry.meta, { seats, options }, 23),
      };
    }),
  ),
);

describe.each(GAMES)('a table of $name', ({ rules, backstage, seats, moments }) => {
  const drawn = (
    state: unknown,
    viewer: number | 'watcher',
    look: object = {},
  ): readonly string[] => {
    const seat = viewer === 'watcher' ? null : viewer;
    const usual = { seat, names: NAMES, paint: plain, width: 80 };
    return drawTable(rules, rules.view(state, viewer), { ...usual, ...look });
  };

  test('keeps its width and lets no control code through', () => {
    expect(moments.length).toBeGreaterThan(1);
    for (const state of moments)
      for (const width of [60, 80, 120])
        for (const names of [NAMES, ODD])
          for (const viewer of [0, 'watcher'] as const) {
            const lines = drawn(state, viewer, { width, names });
            expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
            expect(lines.join('')).not.toMatch(/\p{Cc}/u);
          }
  });

  test('is the same picture whatever the viewer must not know', () => {
    const rng = rngFor('picture', 'disguise');
    let changed = 0;
    for (const state of moments)
      for (const viewer of viewersOf(seats)) {
        const other = backstage.disguise(state, viewer, rng).state;
        if (difference(other, state) !== undefined) changed++;
        expect(drawn(other, viewer)).toEqual(drawn(state, viewer));
      }
    expect(changed).toBeGreaterThan(0);
  });

  test('is the same picture without colours', () => {
    for (const state of moments) {
      const lines = drawn(state, 0, { paint: coloured });
      // eslint-disable-next-line no-control-regex -- the escape character is what a colour starts with
      expect(lines.map((line) => line.replace(/\u001b\[\d+m/g, ''))).toEqual(drawn(state, 0));
    }
  });

  test('reads every legal move in full and without its verb, in any case', () => {
    for (const state of moments)
      for (let seat = 0; seat < seats; seat++) {
        const view = rules.view(state, seat);
        for (let i = Math.min(rules.count(view, seat), TYPED_MAX) - 1; i >= 0; i--) {
          const spelled = rules.notation.format(rules.moveAt(view, seat, i));
          const short = spelled.split(' ').slice(1).join(' ');
          const named = short.replace(/^(?:\w+ on )?([0-5])$/, (_, on: string) =>
            short.replace(on, NAMES[Number(on)]!),
          );
          const ways = short === '' ? [spelled] : [spelled, short, named];
          for (const way of [...ways, ` ${spelled.toUpperCase()} `])
            expect(readMove(rules, view, seat, way, NAMES)).toBe(spelled);
        }
      }
  });
});
