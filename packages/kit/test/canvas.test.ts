// Lines and frames for terminals: what is drawn takes exactly the columns it was given.
import {
  beside,
  centred,
  columnsOf,
  cut,
  ends,
  fit,
  flow,
  framed,
  labelled,
  painted,
  ruled,
  span,
  widthOf,
  type Line,
} from '@tablee/kit';
import { describe, expect, test } from 'vitest';

const line = (text: string): Line => [span(text)];
const shown = (lines: readonly Line[]): string[] => painted(lines, (text) => text);
const whole = (of: Line): string => of.map(({ text }) => text).join('');

describe('columns', () => {
  test.each([
    ['Beate', 5],
    ['Émile −3 │●', 11],
    ['e\u0301', 1],
    ['日本', 4],
    ['🎲', 2],
    ['👩‍👩‍👧', 2],
    ['', 0],
  ])('of %s', (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });

  test('are never taken by control characters, which are dropped', () => {
    expect(span('a\u001b[31mb\n').text).toBe('a[31mb');
  });
});

describe('a line', () => {
  test('is cut with an ellipsis and filled with blanks', () => {
    expect(whole(cut(line('Françoise'), 6))).toBe('Franç…');
    expect(whole(cut(line('abc'), 3))).toBe('abc');
    expect(whole(fit(line('ab'), 4))).toBe('ab  ');
    expect(whole(fit(line('日本語'), 4))).toBe('日… ');
  });

  test('keeps its inks where it is cut', () => {
    const two = [span('ab', 'red'), span('cd', 'blue')];
    expect(cut(two, 3)).toEqual([span('ab', 'red'), span('…', 'blue')]);
  });

  test('has parts at both ends, or in the middle', () => {
    expect(whole(ends(line('left'), line('right'), 12))).toBe('left   right');
    expect(whole(ends(line('leftmost'), line('right'), 10))).toBe('left…right');
    expect(whole(centred(line('ab'), 6))).toBe('  ab  ');
    expect(whole(ruled(line('x'), 8))).toBe('── x ───');
  });

  test('is painted piece by piece, without blanks at its end', () => {
    const pieces = [span('a', 'red'), span(' '), span('b', 'plain'), span('  ')];
    expect(painted([pieces], (text, ink) => `<${ink}>${text}`)).toEqual(['<red>a<plain> <plain>b']);
    expect(painted([[span('  ')], []], (text) => text)).toEqual(['', '']);
  });
});

describe('blocks', () => {
  test('flow over lines and hang under their label', () => {
    const items = ['aa', 'bb', 'cc'].map(line);
    expect(shown(flow(items, 5, ' '))).toEqual(['aa bb', 'cc']);
    expect(shown(flow([], 5, ' '))).toEqual(['']);
    expect(shown(labelled(line('x'), 2, items, 7, ' '))).toEqual(['x aa bb', '  cc']);
  });

  test('are framed and stand side by side', () => {
    const box = framed({ title: line('T'), corner: line('9'), foot: line('f'), width: 12 }, [
      line('body'),
      line('much too long'),
    ]);
    expect(shown(box)).toEqual(['╭─ T ── 9 ─╮', '│ body     │', '│ much to… │', '╰─ f ──────╯']);
    expect(box.every((each) => widthOf(each) === 12)).toBe(true);
    expect(shown(beside([[line('a'), line('b')], [line('c')]], 3, 1))).toEqual(['a   c', 'b']);
  });

  test('keep their width when nothing fits', () => {
    const box = framed({ title: line('a long title'), corner: line('corner'), width: 10 }, []);
    expect(box.map(widthOf)).toEqual([10, 10]);
  });
});
