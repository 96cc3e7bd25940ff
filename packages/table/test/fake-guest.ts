// Somebody at a table who says what the test says and keeps every report, read as from a wire.
import { assert, type Seat } from '@tablee/kit';
import { difference } from '@tablee/kit/testing';
import {
  readReport,
  viewAfter,
  type Command,
  type Note,
  type People,
  type Refused,
  type Report,
  type Since,
  type Vote,
  type Waiting,
} from '@tablee/wire';

import type { Peer, Host, PeerSession } from '../src/index.ts';

type Eyes = Seat | 'watcher';
/** A report that showed the table, and the packed view that it showed. */
export type Sight = Extract<Report, { kind: 'table' | 'step' }> & {
  readonly view: readonly number[];
};

export interface GuestPlan {
  /** The first of them is where the guest sits down; none for a watcher. */
  readonly seats: readonly Seat[];
  readonly isPerson?: boolean;
  /** No two clients of a table ever share one, or one’s commands would pass for the other’s. */
  readonly name: string;
}

export class FakeGuest implements Peer {
  readonly seats: readonly Seat[];
  readonly isPerson: boolean;
  readonly name: string;
  readonly reports: Report[] = [];
  /** What was seen, one after the other. */
  readonly sights: Sight[] = [];
  #visit: PeerSession | undefined;
  #commands = 0;

  constructor({ seats, isPerson = true, name }: GuestPlan) {
    this.seats = seats;
    this.isPerson = isPerson;
    this.name = name;
  }

  join(host: Host, eyes: Eyes = this.seats[0] ?? 'watcher', since?: Since): this {
    this.#visit = host.join(this, eyes, since);
    return this;
  }

  leave(how?: 'lost' | 'left'): void {
    this.#visit?.leave(how);
  }

  send(told: Report): void {
    const sent = JSON.parse(JSON.stringify(told)) as unknown;
    const read = readReport(sent);
    assert(read.ok, `a report as the wire says: ${JSON.stringify(read)}`);
    assert(difference(read.value, sent) === undefined, 'the wire drops and adds nothing');
    const report = read.value;
    this.reports.push(report);
    if (report.kind !== 'table' && report.kind !== 'step') return;
    const view = viewAfter(this.sights.at(-1)?.view, report);
    this.sights.push({ ...report, view } as Sight);
  }

  /** Everything received, as the bytes on a wire. */
  get bytes(): readonly string[] {
    return this.reports.map((report) => JSON.stringify(report));
  }

  /** The last report that showed the table. */
  get sight(): Sight {
    const last = this.sights.at(-1);
    assert(last !== undefined, 'a guest has seen the table');
    return last;
  }

  get step(): number {
    return this.sight.step;
  }

  get waiting(): Waiting {
    const last = this.reports.findLast((report) => 'waiting' in report);
    assert(last !== undefined && 'waiting' in last, 'a guest knows what the table waits for');
    return last.waiting;
  }

  /** Who is here, as last heard. */
  get people(): People {
    const told = this.reports.flatMap((one) =>
      (one.kind === 'people' || one.kind === 'table') && one.people !== undefined
        ? [one.people]
        : [],
    );
    assert(told.length > 0, 'a guest at a table online knows who is here');
    return told.at(-1)!;
  }

  /** What was said about the people: with the table, and since. */
  get notes(): readonly Note[] {
    const start = this.reports.findLastIndex(({ kind }) => kind === 'table');
    return this.reports
      .slice(start)
      .flatMap((one) => (one.kind === 'table' ? one.notes : one.kind === 'note' ? [one.note] : []));
  }

  async say(command: Command): Promise<void> {
    assert(this.#visit !== undefined, 'a guest joins first');
    await this.#visit.receive(command);
  }

  sit(eyes: Eyes): Promise<void> {
    return this.say({ kind: 'sit', eyes });
  }

  /** Why it was refused; undefined when it was done. */
  move(move: string, change: Partial<Command & { kind: 'move' }> = {}) {
    return this.#ask({ kind: 'move', ...this.#stamp(), move, ...change });
  }

  undo(change: Partial<Command & { kind: 'undo' }> = {}) {
    return this.#ask({ kind: 'undo', ...this.#stamp(), ...change });
  }

  order(order: string, change: Partial<Command & { kind: 'order' }> = {}) {
    const { seat, ...stamp } = this.#stamp();
    const hasChosen = this.waiting.chosen.includes(seat);
    return this.#ask({ kind: 'order', seat, ...stamp, hasChosen, order, ...change });
  }

  cancel() {
    return this.#ask({ kind: 'cancel', ...this.#name() });
  }

  vote(what: Vote) {
    return this.#ask({ kind: 'vote', ...this.#name(), what });
  }

  unvote(what: Vote) {
    return this.#ask({ kind: 'unvote', ...this.#name(), what });
  }

  decline(what: Vote) {
    return this.#ask({ kind: 'decline', ...this.#name(), what });
  }

  resume() {
    return this.#ask({ kind: 'resume', ...this.#name() });
  }

  standIn(who: Seat) {
    return this.#ask({ kind: 'stand-in', ...this.#name(), who });
  }

  takeBack() {
    return this.#ask({ kind: 'return', ...this.#name() });
  }

  /** The answers that a command got so far. */
  answers(id: string): readonly Report[] {
    return this.reports.filter((report) => 'id' in report && report.id === id);
  }

  #name(): { id: string; seat: Seat } {
    this.#commands += 1;
    const { eyes } = this.sight;
    return { id: `${this.name}-${this.#commands}`, seat: eyes === 'watcher' ? 0 : eyes };
  }

  #stamp(): { id: string; seat: Seat; step: number } {
    return { ...this.#name(), step: this.step };
  }

  async #ask(command: Extract<Command, { id: string }>): Promise<Refused | undefined> {
    const before = this.answers(command.id).length;
    await this.say(command);
    const answers = this.answers(command.id).slice(before);
    assert(answers.length === 1, `one answer per command, not ${answers.length}`);
    const [answer] = answers;
    return answer?.kind === 'refused' ? answer.refused : undefined;
  }
}
