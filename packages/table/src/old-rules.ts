// Reads tables that began under older rules. Their log stays unchanged: the game's upgrades
// translate each entry to the notation of the present rules.

import {
  assert,
  isDerivedLine,
  optionTexts,
  resolveSetup,
  upgradeGame,
  type AnyRules,
  type GameMeta,
  type StoredGame,
} from '@tablee/kit';
import { rulesOf, type Sheet } from '@tablee/wire';
import { setupOf } from './client.ts';
import { isCompanyWord, PICK } from './company.ts';
import { RulesGap } from './halt.ts';
import type { Entry } from './ports.ts';
import { gapOf, LogReader, RULES, type Played } from './log-rules.ts';

const SEALED = 'sealed ';

function upgraded(rules: AnyRules, game: StoredGame, from: number, to?: number): StoredGame {
  const result = upgradeGame(rules, game, from, to);
  if (!result.ok) throw new RulesGap(result.error.code);
  return result.value;
}

/** A table's setup under the present rules; if that is impossible, the stored setup and why. */
export function setupOfOld(rules: AnyRules, meta: GameMeta, sheet: Sheet): Played {
  const kept = setupOf(sheet);
  try {
    const { seats } = kept;
    const game = { seats, options: optionTexts(kept), lines: [] };
    const { options } = upgraded(rules, game, rulesOf(sheet));
    const setup = resolveSetup(meta, seats, options, () => 0);
    assert(setup.ok, 'upgraded options are options of these rules');
    return { setup: setup.value, reader: () => new OldRules(rules, game, rulesOf(sheet)) };
  } catch (error) {
    return { setup: kept, gap: gapOf(error) };
  }
}

/** The valid steps so far that were written under one version. */
interface Chapter {
  readonly version: number;
  readonly steps: string[];
}

class OldRules extends LogReader {
  readonly #blank: StoredGame;
  #chapters: Chapter[];

  constructor(rules: AnyRules, blank: StoredGame, version: number) {
    super(rules, version);
    this.#blank = blank;
    this.#chapters = [{ version, steps: [] }];
  }

  override skip(): void {
    super.skip();
    this.#chapters = [];
  }

  override read(entry: Entry): Entry {
    const { text } = entry;
    if (this.version === this.rules.version || text.startsWith(`${RULES} `))
      return super.read(entry);
    return { ...entry, text: this.#reword(text) };
  }

  protected override goOn(version: number): void {
    super.goOn(version);
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

  /** Translates a picked move; cancels other orders, whose meaning may differ by version. */
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

  /** The next line in the present notation; undefined unless it stays a single line there. */
  #upgraded(text: string): string | undefined {
    let game = this.#blank;
    let at = this.#chapters[0]!.version;
    let steps = 1;
    for (const chapter of this.#chapters) {
      game = upgraded(this.rules, game, at, chapter.version);
      game = { ...game, lines: [...game.lines, ...chapter.steps] };
      at = chapter.version;
      steps += chapter.steps.length;
    }
    const { lines } = upgraded(this.rules, { ...game, lines: [...game.lines, text] }, at);
    const own = lines.filter((line) => !isDerivedLine(this.rules, line));
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
