// Plays the game from the rules alone, without host, connection or store. The verdict compares
// simulated tables with it.

import { askedSeats, choicesOf, Log, nextStep, parseStep, type Seat } from '@tablee/kit';
import { openLedger, type Entry, type HostPlan } from '@tablee/table';
import type { Decide } from './game.ts';

/** One step: how the game asked which seats, and their moves in record notation. */
interface Moment {
  readonly kind: 'turn' | 'sealed' | 'open' | 'chance';
  readonly asked: readonly Seat[];
  readonly moves: ReadonlyMap<Seat, string>;
}

/** A viewer's view after a step, and the events it has received by then, as texts. */
export interface Sight {
  readonly view: string;
  readonly told: string;
}

export class Reference {
  readonly lines: readonly string[];
  readonly #plan: HostPlan;
  readonly #moments: readonly Moment[];
  #sights: readonly ReadonlyMap<Seat | 'watcher', Sight>[] | undefined;

  constructor(plan: HostPlan, lines: readonly string[], moments: readonly Moment[]) {
    this.#plan = plan;
    this.lines = lines;
    this.#moments = moments;
  }

  get steps(): number {
    return this.#moments.length;
  }

  /**
   * What a seat will do when it is next asked, from this step on; undefined where that is in an open
   * window, or never.
   */
  foresee(seat: Seat, step: number): string | undefined {
    for (let at = step; at < this.#moments.length; at++) {
      const { kind, asked, moves } = this.#moments[at]!;
      if (!asked.includes(seat)) continue;
      return kind === 'open' ? undefined : moves.get(seat);
    }
    return undefined;
  }

  /** The log of a table that has come so far, without a word about how. */
  entries(steps: number, at: number): Entry[] {
    const { rules } = this.#plan;
    const texts = this.lines.filter((line) => parseStep(rules, line).ok);
    return texts.slice(0, steps).map((text) => ({ text, at }));
  }

  /** What these eyes should see after so many steps. */
  sight(eyes: Seat | 'watcher', step: number): Sight | undefined {
    this.#sights ??= sightsOf(this.#plan, this.lines);
    return this.#sights[step]?.get(eyes);
  }
}

/** What each viewer has seen after every step. */
function sightsOf(plan: HostPlan, lines: readonly string[]): Map<Seat | 'watcher', Sight>[] {
  const { rules, setup } = plan;
  const ledger = openLedger(plan, []);
  const eyes = [...Array.from({ length: setup.seats }, (_, seat) => seat), 'watcher' as const];
  const look = (): Map<Seat | 'watcher', Sight> =>
    new Map(
      eyes.map((one) => [
        one,
        {
          view: rules.pack(rules.view(ledger.log.state, one)).join(),
          told: JSON.stringify(ledger.toldTo(one)),
        },
      ]),
    );
  const sights = [look()];
  for (const text of lines) {
    if (!parseStep(rules, text).ok) continue; // a derived line
    ledger.take({ text });
    sights.push(look());
  }
  return sights;
}

export function referenceOf(plan: HostPlan, decide: Decide): Reference {
  const { rules, setup, deal } = plan;
  const log = new Log(rules, setup);
  const moments: Moment[] = [];
  let draws = 0;
  for (;;) {
    const { pending, state, steps } = log;
    const step = nextStep(pending, {
      draw: (chance) => deal(chance, { step: steps, draw: draws++ }),
      choose: (seat) => decide(rules.view(state, seat), seat, steps),
    });
    if (step === undefined || pending.kind === 'over')
      return new Reference(plan, log.lines, moments);
    moments.push({
      kind: pending.kind,
      asked: askedSeats(pending),
      moves: new Map(choicesOf(step).map(({ seat, move }) => [seat, rules.notation.format(move)])),
    });
    log.append(step);
  }
}
