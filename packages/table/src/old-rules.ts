// Tables that were begun under older rules. Their log stays as it was written: every entry is read as the
// present rules spell it, one for one, by the upgrades of the game. Whoever writes on under newer rules says
// so first, with an entry `rules N`, so that a home with older ones does not misplay what follows.

import {
  assert,
  isDerivedLine,
  optionTexts,
  resolveSetup,
  upgradeGame,
  wholeNumber,
  type AnyRules,
  type GameMeta,
  type Setup,
  type StoredGame,
} from '@tablee/kit';
import { rulesOf, type Sheet } from '@tablee/wire';
import { setupOf } from './client.ts';
import { isCompanyWord, PICK } from './company.ts';
import { RulesGap } from './halt.ts';
import type { Entry, LedgerPlan } from './ledger.ts';
import type { HostPlan } from './plan.ts';

/** The first word of the entry that says under which rules the log goes on. */
export const RULES = 'rules';
const SEALED = 'sealed ';

export const rulesEntry = (version: number): string => `${RULES} ${version}`;

/** Whatever fails on the way from older rules: nothing leads from them to these. */
export const gapOf = (error: unknown): RulesGap =>
  error instanceof RulesGap ? error : new RulesGap('rules-too-old', error);

function upgraded(rules: AnyRules, game: StoredGame, from: number, to?: number): StoredGame {
  const result = upgradeGame(rules, game, from, to);
  if (!result.ok) throw new RulesGap(result.error.code);
  return result.value;
}

/** How a table is set up by the present rules; where it cannot be, as it was kept and why. */
export function setupBy(
  rules: AnyRules,
  meta: GameMeta,
  sheet: Sheet,
): { readonly setup: Setup; readonly gap?: RulesGap } {
  const kept = setupOf(sheet);
  if (rulesOf(sheet) === rules.version) return { setup: kept };
  try {
    const { seats } = kept;
    const game = { seats, options: optionTexts(kept), lines: [] };
    const { options } = upgraded(rules, game, rulesOf(sheet));
    const setup = resolveSetup(meta, seats, options, () => 0);
    assert(setup.ok, 'upgraded options are options of these rules');
    return { setup: setup.value };
  } catch (error) {
    return { setup: kept, gap: gapOf(error) };
  }
}

/** A table's sheet as it is shown: under the rules that it is played by. */
export const shownSheet = ({ rules, setup, sheet }: HostPlan): Sheet =>
  rulesOf(sheet) === rules.version
    ? sheet
    : { ...sheet, rules: rules.version, options: setup.options };

/** The steps that count so far of those that were written under one version. */
interface Chapter {
  readonly version: number;
  readonly steps: string[];
}

export class OldRules {
  /** Under which rules the log is written from here on. */
  version: number;
  readonly #rules: AnyRules;
  readonly #blank: StoredGame;
  #chapters: Chapter[];

  constructor({ rules, setup: { seats }, sheet }: Pick<LedgerPlan, 'rules' | 'setup' | 'sheet'>) {
    this.#rules = rules;
    this.version = sheet === undefined ? rules.version : rulesOf(sheet);
    this.#blank = {
      seats,
      options: optionTexts({ seats, options: sheet?.options ?? {} }),
      lines: [],
    };
    this.#chapters = [{ version: this.version, steps: [] }];
  }

  /** What comes from here on is written under the present rules. */
  skip(): void {
    this.version = this.#rules.version;
    this.#chapters = [];
  }

  /** An entry as the present rules would have it. */
  read(entry: Entry): Entry {
    const { text } = entry;
    if (text.startsWith(`${RULES} `)) this.#goOn(wholeNumber.parse(text.slice(RULES.length + 1)));
    else if (this.version !== this.#rules.version) return { ...entry, text: this.#reword(text) };
    return entry;
  }

  #goOn(version: number | undefined): void {
    const { version: known } = this.#rules;
    assert(version !== undefined && version > this.version, 'a log goes on under later rules');
    if (version > known) throw new RulesGap('rules-newer');
    if (version === known) {
      this.skip();
      return;
    }
    this.version = version;
    this.#chapters.push({ version, steps: [] });
  }

  #reword(text: string): string {
    const [word = '', seat = '', ...more] = text.split(' ');
    const said = more.join(' ');
    if (word === 'choice')
      return `choice ${this.#line(`${SEALED}${seat} ${said}`).slice(SEALED.length)}`;
    if (word === 'order') return this.#order(seat, said);
    if (word === 'undo') this.#cut(Number(seat));
    if (word === 'undo' || word === 'withdraw' || isCompanyWord(word)) return text;
    const line = this.#line(text);
    this.#chapters.at(-1)!.steps.push(text);
    return line;
  }

  /** A move picked in advance is a move; what else was ordered meant something under the rules of then. */
  #order(seat: string, order: string): string {
    const move = order.startsWith(PICK)
      ? this.#upgraded(`${seat} ${order.slice(PICK.length)}`)
      : '';
    const [own, ...words] = move?.split(' ') ?? [];
    return own === seat ? `order ${seat} ${PICK}${words.join(' ')}` : `cancel ${seat}`;
  }

  #line(text: string): string {
    const line = this.#upgraded(text);
    assert(line !== undefined, 'an upgrade makes one step of one step');
    return line;
  }

  /** A line behind the steps so far, as the present rules spell it; undefined unless it is one line there. */
  #upgraded(text: string): string | undefined {
    let game = this.#blank;
    let at = this.#chapters[0]!.version;
    let steps = 1;
    for (const chapter of this.#chapters) {
      game = upgraded(this.#rules, game, at, chapter.version);
      game = { ...game, lines: [...game.lines, ...chapter.steps] };
      at = chapter.version;
      steps += chapter.steps.length;
    }
    const { lines } = upgraded(this.#rules, { ...game, lines: [...game.lines, text] }, at);
    const own = lines.filter((line) => !isDerivedLine(this.#rules, line));
    return own.length === steps ? own.at(-1) : undefined;
  }

  #cut(steps: number): void {
    let left = steps;
    for (const chapter of this.#chapters) {
      chapter.steps.length = Math.min(chapter.steps.length, left);
      left -= chapter.steps.length;
    }
  }
}
