// Somebody at a table: plays legal moves over a real socket as a page does, and now and then talks, gives
// an order or takes something back.
import { randomBytes } from 'node:crypto';

import { rngFor } from '@tablee/kit';
import { TableClient } from '@tablee/table';
import type { ClientEars, Glimpse, Heard } from '@tablee/table';
import type { Refused, Report, Vote, Waiting } from '@tablee/wire';

import type { Luck } from '../scripts/luck.ts';

import { Line } from './line.ts';
import { Sight } from './sight.ts';
import type { Table } from './table.ts';

/** An order that stands is given so long before somebody moves all the same. */
const ORDER_MS = 3200;
/** After the store did not answer, or somebody was too fast. */
const AGAIN_MS = 400;
const UNDOS_MAX = 8;
/** What may well happen to a wish that was fine when it was made. */
const OVERTAKEN = ['stale', 'no-undo', 'ended', 'paused'];

const isAsked = ({ seats, chosen }: Waiting, seat: number): boolean =>
  seats.includes(seat) && !chosen.includes(seat);

interface PlayerPlan {
  readonly table: Table;
  /** Null for somebody who only looks on. */
  readonly seat: number | null;
  /** Holds the seat. */
  readonly token: string | undefined;
  /** The number of the server to come to. */
  readonly at: number;
  readonly luck: Luck;
}

export class Player {
  readonly table: Table;
  readonly seat: number | null;
  readonly token: string | undefined;
  readonly sight: Sight;
  readonly line: Line;
  /** Refusals for want of a store. */
  storeRefusals = 0;
  readonly #client: TableClient;
  readonly #luck: Luck;
  #isEntering = true;
  #isBusy = false;
  #timer: NodeJS.Timeout | undefined;
  #silentAt = -1;
  readonly #unsaid = new Map<string, string>();
  readonly #moves: string[] = [];
  #isClosed = false;
  #undos = 0;

  constructor({ table, seat, token, at, luck }: PlayerPlan) {
    this.table = table;
    this.seat = seat;
    this.token = token;
    this.#luck = luck;
    const { findings } = table.world;
    this.sight = new Sight((kind, text) => findings.add(kind, `${this.name}: ${text}`));
    this.#client = new TableClient({
      rules: table.rules,
      name: randomBytes(6).toString('hex'),
      send: (command) => {
        table.book.ask(command);
        this.line.send({ kind: 'command', command });
        table.world.signal('asked');
        this.#loseAnswer();
      },
      ears: this.#ears(),
    });
    this.line = new Line({
      table: table.id,
      token: () => token,
      since: () => this.#client.since,
      hear: (answer) => this.#hear(answer),
      resend: () => this.#client.resend(),
      sayAgain: () => this.#sayAgain(),
      places: () => table.world.places(),
      hearTime: (now) => table.world.hearTime(now),
      entered: () => {
        this.#isEntering = true;
      },
      // Nobody else has this seat's token: nobody may take it, nor be turned away.
      dismissed: (state) => this.#complain('dismissed', JSON.stringify(state)),
      findings,
      luck,
      at,
    });
  }

  get name(): string {
    return `${this.table.id} ${this.seat === null ? 'watcher' : `seat ${this.seat}`}`;
  }

  /** What it saw last. */
  get glimpse(): Glimpse | undefined {
    return this.#client.glimpse;
  }

  get isOver(): boolean {
    return this.glimpse?.waiting.kind === 'over' || this.sight.people?.isEnded === true;
  }

  vote(what: Vote): void {
    void this.#client.vote(what);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#isClosed = true;
    this.line.close();
  }

  // ---- hearing

  #ears(): ClientEars {
    return {
      table: (glimpse, told) => this.sight.table(glimpse, this.#client.since?.undone ?? 0, told),
      step: (glimpse, events) => {
        this.sight.next(glimpse, events);
        this.table.world.signal(glimpse.waiting.kind === 'over' ? 'over' : 'seen');
      },
      waiting: () => this.sight.waiting(),
      people: (people) => this.sight.hearPeople(people),
    };
  }

  #hear(answer: Heard): void {
    switch (answer.kind) {
      case 'room':
        this.table.room = answer.room;
        break;
      case 'report':
        this.#hearReport(answer.report);
        break;
      case 'chat':
        this.sight.hearTalk(answer.lines, this.#isEntering);
        break;
      case 'said':
        this.table.book.said.add(`${this.seat}/${answer.id}`);
        this.#unsaid.delete(answer.id);
        break;
      case 'failed':
        // Also where nobody knows what became of it: the same again is not said twice.
        if (this.#unsaid.has(answer.id ?? '')) setTimeout(() => this.#sayAgain(), AGAIN_MS);
        break;
      case 'here':
      case 'screens':
      case 'reaction':
        break;
    }
  }

  #complain(kind: string, text: string): void {
    this.table.world.findings.add(kind, `${this.name}: ${text}`);
  }

  #hearReport(report: Report): void {
    if (report.kind === 'done' || report.kind === 'refused') {
      this.table.book.answer(this.seat, report);
      this.table.world.signal(report.kind);
    }
    this.#client.take(report);
    if (report.kind === 'table') this.#isEntering = false;
    this.#consider();
  }

  // ---- doing

  /** What to do about the table as it is now, after a moment. */
  #consider(): void {
    const { glimpse, seat } = this;
    if (glimpse === undefined || seat === null || this.#isClosed) return;
    if (this.#isBusy || this.#timer !== undefined || this.isOver) return;
    const { waiting, step } = glimpse;
    if (!isAsked(waiting, seat)) {
      if (waiting.undo === 'possible') this.#takeBack();
      return;
    }
    if (waiting.kind === 'open' && this.#silentAt === step) return;
    const { least, most } = this.table.world.think;
    const think = this.#luck.between(least, most);
    this.#later(waiting.order === undefined ? think : ORDER_MS, () => this.#act(seat, step));
  }

  #later(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.#isClosed) act();
    }, milliseconds);
  }

  #act(seat: number, step: number): void {
    const glimpse = this.glimpse!;
    const { waiting } = glimpse;
    if (glimpse.step !== step || !isAsked(waiting, seat)) {
      this.#consider();
      return;
    }
    const move = this.#choose(glimpse, seat);
    if (move === undefined) {
      this.#silentAt = step;
      return;
    }
    if (waiting.order !== undefined) void this.#client.cancel();
    this.#moves.push(this.table.rules.notation.format(move));
    void this.#do(() => this.#client.move(move));
    this.#doMore(seat);
  }

  #choose({ view, step }: Glimpse, seat: number): unknown {
    const { bots } = this.table;
    const bot = this.#luck.inHundred(70) ? bots.habitue : bots.random;
    return bot(view, seat, rngFor(this.table.id, `${seat} ${step}`));
  }

  /** One command that the next one waits for. */
  async #do(command: () => Promise<Refused | undefined>): Promise<void> {
    this.#isBusy = true;
    const refused = await command();
    this.#isBusy = false;
    if (refused === undefined) {
      this.#consider();
      return;
    }
    const code = refused.kind === 'table' ? refused.code : `${refused.rule} ${refused.why}`;
    if (code === 'store') this.storeRefusals += 1;
    else if (!OVERTAKEN.includes(code)) this.#complain('refused', code);
    this.#later(code === 'stale' ? 0 : AGAIN_MS, () => this.#consider());
  }

  /** Now and then something beside the moves. */
  #doMore(seat: number): void {
    const luck = this.#luck;
    if (luck.inHundred(5)) this.#say(`line ${this.#moves.length} of seat ${seat}`);
    if (luck.inHundred(2)) void this.#client.order(`pick ${luck.pick(this.#moves)}`);
    if (luck.inHundred(1) && !this.table.world.isShort) void this.#sitOut(seat);
  }

  /** Changes its mind, but not for ever. */
  #takeBack(): void {
    if (this.#undos >= UNDOS_MAX || !this.#luck.inHundred(15)) return;
    this.#undos += 1;
    void this.#do(() => this.#client.undo());
  }

  /** Lets a bot play for a moment. */
  async #sitOut(seat: number): Promise<void> {
    await this.#client.standIn(seat);
    setTimeout(() => void this.#client.takeBack(), this.#luck.between(50, 800));
  }

  /** Now and then the wire breaks before the answer is here: then the same is asked again. */
  #loseAnswer(): void {
    if (this.#luck.inHundred(2)) setTimeout(() => this.line.drop(), this.#luck.below(8));
  }

  #say(text: string): void {
    const id = randomBytes(6).toString('hex');
    this.table.book.spoken.set(`${this.seat}/${id}`, text);
    this.#unsaid.set(id, text);
    this.line.send({ kind: 'say', id, text });
    this.table.world.signal('spoken');
    this.#loseAnswer();
  }

  #sayAgain(): void {
    for (const [id, text] of this.#unsaid) this.line.send({ kind: 'say', id, text });
  }
}
