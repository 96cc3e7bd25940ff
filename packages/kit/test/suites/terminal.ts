// A game's picture in a terminal: it keeps its width, leaves nothing out, shows nothing that is hidden,
// does without colours and odd names, and moves can be typed as the record spells them.
import { describe, expect, test } from 'vitest';
import {
  columnsOf,
  LANGS,
  rngFor,
  type Lang,
  type Names,
  type Paint,
  type Rules,
  type Seat,
  type Terminal,
  type Viewer,
} from '../../src/index.ts';
import { difference, viewersOf, type Backstage } from '../../src/testing/index.ts';

export interface TerminalPlan<View, State extends View, Move, Event> {
  readonly rules: Rules<View, State, Move, Event>;
  readonly terminal: Terminal<View>;
  readonly backstage: Pick<Backstage<View, State, Move, Event>, 'disguise'>;
  readonly seats: number;
  /** The states that are drawn. */
  readonly moments: readonly State[];
  /** Finds the ellipsis of something that must never be cut. */
  readonly cut: RegExp;
  /** Other ways to type what the record spells so; all of them mean the same in any case. */
  readonly typings?: (spelled: string) => readonly string[];
}

interface Look {
  readonly names?: Names;
  readonly paint?: Paint;
  readonly width?: number;
  readonly lang?: Lang;
}

const LONG: Names = ['Alex', 'Beate', 'Carl', 'Dora', 'Émile', 'Françoise-Marie'];
const SHORT = LONG.map((name) => name.slice(0, 2));
const ODD = ['\u001b[2JEve\n', '日本語の名前が長い人', '👩‍👩‍👧 family', 'M'.repeat(60), '', '\t'];
const plain: Paint = (text) => text;
const coloured: Paint = (text, ink) => (ink === 'plain' ? text : `⟦${ink}⟧${text}⟦⟧`);
/** More moves of one moment are more of the same. */
const TYPED_MAX = 50;

export function terminalSuite<View, State extends View, Move, Event>(
  name: string,
  plan: TerminalPlan<View, State, Move, Event>,
): void {
  const { rules, terminal, backstage, seats, moments, cut } = plan;
  const drawn = (
    state: State,
    viewer: Viewer,
    { names = LONG, paint = plain, width = 80, lang = 'fr' }: Look = {},
  ): readonly string[] => {
    const seat = typeof viewer === 'number' ? viewer : null;
    return terminal.draw(rules.view(state, viewer), seat, names, paint, width, lang);
  };
  const widest = (lines: readonly string[]): number => Math.max(...lines.map(columnsOf));

  describe(name, () => {
    test('keeps its width in every language', () => {
      for (const state of moments)
        for (const lang of LANGS)
          for (const width of [60, 80, 120])
            for (const viewer of [0, 1, 'watcher'] as const)
              expect(widest(drawn(state, viewer, { width, lang }))).toBeLessThanOrEqual(width);
    });

    test('keeps its width and is no channel for control codes, whatever people are called', () => {
      for (const state of moments)
        for (const width of [60, 80]) {
          const lines = drawn(state, 0, { names: ODD, width, lang: 'en' });
          expect(widest(lines)).toBeLessThanOrEqual(width);
          expect(lines.join('')).not.toMatch(/\p{Cc}/u);
        }
    });

    test('leaves nothing out where there is little room', () => {
      for (const state of moments)
        for (const width of [60, 80]) {
          const lines = drawn(state, 0, { names: SHORT, width, lang: 'en' });
          expect(lines.filter((line) => cut.test(line))).toEqual([]);
        }
    });

    test('is the same picture whatever the viewer must not know', () => {
      const rng = rngFor('terminal', 'disguise');
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
        const lines = drawn(state, 0, { paint: coloured, lang: 'de' });
        expect(lines.join('\n')).toMatch(/⟦[a-z]+⟧/);
        const stripped = lines.map((line) => line.replace(/⟦[a-z]*⟧/g, ''));
        expect(stripped).toEqual(drawn(state, 0, { lang: 'de' }));
      }
    });

    test('reads every legal move as the record spells it, in any case', () => {
      for (const state of moments)
        for (let seat = 0; seat < seats; seat++) reads(plan, state, seat);
    });
  });
}

function reads<View, State extends View, Move, Event>(
  { rules, terminal, typings = () => [] }: TerminalPlan<View, State, Move, Event>,
  state: State,
  seat: Seat,
): void {
  const view = rules.view(state, seat);
  for (let i = Math.min(rules.count(view, seat), TYPED_MAX) - 1; i >= 0; i--) {
    const spelled = rules.notation.format(rules.moveAt(view, seat, i));
    for (const typed of [spelled, ...typings(spelled)])
      for (const way of [typed, ` ${typed.toUpperCase()} `, typed.toLowerCase()])
        expect(terminal.readMove(view, seat, way, LONG)).toBe(spelled);
  }
}
