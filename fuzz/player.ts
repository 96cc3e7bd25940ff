// An honest player in a seat, or beside the table: over the wire that the site uses, which must never be
// lost, and with no move that may be refused.
import { randomBytes } from 'node:crypto';

import { TableClient } from '@tablee/table';
import type { Heard, Wire } from '@tablee/table';
import { viewAfter } from '@tablee/wire';
import type { Report } from '@tablee/wire';

import { openWire, readStrictly } from '../harness/line.ts';
import { pause } from '../scripts/luck.ts';
import type { Table } from './honest.ts';

const DEAF = { table: () => undefined, step: () => undefined, waiting: () => undefined };

export class Player {
  readonly moves: string[] = [];
  readonly seat: number | undefined;
  readonly #table: Table;
  readonly #wire: Wire;
  readonly #client: TableClient;
  #view: readonly number[] | undefined;
  #asked: number | undefined;
  #isDone = false;
  /** Resolves when the last move is answered. */
  settled = Promise.resolve();

  constructor(
    table: Table,
    { seat, token, address }: { seat?: number; token?: string; address: string },
  ) {
    this.#table = table;
    this.seat = seat;
    const name = `${seat ?? 'w'}-${randomBytes(4).toString('hex')}`;
    this.#client = new TableClient({
      rules: table.rules,
      name,
      ears: DEAF,
      send: (command) => void this.#wire.send({ kind: 'command', command }),
    });
    this.#wire = openWire(table.crowd.plan.port, {
      table: table.id,
      token,
      read: readStrictly((text) => table.complain(`cannot read ${text}`)),
      hear: (answer) => this.#hear(answer),
      lost: (why) => table.complain(`${seat ?? 'watcher'} was sent away: ${why}`),
      socket: { headers: { 'X-Forwarded-For': address } },
    });
  }

  leave(): void {
    this.#isDone = true;
    this.#wire.stop();
  }

  #hear(answer: Heard): void {
    if (answer.kind === 'failed') this.#table.complain(`failed: ${answer.code}`);
    else if (answer.kind === 'report') this.#take(answer.report);
  }

  #take(report: Report): void {
    this.#client.take(report);
    this.#view = viewAfter(this.#view, report);
    if (report.kind === 'table' || report.kind === 'step')
      this.#table.see(this.seat, report.step, this.#view);
    const { glimpse } = this.#client;
    const { seat } = this;
    if (glimpse === undefined || seat === undefined) return;
    const { waiting, step } = glimpse;
    if (waiting.kind === 'over') this.#table.over();
    if (!waiting.seats.includes(seat) || waiting.chosen.includes(seat)) return;
    if (this.#asked === step) return;
    this.#asked = step;
    this.settled = this.#move(seat, step);
  }

  async #move(seat: number, step: number): Promise<void> {
    const { rules, crowd } = this.#table;
    const { luck, pace, said } = crowd.plan;
    await pause(pace * (0.5 + luck.below(100) / 100));
    const { glimpse } = this.#client;
    if (glimpse?.step !== step || this.#isDone) return;
    const { view } = glimpse;
    const move = rules.moveAt(view, seat, luck.below(rules.count(view, seat)));
    const text = rules.notation.format(move);
    // In private, for attackers to listen for.
    if (luck.inHundred(10) && (await this.#fuss(text))) {
      this.moves.push(text);
      return;
    }
    const [began, before] = [performance.now(), said()];
    const refused = await this.#client.move(move);
    crowd.latencies.push(performance.now() - began);
    crowd.waits.push(said() - before);
    if (refused === undefined) this.moves.push(text);
    else this.#table.complain(`refused: ${JSON.stringify(refused)}`);
  }

  /** An order that is taken back at once. Whether it was carried out before that. */
  async #fuss(move: string): Promise<boolean> {
    const refused = await this.#client.order(`pick ${move}`);
    if (refused !== undefined) this.#table.complain(`no order: ${JSON.stringify(refused)}`);
    return (await this.#client.cancel()) !== undefined;
  }
}
