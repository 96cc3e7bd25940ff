// A terminal picture for a game that has none of its own: what the seat sees, field by field, and the
// moves it may make with a number each. Enough to play a draft; never pretty.

import { labelled, painted, span, type Line } from './canvas.ts';
import { isNumbers, isObject } from './copy.ts';
import type { AnyRules, Seat } from './game.ts';
import type { ByLang } from './meta.ts';
import type { AnyGameTexts, AnyTerminal } from './texts.ts';

/** With more moves than this a number would be no help. */
const NUMBERED_MAX = 60;

export function plainTerminal(rules: AnyRules, texts: ByLang<AnyGameTexts>): AnyTerminal {
  const numbered = (view: unknown, seat: Seat): readonly unknown[] => {
    const moves: unknown[] = [];
    if (rules.count(view, seat) <= NUMBERED_MAX) rules.moves(view, seat, moves);
    return moves;
  };
  return {
    draw(view, seat, names, paint, width, lang) {
      const moves = seat === null ? [] : numbered(view, seat);
      const lines = moves.map((move, place): readonly [string, string] => [
        String(place + 1),
        `${rules.notation.format(move)}  ${texts[lang].move(view, move, names)}`,
      ]);
      return painted([...listed(fieldsOf(view), width), ...listed(lines, width)], paint);
    },
    readMove(view, seat, typed) {
      const spelled = numbered(view, seat).map((move) => rules.notation.format(move));
      const wanted = typed.trim().toLowerCase();
      const meant = spelled.find(
        (text, i) => text.toLowerCase() === wanted || wanted === `${i + 1}`,
      );
      return meant ?? typed;
    },
  };
}

function listed(rows: readonly (readonly [string, string])[], width: number): readonly Line[] {
  const indent = Math.max(0, ...rows.map(([label]) => label.length)) + 2;
  return rows.flatMap(([label, text]) => {
    const words = text.split(' ').map((word) => [span(word)]);
    return labelled([span(label, 'faint')], indent, words, width, ' ');
  });
}

/** The fields of a view that is an object, those of its objects under both names. */
export function fieldsOf(view: unknown, name = ''): readonly (readonly [string, string])[] {
  if (!isObject(view) || Array.isArray(view) || isNumbers(view)) return [[name, shown(view)]];
  return Object.entries(view).flatMap(([key, value]) =>
    fieldsOf(value, name === '' ? key : `${name}.${key}`),
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(nested).join(' ');
  if (isNumbers(value)) return Array.from(value).join(' ');
  if (!isObject(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return Object.entries(value)
    .map(([key, one]) => `${key}=${nested(one)}`)
    .join(' ');
}

const nested = (value: unknown): string => (isObject(value) ? `[${shown(value)}]` : shown(value));
