// Reads what a person types as the record spells it: `g5` is `lead G5`, `beate` is `take 1`.

import { seatMeant, type AnyRules, type Names, type Seat } from '@tablee/kit';

/** With more moves than this a short form is not looked for among them. */
const LISTED_MAX = 200;

/** A text that means no single move comes back as it is, for the notation to refuse. */
export function readMove(
  rules: AnyRules,
  view: unknown,
  seat: Seat,
  typed: string,
  names?: Names,
): string {
  const { notation } = rules;
  const words = typed
    .trim()
    .replaceAll('−', '-')
    .split(/[\s,]+/);
  const tokens = words.map((word) => spelledAs(rules, word));
  const text = tokens.join(' ');
  const whole = notation.parse(text);
  if (whole.ok) return notation.format(whole.value);
  const read = notation.kinds
    .map((kind) => notation.parse(`${kind} ${text}`))
    .filter((move) => move.ok)
    .map(({ value }) => value);
  const legal = read.filter((move) => rules.check(view, seat, move) === undefined);
  if (legal.length === 1) return notation.format(legal[0]);
  // Without a legal move the first one says why: its refusal names the rule.
  return (
    shortFor(rules, view, seat, tokens, names) ??
    (read[0] === undefined ? typed : notation.format(read[0]))
  );
}

/** Cards as the game spells them, all else in small letters. */
function spelledAs({ card }: AnyRules, word: string): string {
  const lower = word.toLowerCase();
  const ways = [word, word.toUpperCase(), lower.charAt(0).toUpperCase() + lower.slice(1)];
  return ways.find((way) => card.parse(way) !== undefined) ?? lower;
}

/** The only legal move that has all of this in it, in order; a name stands for its seat. */
function shortFor(
  rules: AnyRules,
  view: unknown,
  seat: Seat,
  tokens: readonly string[],
  names: Names | undefined,
): string | undefined {
  if (tokens.join('') === '' || rules.count(view, seat) > LISTED_MAX) return undefined;
  const legal: unknown[] = [];
  rules.moves(view, seat, legal);
  const meant = tokens.map((token) => String(seatMeant(token, names) ?? token));
  const fitting = legal
    .map((move) => rules.notation.format(move))
    .filter((spelled) => {
      let left = [...tokens];
      let named = [...meant];
      for (const word of spelled.split(' '))
        if (word === left[0] || word === named[0]) {
          left = left.slice(1);
          named = named.slice(1);
        }
      return left.length === 0;
    });
  return fitting.length === 1 ? fitting[0] : undefined;
}
