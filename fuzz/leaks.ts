// Checks all that attackers receive for secrets of other players. Of an honest table they may see a
// watcher's view, which is compared at the end.
import { createHash } from 'node:crypto';

import { SOCKET_CODES, viewAfter } from '@tablee/wire';
import type { Report, Sheet, SocketAnswer, Waiting } from '@tablee/wire';

import { codeOf } from '../harness/journal.ts';
import type { Add, HonestTable, Rumour } from './plan.ts';

const SECRET = /[A-Za-z0-9_-]{43}/g;
const SHORT = 60;
const KINDS = new Set(['welcome', 'here', 'chat', 'said', 'reaction', 'pong', 'restart']);

/** Where a socket is: how often it has asked to come to a table, and `at` which the server speaks. */
export interface Place {
  entering: number;
  isIn: boolean;
  at?: number;
  table?: string;
  seat?: number | undefined;
  step?: number | undefined;
  sheet?: Sheet | undefined;
  view?: readonly number[] | undefined;
  waiting?: Waiting | undefined;
  /** The last ping that was answered. */
  pong?: number;
}

export const newPlace = (): Place => ({ entering: 0, isIn: false });

export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

export class Listener {
  /** Tables that are none of the attackers' business beyond what watchers see; by id. */
  readonly #honest = new Map<string, HonestTable>();
  readonly #secrets = new Set<string>();
  readonly #add: Add;
  /** What attackers saw at honest tables, by table and step. */
  readonly sights = new Map<string, string>();
  heard = 0;
  /** How often each code, refusal and status was heard, and how often something was done for them. */
  readonly counts: Record<string, number> = {};
  done = 0;

  constructor(add: Add) {
    this.#add = add;
  }

  learn({ table, secrets }: Rumour): void {
    this.#honest.set(table.id, table);
    for (const secret of secrets) this.#secrets.add(secret);
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  /** `place`: where the socket is, as far as it was told; changed here. */
  hear(place: Place, text: string): SocketAnswer | undefined {
    this.heard += 1;
    // Most of what attackers hear is one of a few short refusals.
    if (text.length >= SHORT) this.look('a socket', text);
    const answer = this.#parsed(text);
    if (answer === undefined) return undefined;
    const { kind } = answer;
    if (kind === 'failed') this.#failed(answer);
    else if (kind === 'at') this.#name(place, answer);
    else if (kind === 'room') this.#enter(place, answer);
    else if (kind === 'report') this.#report(place, answer.report);
    else if (kind === 'moved' || kind === 'out') place.isIn = false;
    else if (!KINDS.has(kind)) this.#add('answer', `unknown: ${text.slice(0, 200)}`);
    return answer;
  }

  /** Anything of the form of a secret that is one of the honest people's. */
  look(where: string, text: string): void {
    for (const [found] of text.matchAll(SECRET))
      if (this.#secrets.has(found))
        this.#add('leak', `a secret over ${where}: ${text.slice(0, 200)}`);
  }

  #parsed(text: string): SocketAnswer | undefined {
    try {
      return JSON.parse(text) as SocketAnswer;
    } catch {
      this.#add('answer', `no JSON: ${text.slice(0, 200)}`);
      return undefined;
    }
  }

  #failed({ code }: Extract<SocketAnswer, { kind: 'failed' }>): void {
    this.count(code);
    if (!SOCKET_CODES.includes(code)) this.#add('answer', `unknown code ${code}`);
    if (code === 'store') this.#add('error', 'the store failed');
  }

  /** What was seen under another number counts no more, also where it was the same table. */
  #name(place: Place, { entering, table }: Extract<SocketAnswer, { kind: 'at' }>): void {
    const unknown = { view: undefined, sheet: undefined, seat: undefined, step: undefined };
    Object.assign(place, { at: entering, table, isIn: false, waiting: undefined, ...unknown });
  }

  #enter(place: Place, { room, seat }: Extract<SocketAnswer, { kind: 'room' }>): void {
    if (place.table !== room.id) this.#add('leak', 'the room of another table');
    place.isIn = true;
    place.seat = seat ?? undefined;
    const honest = this.#honest.get(room.id);
    if (honest === undefined) return;
    if (seat !== null) this.#add('leak', `let in to seat ${seat} of an honest table`);
    if (!honest.mayWatch) this.#add('leak', 'let in to watch where nobody may');
  }

  #report(place: Place, report: Report): void {
    if ('step' in report) place.step = report.step;
    if (report.kind === 'done') this.done += 1;
    if (report.kind === 'refused') {
      const { refused } = report;
      this.count(codeOf(refused));
    }
    if (report.kind === 'table') {
      place.sheet = report.sheet;
      if (report.sheet.id !== place.table) this.#add('leak', 'the cards of another table');
    }
    if (!place.isIn) this.#add('leak', `a report to somebody who is nowhere: ${report.kind}`);
    const isSight = report.kind === 'table' || report.kind === 'step';
    if (isSight) this.#see(place, report);
    const waiting = 'waiting' in report ? report.waiting : undefined;
    if (waiting !== undefined) place.waiting = waiting;
    const honest = this.#honest.get(place.table ?? '');
    if (honest === undefined) return;
    if (!honest.mayWatch) this.#add('leak', `a report of a closed table: ${report.kind}`);
    if (isSight && report.eyes !== 'watcher')
      this.#add('leak', `through the eyes of seat ${report.eyes}`);
    if (waiting?.own !== undefined || waiting?.order !== undefined)
      this.#add('leak', 'somebody’s own choice or order');
    if (report.kind === 'done') this.#add('leak', 'a command was done at an honest table');
    if (!isSight || place.view === undefined) return;
    const name = `${honest.id} ${report.step}`;
    const digest = digestOf(place.view);
    if ((this.sights.get(name) ?? digest) !== digest) this.#add('leak', `two sights of ${name}`);
    this.sights.set(name, digest);
  }

  #see(place: Place, report: Report): void {
    try {
      place.view = viewAfter(place.view, report);
    } catch (error) {
      place.view = undefined;
      this.#add('answer', `a step that fits no table: ${String(error)}`);
    }
  }
}
