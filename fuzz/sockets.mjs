// An attack over sockets: one short life after the other, each of its own style, many at the same time.
import { WIRE_VERSION } from '@tablee/wire';

import { newPlace } from './leaks.mjs';
import { pause } from './luck.mjs';
import { textFrame, Wire } from './wire.mjs';

/** The server hangs up at the tenth message that it cannot read. */
const UNREADABLE_MAX = 8;
/** Nobody is there any more; a busy machine takes its time. */
const ANSWER_MS = 120_000;
const STYLES = { deep: 25, garbage: 55, rude: 7, huge: 3, binary: 5, hasty: 5 };

export class SocketAttack {
  #plan;
  #luck;
  #lives = {
    deep: (wire, place) => this.#deep(wire, place),
    garbage: (wire, place) => this.#garbage(wire, place),
    rude: (wire) => this.#rude(wire),
    huge: (wire) => this.#huge(wire),
    binary: (wire, place) => this.#binary(wire, place),
    hasty: (wire, place) => this.#hasty(wire, place),
  };

  /** `plan`: { port, luck, lore, forger, listener, budget, tally, addresses, isLimited, add }. */
  constructor(plan) {
    this.#plan = plan;
    this.#luck = plan.luck;
  }

  /** Until nothing is left to be said. */
  async run() {
    const { budget } = this.#plan;
    while (budget.left > 0) {
      const style = this.#style();
      const wire = this.#connect();
      budget.sockets += 1;
      const place = newPlace();
      wire.onText = (text) => this.#hear(place, text);
      if (await wire.opened()) await this.#lives[style](wire, place);
      else if (!wire.isClosed && wire.status === undefined) this.#stuck('an upgrade');
      // Turned away: too many of one address.
      else await pause(20);
      wire.hangUp();
    }
  }

  #style() {
    let pick = this.#luck.below(100);
    for (const [style, share] of Object.entries(STYLES)) {
      pick -= share;
      if (pick < 0) return style;
    }
    return 'deep';
  }

  #connect() {
    const { port, addresses } = this.#plan;
    const address = this.#luck.pick(addresses);
    const origin = this.#luck.inHundred(50) ? `http://127.0.0.1:${port}` : undefined;
    return new Wire({ port, address, origin });
  }

  #hear(place, text) {
    const answer = this.#plan.listener.hear(place, text);
    if (answer?.kind === 'pong') place.pong = answer.sent;
  }

  #stuck(what) {
    this.#plan.add('answer', `no answer to ${what} within ${ANSWER_MS} ms`);
  }

  #count(messages) {
    const { budget, tally } = this.#plan;
    budget.left -= messages;
    budget.said += messages;
    Atomics.add(tally, 0, messages);
  }

  /** Says all of it at once and waits until it was heard. */
  async #burst(wire, place, texts) {
    const sent = this.#luck.below(2 ** 30);
    this.#count(texts.length + 1);
    wire.sayAll([...texts, JSON.stringify({ kind: 'ping', sent })]);
    const { isLimited } = this.#plan;
    const isHeard = await wire.until(() => place.pong === sent, isLimited ? 500 : ANSWER_MS);
    if (!isHeard && !wire.isClosed && !isLimited) this.#stuck('a burst');
  }

  #hello(wire) {
    this.#count(1);
    wire.say(JSON.stringify({ kind: 'hello', version: WIRE_VERSION }));
  }

  /** A seat of their own, or a try to get at somebody else's. */
  #enter(wire, place) {
    const { lore, forger } = this.#plan;
    const luck = this.#luck;
    const way = luck.below(10);
    const [own, honest] = [luck.pick(lore.own), luck.pick(lore.honest)];
    place.entering += 1;
    const { kind, entering, ...any } = forger.entrance(place.entering);
    let where = any;
    if (way < 7 && own) where = { table: own.id, token: luck.pick(own.seats).token };
    else if (way < 9 && honest) where = { table: honest.id };
    this.#count(1);
    wire.say(JSON.stringify({ kind, entering, ...where }));
  }

  async #deep(wire, place) {
    const { forger, budget } = this.#plan;
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
          return forger.nonsense(place);
        }
        return JSON.stringify(forger.readable(place));
      });
      if (this.#luck.inHundred(10)) texts.push('{"kind":"quit"}');
      if (this.#luck.inHundred(20) || texts.at(-1) === '{"kind":"quit"}') {
        place.entering += 1;
        texts.push(JSON.stringify(forger.entrance(place.entering)));
      }
      await this.#burst(wire, place, texts);
      if (!place.isIn || place.at !== place.entering) this.#enter(wire, place);
    }
  }

  /** Nothing but nonsense; greeted or not. */
  async #garbage(wire, place) {
    const { forger } = this.#plan;
    if (this.#luck.inHundred(70)) this.#hello(wire);
    if (this.#luck.inHundred(30)) this.#enter(wire, place);
    const texts = Array.from({ length: 5 + this.#luck.below(20) }, () => forger.nonsense(place));
    await this.#burst(wire, place, texts);
  }

  async #rude(wire) {
    if (this.#luck.inHundred(70)) this.#hello(wire);
    this.#count(1);
    wire.write(this.#plan.forger.rude());
    await wire.until(() => false, 30);
  }

  async #huge(wire) {
    if (this.#luck.inHundred(70)) this.#hello(wire);
    this.#count(1);
    wire.write(this.#plan.forger.huge());
    if (!(await wire.until(() => wire.isClosed, ANSWER_MS)) && !wire.isClosed)
      this.#plan.add('answer', 'what is too large was taken');
  }

  async #binary(wire, place) {
    this.#hello(wire);
    for (let n = 1 + this.#luck.below(12); n > 0; n -= 1) {
      this.#count(1);
      wire.write(this.#plan.forger.binary());
    }
    await this.#burst(wire, place, []);
  }

  /** As fast as it goes, the same thing again and again. */
  async #hasty(wire, place) {
    this.#hello(wire);
    this.#enter(wire, place);
    const text = JSON.stringify(this.#plan.forger.readable(place));
    const many = 300;
    this.#count(many);
    wire.write(Buffer.concat(Array.from({ length: many }, () => textFrame(text))));
    await this.#burst(wire, place, []);
  }
}
