// A table as the player sees it: takes what the wire tells, shows it at a pace one can follow, and is
// the scene that the game's own table plays on.

import { mannerOf } from '@tablee/bots';
import type { Names, Refusal, Seat } from '@tablee/kit';
import { TableClient, type Glimpse, type ToldEvent } from '@tablee/table';
import type { AnyScene, SceneOrders, ScenePlayer, SceneSettings, SceneWaiting } from '@tablee/ui';
import type { LogLine } from '@tablee/ui/LogList.svelte';
import type { Command, HaltWhy, Refused, Sheet, Waiting } from '@tablee/wire';
import { isStill, settings } from '../settings.svelte.ts';
import { say } from '../texts/index.ts';
import { nextPerson } from './around.ts';
import type { Guise } from './extras.ts';
import { withNotes } from './notes.ts';
import { sound } from './sounds.ts';
import { Staged, type StagedPlan } from './staged.svelte.ts';

export interface SessionPlan extends StagedPlan {
  readonly send: (command: Command) => void;
  /** Asked before a legal move is sent; a lesson may have other plans. */
  readonly mayPlay?: (move: unknown) => boolean;
}

/** What is on the stage. */
interface Shown {
  readonly glimpse: Glimpse;
  readonly events: readonly unknown[];
  readonly bell: SceneWaiting<unknown>['bell'];
}

/** What could not be done, in words. */
export interface Complaint {
  readonly text: 'rule' | Extract<Refused, { kind: 'table' }>['code'];
  readonly refusal: Refusal | undefined;
  readonly facts: Refused['facts'];
}

export class TableSession extends Staged<Shown, SessionPlan> implements AnyScene {
  readonly client: TableClient;
  /** Whom the device is to be passed to; nothing of the table is drawn meanwhile. */
  curtain: Seat | null = $state(null);
  complaint: Complaint | null = $state.raw(null);
  told: readonly ToldEvent[] = $state.raw([]);
  /** Why nothing happens here any more. */
  halted: HaltWhy | undefined = $state();
  /** Online only: how the people show. */
  guise: Guise | undefined = $state.raw();
  #isSending = $state(false);
  /** One's own standing order, as the table has it: it may be ahead of the stage. */
  #order: string | undefined = $state();
  /** The newest view, which may not be on the stage yet. */
  #latest: Glimpse | undefined;
  /** The curtain has been lifted for this seat; its view is on the way. */
  #arriving: Seat | null = null;

  constructor(plan: SessionPlan) {
    super(plan);
    this.client = new TableClient({
      rules: plan.rules,
      send: plan.send,
      name: clientName(),
      ears: {
        table: (glimpse, told) => this.#openTable(glimpse, told),
        step: (glimpse, events) => this.#step(glimpse, events),
        waiting: (glimpse) => {
          this.#order = glimpse.waiting.order;
          this.stage.amend((shown) => ({ ...shown, glimpse, bell: bellOf(glimpse.waiting) }));
          this.#passOn();
        },
        halted: (why) => (this.halted = why),
      },
    });
  }

  // ---- what the wire tells

  #openTable(glimpse: Glimpse, told: readonly ToldEvent[]): void {
    this.#latest = glimpse;
    this.#order = glimpse.waiting.order;
    this.told = told;
    this.complaint = null;
    this.halted = undefined;
    this.stage.cut({ glimpse, events: [], bell: bellOf(glimpse.waiting) });
    if (this.#arriving !== null && glimpse.eyes === this.#arriving) {
      this.#arriving = null;
      this.curtain = null;
    }
    this.#passOn();
  }

  #step(glimpse: Glimpse, events: readonly unknown[]): void {
    const step = glimpse.step - 1;
    const before = this.#latest?.view;
    this.#latest = glimpse;
    this.#order = glimpse.waiting.order;
    this.told = [...this.told, ...events.map((event) => ({ step, event }))];
    const shown = { glimpse, events, bell: bellOf(glimpse.waiting) };
    // While a hammer counts down nothing may hold the player up.
    if (glimpse.waiting.kind === 'open') this.stage.push({ shown, moments: [], rest: 0 });
    else this.show(shown, events, before);
    sound(glimpse.waiting.kind === 'over' ? 'win' : 'card');
  }
  /** Around one device: when somebody else is asked, the curtain falls. Called when all is shown. */
  #passOn(): void {
    const shown = this.stage.shown;
    if (shown === undefined || this.stage.isBusy || shown.glimpse.sheet.mode !== 'around') return;
    const { waiting, eyes, sheet } = shown.glimpse;
    if (waiting.kind === 'over') {
      // The last screen shows nobody's hand.
      if (eyes !== 'watcher') this.client.sit('watcher');
      this.curtain = null;
      return;
    }
    if (this.#arriving !== null) return;
    // Who takes back from behind the curtain may hold somebody else's device by now.
    if (this.curtain === eyes) return;
    const next = nextPerson(waiting, eyes, sheet.players);
    this.curtain = next === null && this.curtain !== null && eyes !== 'watcher' ? eyes : next;
  }

  /** The page calls this whenever the stage has come to rest. */
  settle(): void {
    this.#passOn();
  }

  // ---- what the player does

  act = (move: unknown): void => {
    const { rules } = this.plan;
    const { view, seat } = this;
    if (seat === null) return;
    const refusal = rules.check(view, seat, move);
    if (refusal !== undefined) {
      this.refuse(refusal);
      return;
    }
    if (this.#isSending || this.plan.mayPlay?.(move) === false) return;
    this.complaint = null;
    this.#isSending = true;
    void this.client.move(move).then((refused) => {
      this.#isSending = false;
      if (refused !== undefined) this.complain(refused);
      else this.#passOn();
    });
  };

  refuse = (refusal: Refusal): void => {
    this.complaint = { text: 'rule', refusal, facts: refusal.facts };
    sound('no');
  };

  undo(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    void this.client.undo().then((refused) => {
      this.#isSending = false;
      if (refused !== undefined) this.complain(refused);
    });
  }

  readonly #orders: SceneOrders = (() => {
    // The closures below are the session's, not the object's.
    const now = (): string | undefined => this.#order;
    return {
      get now() {
        return now();
      },
      give: (order) => void this.client.order(order).then(this.#answered),
      cancel: () => void this.client.cancel().then(this.#answered),
    };
  })();

  readonly #answered = (refused: Refused | undefined): void => {
    if (refused !== undefined) this.complain(refused);
  };

  /** The next person has the device in hand. */
  liftCurtain(): void {
    if (this.curtain === null) return;
    this.#arriving = this.curtain;
    this.client.sit(this.curtain);
  }

  complain(refused: Refused): void {
    if (refused.kind === 'rule') this.refuse(refused);
    else this.complaint = { text: refused.code, refusal: undefined, facts: refused.facts };
  }

  close(): void {
    this.stage.close();
  }

  // ---- the scene

  // Derived, so that whoever looks at one of them is not woken when only another one has changed: a
  // neighbour who chooses must not make one drop the card one has lifted.
  readonly #sheet = $derived(this.stage.shown?.glimpse.sheet);
  readonly view: unknown = $derived(this.stage.shown?.glimpse.view);
  readonly step: number = $derived(this.stage.shown?.glimpse.step ?? 0);
  readonly names: Names = $derived(this.#sheet?.players.map(({ name }) => name) ?? []);
  readonly players: readonly ScenePlayer[] = $derived(
    this.#sheet?.players.map(({ name, face, kind }, seat) => ({
      name,
      face,
      isBot: kind === 'bot',
      character: kind === 'bot' ? say().manners[mannerOf(face)] : undefined,
      note: this.guise?.noteOn(seat),
    })) ?? [],
  );

  readonly #glimpse: Glimpse = $derived(this.stage.shown!.glimpse);
  readonly isReady: boolean = $derived(this.stage.shown !== undefined);
  readonly game: string = $derived(this.#glimpse.sheet.game);
  get seat(): Seat | null {
    const { eyes } = this.#glimpse;
    return eyes === 'watcher' ? null : eyes;
  }
  readonly isOpen = false;
  readonly isShared: boolean = $derived(this.#sheet?.mode === 'around');
  /** Alone with bots: nobody is wronged by a hint. */
  readonly isPractice: boolean = $derived(this.#sheet?.mode === 'solo');
  readonly sheet: Sheet = $derived(this.#glimpse.sheet);
  get waiting(): SceneWaiting<unknown> {
    const { kind, seats, chosen, own } = this.#glimpse.waiting;
    const read = own === undefined ? undefined : this.plan.rules.notation.parse(own);
    return {
      kind,
      seats,
      chosen,
      own: read?.ok === true ? read.value : undefined,
      bell: this.stage.shown!.bell,
    };
  }
  readonly undoState: Waiting['undo'] = $derived(this.#glimpse.waiting.undo);
  readonly events: readonly unknown[] = $derived(this.stage.shown!.events);
  get isMyTurn(): boolean {
    const { seat } = this;
    if (seat === null || this.#isSending || this.stage.isBusy) return false;
    return this.#glimpse.waiting.seats.includes(seat);
  }
  get orders(): SceneOrders | undefined {
    // A lesson knows what comes next, and a shared device keeps nobody's secrets.
    const isPrivate = this.#sheet?.mode === 'solo' || this.#sheet?.mode === 'online';
    return isPrivate && this.seat !== null ? this.#orders : undefined;
  }
  readonly SeatMark: Guise['SeatMark'] | undefined = $derived(this.guise?.SeatMark);
  readonly settings: SceneSettings = $derived({
    oneTap: settings.oneTap,
    aids: settings.aids,
    isStill: isStill(),
  });
  readonly isOver: boolean = $derived(this.#glimpse.waiting.kind === 'over' && !this.stage.isBusy);

  /** What the log says, newest last; only as far as the stage has come. */
  get log(): readonly LogLine[] {
    const { step } = this.#glimpse;
    const lines = this.told
      .filter((told) => told.step < step)
      .flatMap((told) => this.tellings([told.event]).map((line) => ({ step: told.step, ...line })));
    return this.guise === undefined ? lines : withNotes(lines, this.guise, step);
  }

  /** The sentence that is read out for the newest step. */
  get newest(): string {
    return this.tellings(this.events)
      .map(({ text }) => text)
      .join(' ');
  }

  /** What is expected now, as the prompt line says it. */
  get prompt(): string {
    const { texts, view, names, seat } = this;
    return texts.prompt(view, seat ?? this.#onlookersSeat(), names);
  }

  /** Who only looks on reads the prompt of a seat that is not asked. */
  #onlookersSeat(): Seat {
    const { seats } = this.#glimpse.waiting;
    const all = this.#glimpse.sheet.players.map((_, seat) => seat);
    return all.find((seat) => !seats.includes(seat)) ?? 0;
  }
}

/** Not `randomUUID`: on a plain address of the local network browsers do not offer it. */
const clientName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('-');

const bellOf = ({ bell }: Waiting): SceneWaiting<unknown>['bell'] =>
  bell === undefined ? undefined : { ends: performance.now() + bell.left, of: bell.of };
