// Messages for the socket: some that can be read and are refused, some that are done at tables of the
// attackers' own, and some that are nothing at all.
import { randomBytes } from 'node:crypto';

import { REACTIONS } from '@tablee/wire';

import type { Luck } from '../scripts/luck.ts';
import type { Place } from './leaks.ts';

import { spoilt, STRANGE_MESSAGES, STRANGE_TEXTS } from './oddities.ts';
import type { HonestTable, Lore, OwnTable } from './plan.ts';
import { frame, OPCODE, textFrame } from './wire.ts';

const SEATS = 16;
const CONTROL = [OPCODE.close, OPCODE.ping, OPCODE.pong];
const SEALED = 'x'.repeat(43);

interface Entrance {
  readonly kind: 'enter';
  readonly entering: number;
  readonly table: string;
}

type Said = { readonly kind: string } & Readonly<Record<string, unknown>>;

export class Forger {
  readonly #luck: Luck;
  readonly #lore: Lore;
  readonly #name: string;
  #ids = 0;

  constructor(luck: Luck, lore: Lore) {
    this.#luck = luck;
    this.#name = luck.letters('abcdefghij', 6);
    this.#lore = lore;
  }

  /** Something of the right form, for a socket that is at `place`. */
  readable(place: Place): object {
    const luck = this.#luck;
    const ways: (() => Said)[] = [
      () => ({ kind: 'ping', sent: luck.below(1e6) }),
      () => this.#command(place),
      () => this.#command(place),
      () => this.#command(place),
      () => this.#command(place),
      () => this.#talk(),
      () => ({ kind: 'react', what: luck.pick(REACTIONS) }),
    ];
    const { kind, ...rest } = luck.pick(ways)();
    // Now and then as if it came late from the table before.
    const entering = luck.inHundred(95) ? place.entering : Math.max(0, place.entering - 1);
    return { kind, ...(kind !== 'ping' && { entering }), ...rest };
  }

  /** Comes to some table: an honest one, one of their own, none; with tokens of all sorts. */
  entrance(entering: number): Entrance {
    const luck = this.#luck;
    const { honest, own } = this.#lore;
    const nowhere = { id: luck.letters('abcxyz0189', 10), almost: [] };
    const table = luck.pick<OwnTable | Pick<HonestTable, 'id' | 'almost'>>([
      ...honest,
      ...own,
      nowhere,
    ]);
    const other = luck.pick<OwnTable | undefined>(own);
    const tokens = [
      undefined,
      luck.secret(),
      SEALED,
      other?.seats[0]?.token,
      // The last letter has two bits that stand for nothing: who compares bytes would let it in.
      ...('almost' in table ? table.almost : []),
    ];
    const token = luck.pick(tokens);
    const since = luck.inHundred(70) ? undefined : { step: luck.below(300), undone: luck.below(3) };
    const more = { ...(token !== undefined && { token }), ...(since && { since }) };
    return { kind: 'enter', entering, table: table.id, ...more };
  }

  /** Nothing that a server could read; or, now and then by luck, something after all. */
  nonsense(place: Place): string {
    const luck = this.#luck;
    if (luck.inHundred(40)) return luck.pick(STRANGE_MESSAGES);
    if (luck.inHundred(10)) return randomBytes(luck.below(200)).toString('latin1');
    const version = luck.pick([0, 1, 3, -1, 1e9, '2', null]);
    if (luck.inHundred(5)) return JSON.stringify({ kind: 'hello', version });
    const value = luck.inHundred(20) ? this.entrance(place.entering) : this.readable(place);
    return spoilt(value, luck);
  }

  #talk(): Said {
    const luck = this.#luck;
    const text = luck.pick(STRANGE_TEXTS.filter(({ length }) => length > 0 && length <= 300));
    return { kind: 'say', id: this.#id(), text };
  }

  /** Every third one has been used before. */
  #id(): string {
    if (this.#luck.below(3) > 0) this.#ids += 1;
    return `${this.#name}${this.#ids}`;
  }

  #command(place: Place): Said {
    const luck = this.#luck;
    const { seat: own = 0, step = 0 } = place;
    // Mostly as if it were one's own turn; else for others, or for another time.
    const seat = luck.inHundred(70) ? own : luck.below(SEATS);
    const at = luck.inHundred(80) ? step : luck.below(2000);
    const id = this.#id();
    const hasChosen = luck.inHundred(30);
    const legal = luck.inHundred(50) ? this.#legal(place) : undefined;
    if (legal !== undefined) {
      if (luck.inHundred(20))
        return this.#as({
          kind: 'order',
          id,
          seat: own,
          step,
          hasChosen: false,
          order: `pick ${legal}`,
        });
      return this.#as({ kind: 'move', id, seat: own, step, move: legal });
    }
    const ways = [
      { kind: 'move', id, seat, step: at, move: this.#move() },
      { kind: 'move', id, seat, step: at, move: this.#move() },
      { kind: 'order', id, seat, step: at, hasChosen, order: `pick ${this.#move()}` },
      {
        kind: 'order',
        id,
        seat,
        step: at,
        hasChosen,
        order: luck.pick(['pass auction', 'bid 6 ask', 'bid 9 pass', '\n']),
      },
      { kind: 'cancel', id, seat },
      { kind: 'undo', id, seat, step: at },
      { kind: 'vote', id, seat, what: luck.inHundred(1) ? 'end' : 'pause' },
      { kind: 'unvote', id, seat, what: luck.pick(['pause', 'end']) },
      { kind: 'decline', id, seat, what: luck.pick(['pause', 'end']) },
      { kind: 'resume', id, seat },
      { kind: 'stand-in', id, seat, who: luck.below(6) },
      { kind: 'return', id, seat },
    ];
    // A whole table is a long answer: not every time.
    if (luck.inHundred(4))
      return this.#as({ kind: 'sit', eyes: luck.pick([0, 1, 2, 15, 'watcher']) });
    return this.#as(luck.pick(ways));
  }

  /** What they may do at a table of their own, where it is their turn. */
  #legal({ seat, sheet, view, waiting }: Place): string | undefined {
    if (seat === undefined || sheet === undefined || view === undefined) return undefined;
    const rules = this.#lore.rules.get(sheet.game);
    if (rules === undefined || waiting?.seats.includes(seat) !== true) return undefined;
    const sight = rules.unpack({ seats: sheet.players.length, options: sheet.options }, view);
    const count = sight === undefined ? 0 : rules.count(sight, seat);
    if (count === 0) return undefined;
    return rules.notation.format(rules.moveAt(sight, seat, this.#luck.below(count)));
  }

  #as(command: object): Said {
    return { kind: 'command', command };
  }

  #move(): string {
    const luck = this.#luck;
    const { words, cards } = this.#lore;
    if (luck.inHundred(5)) return luck.pick(STRANGE_TEXTS).slice(0, 1200);
    const word = luck.pick(words);
    const rest = luck.pick(['', ` ${luck.pick(cards)}`, ` ${luck.below(12)}`]);
    return `${word}${rest}`;
  }

  /** Bytes that are against the protocol itself. */
  rude(): Buffer {
    const luck = this.#luck;
    const text = Buffer.from('{"kind":"ping","sent":1}');
    const ways = [
      () => frame(OPCODE.text, text, { masked: false }),
      () => frame(OPCODE.text, text, { reserved: 1 + luck.below(7) }),
      () => frame(3 + luck.below(5), text),
      () => frame(OPCODE.more, text),
      () => frame(OPCODE.ping, Buffer.alloc(126)),
      () => frame(11 + luck.below(5), text),
      () => frame(luck.pick(CONTROL), text, { fin: false }),
      () => frame(luck.pick(CONTROL), text, { masked: false }),
      () => frame(luck.pick(CONTROL), text, { reserved: 1 + luck.below(7) }),
      () => Buffer.concat([frame(OPCODE.close, Buffer.alloc(0)), frame(OPCODE.ping, text)]),
      () => frame(OPCODE.close, Buffer.from([luck.below(256), luck.below(256)])),
      () => frame(OPCODE.close, Buffer.from([3])),
      () => frame(OPCODE.text, Buffer.from([0xff, 0xfe, 0xfd])),
      () => Buffer.concat([frame(OPCODE.text, text, { fin: false }), frame(OPCODE.text, text)]),
      () =>
        Buffer.concat(Array.from({ length: 100 }, () => frame(OPCODE.more, text, { fin: false }))),
      () => Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
      () => randomBytes(luck.below(400)),
      () => Buffer.concat([frame(OPCODE.text, Buffer.alloc(0), { fin: false }), textFrame('{}')]),
    ];
    return luck.pick(ways)();
  }

  /** Pings and pongs that the protocol allows; every fifth is a pong that the server did not ask for. */
  control(many: number): { readonly bytes: Buffer; readonly pings: readonly Buffer[] } {
    const luck = this.#luck;
    const pings: Buffer[] = [];
    const bytes = Array.from({ length: many }, () => {
      const data = randomBytes(luck.pick([0, 1, 8, 125]));
      if (luck.inHundred(20)) return frame(OPCODE.pong, data);
      pings.push(data);
      return frame(OPCODE.ping, data);
    });
    return { bytes: Buffer.concat(bytes), pings };
  }

  /** One message in two parts, with a ping between them. */
  parted(text: string): Buffer {
    const half = Math.floor(text.length / 2);
    return Buffer.concat([
      frame(OPCODE.text, Buffer.from(text.slice(0, half)), { fin: false }),
      frame(OPCODE.ping, Buffer.from('between')),
      frame(OPCODE.more, Buffer.from(text.slice(half))),
    ]);
  }

  binary(): Buffer {
    return frame(OPCODE.binary, randomBytes(this.#luck.below(2000)));
  }

  /** More than a message may have; the largest ones are a megabyte. */
  huge(): Buffer {
    const luck = this.#luck;
    const length = luck.pick([16_385, 20_000, 70_000, 1_000_000]);
    const opcode = luck.pick([OPCODE.text, OPCODE.binary]);
    return frame(opcode, Buffer.alloc(length, luck.pick(['x', '[', '{"a":', '\0'])));
  }
}
