// Holds the log that the database keeps of one table against the people's own book: nothing that was
// acknowledged is missing, nothing is there twice or was never asked for, and what anybody saw follows
// from the log alone.
import { openLedger } from '@tablee/table';

const MOVE = /^(?:choice )?(\d+) /;
/** The clocks of two servers may differ by so much. */
const APART_MS = 1000;
/** Where nobody can raise any more, this is how long people are shown it. */
const EMPTY_WINDOW_MS = 1000;

/** What a command is in the log, or its beginning and end. */
const textOf = ({ kind, seat, move, order, what, who }) => {
  switch (kind) {
    case 'move':
      return { from: new RegExp(`^(?:choice )?${seat} `), to: ` ${move}` };
    case 'undo':
      return { from: /^(?:undo \d+|withdraw \d+)$/, to: '' };
    case 'order':
      return { from: new RegExp(`^order ${seat} `), to: ` ${order}` };
    case 'vote':
    case 'unvote':
      return { from: new RegExp(`^${kind} ${seat} `), to: ` ${what}` };
    case 'stand-in':
      return { from: new RegExp(`^stand-in ${who}(?: got-up)?$`), to: '' };
    case 'return':
      return { from: /^back /, to: ` ${seat}` };
    default:
      return { from: new RegExp(`^${kind === 'resume' ? 'resumed' : kind} ${seat}$`), to: '' };
  }
};

export class Audit {
  #table;
  #findings;
  #ledger;
  #length = 0;
  /** The commands in the log. */
  #kept = new Set();
  #compared = new Map();
  #isBroken = false;
  moves = 0;
  /** When each bell rang, and how long its window was to be open. */
  bells = [];
  #at = 0;

  constructor(table) {
    this.#table = table;
    this.#findings = table.world.findings;
  }

  /** The game as the log tells it. */
  get ledger() {
    return this.#ledger;
  }

  /** How many of what was acknowledged. */
  get acknowledged() {
    return this.#table.book.done.size;
  }

  /** Reads what is new in the log and compares. What people were told before must be there. */
  async look(ask) {
    const { book, players, id } = this.#table;
    if (this.#isBroken) return;
    const acknowledged = [...book.done];
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
    this.#open(JSON.parse(room.document));
    for (const row of rows) if (!this.#isBroken) this.#take(row);
    if (this.#isBroken || this.#ledger === undefined) return;
    if (this.#length < Number(room.length))
      this.#add('lost', `${this.#length} entries of ${room.length}`);
    for (const by of acknowledged)
      if (!this.#kept.has(by)) this.#add('lost', `acknowledged and not in the log: ${by}`);
    for (const sight of seen) this.#compare(sight);
  }

  #add(kind, text) {
    this.#findings.add(kind, `${this.#table.id} (${this.#table.kind.game}): ${text}`);
  }

  #break(text) {
    this.#isBroken = true;
    this.#add('lost', text);
  }

  #open({ sheet }) {
    if (this.#ledger !== undefined || sheet === undefined) return;
    const { rules } = this.#table;
    const { players, options, clock } = sheet;
    const setup = { seats: players.length, options };
    this.#ledger = openLedger({ rules, setup, players, clock }, []);
  }

  // ---- the log

  #take({ n, at, command, text }) {
    if (Number(n) !== this.#length) {
      this.#break(`entry ${this.#length} is missing, the next is ${n}`);
      return;
    }
    this.#length += 1;
    if (command !== null) this.#takeCommand(command, text);
    else if (MOVE.test(text)) this.#add('forged', `nobody's move: ${text}`);
    if (MOVE.test(text)) this.moves += 1;
    const entry = { text, at: Number(at), ...(command === null ? {} : { by: command }) };
    this.#takeTime(entry);
    try {
      this.#ledger.take(entry);
    } catch (error) {
      this.#isBroken = true;
      this.#add('forked', `entry ${n} (${text}) does not follow: ${error.message}`);
    }
  }

  #takeTime({ text, at }) {
    if (at < this.#at - APART_MS) this.#add('time', `it went back by ${this.#at - at} ms: ${text}`);
    this.#at = Math.max(this.#at, at);
    const { pending } = this.#ledger.log;
    if (text !== 'bell' || pending.kind !== 'open') return;
    const of = pending.seats.length === 0 ? EMPTY_WINDOW_MS : pending.bellSeconds * 1000;
    this.bells.push({ at, of });
  }

  #takeCommand(by, text) {
    const [seat, id] = by.split('/', 2);
    if (this.#kept.has(by) && !(seat === 'order' && this.#ledger.undone > 0))
      this.#add('doubled', `${by}: ${text}`);
    this.#kept.add(by);
    if (seat === 'order') return;
    if (id.startsWith('bot-')) {
      const isBots = !this.#ledger.isPerson(Number(seat));
      if (!isBots && !this.#ledger.company.standIns.has(Number(seat)))
        this.#add('late bot', `it moved for seat ${seat} after that was given back: ${text}`);
      return;
    }
    this.#takePersonal(by, text);
  }

  #takePersonal(by, text) {
    const { book } = this.#table;
    const command = book.asked.get(by);
    if (command === undefined) {
      this.#add('forged', `nobody asked for ${by}: ${text}`);
      return;
    }
    const { from, to } = textOf(command);
    if (!from.test(text) || !text.endsWith(to))
      this.#add('forged', `${by} asked for ${JSON.stringify(command)}, not ${text}`);
    const refused = book.refused.get(by);
    // Where the store did not answer nobody knows. A wish that came twice may have come too early the
    // first time; a move is meant for one step and has no second chance.
    const mayBe = refused === 'store' || (command.kind !== 'move' && book.askedAgain.has(by));
    if (refused !== undefined && !mayBe)
      this.#add('forged', `${by} was refused (${refused}) and is in the log: ${text}`);
  }

  // ---- what was seen

  #sightOf({ seat, sight, name }) {
    const { step, undone, told } = sight;
    return { eyes: seat ?? 'watcher', name, step, undone, told: [...told] };
  }

  /** Everything that these eyes were told must be what the log tells them. */
  #compare({ eyes, name, step, undone, told }) {
    const ledger = this.#ledger;
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
