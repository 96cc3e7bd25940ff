// Somebody at a table: plays legal moves over a real socket as a page does, and now and then talks, gives
// an order or takes something back.
import { randomBytes } from 'node:crypto';

import { rngFor } from '@tablee/kit';
import { TableClient } from '@tablee/table';

import { Line } from './line.mjs';
import { Sight } from './sight.mjs';

/** How long somebody thinks, in milliseconds. */
const THINK = { least: 5, most: 60 };
/** An order that stands is given so long before somebody moves all the same. */
const ORDER_MS = 3200;
/** After the store did not answer, or somebody was too fast. */
const AGAIN_MS = 400;
const UNDOS_MAX = 8;
/** What may well happen to a wish that was fine when it was made. */
const OVERTAKEN = ['stale', 'no-undo', 'ended', 'paused'];

const isAsked = ({ seats, chosen }, seat) => seats.includes(seat) && !chosen.includes(seat);

export class Player {
  table;
  /** Null for somebody who only looks on. */
  seat;
  /** Holds the seat. */
  token;
  sight;
  line;
  /** Refusals for want of a store. */
  storeRefusals = 0;
  #client;
  #luck;
  #isEntering = true;
  #isBusy = false;
  #timer;
  #silentAt = -1;
  #unsaid = new Map();
  #moves = [];
  #isClosed = false;
  #undos = 0;

  constructor({ table, seat, token, at, luck }) {
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
      dismissed: ({ kind, why = '' }) => this.#complain('dismissed', `${kind} ${why}`),
      findings,
      luck,
      at,
    });
  }

  get name() {
    return `${this.table.id} ${this.seat === null ? 'watcher' : `seat ${this.seat}`}`;
  }

  /** What it saw last. */
  get glimpse() {
    return this.#client.glimpse;
  }

  get isOver() {
    return this.glimpse?.waiting.kind === 'over' || this.sight.people?.isEnded === true;
  }

  vote(what) {
    void this.#client.vote(what);
  }

  close() {
    clearTimeout(this.#timer);
    this.#isClosed = true;
    this.line.close();
  }

  // ---- hearing

  #ears() {
    return {
      table: (glimpse, told, notes) =>
        this.sight.table(glimpse, this.#client.since.undone, told, notes),
      step: (glimpse, events) => {
        this.sight.next(glimpse, events);
        this.table.world.signal(glimpse.waiting.kind === 'over' ? 'over' : 'seen');
      },
      waiting: () => this.sight.waiting(),
      people: (people) => this.sight.hearPeople(people),
      note: (note) => this.sight.note(note),
    };
  }

  #hear(answer) {
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
        if (this.#unsaid.has(answer.id)) setTimeout(() => this.#sayAgain(), AGAIN_MS);
        break;
    }
  }

  #complain(kind, text) {
    this.table.world.findings.add(kind, `${this.name}: ${text}`);
  }

  #hearReport(report) {
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
  #consider() {
    const { glimpse } = this;
    if (glimpse === undefined || this.seat === null || this.#isClosed) return;
    if (this.#isBusy || this.#timer !== undefined || this.isOver) return;
    const { waiting, step } = glimpse;
    if (!isAsked(waiting, this.seat)) {
      if (waiting.undo === 'possible') this.#takeBack();
      return;
    }
    if (waiting.kind === 'open' && this.#silentAt === step) return;
    const think = this.#luck.between(THINK.least, THINK.most);
    this.#later(waiting.order === undefined ? think : ORDER_MS, () => this.#act(step));
  }

  #later(milliseconds, act) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.#isClosed) act();
    }, milliseconds);
  }

  #act(step) {
    const { glimpse } = this;
    const { waiting } = glimpse;
    if (glimpse.step !== step || !isAsked(waiting, this.seat)) {
      this.#consider();
      return;
    }
    const move = this.#choose(glimpse);
    if (move === undefined) {
      this.#silentAt = step;
      return;
    }
    if (waiting.order !== undefined) void this.#client.cancel();
    this.#moves.push(this.table.rules.notation.format(move));
    void this.#do(() => this.#client.move(move));
    this.#doMore();
  }

  #choose({ view, step }) {
    const { bots } = this.table;
    const bot = this.#luck.inHundred(70) ? bots.habitue : bots.random;
    return bot(view, this.seat, rngFor(this.table.id, `${this.seat} ${step}`));
  }

  /** One command that the next one waits for. */
  async #do(command) {
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
  #doMore() {
    const luck = this.#luck;
    if (luck.inHundred(5)) this.#say(`line ${this.#moves.length} of seat ${this.seat}`);
    if (luck.inHundred(2)) void this.#client.order(`pick ${luck.pick(this.#moves)}`);
    if (luck.inHundred(1) && !this.table.world.isShort) void this.#sitOut();
  }

  /** Changes its mind, but not for ever. */
  #takeBack() {
    if (this.#undos >= UNDOS_MAX || !this.#luck.inHundred(15)) return;
    this.#undos += 1;
    void this.#do(() => this.#client.undo());
  }

  /** Lets a bot play for a moment. */
  async #sitOut() {
    await this.#client.standIn(this.seat);
    setTimeout(() => void this.#client.takeBack(), this.#luck.between(50, 800));
  }

  /** Now and then the wire breaks before the answer is here: then the same is asked again. */
  #loseAnswer() {
    if (this.#luck.inHundred(2)) setTimeout(() => this.line.drop(), this.#luck.below(8));
  }

  #say(text) {
    const id = randomBytes(6).toString('hex');
    this.table.book.spoken.set(`${this.seat}/${id}`, text);
    this.#unsaid.set(id, text);
    this.line.send({ kind: 'say', id, text });
    this.table.world.signal('spoken');
    this.#loseAnswer();
  }

  #sayAgain() {
    for (const [id, text] of this.#unsaid) this.line.send({ kind: 'say', id, text });
  }
}
