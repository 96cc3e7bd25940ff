// Draws a table as its game describes it: the others side by side, the viewer's own place last.

import {
  askedSeats,
  describeView,
  printable,
  type AnyRules,
  type Names,
  type Seat,
} from '@tablee/kit';
import { blanks, cut, glossary, wrap } from './layout.ts';
import type { Paint } from './paint.ts';

type Facts = Readonly<Record<string, string>>;

/** Columns that the edges of a box take. */
const EDGES = 4;
/** Two boxes of fewer columns stand one below the other. */
const BOX_MIN = 34;

/** Lines of at most `width` columns. `seat` is null for a watcher. */
export function drawTable(
  rules: AnyRules,
  view: unknown,
  { seat, names, paint, width }: { seat: Seat | null; names: Names; paint: Paint; width: number },
): readonly string[] {
  const { table, seats } = describeView(rules, view);
  const faint = (label: string): string => paint(label, 'faint');
  if (seats.length === 0)
    return glossary(Object.entries(table), width, faint).map((line) => cut(line, width));
  const asked = askedSeats(rules.pending(view));
  const boxOf = (each: Seat, columns: number): readonly string[] => {
    const mark = asked.includes(each) ? '▸' : '';
    const title = cut(
      `${mark}${each} ${printable(names[each] ?? '')}`.trimEnd(),
      columns - EDGES - 2,
    );
    return box(paint(title, 'strong'), seats[each]!, columns, paint);
  };
  const all = seats.map((_, each) => each);
  const others = seat === null ? all : all.slice(1).map((step) => (seat + step) % all.length);
  const isWide = width >= 2 * BOX_MIN + 1;
  const half = (width - 1) >> 1;
  const rows = isWide ? others.filter((_, i) => i % 2 === 0) : others;
  const about = Object.entries(table).map(([name, text]) => `${faint(name)}\u00a0${text}`);
  return [
    ...wrap(about.join(' · '), width),
    ...rows.flatMap((each, i) => {
      const next = isWide ? others[2 * i + 1] : undefined;
      return next === undefined
        ? boxOf(each, isWide ? half : width)
        : beside(boxOf(each, half), boxOf(next, half));
    }),
    ...(seat === null ? [] : boxOf(seat, width)),
  ];
}

function box(title: string, facts: Facts, width: number, paint: Paint): readonly string[] {
  const inside = width - EDGES;
  const label = Math.max(...Object.keys(facts).map((name) => name.length)) + 2;
  const body = Object.entries(facts).flatMap(([name, text]) =>
    wrap(text.replaceAll(' (', '\u00a0('), inside - label).map(
      (line, i) =>
        (i === 0 ? paint(name, 'faint') + blanks(name, label) : blanks('', label)) + line,
    ),
  );
  return [
    `╭─ ${title} ${'─'.repeat(blanks(title, width - EDGES - 2).length)}─╮`,
    ...body.map((line) => `│ ${line}${blanks(line, inside)} │`),
    `╰${'─'.repeat(width - 2)}╯`,
  ];
}

/** Two boxes as high as the higher one: the lower one gets blank lines above its lower edge. */
function beside(left: readonly string[], right: readonly string[]): readonly string[] {
  const height = Math.max(left.length, right.length);
  const filled = (lines: readonly string[]): readonly string[] => {
    const edge = lines.at(-1)!;
    const blank = `│${' '.repeat(edge.length - 2)}│`;
    const missing = Array.from({ length: height - lines.length }, () => blank);
    return [...lines.slice(0, -1), ...missing, edge];
  };
  const others = filled(right);
  return filled(left).map((line, i) => `${line} ${others[i]!}`);
}
