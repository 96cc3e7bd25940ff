// Collects moves to probe that the rules did not list: those of earlier moments and other seats,
// and texts of moves with a token changed, dropped, doubled or misspelt.

import type { AnyRules } from '../game.ts';
import type { Rng } from '../rng.ts';

const CARDS_MAX = 64;
const POOL_MAX = 400;
const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '12', '99'];

/** Spellings that must never be a second way to write a move, or a standing order. */
export const MISSPELLINGS: readonly ((text: string) => string)[] = [
  (text) => `${text} `,
  (text) => ` ${text}`,
  (text) => text.replace(' ', '  '),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replace(/\d+$/, '0$&'),
  (text) => text.replace(/\d+$/, '+$&'),
  (text) => text.replace(/\d+$/, '$&.0'),
  (text) => `${text}\r`,
  () => '',
];

export class Candidates {
  readonly #rules: AnyRules;
  readonly #rng: Rng;
  readonly #cards: readonly string[];
  readonly #vocabulary: string[];
  /** What moves end with after their first card: nothing, `on 2`, `as 5`, … */
  readonly #tails: string[] = [''];
  readonly #pool: string[];
  readonly #known: Set<string>;

  constructor(rules: AnyRules, rng: Rng) {
    this.#rules = rules;
    this.#rng = rng;
    const cards: string[] = [];
    for (let card = 0; card < CARDS_MAX; card++) {
      const text = rules.card.format(card);
      if (rules.card.parse(text) === card) cards.push(text);
    }
    this.#cards = cards;
    this.#vocabulary = [...cards, ...NUMBERS, ...rules.notation.kinds];
    this.#pool = rules.notation.kinds.flatMap((kind) => [
      kind,
      `${kind} 1`,
      `${kind} ${cards[0]!}`,
    ]);
    this.#known = new Set(this.#pool);
  }

  /** Remembers the text of a move that was listed somewhere. */
  learn(text: string): void {
    if (this.#known.has(text)) return;
    this.#known.add(text);
    if (this.#pool.length < POOL_MAX) this.#pool.push(text);
    else this.#pool[this.#rng.below(POOL_MAX)] = text;
    const tokens = text.split(' ');
    const tail = ` ${tokens.slice(2).join(' ')}`;
    if (tokens.length === 4 && !this.#cards.includes(tokens[2]!) && !this.#tails.includes(tail))
      this.#tails.push(tail);
    for (const token of tokens) if (!this.#vocabulary.includes(token)) this.#vocabulary.push(token);
  }

  #pick(from: readonly string[]): string {
    return from[this.#rng.below(from.length)]!;
  }

  /** Texts that may or may not be moves. */
  texts(count: number): string[] {
    return Array.from({ length: count }, () => {
      const text = this.#pick(this.#pool);
      switch (this.#rng.below(7)) {
        case 0:
          return text;
        case 1:
          return MISSPELLINGS[this.#rng.below(MISSPELLINGS.length)]!(text);
        case 2:
        case 3:
          return this.#compose();
        default:
          return this.#change(text.split(' '));
      }
    });
  }

  #compose(): string {
    const kind = this.#pick(this.#rules.notation.kinds);
    return `${kind} ${this.#pick(this.#cards)}${this.#pick(this.#tails)}`;
  }

  #change(tokens: string[]): string {
    const at = this.#rng.below(tokens.length);
    switch (this.#rng.below(6)) {
      case 0:
        tokens.splice(at, 1);
        break;
      case 1:
        tokens.splice(at, 0, tokens[at]!);
        break;
      case 2:
        tokens.push(this.#pick(this.#vocabulary));
        break;
      default:
        tokens[at] = this.#pick(this.#vocabulary);
    }
    return tokens.join(' ');
  }

  /** Moves that the notation can write, legal or not. */
  moves(count: number): unknown[] {
    const moves: unknown[] = [];
    for (const text of this.texts(count)) {
      const move = this.#rules.notation.parse(text);
      if (move.ok) moves.push(move.value);
    }
    return moves;
  }
}
