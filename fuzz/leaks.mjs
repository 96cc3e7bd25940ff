// Listens to everything that attackers are told: nothing of it may be somebody else's. What they may see
// of an honest table is what any watcher sees, and that is compared in the end.
import { createHash } from 'node:crypto';

import { SOCKET_CODES, viewAfter } from '@tablee/wire';

const SECRET = /[A-Za-z0-9_-]{43}/g;
const SHORT = 60;
const KINDS = new Set(['welcome', 'here', 'chat', 'said', 'reaction', 'pong', 'restart']);

/** Where a socket is: how often it has asked to come to a table, and `at` which the server speaks. */
export const newPlace = () => ({ entering: 0, isIn: false });

export const digestOf = (value) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

export class Listener {
  /** Tables that are none of the attackers' business beyond what watchers see; by id. */
  #honest = new Map();
  #secrets = new Set();
  #add;
  /** What attackers saw at honest tables, by table and step. */
  sights = new Map();
  heard = 0;
  /** How often they were answered with each code, and how often something was done for them. */
  codes = new Map();
  done = 0;
  refusals = new Map();

  constructor(add) {
    this.#add = add;
  }

  learn({ id, mayWatch }) {
    this.#honest.set(id, { mayWatch });
  }

  keepSecret(secrets) {
    for (const secret of secrets) this.#secrets.add(secret);
  }

  /** `place`: where the socket is, as far as it was told; changed here. */
  hear(place, text) {
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
  look(where, text) {
    for (const [found] of text.matchAll(SECRET))
      if (this.#secrets.has(found))
        this.#add('leak', `a secret over ${where}: ${text.slice(0, 200)}`);
  }

  #parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      this.#add('answer', `no JSON: ${text.slice(0, 200)}`);
      return undefined;
    }
  }

  #failed({ code }) {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    if (!SOCKET_CODES.includes(code)) this.#add('answer', `unknown code ${code}`);
    if (code === 'store') this.#add('error', 'the store failed');
  }

  /** What was seen under another number counts no more, also where it was the same table. */
  #name(place, { entering, table }) {
    const unknown = { view: undefined, sheet: undefined, seat: undefined, step: undefined };
    Object.assign(place, { at: entering, table, isIn: false, waiting: undefined, ...unknown });
  }

  #enter(place, { room, seat }) {
    if (place.table !== room.id) this.#add('leak', 'the room of another table');
    place.isIn = true;
    place.seat = seat ?? undefined;
    const honest = this.#honest.get(room.id);
    if (honest === undefined) return;
    if (seat !== null) this.#add('leak', `let in to seat ${seat} of an honest table`);
    if (!honest.mayWatch) this.#add('leak', 'let in to watch where nobody may');
  }

  #report(place, report) {
    if (report.step !== undefined) place.step = report.step;
    if (report.kind === 'done') this.done += 1;
    if (report.kind === 'refused') {
      const { code = 'rule' } = report.refused;
      this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    }
    if (report.sheet !== undefined) place.sheet = report.sheet;
    if (report.sheet !== undefined && report.sheet.id !== place.table)
      this.#add('leak', 'the cards of another table');
    if (!place.isIn) this.#add('leak', `a report to somebody who is nowhere: ${report.kind}`);
    const isSight = report.kind === 'table' || report.kind === 'step';
    if (isSight) this.#see(place, report);
    if (report.waiting !== undefined) place.waiting = report.waiting;
    const honest = this.#honest.get(place.table);
    if (honest === undefined) return;
    if (!honest.mayWatch) this.#add('leak', `a report of a closed table: ${report.kind}`);
    if (report.eyes !== undefined && report.eyes !== 'watcher')
      this.#add('leak', `through the eyes of seat ${report.eyes}`);
    const { own, order } = report.waiting ?? {};
    if (own !== undefined || order !== undefined)
      this.#add('leak', 'somebody’s own choice or order');
    if (report.kind === 'done') this.#add('leak', 'a command was done at an honest table');
    if (!isSight || place.view === undefined) return;
    const name = `${place.table} ${report.step}`;
    const digest = digestOf(place.view);
    if ((this.sights.get(name) ?? digest) !== digest) this.#add('leak', `two sights of ${name}`);
    this.sights.set(name, digest);
  }

  #see(place, report) {
    try {
      place.view = viewAfter(place.view, report);
    } catch (error) {
      place.view = undefined;
      this.#add('answer', `a step that fits no table: ${error.message}`);
    }
  }
}
