// Steps as lines of the record, and back.

import type { AnyRules, Choice, Outcome, Step } from './game.ts';
import { wholeNumber } from './notation.ts';
import { fail, ok, problem, type Problem, type Result } from './refusal.ts';

export type StepCode =
  | 'step-unknown'
  | 'step-card'
  | 'step-move'
  | 'step-spelling'
  | 'step-sealed-order';

type Parts<Move> = Pick<AnyRules, 'card'> & {
  readonly notation: {
    format(move: Move): string;
    parse(text: string): Result<Move, Problem>;
  };
};

export function formatStep<Move>(rules: Parts<Move>, step: Step<Move>): string {
  switch (step.kind) {
    case 'chance':
      return ['chance', ...step.cards.map((card) => rules.card.format(card))].join(' ');
    case 'bell':
      return 'bell';
    case 'move':
      return `${step.seat} ${rules.notation.format(step.move)}`;
    case 'sealed': {
      const choices = step.choices.map((c) => `${c.seat} ${rules.notation.format(c.move)}`);
      return `sealed ${choices.join(' ; ')}`;
    }
  }
}

export const formatOver = ({ reason, winners }: Outcome): string =>
  ['over', reason, ...winners].join(' ');

/** Whether a line only repeats what follows from the steps; here or, when misplaced, anywhere. */
export const isDerivedLine = (
  { derivedWords }: Pick<AnyRules, 'derivedWords'>,
  line: string,
): boolean => {
  const word = line.split(' ', 1)[0]!;
  return word === 'over' || derivedWords.includes(word);
};

export function parseStep<Move>(
  rules: Parts<Move>,
  line: string,
): Result<Step<Move>, Problem<StepCode>> {
  const step = readStep(rules, line);
  // Every step has one spelling; anything else would be a second format to support for ever.
  if (step.ok && formatStep(rules, step.value) !== line)
    return fail(problem('step-spelling', { text: line }));
  return step;
}

function readStep<Move>(rules: Parts<Move>, line: string): Result<Step<Move>, Problem<StepCode>> {
  if (line === 'bell') return ok({ kind: 'bell' });
  if (line.startsWith('chance ')) {
    const cards: number[] = [];
    for (const token of line.split(' ').slice(1)) {
      const card = rules.card.parse(token);
      if (card === undefined) return fail(problem('step-card', { text: token }));
      cards.push(card);
    }
    return ok({ kind: 'chance', cards });
  }
  if (line.startsWith('sealed ')) {
    const choices: Choice<Move>[] = [];
    for (const part of line.slice('sealed '.length).split(' ; ')) {
      const choice = readChoice(rules, part);
      if (!choice.ok) return choice;
      if (choice.value.seat <= (choices.at(-1)?.seat ?? -1))
        return fail(problem('step-sealed-order', { seat: choice.value.seat }));
      choices.push(choice.value);
    }
    return ok({ kind: 'sealed', choices });
  }
  const choice = readChoice(rules, line);
  return choice.ok ? ok({ kind: 'move', ...choice.value }) : choice;
}

function readChoice<Move>(
  rules: Parts<Move>,
  text: string,
): Result<Choice<Move>, Problem<StepCode>> {
  const space = text.indexOf(' ');
  const seat = wholeNumber.parse(text.slice(0, Math.max(space, 0)));
  if (seat === undefined) return fail(problem('step-unknown', { text }));
  const move = rules.notation.parse(text.slice(space + 1));
  if (!move.ok) return fail(problem('step-move', { text, part: String(move.error.facts['text']) }));
  return ok({ seat, move: move.value });
}
