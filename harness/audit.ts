// Compares one table's stored log with the players' journal: finds lost, doubled and forged
// entries, and views that do not follow from the log.
import { openLedger } from '@tablee/table';
import type { Entry, ToldEvent } from '@tablee/table';
import type { Sheet } from '@tablee/wire';

import type { Row } from '../scripts/postgres.ts';
import type { Ask } from './archive.ts';
import { codeOf } from './journal.ts';
import type { PersonalCommand } from './journal.ts';
import type { Findings } from './findings.ts';
import type { Visitor } from './visitor.ts';
import type { Table } from './table.ts';

/** The game as a log tells it. */
export type Ledger = ReturnType<typeof openLedger>;

const MOVE = /^(?:choice )?(\d+) /;
/** The clocks of two servers may differ by so much. */
const APART_MS = 1000;
/** How long a window without a possible bid stays open. */
const EMPTY_WINDOW_MS = 1000;

/** What a command is in the log, or its beginning and end. */
const textOf = (command: PersonalCommand): { from: RegExp; to: string } => {
  const { kind, seat } = command;
  switch (command.kind) {
    case 'move':
      return { from: new RegExp(`^(?:choice )?${seat} `), to: ` ${command.move}` };
    case 'undo':
      return { from: /^(?:undo \d+|withdraw \d+)$/, to: '' };
    case 'order':
      return { from: new RegExp(`^order ${seat} `), to: ` ${command.order}` };
    case 'vote':
    case 'unvote':
      return { from: new RegExp(`^${kind} ${seat} `), to: ` ${command.what}` };
    case 'stand-in':
      return { from: new RegExp(`^stand-in ${command.who}(?: got-up)?$`), to: '' };
    case 'return':
      return { from: /^back /, to: ` ${seat}` };
    case 'resume':
      return { from: new RegExp(`^resumed ${seat}$`), to: '' };
    case 'cancel':
    case 'decline':
      return { from: new RegExp(`^${kind} ${seat}$`), to: '' };
  }
};

/** What one pair of eyes had seen. */
interface Seen {
  readonly eyes: number | 'watcher';
  readonly name: string;
  readonly step: number;
  readonly undone: number;
  readonly told: readonly ToldEvent[];
}

export class Audit {
  readonly #table: Table;
  readonly #findings: Findings;
  #ledger: Ledger | undefined;
  #length = 0;
  /** The commands in the log. */
  readonly #kept = new Set<string>();
  readonly #compared = new Map<string, { readonly step: number; readonly undone: number }>();
  #isBroken = false;
  moves = 0;
  /** When each bell rang, and how long its window was to be open. */
  readonly bells: { readonly at: number; readonly of: number }[] = [];
  #at = 0;

  constructor(table: Table) {
    this.#table = table;
    this.#findings = table.world.findings;
  }

  /** The game as the log tells it. */
  get ledger(): Ledger | undefined {
    return this.#ledger;
  }

  /** How many of what was acknowledged. */
  get acknowledged(): number {
    return this.#table.journal.done.size;
  }

  /** Reads what is new in the log and compares. What people were told before must be there. */
  async look(ask: Ask): Promise<void> {
    const { journal, players, id } = this.#table;
    if (this.#isBroken) return;
    const acknowledged = [...journal.done];
    const seen = players.map((player) => this.#sightOf(player));
    const [room] = await ask(
      'select length, document from rooms join logs on logs.room = rooms.id where id = $1',
      [id],
    );
    if (room === undefined) {
      this.#break('the table is gone');
      return;
    }
    const rows = await ask(
      'select n, at, command, text from entries where room = $1 and n >= $2 order by n',
      [id, this.#length],
    );
    this.#open(JSON.parse(String(room['document'])) as { sheet?: Sheet });
    const ledger = this.#ledger;
    if (ledger === undefined) return;
    for (const row of rows) if (!this.#take(ledger, row)) return;
    const length = Number(room['length']);
    if (this.#length < length) this.#add('lost', `${this.#length} entries of ${length}`);
    for (const by of acknowledged)
      if (!this.#kept.has(by)) this.#add('lost', `acknowledged and not in the log: ${by}`);
    for (const sight of seen) this.#compare(ledger, sight);
  }

  #add(kind: string, text: string): void {
    this.#findings.add(kind, `${this.#table.id} (${this.#table.kind.game}): ${text}`);
  }

  #break(text: string): void {
    this.#isBroken = true;
    this.#add('lost', text);
  }

  #open({ sheet }: { readonly sheet?: Sheet }): void {
    if (this.#ledger !== undefined || sheet === undefined) return;
    const { rules } = this.#table;
    const { players, options, clock } = sheet;
    const setup = { seats: players.length, options };
    this.#ledger = openLedger({ rules, setup, players, ...(clock && { clock }) }, []);
  }

  // ---- the log

  /** Whether the log can be read on. */
  #take(ledger: Ledger, row: Row): boolean {
    const [n, text] = [Number(row['n']), String(row['text'])];
    const by = row['command'] === null ? undefined : String(row['command']);
    if (n !== this.#length) {
      this.#break(`entry ${this.#length} is missing, the next is ${n}`);
      return false;
    }
    this.#length += 1;
    if (by !== undefined) this.#takeCommand(ledger, by, text);
    else if (MOVE.test(text)) this.#add('forged', `nobody's move: ${text}`);
    if (MOVE.test(text)) this.moves += 1;
    const at = Number(row['at']);
    const entry: Entry = { text, at, ...(by !== undefined && { by }) };
    this.#takeTime(ledger, text, at);
    try {
      ledger.take(entry);
      return true;
    } catch (error) {
      this.#isBroken = true;
      this.#add('forked', `entry ${n} (${text}) does not follow: ${String(error)}`);
      return false;
    }
  }

  #takeTime(ledger: Ledger, text: string, at: number): void {
    if (at < this.#at - APART_MS) this.#add('time', `it went back by ${this.#at - at} ms: ${text}`);
    this.#at = Math.max(this.#at, at);
    const { pending } = ledger.log;
    if (text !== 'bell' || pending.kind !== 'open') return;
    const of = pending.seats.length === 0 ? EMPTY_WINDOW_MS : pending.bellSeconds * 1000;
    this.bells.push({ at, of });
  }

  #takeCommand(ledger: Ledger, by: string, text: string): void {
    const [seat, id = ''] = by.split('/', 2);
    if (this.#kept.has(by) && !(seat === 'order' && ledger.undone > 0))
      this.#add('doubled', `${by}: ${text}`);
    this.#kept.add(by);
    if (seat === 'order') return;
    if (id.startsWith('bot-')) {
      const isBots = !ledger.isPerson(Number(seat));
      if (!isBots && !ledger.company.standIns.has(Number(seat)))
        this.#add('late bot', `it moved for seat ${seat} after that was given back: ${text}`);
      return;
    }
    this.#takePersonal(by, text);
  }

  #takePersonal(by: string, text: string): void {
    const { journal } = this.#table;
    const command = journal.asked.get(by);
    if (command === undefined) {
      this.#add('forged', `nobody asked for ${by}: ${text}`);
      return;
    }
    const { from, to } = textOf(command);
    if (!from.test(text) || !text.endsWith(to))
      this.#add('forged', `${by} asked for ${JSON.stringify(command)}, not ${text}`);
    const refusal = journal.refused.get(by);
    const refused = refusal && codeOf(refusal);
    // Without an answer of the store the entry may be written or lost. A repeated wish may be
    // refused once, too early, and accepted later; a move is valid for one step only.
    const mayBe = refused === 'store' || (command.kind !== 'move' && journal.askedAgain.has(by));
    if (refused !== undefined && !mayBe)
      this.#add('forged', `${by} was refused (${refused}) and is in the log: ${text}`);
  }

  // ---- what was seen

  #sightOf({ seat, sight, name, player: { told } }: Visitor): Seen {
    const { step, undone } = sight;
    return { eyes: seat ?? 'watcher', name, step, undone, told };
  }

  /** Everything that these eyes were told must be what the log tells them. */
  #compare(ledger: Ledger, { eyes, name, step, undone, told }: Seen): void {
    if (step < 0 || undone < ledger.undone) return;
    if (undone > ledger.undone || step > ledger.log.steps) {
      const kept = `${ledger.log.steps}/${ledger.undone}`;
      this.#add('lost', `${name} saw step ${step}/${undone}, the log has ${kept}`);
      return;
    }
    const before = this.#compared.get(name);
    const from = before?.undone === undone ? before.step : 0;
    this.#compared.set(name, { step, undone });
    const theirs = told.filter((one) => one.step >= from && one.step < step);
    const ours = ledger.toldTo(eyes, from).filter((one) => one.step < step);
    if (JSON.stringify(theirs) === JSON.stringify(ours)) return;
    const at = theirs.findIndex((one, i) => JSON.stringify(one) !== JSON.stringify(ours[i]));
    this.#add('forked', `${name} was told something else from step ${theirs[at]?.step ?? from} on`);
  }
}
