// Simulates a player or watcher at one table. Beside its moves it chats, gives standing orders,
// undoes, gets a stand-in, and loses its connection, as often as the world's settings say.
import { randomBytes } from 'node:crypto';

import { rngFor } from '@tablee/kit';
import type { Glimpse, Heard, LinkState } from '@tablee/table';
import type { Refused, Vote, Waiting } from '@tablee/wire';

import type { Luck } from '../scripts/luck.ts';
import { codeOf } from './journal.ts';
import { portsOf, readStrictly, Route } from './line.ts';
import { Player } from './player.ts';
import type { Habits } from './player.ts';
import { Sight } from './sight.ts';
import type { Table } from './table.ts';

/** So many times sooner than a page it asks, gives up and comes back; a strict one hardly ever gives up. */
const HASTE = { usual: 4, strict: 0.05 };
const HANDSHAKE_MS = { usual: 2000, strict: 120_000 };
/** How long a player waits for its own standing order. */
const ORDER_MS = 3200;
/** Delay before the next try after the store did not answer. */
const AGAIN_MS = 400;
const UNDOS_MAX = 8;
/** A player that was sent away comes back after so long: the finding is noted, the game goes on. */
const RETURN_MS = 2000;
/** Refusals of what was right when it was sent. */
const OVERTAKEN = ['stale', 'no-undo', 'ended', 'paused'];

/** What players of a world do: shares are in hundred moves. */
export interface Manners {
  /** How long they think, in milliseconds. */
  readonly think: { readonly least: number; readonly most: number };
  readonly chat: number;
  readonly order: number;
  /** An order is taken back at once. */
  readonly cancelsOrders: boolean;
  readonly sitOut: number;
  readonly undo: number;
  readonly loseLine: number;
  /** A lost line or a refusal is a finding. */
  readonly isStrict: boolean;
}

export interface VisitorPlan {
  readonly table: Table;
  readonly seat: number | null;
  readonly token: string | undefined;
  readonly luck: Luck;
  readonly address: string | undefined;
}

export class Visitor {
  readonly table: Table;
  readonly seat: number | null;
  readonly token: string | undefined;
  readonly player: Player;
  readonly sight: Sight;
  readonly route: Route;
  /** How often its moves were refused for want of a store. */
  storeRefusals = 0;
  readonly #luck: Luck;
  readonly #unsaid = new Map<string, string>();
  readonly #moves: string[] = [];
  #isEntering = true;
  #isClosed = false;
  #undos = 0;

  constructor({ table, seat, token, luck, address }: VisitorPlan) {
    const { world } = table;
    this.table = table;
    this.seat = seat;
    this.token = token;
    this.#luck = luck;
    this.sight = new Sight((kind, text) => this.#complain(kind, text));
    const headers = address === undefined ? {} : { 'X-Forwarded-For': address };
    const places = (): readonly number[] => world.places();
    const kind = world.manners.isStrict ? 'strict' : 'usual';
    const options = { headers, handshakeTimeout: HANDSHAKE_MS[kind] };
    this.route = new Route(places, luck.below(places().length), options);
    const strictly = readStrictly((text) => this.#complain('unreadable', text));
    this.player = new Player({
      ...{ seat, token, table: table.id, rules: table.rules, journal: table.journal },
      name: randomBytes(6).toString('hex'),
      ports: portsOf(this.route.open, {
        random: () => luck.below(1000) / 1000,
        haste: HASTE[kind],
      }),
      clock: portsOf(this.route.open).clock,
      habits: this.#habits(),
      read: (text) => {
        const answer = strictly(text);
        if (answer?.kind === 'welcome' || answer?.kind === 'pong') world.hearTime(answer.now);
        return answer;
      },
      heard: (answer) => this.#heard(answer),
      sent: () => {
        world.signal('asked');
        this.#loseAnswer();
      },
      sayAgain: () => this.#sayAgain(),
      changed: (state) => this.#changed(state),
      saw: (glimpse, events) => this.#saw(glimpse, events),
    });
  }

  get name(): string {
    return `${this.table.id} ${this.seat === null ? 'watcher' : `seat ${this.seat}`}`;
  }

  vote(what: Vote): void {
    void this.player.ask((client) => client.vote(what));
  }

  close(): void {
    this.#isClosed = true;
    this.player.stop();
    this.route.drop();
  }

  #complain(kind: string, text: string): void {
    this.table.world.findings.add(kind, `${this.name}: ${text}`);
  }

  #after(milliseconds: number, act: () => void): void {
    setTimeout(() => {
      if (!this.#isClosed) act();
    }, milliseconds);
  }

  // ---- hearing

  #changed(state: LinkState): void {
    const wasIn = this.route.isIn;
    this.route.changed(state);
    if (this.route.isIn) this.#isEntering = true;
    const isLost = state.kind !== 'online' && state.kind !== 'connecting';
    // A busy server may close a socket whose hello comes late. The next attempt succeeds.
    if (isLost && wasIn && this.table.world.manners.isStrict && !this.#isClosed)
      this.#complain('dismissed', JSON.stringify(state));
    // No other client has this seat's token: no server may send its player away.
    if (!isLost || state.kind === 'offline') return;
    this.#complain('dismissed', JSON.stringify(state));
    this.#after(RETURN_MS, () => this.player.wire.start());
  }

  #saw(glimpse: Glimpse, events: readonly unknown[] | undefined): void {
    const { world } = this.table;
    if (events === undefined) this.sight.table(glimpse, this.player.client.since?.undone ?? 0);
    else {
      this.sight.next(glimpse);
      world.signal(glimpse.waiting.kind === 'over' ? 'over' : 'seen');
    }
    world.observer.saw?.(this, glimpse);
  }

  #heard(answer: Heard): void {
    const { world, journal } = this.table;
    switch (answer.kind) {
      case 'room':
        this.table.room = answer.room;
        break;
      case 'report': {
        const { report } = answer;
        if (report.kind === 'table') this.#isEntering = false;
        if (report.kind === 'done' || report.kind === 'refused') world.signal(report.kind);
        if (report.kind === 'waiting') this.sight.stirred = performance.now();
        if ((report.kind === 'table' || report.kind === 'people') && report.people !== undefined)
          this.sight.people(report.people);
        break;
      }
      case 'chat':
        this.sight.chat(answer.lines, this.#isEntering);
        break;
      case 'said':
        journal.said.add(`${this.seat}/${answer.id}`);
        this.#unsaid.delete(answer.id);
        break;
      case 'failed':
        if (world.manners.isStrict) this.#complain('refused', answer.code);
        // The line may be kept all the same: the server does not keep it twice.
        if (this.#unsaid.has(answer.id ?? '')) this.#after(AGAIN_MS, () => this.#sayAgain());
        break;
      case 'here':
      case 'screens':
      case 'reaction':
        break;
    }
  }

  // ---- doing

  #habits(): Habits {
    const luck = this.#luck;
    const { world, bots, id } = this.table;
    const { think } = world.manners;
    return {
      choose: ({ view, step }, seat) => {
        const bot = luck.inHundred(70) ? bots.habitue : bots.random;
        return bot(view, seat, rngFor(id, `${seat} ${step}`));
      },
      think: ({ order }) =>
        order === undefined ? luck.between(think.least, think.most) : ORDER_MS,
      moving: (move) => this.#moving(move),
      beside: () => this.#beside(),
      refused: (refused) => this.#refused(refused),
      idle: (waiting) => this.#takeBack(waiting),
    };
  }

  /** The answer is called when the move is answered. */
  #moving(move: unknown): (() => void) | undefined {
    const { world, rules } = this.table;
    const { order, cancelsOrders } = world.manners;
    const { player } = this;
    if (player.glimpse?.waiting.order !== undefined) void player.ask((client) => client.cancel());
    const text = rules.notation.format(move);
    this.#moves.push(text);
    if (cancelsOrders && this.#luck.inHundred(order)) {
      void player.ask((client) => client.order(`pick ${text}`));
      void player.ask((client) => client.cancel());
    }
    return world.observer.moving?.();
  }

  /** Now and then something beside the move. */
  #beside(): void {
    const luck = this.#luck;
    const { chat, order, sitOut, cancelsOrders } = this.table.world.manners;
    if (luck.inHundred(chat)) this.#say(`line ${this.#moves.length} of seat ${this.seat}`);
    if (!cancelsOrders && luck.inHundred(order))
      void this.player.ask((client) => client.order(`pick ${luck.pick(this.#moves)}`));
    if (luck.inHundred(sitOut)) void this.#sitOut();
  }

  /** How long it waits before it looks at the table again. */
  #refused(refused: Refused): number {
    const code = codeOf(refused);
    if (code === 'store') this.storeRefusals += 1;
    else if (this.table.world.manners.isStrict || !OVERTAKEN.includes(code))
      this.#complain('refused', JSON.stringify(refused));
    return code === 'stale' ? 0 : AGAIN_MS;
  }

  #takeBack({ undo }: Waiting): void {
    if (undo !== 'possible' || this.#undos >= UNDOS_MAX) return;
    if (!this.#luck.inHundred(this.table.world.manners.undo)) return;
    this.#undos += 1;
    void this.player.ask(async (client) => {
      const refused = await client.undo();
      if (refused !== undefined) this.#refused(refused);
      return refused;
    });
  }

  /** Lets a bot play for a moment. */
  async #sitOut(): Promise<void> {
    await this.player.ask((client) => client.standIn(this.seat!));
    const back = (): void => void this.player.ask((client) => client.takeBack());
    this.#after(this.#luck.between(50, 800), back);
  }

  /** Now and then the line breaks before the answer is here: then the wire sends the same again. */
  #loseAnswer(): void {
    if (this.#luck.inHundred(this.table.world.manners.loseLine))
      this.#after(this.#luck.below(8), () => this.route.drop());
  }

  #say(text: string): void {
    const id = randomBytes(6).toString('hex');
    this.table.journal.spoken.set(`${this.seat}/${id}`, text);
    this.#unsaid.set(id, text);
    this.player.wire.send({ kind: 'say', id, text });
    this.table.world.signal('spoken');
    this.#loseAnswer();
  }

  #sayAgain(): void {
    for (const [id, text] of this.#unsaid) this.player.wire.send({ kind: 'say', id, text });
  }
}
