// The tables of this home: sets them up, opens them as they were kept, and seats their bots.

import { choosersOf, DAY_BOTS_KEY, type GameEntry, type Minds } from '@tablee/bots';
import {
  botSeedOf,
  canBeDrawn,
  commitment,
  Draws,
  resolveSetup,
  SameDraws,
  type AnyRules,
  type Seat,
} from '@tablee/kit';
import { dayVersionOf, findGame } from '@tablee/registry';
import {
  BotSeats,
  Host,
  openLedger,
  recordOf,
  setupBy,
  type Choose,
  type Deal,
  type Played,
  type SenseOfTime,
} from '@tablee/table';
import type { HomeCode, NewTable, PreparedGame, Sheet, TableSummary } from '@tablee/wire';
import { Book } from './book.ts';
import type { HomeStore, Kept } from './kept.ts';
import { newLayout, type Layout } from './layout.ts';

export class HomeError extends Error {
  readonly code: HomeCode;
  readonly facts: object;

  constructor(code: HomeCode, facts: object = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** `complain` receives every internal error, so that none vanishes. */
export interface HomePorts extends Minds {
  readonly store: HomeStore;
  readonly clock: SenseOfTime;
  /** Unpredictable bytes, as hex. */
  readonly random: (bytes: number) => string;
  readonly today: () => number;
  readonly pace: () => number;
  /** As many steps as the bots of a prepared game may see played. */
  readonly until: (table: string) => number;
}

export interface OpenTable {
  readonly host: Host;
  /** How far the bots of a prepared game may go has changed. */
  follow(): void;
  close(): void;
}

interface Loaded {
  readonly game: GameEntry;
  readonly kept: Kept;
  readonly rules: AnyRules;
  readonly played: Played;
}

export class Tables {
  readonly #ports: HomePorts;
  /** How many entries were played of tables that stand still. */
  readonly #halted = new Map<string, number>();

  constructor(ports: HomePorts) {
    this.#ports = ports;
  }

  async create(plan: NewTable): Promise<string> {
    const { random, store, today } = this.#ports;
    const entry = findGame(plan.game);
    if (entry === undefined) throw new HomeError('no-such-game');
    const layout = await this.#layoutOf(plan);
    if (layout === undefined) throw new HomeError('bad-setup');
    const { source, book, opening } = layout;
    const { secret, entropy, firstBy, cards } = source;
    const draws = new Draws(secret, entropy);
    const seats = plan.players.length;
    const setup = resolveSetup(entry.meta, seats, layout.options, (n) => draws.firstSeat(n));
    if (!setup.ok) throw new HomeError('bad-setup', setup.error);
    const rules = await entry.rules();
    const sheet: Sheet = {
      id: random(8),
      game: plan.game,
      mode: plan.mode,
      rules: rules.version,
      options: setup.value.options,
      players: [...plan.players],
      commit: commitment(secret),
      ...(entropy.length > 0 && { entropy: [...entropy] }),
    };
    const dayBots = plan.day === undefined ? undefined : dayVersionOf(plan.game);
    await store.create({
      ...{ sheet, secret, firstBy, summary: newSummary(plan, sheet.id, today()) },
      ...(cards && { cards }),
      ...(book && { book }),
      ...(plan.again && { origin: plan.again }),
      ...(dayBots !== undefined && { dayBots }),
    });
    const at = today();
    const entries = opening(rules).map((text) => ({ text, at }));
    if (entries.length > 0) await store.append(sheet.id, 0, entries);
    return sheet.id;
  }

  /** Undefined where the game with the wanted cards cannot be played again. */
  async #layoutOf(plan: NewTable): Promise<Layout | undefined> {
    const { game, again, day } = plan;
    if (again === undefined && day === undefined) return newLayout(plan, this.#ports.random);
    // Few tables are laid so: the others load no reader of records for it.
    const { dayLayout, layoutAgain } = await import('./again.ts');
    return again === undefined ? dayLayout(game, day!) : layoutAgain(game, again);
  }

  async open(table: string): Promise<OpenTable> {
    const { store, clock, complain } = this.#ports;
    const loaded = await this.#load(table);
    const { kept, rules, played } = loaded;
    this.#halted.delete(table);
    const book = kept.book === undefined ? undefined : new Book(rules, kept.book);
    const { sheet } = kept;
    // The deal of the day is played once.
    const isFinal = sheet.mode === 'daily';
    const plan = { rules, sheet, ...played, deal: dealOf(kept, book), isFinal };
    // Only for the list: a note that cannot be kept costs nothing but its place there.
    const note = (changed: Host): void => {
      if (changed.halt !== undefined) return;
      void store.note(table, this.#summaryOf(kept, changed)).catch(() => undefined);
    };
    let botSeats: BotSeats | undefined = undefined;
    let opened: Host | undefined = undefined;
    const host = await Host.open(plan, {
      clock,
      store,
      awakeSince: () => clock.awakeSince,
      onChange: () => {
        botSeats?.follow();
        if (opened !== undefined) note(opened);
      },
      onHalt: ({ why, length, error }) => {
        if (why === 'fault') this.#halted.set(table, length);
        complain(error);
      },
    });
    opened = host;
    note(host);
    const stopListening = clock.onGap(() => host.woke());
    botSeats = await this.#botSeatsFor(loaded, book, host);
    return {
      host,
      follow: () => botSeats.follow(),
      close() {
        stopListening();
        botSeats.close();
        host.close();
      },
    };
  }

  async record(table: string): Promise<string | undefined> {
    const { kept, rules, played } = await this.#load(table);
    const { sheet, firstBy, cards, dayBots } = kept;
    const extra = dayBots === undefined ? [] : [[DAY_BOTS_KEY, dayBots] as const];
    // What was dealt as it lay in another game was drawn from nothing that could be shown.
    const secret = cards === undefined ? kept.secret : undefined;
    const entries = await this.#ports.store.entries(table);
    // Nothing more is played where something broke: what was can be given away.
    const brokenAt = this.#halted.get(table);
    const { log } = openLedger({ rules, ...played }, entries.slice(0, brokenAt));
    return recordOf({ sheet, log, secret, firstBy, isStopped: brokenAt !== undefined, extra });
  }

  /** The game that the table's cards come from; undefined for a table with its own cards. */
  async origin(table: string): Promise<PreparedGame | undefined> {
    return (await this.#find(table)).origin;
  }

  async #find(table: string): Promise<Kept> {
    const { store } = this.#ports;
    const kept = await store.find(table);
    if (kept === undefined) throw new HomeError(store.isLasting ? 'no-such-table' : 'no-store');
    return kept;
  }

  async #load(table: string): Promise<Loaded> {
    const kept = await this.#find(table);
    const game = findGame(kept.sheet.game);
    if (game === undefined) throw new HomeError('no-such-game');
    const rules = await game.rules();
    return { game, kept, rules, played: await setupBy(rules, game.meta, kept.sheet) };
  }

  async #botSeatsFor(
    { game, kept: { sheet, secret }, rules, played: { setup } }: Loaded,
    book: Book | undefined,
    host: Host,
  ): Promise<BotSeats> {
    const { clock, pace, until, think, complain: onFault } = this.#ports;
    const choosers = await choosersOf({
      ...{ game, rules, setup, players: sheet.players, loadBots: game.quickBots, think },
      complain: () => undefined,
    });
    const choose = (seat: Seat): Choose => {
      const free = choosers[seat]!;
      if (book === undefined) return free;
      return (view, at, rng, asked) => {
        const written = book.moveAt(asked.step, at);
        const isLegal = written !== undefined && rules.check(view, at, written) === undefined;
        return isLegal ? written : free(view, at, rng, asked);
      };
    };
    const seed = botSeedOf(secret);
    const isResting = (): boolean => book !== undefined && host.log.steps >= until(sheet.id);
    return new BotSeats({ host, rules, setup, choose, seed, clock, pace, onFault, isResting });
  }

  #summaryOf({ summary }: Kept, { log }: Host): TableSummary {
    const { pending, steps } = log;
    return {
      ...summary,
      steps,
      isOver: pending.kind === 'over',
      winners: pending.kind === 'over' ? pending.outcome.winners : [],
      touched: this.#ports.today(),
    };
  }
}

function newSummary(
  { game, mode, players, again, day }: NewTable,
  id: string,
  touched: number,
): TableSummary {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return {
    ...{ id, game, mode, touched },
    names: players.map(({ name }) => name),
    isOver: false,
    winners: [],
    steps: 0,
    ...(people.length === 1 && { seat: people[0]! }),
    ...(day !== undefined && { day }),
    ...(again && { again: again.played === 0 ? 'deal' : 'moment' }),
  };
}

/** Every draw is made from what is kept alone, so that it can be made again. */
function dealOf({ secret, cards, sheet: { entropy = [] } }: Kept, book: Book | undefined): Deal {
  const draws = new SameDraws({ secret, entropy, ...(cards && { cards }) });
  return (pending, { step, draw }) => {
    const written = book?.cardsAt(step);
    const isWritten = written !== undefined && canBeDrawn(pending, written);
    return isWritten ? written : draws.draw(pending, draw);
  };
}
