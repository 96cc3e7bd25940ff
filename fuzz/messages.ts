// Generates socket messages: valid ones to be refused, valid ones for the attackers' own tables,
// and invalid ones.
import type { Luck } from '../scripts/luck.ts';
import { Forge } from './forge.ts';
import type { Place } from './leaks.ts';
import type { AttackPlan, HonestTable, Lore, OwnTable } from './plan.ts';

type Said = Readonly<Record<string, unknown>> & { readonly kind: string };
/** A whole table is a long answer: attackers rarely ask for it. */
const SITS_IN_HUNDRED = 4;

export class Messages {
  readonly #luck: Luck;
  readonly #lore: Lore;
  readonly #forge: Forge;
  readonly #command: () => Said;
  readonly #request: () => Said;
  readonly #name: string;
  #ids = 0;

  constructor({ luck, lore, description }: Pick<AttackPlan, 'luck' | 'lore' | 'description'>) {
    this.#luck = luck;
    this.#lore = lore;
    this.#forge = new Forge(description, luck);
    this.#command = this.#forge.messages('Command');
    this.#request = this.#forge.messages('SocketRequest');
    this.#name = luck.letters('abcdefghij', 6);
  }

  /** Something of the right form, for a socket that is at `place`. */
  readable(place: Place): Said {
    const luck = this.#luck;
    // Now and then as if it came late from the table before.
    const entering = luck.inHundred(95) ? place.entering : Math.max(0, place.entering - 1);
    if (luck.inHundred(60)) return { kind: 'command', entering, command: this.#commandAt(place) };
    const request = this.#request();
    if (request.kind === 'ping') return request;
    if (request.kind === 'say') return { ...request, entering, id: this.#id() };
    if (request.kind === 'react') return { ...request, entering };
    return { kind: 'command', entering, command: this.#commandAt(place) };
  }

  /** Comes to some table: an honest one, one of their own, none; with tokens of all sorts. */
  entrance(entering: number): Said & { readonly table: string } {
    const luck = this.#luck;
    const { honest, own } = this.#lore;
    const nowhere = { id: luck.letters('abcxyz0189', 10), almost: [] };
    const table = luck.pick<OwnTable | Omit<HonestTable, 'mayWatch'>>([...honest, ...own, nowhere]);
    const other = luck.pick<OwnTable | undefined>(own);
    // The last letter has two bits that stand for nothing: comparing bytes would let `almost` in.
    const almost = 'almost' in table ? table.almost : [];
    const token = luck.pick([undefined, luck.secret(), other?.seats[0]?.token, ...almost]);
    const since = luck.inHundred(70) ? undefined : { step: luck.below(300), undone: luck.below(3) };
    const more = { ...(token !== undefined && { token }), ...(since && { since }) };
    return { kind: 'enter', entering, table: table.id, ...more };
  }

  /** Nothing that a server could read; or, now and then by luck, something after all. */
  nonsense(place: Place): string {
    const luck = this.#luck;
    if (luck.inHundred(45)) return this.#forge.nonsense();
    const version = luck.pick([0, 1, 3, -1, 1e9, '2', null]);
    if (luck.inHundred(5)) return JSON.stringify({ kind: 'hello', version });
    const isEntrance = luck.inHundred(20);
    return this.#forge.spoilt(isEntrance ? this.entrance(place.entering) : this.readable(place));
  }

  /** Every third one has been used before. */
  #id(): string {
    if (this.#luck.below(3) > 0) this.#ids += 1;
    return `${this.#name}${this.#ids}`;
  }

  /** Mostly a command of the attacker's own turn; else for other seats, or for another step. */
  #commandAt(place: Place): Said {
    const luck = this.#luck;
    const command = this.#command();
    if (command.kind === 'sit' && !luck.inHundred(SITS_IN_HUNDRED)) return this.#commandAt(place);
    if (command.kind === 'sit') return command;
    // The others at the table agree to an end: then there is nothing left to attack.
    const what = command['what'] === 'end' && !luck.inHundred(2) ? 'pause' : command['what'];
    const move = this.#move(place);
    return {
      ...command,
      ...('what' in command && { what }),
      ...('seat' in command && luck.inHundred(70) && { seat: place.seat ?? 0 }),
      ...('step' in command && luck.inHundred(80) && { step: place.step ?? 0 }),
      ...('move' in command && luck.inHundred(90) && { move, undone: 0 }),
      ...('order' in command && luck.inHundred(60) && { order: `pick ${move}` }),
      id: this.#id(),
    };
  }

  #move(place: Place): string {
    const luck = this.#luck;
    const legal = luck.inHundred(50) ? this.#legal(place) : undefined;
    if (legal !== undefined) return legal;
    if (luck.inHundred(5)) return this.#forge.text().slice(0, 1200);
    const { words, cards } = this.#lore;
    return luck.pick(words) + luck.pick(['', ` ${luck.pick(cards)}`, ` ${luck.below(12)}`]);
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
}
