// A person in the simulation: plays by a bot's advice, but changes their mind, takes steps back,
// says things twice, hands the device around, and loses the wire.
import type { AnyBot } from '@tablee/bots';
import type { AnyRules, Rng, Seat } from '@tablee/kit';
import type { Refused } from '@tablee/wire';

import { TableClient, type Glimpse, type Host } from '../src/index.ts';
import { BadWire } from './bad-wire.ts';
import type { HandClock } from '../testing/hand-clock.ts';

export interface PersonPlan {
  readonly name: string;
  /** Several where people sit around one device. */
  readonly seats: readonly Seat[];
  readonly rules: AnyRules;
  readonly advice: AnyBot;
  readonly rng: Rng;
  readonly clock: HandClock;
  /** The host as it is now; undefined while the table is closed. */
  readonly host: () => Host | undefined;
}

export class SimPerson {
  /** The answers got so far: the command, and why it was refused. */
  readonly answers: { readonly id: string; readonly refused: Refused | undefined }[] = [];
  readonly client: TableClient;
  readonly #plan: PersonPlan;
  #wire: BadWire | undefined;
  #isBusy = false;
  /** Every command of this client's, re-sends included. */
  readonly #sent: string[] = [];
  /** Everybody comes to an end: so many steps are taken back at most. */
  #regrets = 12;

  constructor(plan: PersonPlan) {
    this.#plan = plan;
    this.client = new TableClient({
      rules: plan.rules,
      name: plan.name,
      send: (command) => {
        if ('id' in command) this.#sent.push(command.id);
        this.#wire?.send(command);
      },
      ears: { table: () => undefined, step: () => undefined, waiting: () => undefined },
    });
    this.#live();
  }

  get seesTheEnd(): boolean {
    return this.client.glimpse?.waiting.kind === 'over';
  }

  /** Everything on the wire is lost. */
  loseWire(): void {
    this.#wire?.cut();
  }

  /** A little later, something; and so on until the end. */
  #live(): void {
    const { clock, rng } = this.#plan;
    clock.after(100 + rng.below(900), () => {
      this.#act();
      if (!this.seesTheEnd || this.#wire?.isWhole !== true) this.#live();
    });
  }

  #act(): void {
    const { rng, host } = this.#plan;
    const table = host();
    if (table === undefined) return;
    if (this.#wire?.isWhole !== true) {
      this.#connect(table);
      return;
    }
    if (rng.below(40) === 0) {
      this.loseWire();
      return;
    }
    // What has no answer is asked again, now and then.
    if (this.#isBusy) {
      if (rng.below(4) === 0) this.client.resend();
      return;
    }
    const { glimpse } = this.client;
    if (glimpse !== undefined) this.#decide(glimpse);
  }

  #connect(table: Host): void {
    const { clock, rng, seats } = this.#plan;
    const eyes = this.client.glimpse?.eyes ?? seats[0]!;
    const wire: BadWire = new BadWire(
      clock,
      rng,
      table,
      { seats, hear: (report) => (this.#wire === wire ? this.client.hear(report) : undefined) },
      eyes,
    );
    this.#wire = wire;
    this.client.resend();
  }

  #decide(glimpse: Glimpse): void {
    const { rng, seats } = this.#plan;
    const { waiting, eyes } = glimpse;
    if (waiting.undo === 'possible' && this.#regrets > 0 && rng.below(4) === 0) {
      this.#regrets -= 1;
      this.#ask(() => this.client.undo());
      return;
    }
    const asked = seats.filter((seat) => waiting.seats.includes(seat));
    const open = asked.filter((seat) => !waiting.chosen.includes(seat));
    const next = open[rng.below(Math.max(1, open.length))] ?? asked[0];
    if (next === undefined) {
      // Curious people look around, or try what they must not.
      if (rng.below(10) === 0) this.#meddle();
    } else if (next !== eyes) this.client.sit(next);
    else if (open.length > 0 || rng.below(10) === 0) this.#move(glimpse, next);
  }

  #meddle(): void {
    const { rng, seats } = this.#plan;
    if (rng.below(2) === 0) this.client.sit(rng.below(4) === 0 ? 'watcher' : rng.below(3));
    else this.client.sit(seats[0]!);
    if (rng.below(3) === 0) this.#ask(() => this.client.undo());
  }

  #move({ view, waiting }: Glimpse, seat: Seat): void {
    const { rules, advice, rng } = this.#plan;
    const count = rules.count(view, seat);
    const byAdvice = rng.below(5) > 0;
    const move = byAdvice ? advice(view, seat, rng) : rules.moveAt(view, seat, rng.below(count));
    if (move === undefined) return; // silence, where a window is open
    this.#ask(() => this.client.move(move));
    // Impatient people press twice: the second press is another command.
    if (waiting.kind === 'turn' && rng.below(20) === 0) this.#ask(() => this.client.move(move));
  }

  #ask(question: () => Promise<Refused | undefined>): void {
    const before = this.#sent.length;
    const answer = question();
    const id = this.#sent[before];
    if (id === undefined) return; // a watcher asks nobody
    this.#isBusy = true;
    void answer.then((refused) => {
      this.answers.push({ id, refused });
      this.#isBusy = false;
    });
  }
}
