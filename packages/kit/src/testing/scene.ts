// Drives a test table by lines of the record, so that a test states refusals and lines by the rules
// and the record's format alone.

import { assert } from '../assert.ts';
import type { AnyRules, Pending, Seat, Viewer } from '../game.ts';
import { Log } from '../log.ts';
import { resolveSetup, type GameMeta } from '../meta.ts';
import type { Refusal } from '../refusal.ts';
import { parseStep } from '../steps.ts';
import { Ears } from './driver.ts';

export class Scene {
  readonly log: Log;
  readonly #ears: Ears;

  constructor(
    rules: AnyRules,
    meta: GameMeta,
    seats: number,
    options: Readonly<Record<string, string>> = {},
  ) {
    const setup = resolveSetup(meta, seats, options, () => 0);
    assert(setup.ok, `this table can be set up: ${JSON.stringify(setup)}`);
    this.log = new Log(rules, setup.value);
    this.#ears = new Ears(seats);
  }

  /** Everything told so far, as each viewer heard it: by seat, and the watcher last. */
  get heard(): readonly (readonly unknown[])[] {
    return this.#ears.heard;
  }

  /** Plays lines of the record; returns the derived lines that the last of them brought. */
  play(...lines: readonly string[]): readonly string[] {
    let derived: readonly string[] = [];
    for (const line of lines) {
      const step = parseStep(this.log.rules, line);
      assert(step.ok, `a line of the record: ${line}: ${JSON.stringify(step)}`);
      const refusal = this.log.check(step.value);
      assert(refusal === undefined, `${line}: ${JSON.stringify(refusal)}`);
      derived = this.log.append(step.value, this.#ears).map(({ text }) => text);
    }
    return derived;
  }

  /** Why a line is refused. Fails when it is not, or when it is no line at all. */
  refusal(line: string): Refusal {
    const step = parseStep(this.log.rules, line);
    assert(step.ok, `a line of the record: ${line}: ${JSON.stringify(step)}`);
    const found = this.log.check(step.value);
    assert(found !== undefined, `refused: ${line}`);
    return found.refusal;
  }

  /** The rule that refuses a line. */
  rule(line: string): string {
    return this.refusal(line).rule;
  }

  get pending(): Pending {
    return this.log.pending;
  }

  /** The legal moves of a seat, as text, sorted. */
  moves(seat: Seat): readonly string[] {
    const { rules, state } = this.log;
    const into: unknown[] = [];
    rules.moves(state, seat, into);
    return into.map((move) => rules.notation.format(move)).sort();
  }

  view(viewer: Viewer): unknown {
    return this.log.rules.view(this.log.state, viewer);
  }
}
