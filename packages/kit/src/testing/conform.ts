// The conformance suite: plays random games of any game and holds every promise of the contract
// against every state on the way.

import type { AnyRules, Outcome, Seat, Setup } from '../game.ts';
import { Log } from '../log.ts';
import { resolveSetup, type GameMeta } from '../meta.ts';
import { losersOf } from '../result.ts';
import { rngFor, type Rng } from '../rng.ts';
import { turned } from '../standing.ts';
import type { AnyBackstage } from './backstage.ts';
import { Candidates } from './candidates.ts';
import { checkAsking } from './checks/asking.ts';
import { checkDoing } from './checks/doing.ts';
import { OrderDesk } from './checks/orders.ts';
import { Past } from './checks/past.ts';
import { checkSecrets } from './checks/secrets.ts';
import { checkReplay, checkWriting } from './checks/writing.ts';
import { Ears, randomStep, type Eagerness } from './driver.ts';
import type { Check, Complaint, Moment } from './moment.ts';

export interface ConformPlan {
  readonly rules: AnyRules;
  readonly meta: GameMeta;
  readonly backstage: AnyBackstage;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly games: number;
  readonly seed: string;
  /** Lists of moves longer than this are sampled. */
  readonly listMax?: number;
  /** For a game with standing orders: some that this seat might think of giving now. */
  readonly orders?: (view: unknown, seat: Seat) => readonly string[];
}

/** What is wrong; empty for a game that keeps its promises. Stops at the first bad state. */
export function conform(plan: ConformPlan): readonly Complaint[] {
  const ends: Outcome[] = [];
  for (let game = 0; game < plan.games; game++) {
    const complaints = new Conformance(plan, game, ends).run();
    if (complaints.length > 0) return complaints;
  }
  return countsTheOtherWay(plan.meta, ends)
    ? [{ check: 'pending', at: 'every end', detail: WRONG_WAY }]
    : [];
}

const WRONG_WAY = 'those who won are always behind by the score: see `counts` of the meta';

/** Whether in every game with different scores the winners have the worst ones. */
function countsTheOtherWay({ counts }: GameMeta, ends: readonly Outcome[]): boolean {
  const leads = ends.flatMap(({ winners, scores }) => {
    const of = (isWinner: boolean): number[] =>
      scores.flatMap((score, seat) =>
        score === null || winners.includes(seat) !== isWinner ? [] : [turned(score, counts)],
      );
    const lead = Math.max(...of(true)) - Math.max(...of(false));
    return Number.isFinite(lead) && lead !== 0 ? [lead] : [];
  });
  return leads.length > 0 && leads.every((lead) => lead < 0);
}

class Conformance {
  readonly #plan: ConformPlan;
  readonly #game: number;
  readonly #rng: Rng;
  readonly #setup: Setup;
  readonly #candidates: Candidates;
  readonly #orders: OrderDesk;
  readonly #past: Past;
  readonly #complaints: Complaint[] = [];
  readonly #ends: Outcome[];
  #log: Log;
  #disguised = 0;

  constructor(plan: ConformPlan, game: number, ends: Outcome[]) {
    this.#ends = ends;
    this.#plan = plan;
    this.#game = game;
    this.#rng = rngFor(plan.seed, `conform ${game}`);
    const drawSeat = (seats: number) => this.#rng.below(seats);
    const setup = resolveSetup(plan.meta, plan.seats, plan.options ?? {}, drawSeat);
    if (!setup.ok) throw new Error(`no such table: ${JSON.stringify(setup.error)}`);
    this.#setup = setup.value;
    this.#candidates = new Candidates(plan.rules, this.#rng);
    // With chance of its own: whether a game has orders changes nothing of how it is played.
    this.#orders = new OrderDesk(plan.orders, rngFor(plan.seed, `orders ${game}`));
    this.#past = new Past(rngFor(plan.seed, `past ${game}`));
    this.#log = new Log(plan.rules, this.#setup);
  }

  readonly #complain = (check: Check, detail: string): void => {
    this.#complaints.push({ check, at: `game ${this.#game}, step ${this.#log.steps}`, detail });
  };

  run(): readonly Complaint[] {
    try {
      this.#play();
      if (this.#complaints.length === 0) this.#checkEnd();
    } catch (error) {
      this.#complain('throws', error instanceof Error ? error.message : String(error));
    }
    return this.#complaints;
  }

  #play(): void {
    const { rules, backstage } = this.#plan;
    const eagerness = (1 + (this.#game % 4)) as Eagerness;
    const witness = backstage.witness(this.#setup);
    const scratch = rules.setup(this.#setup);
    const stepsMax = rules.stepsMax(this.#setup);
    while (this.#complaints.length === 0) {
      const { state } = this.#log;
      const next = randomStep(rules, state, this.#rng, eagerness);
      this.#checkState({ ...this.#moment(), next }, scratch);
      if (next === undefined) return;
      const refusal = this.#log.check(next);
      if (refusal !== undefined) this.#complain('listed-is-legal', JSON.stringify(refusal));
      const before = rules.clone(state);
      const ears = new Ears(this.#setup.seats);
      this.#log.append(next, ears);
      this.#past.note(before, next, ears.heard);
      witness.see(next, ears.watcher);
      for (const wrong of witness.complaints(state)) this.#complain('witness', wrong);
      if (this.#log.steps > stepsMax) this.#complain('ends', `${stepsMax} steps are not enough`);
    }
  }

  #moment(): Moment {
    const { rules, backstage, listMax = 400 } = this.#plan;
    return {
      rules,
      backstage,
      setup: this.#setup,
      state: this.#log.state,
      pending: this.#log.pending,
      next: undefined,
      rng: this.#rng,
      candidates: this.#candidates,
      listMax,
      complain: this.#complain,
    };
  }

  #checkState(moment: Moment, scratch: unknown): void {
    for (const wrong of moment.backstage.census(moment.state)) this.#complain('census', wrong);
    checkAsking(moment);
    checkDoing(moment, scratch);
    checkWriting(moment);
    this.#disguised += checkSecrets(moment);
    this.#orders.check(moment);
    if (this.#complaints.length === 0) this.#past.check(moment);
  }

  #checkEnd(): void {
    const { meta } = this.#plan;
    const { pending } = this.#log;
    checkReplay(meta, this.#log, this.#complain);
    if (pending.kind === 'over') this.#ends.push(pending.outcome);
    const winners = pending.kind === 'over' ? pending.outcome.winners : [];
    if (losersOf(meta, this.#setup.seats, winners)?.length === 0)
      this.#complain('pending', 'nobody has lost a game that has losers');
    if (this.#disguised === 0)
      this.#complain('disguise', 'no secret was ever re-dealt: the check would see no leak');
    if (this.#plan.rules.orders !== undefined && this.#orders.taken === 0)
      this.#complain('orders', 'no order was ever taken: the check would see nothing');
  }
}
