// Attacks over sockets: many short connections at the same time, each in one style.
import { WIRE_VERSION } from '@tablee/wire';

import { pause } from '../scripts/luck.ts';
import type { Luck } from '../scripts/luck.ts';
import { binary, control, huge, parted, rude, textFrame } from './frames.ts';
import { newPlace } from './leaks.ts';
import type { Place } from './leaks.ts';
import { Messages } from './messages.ts';
import type { AttackPlan, HonestTable, OwnTable } from './plan.ts';
import { Wire } from './wire.ts';

/** The server hangs up at the tenth message that it cannot read. */
const UNREADABLE_MAX = 8;
/** More than the usual limits bear of one socket. */
const PING_FLOOD = 600;
const DEAF_MS = 50;
/** Without an answer for so long the server is dead. A busy machine takes long. */
const ANSWER_MS = 120_000;
type Style = 'deep' | 'garbage' | 'rude' | 'huge' | 'binary' | 'hasty' | 'control' | 'deaf';
const STYLES: Readonly<Record<Style, number>> = {
  deep: 25,
  garbage: 50,
  rude: 7,
  huge: 3,
  binary: 5,
  hasty: 5,
  control: 4,
  deaf: 1,
};

type Life = (wire: Wire, place: Place) => Promise<void>;

export class SocketAttack {
  readonly #plan: AttackPlan;
  readonly #messages: Messages;
  readonly #luck: Luck;
  sockets = 0;
  readonly #lives: Readonly<Record<Style, Life>> = {
    deep: (wire, place) => this.#deep(wire, place),
    garbage: (wire, place) => this.#garbage(wire, place),
    rude: (wire) => this.#rude(wire),
    huge: (wire) => this.#huge(wire),
    binary: (wire, place) => this.#binary(wire, place),
    hasty: (wire, place) => this.#hasty(wire, place),
    control: (wire, place) => this.#control(wire, place),
    deaf: (wire) => this.#deaf(wire),
  };

  constructor(plan: AttackPlan) {
    this.#plan = plan;
    this.#messages = new Messages(plan);
    this.#luck = plan.luck;
  }

  /** Until nothing is left to be sent. */
  async run(): Promise<void> {
    const { budget } = this.#plan;
    while (budget.left > 0) {
      const style = this.#style();
      const wire = this.#connect();
      this.sockets += 1;
      const place = newPlace();
      wire.onText = (text) => this.#hear(place, text);
      if (await wire.opened()) await this.#lives[style](wire, place);
      else if (!wire.isClosed && wire.status === undefined) this.#stuck('an upgrade');
      // Turned away: too many of one address.
      else await pause(20);
      wire.hangUp();
    }
  }

  #style(): Style {
    let pick = this.#luck.below(100);
    for (const [style, share] of Object.entries(STYLES) as [Style, number][]) {
      pick -= share;
      if (pick < 0) return style;
    }
    return 'deep';
  }

  #connect(): Wire {
    const { port, addresses } = this.#plan;
    const address = this.#luck.pick(addresses);
    const origin = this.#luck.inHundred(50) ? `http://127.0.0.1:${port}` : undefined;
    return new Wire({ port, address, origin });
  }

  #hear(place: Place, text: string): void {
    const answer = this.#plan.listener.hear(place, text);
    if (answer?.kind === 'pong') place.pong = answer.sent;
  }

  #stuck(what: string): void {
    this.#plan.add('answer', `no answer to ${what} within ${ANSWER_MS} ms`);
  }

  #count(messages: number): void {
    const { budget, tally } = this.#plan;
    budget.left -= messages;
    budget.said += messages;
    Atomics.add(tally, 0, messages);
  }

  /** Says all of it at once and waits until it was heard. */
  async #burst(wire: Wire, place: Place, texts: readonly string[]): Promise<void> {
    const sent = this.#luck.below(2 ** 30);
    this.#count(texts.length + 1);
    wire.say(...texts, JSON.stringify({ kind: 'ping', sent }));
    const { isLimited } = this.#plan;
    const isHeard = await wire.until(() => place.pong === sent, isLimited ? 500 : ANSWER_MS);
    if (!isHeard && !wire.isClosed && !isLimited) this.#stuck('a burst');
  }

  #hello(wire: Wire): void {
    this.#count(1);
    wire.say(JSON.stringify({ kind: 'hello', version: WIRE_VERSION }));
  }

  /** Enters at an attacker's own seat, or tries another player's. */
  #enter(wire: Wire, place: Place): void {
    const { lore } = this.#plan;
    const luck = this.#luck;
    const way = luck.below(10);
    const own = luck.pick<OwnTable | undefined>(lore.own);
    const honest = luck.pick<HonestTable | undefined>(lore.honest);
    place.entering += 1;
    const { kind, entering, ...any } = this.#messages.entrance(place.entering);
    let where: object = any;
    if (way < 7 && own) where = { table: own.id, token: luck.pick(own.seats).token };
    else if (way < 9 && honest) where = { table: honest.id };
    this.#count(1);
    wire.say(JSON.stringify({ kind, entering, ...where }));
  }

  async #deep(wire: Wire, place: Place): Promise<void> {
    const { budget } = this.#plan;
    this.#hello(wire);
    this.#enter(wire, place);
    await this.#burst(wire, place, []);
    let unreadable = 0;
    for (
      let rounds = 2 + this.#luck.below(12);
      rounds > 0 && !wire.isClosed && budget.left > 0;
      rounds -= 1
    ) {
      const many = 20 + this.#luck.below(60);
      const texts = Array.from({ length: many }, () => {
        if (unreadable < UNREADABLE_MAX && this.#luck.inHundred(4)) {
          unreadable += 1;
          return this.#messages.nonsense(place);
        }
        return JSON.stringify(this.#messages.readable(place));
      });
      if (this.#luck.inHundred(10)) texts.push('{"kind":"quit"}');
      if (this.#luck.inHundred(20) || texts.at(-1) === '{"kind":"quit"}') {
        place.entering += 1;
        texts.push(JSON.stringify(this.#messages.entrance(place.entering)));
      }
      await this.#burst(wire, place, texts);
      if (!place.isIn || place.at !== place.entering) this.#enter(wire, place);
    }
  }

  /** Nothing but nonsense; greeted or not. */
  async #garbage(wire: Wire, place: Place): Promise<void> {
    if (this.#luck.inHundred(70)) this.#hello(wire);
    if (this.#luck.inHundred(30)) this.#enter(wire, place);
    const texts = Array.from({ length: 5 + this.#luck.below(20) }, () =>
      this.#messages.nonsense(place),
    );
    await this.#burst(wire, place, texts);
  }

  async #rude(wire: Wire): Promise<void> {
    if (this.#luck.inHundred(70)) this.#hello(wire);
    this.#count(1);
    wire.write(rude(this.#luck));
    await wire.until(() => false, 30);
  }

  async #huge(wire: Wire): Promise<void> {
    if (this.#luck.inHundred(70)) this.#hello(wire);
    this.#count(1);
    wire.write(huge(this.#luck));
    if (!(await wire.until(() => wire.isClosed, ANSWER_MS)) && !wire.isClosed)
      this.#plan.add('answer', 'what is too large was taken');
  }

  async #binary(wire: Wire, place: Place): Promise<void> {
    this.#hello(wire);
    for (let n = 1 + this.#luck.below(12); n > 0; n -= 1) {
      this.#count(1);
      wire.write(binary(this.#luck));
    }
    await this.#burst(wire, place, []);
  }

  /** Pings by the hundred: without limits each comes back as it was, in order. */
  async #control(wire: Wire, place: Place): Promise<void> {
    const { isLimited, add } = this.#plan;
    const pongs: Buffer[] = [];
    wire.onPong = (data) => pongs.push(data);
    if (this.#luck.inHundred(80)) this.#hello(wire);
    const many = this.#luck.between(1, 500);
    const { bytes, pings } = control(this.#luck, many);
    this.#count(many + 2);
    wire.write(bytes);
    wire.write(parted(JSON.stringify({ kind: 'hello', version: WIRE_VERSION })));
    await this.#burst(wire, place, []);
    if (isLimited || wire.isClosed) return;
    if (!Buffer.concat(pongs).equals(Buffer.concat([...pings, Buffer.from('between')])))
      add('answer', `${pings.length} pings, ${pongs.length} pongs, or other ones`);
  }

  /** Pings without end, and reads nothing. The server must hang up where it has limits. */
  async #deaf(wire: Wire): Promise<void> {
    const { isLimited, add } = this.#plan;
    this.#hello(wire);
    wire.stopReading();
    const { bytes } = control(this.#luck, PING_FLOOD);
    this.#count(PING_FLOOD);
    wire.write(bytes);
    await pause(DEAF_MS);
    wire.readAgain();
    if (isLimited && !(await wire.until(() => wire.isClosed, ANSWER_MS)))
      add('answer', 'a flood of pings is served on and on');
  }

  /** As fast as it goes, the same thing again and again. */
  async #hasty(wire: Wire, place: Place): Promise<void> {
    this.#hello(wire);
    this.#enter(wire, place);
    const text = JSON.stringify(this.#messages.readable(place));
    const many = 300;
    this.#count(many);
    wire.write(Buffer.concat(Array.from({ length: many }, () => textFrame(text))));
    await this.#burst(wire, place, []);
  }
}
