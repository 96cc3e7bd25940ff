// Honest people who play while the attack goes on: from making a table to its record. They must not be
// refused anything, not be thrown out, not wait for long, and the record must be of the game they played.
import { randomBytes } from 'node:crypto';

import { findGame } from '@tablee/registry';
import { hostedTables } from '@tablee/registry/trials';
import type { AnyRules } from '@tablee/kit';
import type { Seated } from '@tablee/wire';

import { ask, seatAll } from '../harness/ask.ts';
import type { Request, Sitter } from '../harness/ask.ts';
import { pause } from '../scripts/luck.ts';
import type { Luck } from '../scripts/luck.ts';
import { digestOf } from './leaks.ts';
import type { Found, HonestTable, Rumour } from './plan.ts';
import { Player } from './player.ts';
import { faultsOf } from './record.ts';

/** A busy machine takes its time. */
const PATIENCE_MS = 120_000;
/** For what follows by itself, every tenth of a second. */
const TRIES = 600;
/** Games in which nobody has made a move for so long are stuck. */
const STUCK_MS = 60_000;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Other texts for the same bytes: the last letter has two bits that stand for nothing. */
const almostAs = (token: string): string[] =>
  [1, 2, 3].map((bits) => token.slice(0, -1) + BASE64[BASE64.indexOf(token.at(-1)!) ^ bits]!);

interface Code {
  readonly code: string;
}

interface TableKind {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly mayWatch: boolean;
}

export class Table {
  id = '';
  readonly rules: AnyRules;
  readonly crowd: Crowd;
  players: Player[] = [];
  /** What watchers see, by step. */
  readonly sights = new Map<string, string>();
  readonly #kind: TableKind;
  #commit = '';
  over: () => void = () => undefined;
  readonly #isOver: Promise<void>;
  #isBroken = false;

  constructor(crowd: Crowd, kind: TableKind, rules: AnyRules) {
    this.crowd = crowd;
    this.#kind = kind;
    this.rules = rules;
    this.#isOver = new Promise((resolve) => (this.over = resolve));
  }

  /** Who was disturbed once may never come to the end: nobody waits for it. */
  complain(what: string): void {
    this.crowd.plan.findings.add('disturbed', `${this.#kind.game} ${this.id}: ${what}`);
    this.#isBroken = true;
    this.over();
  }

  see(seat: number | undefined, step: number, view: unknown): void {
    if (seat === undefined) this.sights.set(`${this.id} ${step}`, digestOf(view));
  }

  async play(): Promise<void> {
    const { mayWatch } = this.#kind;
    const people = this.#newcomers();
    const seats = await this.#gather(people);
    this.players = seats.map(
      ({ seat, token }, i) => new Player(this, { seat, token, address: people[i]!.address }),
    );
    if (mayWatch) this.players.push(new Player(this, { address: this.crowd.address() }));
    const almost = seats.flatMap(({ token }) => almostAs(token));
    const secrets = [...seats.map(({ token }) => token), ...people.map(({ key }) => key)];
    this.crowd.announce({ id: this.id, mayWatch, almost }, secrets);
    await Promise.race([this.#isOver, this.crowd.isEnded]);
    // Whoever made the last move hears of it last.
    await Promise.race([Promise.all(this.players.map((one) => one.settled)), this.crowd.isEnded]);
    if (this.crowd.hasGivenUp) this.complain('did not come to its end');
    else if (!this.#isBroken) await this.#check();
    for (const player of this.players) player.leave();
  }

  #newcomers(): [NewSitter, ...NewSitter[]] {
    const newcomer = (seat: number): NewSitter => ({
      key: randomBytes(32).toString('base64url'),
      name: `Ève ${seat}`,
      face: seat,
      address: this.crowd.address(),
    });
    const rest = Array.from({ length: this.#kind.seats - 1 }, (_, i) => newcomer(i + 1));
    return [newcomer(0), ...rest];
  }

  #ask<T>(request: Request): Promise<T> {
    return ask<T>(this.crowd.plan.port, request, PATIENCE_MS);
  }

  /** Everyone sits down, one of them moves to another device, and the game starts. */
  async #gather(people: readonly [NewSitter, ...NewSitter[]]): Promise<Seated[]> {
    const { game, options, mayWatch } = this.#kind;
    const plan = { game, options, people, settings: { mayWatch } };
    const [host, ...rest] = await seatAll((request) => this.#ask(request), plan);
    const { room, token } = host!;
    this.id = room.id;
    this.#commit = room.commit;
    const path = `/api/tables/${this.id}`;
    for (const { key, address } of people) {
      const body = { entropy: randomBytes(8).toString('hex') };
      await this.#ask({ path: `${path}/entropy`, body, key, address });
    }
    const [{ key, address }] = people;
    await this.#ask({ path: `${path}/start`, body: {}, key, address });
    const left = await this.#ask<Code>({ path: `${path}/move-seat`, body: {}, token, address });
    const body = { code: left.code };
    const claimed = await this.#ask<Seated>({ path: '/api/seats/claim', body, address });
    const recovery = { path: '/api/me/recovery', body: {}, key, address };
    this.crowd.codes.push(left.code, (await this.#ask<Code>(recovery)).code);
    return [claimed, ...rest];
  }

  async #check(): Promise<void> {
    const request = { path: `/api/tables/${this.id}/record`, address: this.crowd.address() };
    for (let tries = 0; ; tries += 1) {
      try {
        const text = await this.#ask<string>(request);
        const seated = this.players.filter(({ seat }) => seat !== undefined);
        const moves = seated.map((player) => player.moves);
        for (const fault of await faultsOf(text, { commit: this.#commit, moves }))
          this.complain(fault);
        this.crowd.games += 1;
        return;
      } catch (error) {
        // The end is written down a moment after everybody has seen it.
        if (tries > TRIES) {
          this.complain(String(error));
          return;
        }
        await pause(100);
      }
    }
  }
}

type NewSitter = Required<Sitter>;

/** Where nothing depends on who is quicker: those games are the same however busy the server is. */
const CALM = (await hostedTables()).filter(({ hasBell }) => hasBell !== true);

export const KINDS: readonly TableKind[] = [true, false].flatMap((mayWatch) =>
  CALM.map(({ game, seats, options }) => ({ game, seats, options, mayWatch })),
);

interface CrowdPlan {
  readonly port: number;
  readonly findings: Found;
  readonly luck: Luck;
  readonly tables: number;
  readonly kinds: readonly TableKind[];
  readonly pace: number;
  /** What attackers may know, and what they must not. */
  readonly tell: (rumour: Rumour) => void;
  /** How much they have said. */
  readonly said: () => number;
}

/** Several tables; where one game ends, the next begins until it is enough. */
export class Crowd {
  readonly plan: CrowdPlan;
  games = 0;
  readonly latencies: number[] = [];
  /** How much attackers have said while somebody waited for a move to be answered. */
  readonly waits: number[] = [];
  /** Seat codes and recovery codes. */
  readonly codes: string[] = [];
  readonly secrets: string[] = [];
  hasGivenUp = false;
  readonly isEnded: Promise<void>;
  readonly #playing: Promise<unknown>;
  #addresses = 0;
  #isEnough = false;
  readonly #tables: Table[] = [];
  #giveUp: () => void = () => undefined;

  constructor(plan: CrowdPlan) {
    this.plan = plan;
    this.isEnded = new Promise((resolve) => (this.#giveUp = resolve));
    this.#playing = Promise.all(
      Array.from({ length: plan.tables }, (_, i) => this.#keepPlaying(i)),
    );
  }

  address(): string {
    this.#addresses += 1;
    const n = this.#addresses;
    return `198.18.${(n >> 8) & 255}.${n & 255}`;
  }

  announce(table: HonestTable, secrets: readonly string[]): void {
    this.secrets.push(...secrets);
    this.plan.tell({ table, secrets });
  }

  get sights(): Map<string, string> {
    return new Map(this.#tables.flatMap(({ sights }) => [...sights]));
  }

  /** The games that are on are played to their end, as long as they go on. */
  async end(): Promise<void> {
    this.#isEnough = true;
    let moves = -1;
    const watch = setInterval(() => {
      if (this.latencies.length === moves) {
        this.hasGivenUp = true;
        this.#giveUp();
      }
      moves = this.latencies.length;
    }, STUCK_MS);
    await this.#playing;
    clearInterval(watch);
  }

  async #keepPlaying(i: number): Promise<void> {
    for (let n = 0; !this.#isEnough; n += 1) {
      const { kinds } = this.plan;
      const kind = kinds[(i + n) % kinds.length]!;
      const table = new Table(this, kind, await findGame(kind.game)!.rules());
      this.#tables.push(table);
      try {
        await table.play();
      } catch (error) {
        table.complain(String(error));
        return;
      }
    }
  }
}
