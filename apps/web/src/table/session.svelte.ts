// Holds a table as its player sees it: shows the client's reports at a readable pace, and is the
// scene that the game's own table plays on.

import { mannerOf } from '@tablee/bots';
import type { AnyGameTexts, Names, Refusal, Seat } from '@tablee/kit';
import { TableClient, type Glimpse, type ToldEvent } from '@tablee/table';
import type {
  AnyScene,
  SceneMode,
  SceneOrders,
  ScenePeek,
  ScenePlayer,
  SceneRefused,
  SceneWaiting,
  Tip,
} from '@tablee/ui';
import type { Mood } from '@tablee/ui/onlooker.ts';
import type { LogLine } from '@tablee/ui/LogList.svelte';
import type { Command, HaltWhy, Refused, Sheet, Waiting } from '@tablee/wire';
import { settings } from '../app/settings.svelte.ts';
import { say } from '../app/texts/index.ts';
import { nextPerson } from './around.ts';
import type { Guise } from './guise.ts';
import { Faces } from './faces.svelte.ts';
import { LastSeen } from './last-seen.ts';
import { withNotes } from './notes.ts';
import { sound } from './sounds.ts';
import { Staged, type StagedPlan } from './staged.svelte.ts';
import { sayAtTable } from './texts/index.ts';
import { tapTip } from './tip.svelte.ts';

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

/** What could not be done: a rule said no, or the table did. */
interface Complaint {
  readonly why: Refusal | Extract<Refused, { kind: 'table' }>['code'];
  /** How many steps there were then; when one more is on the stage it is of yesterday. */
  readonly step: number;
}

/** What was put into words, and in which. */
interface Worded {
  readonly told: readonly ToldEvent[];
  readonly texts: AnyGameTexts;
  readonly names: Names;
  readonly me: Seat | null;
  readonly lines: LogLine[];
  /** So many events, … */
  count: number;
  /** … those before this step. */
  step: number;
}

export class TableSession extends Staged<Shown, SessionPlan> implements AnyScene {
  readonly client: TableClient;
  readonly faces: Faces;
  /** The seat that gets the device next; nothing of the table is drawn meanwhile. */
  curtain: Seat | null = $state(null);
  #complaint: Complaint | undefined = $state.raw();
  /** Why nothing happens here any more. */
  halted: HaltWhy | undefined = $state();
  mode: SceneMode = $state('whole');
  suggestion: { readonly move: unknown } | undefined = $state.raw();
  /** Online only: how the people show. */
  guise: Guise | undefined = $state.raw();
  #isSending = $state(false);
  /** The player's standing order, as the table has it: it may be ahead of the stage. */
  #order: string | undefined = $state();
  /** The newest view, which may not be on the stage yet. */
  #latest: Glimpse | undefined;
  /** The curtain has been lifted for this seat; its view is on the way. */
  #arriving: Seat | null = null;
  /** On a shared device: the seat that had it last, … */
  #holder: Seat | null = null;
  /** … the seat that could still undo its move when the curtain fell, … */
  undoer: Seat | null = $state(null);
  /** … the step of the last private event that the player still looks at, … */
  #learnedAt = -1;
  #restAt: number = $state(-1);
  /** … the step at which the player asked wants to see their own hand first, … */
  #peekAt = -1;
  /** … and up to which step each seat has seen the table. */
  readonly #seen = new LastSeen();

  constructor(plan: SessionPlan) {
    super(plan);
    this.faces = new Faces(plan.ui);
    this.client = new TableClient({
      rules: plan.rules,
      send: plan.send,
      name: clientName(),
      ears: {
        table: (glimpse) => this.#openTable(glimpse),
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

  #openTable(glimpse: Glimpse): void {
    this.#latest = glimpse;
    this.#order = glimpse.waiting.order;
    this.#complaint = undefined;
    this.#learnedAt = -1;
    this.halted = undefined;
    if (glimpse.sheet.mode === 'around') this.#seen.sitDown(glimpse.sheet.id);
    this.stage.cut({ glimpse, events: [], bell: bellOf(glimpse.waiting) });
    if (this.#arriving !== null && glimpse.eyes === this.#arriving) {
      this.#arriving = null;
      this.curtain = null;
    }
    this.#passOn();
  }

  #step(glimpse: Glimpse, events: readonly unknown[]): void {
    this.undoer = null;
    const before = this.#latest?.view;
    this.#latest = glimpse;
    this.#order = glimpse.waiting.order;
    const isHeld = glimpse.sheet.mode === 'around' && glimpse.eyes !== 'watcher';
    if (isHeld && events.some((event) => this.plan.ui.isPrivate?.(event) === true))
      this.#learnedAt = glimpse.step;
    const shown = { glimpse, events, bell: bellOf(glimpse.waiting) };
    // While a hammer counts down nothing may hold the player up.
    if (glimpse.waiting.kind === 'open') this.stage.push({ shown, moments: [], rest: 0 });
    else this.show(shown, events, before);
    sound(glimpse.waiting.kind === 'over' ? 'win' : 'card');
  }

  /** On a player's own device a result may stay; online the other players wait and clocks run. */
  protected override mayHold(): boolean {
    const mode = this.#latest?.sheet.mode;
    return mode === 'solo' || mode === 'around' || mode === 'daily';
  }

  /**
   * On a shared device, lowers the curtain before another player must see their hand. A choice in
   * the open needs no curtain: the page stays watcher. Called when all is shown.
   */
  #passOn(): void {
    const shown = this.stage.shown;
    if (shown === undefined || this.stage.isBusy || shown.glimpse.sheet.mode !== 'around') return;
    if (this.#arriving !== null) return;
    const { waiting, eyes, sheet, step } = shown.glimpse;
    const isOwn = eyes !== 'watcher' && waiting.seats.includes(eyes);
    const isAsked = isOwn && !waiting.chosen.includes(eyes);
    // Private events stay in view until the player goes on; an open window does not wait for that.
    const isFresh = this.#learnedAt >= 0 && waiting.kind !== 'open';
    const isSeen = this.#openSeats(shown.glimpse).length > 0 && this.#peekAt !== step;
    const isOpen = isSeen && !(isAsked && isFresh);
    if (waiting.kind === 'over' || isOpen) {
      if (eyes === 'watcher') this.curtain = null;
      else if (isOpen && isFresh) this.#restAt = step;
      else this.#letGo(eyes, shown.glimpse);
      return;
    }
    if (isAsked) return;
    const next = nextPerson(waiting, this.#holder, sheet.players);
    if (next !== null && isFresh) {
      this.#restAt = step;
      return;
    }
    this.curtain = next;
    if (this.curtain !== null && eyes !== 'watcher') this.#letGo(eyes, shown.glimpse);
  }

  /** Gives up the seat's view: from now on this page sees the table as watcher. */
  #letGo(seat: Seat, { waiting, step }: Glimpse): void {
    this.undoer = waiting.undo === 'possible' ? seat : null;
    this.#seen.note(seat, step);
    this.#learnedAt = -1;
    this.client.sit('watcher');
  }

  /** On a shared device: the next player waits until this one has read the private events. */
  get isResting(): boolean {
    return this.#restAt === this.step && this.curtain === null && !this.stage.isBusy;
  }
  rested(): void {
    this.#learnedAt = -1;
    this.#restAt = -1;
    this.#passOn();
  }

  /** The people asked for a choice in the open; several in a free-for-all. */
  #openSeats({ sheet, waiting: { kind, seats }, view }: Glimpse): readonly Seat[] {
    const isOpen = sheet.mode === 'around' && (kind === 'turn' || kind === 'open');
    if (!isOpen || this.plan.ui.isOpenTurn?.(view) !== true) return [];
    return seats.filter((seat) => sheet.players[seat]?.kind === 'person');
  }
  /** The seat that last took the floor. */
  #speaker: Seat | undefined = $state();

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
    this.#complaint = undefined;
    this.#isSending = true;
    this.#learnedAt = -1;
    if (this.isShared) this.#noteDeed(seat);
    void this.client.move(move, seat).then((refused) => {
      this.#isSending = false;
      if (refused !== undefined) this.complain(refused);
      else this.#passOn();
    });
  };

  refuse = (refusal: Refusal): void => {
    this.#object(refusal);
    sound('no');
  };

  #object(why: Complaint['why']): void {
    this.#complaint = { why, step: this.#latest?.step ?? 0 };
  }

  /** Clears the explanation of what could not be done. */
  forgive(): void {
    this.#complaint = undefined;
  }

  undo(): void {
    // Ends a held result first: the table shows below it, and the reason of a refusal.
    this.goOn?.();
    const { undoer } = this;
    const isPossible = undoer !== null || this.undoState === 'possible';
    if (!isPossible) this.#object('no-undo');
    if (!isPossible || this.#isSending) return;
    this.#isSending = true;
    this.undoer = null;
    void this.client.undo(undoer ?? undefined).then((refused) => {
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
    this.#holder = this.curtain;
    this.undoer = null;
    this.client.sit(this.curtain);
  }

  #noteDeed(seat: Seat): void {
    this.#holder = seat;
    this.#seen.note(seat, this.step + 1);
  }

  /**
   * Public lines since the curtain's seat last had the device; empty without a curtain. When
   * there are too many, lines that concern the seat go before newer ones.
   */
  readonly meanwhile: readonly string[] = $derived.by(() => {
    const { curtain } = this;
    const from = curtain === null ? undefined : this.#seen.of(curtain);
    if (from === undefined || this.eyes !== 'watcher') return [];
    const lines = this.#linesFor(curtain, from);
    const told = [...lines.filter(({ isOwn }) => !isOwn), ...lines.filter(({ isOwn }) => isOwn)];
    const kept = told.slice(-MEANWHILE_MAX);
    return lines.filter((line) => kept.includes(line)).map(({ text }) => text);
  });

  /** Since some step, of what can be read later; `isOwn`: it has to do with this seat. */
  #linesFor(seat: Seat | null, from: number, until = Infinity) {
    return this.client.told
      .filter(({ step, event }) => step >= from && step < until && this.#isLasting(event))
      .flatMap(({ event }) => {
        const [line] = this.tellings([event], seat);
        const [open] = this.tellings([event], null);
        if (line === undefined) return [];
        return [{ text: line.text, open: open?.text, isOwn: line.text !== open?.text }];
      });
  }

  #isLasting(event: unknown): boolean {
    return this.plan.ui.isFleeting?.(event) !== true;
  }

  /** What happened at a seat between two steps, said of its player by name; the last of it. */
  concerning(seat: Seat, from: number, until: number): readonly string[] {
    return this.#linesFor(seat, from, until)
      .flatMap(({ isOwn, open, text }) => (isOwn ? [open ?? text] : []))
      .slice(-MEANWHILE_MAX);
  }

  readonly #peek = (): void => {
    this.#peekAt = this.step;
    this.#passOn();
  };
  get peek(): ScenePeek | undefined {
    const { seat } = this;
    if (seat === null || this.eyes !== 'watcher') return undefined;
    const { peek, speaks } = sayAtTable().curtain;
    const names = this.#openSeats(this.#glimpse).map((one) => ({
      seat: one,
      name: this.names[one]!,
    }));
    const choose = (one: Seat): void => {
      this.#speaker = one;
    };
    return {
      label: peek(this.names[seat]!),
      show: this.#peek,
      ...(names.length > 1 && { speakers: { label: speaks, names, now: seat, choose } }),
    };
  }

  complain(refused: Refused): void {
    if (refused.kind === 'rule') this.refuse(refused);
    else this.#object(refused.code);
  }

  override close(): void {
    super.close();
    this.faces.quiet();
  }

  // ---- the scene

  // Derived, so that a reader of one field does not run again when only another has changed: the
  // choice of a neighbour must not drop a lifted card.
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
  readonly eyes: Glimpse['eyes'] = $derived(this.#glimpse.eyes);
  get seat(): Seat | null {
    const { eyes } = this;
    if (eyes !== 'watcher') return eyes;
    // A choice in the open is made as watcher: the seat is the speaker's, else the first one asked.
    const seats = this.#openSeats(this.#glimpse);
    return seats.find((seat) => seat === this.#speaker) ?? seats[0] ?? null;
  }
  override get texts(): AnyGameTexts {
    return this.#texts;
  }
  /** While several look on, the prompt names the player asked. */
  readonly #texts: AnyGameTexts = $derived.by(() => {
    const texts = super.texts;
    if (!this.isShared || this.eyes !== 'watcher') return texts;
    const prompt: AnyGameTexts['prompt'] = (view, seat, names) =>
      seat === null || names === undefined
        ? texts.prompt(view, seat, names)
        : `${names[seat]} – ${texts.prompt(view, seat, names)}`;
    return { ...texts, prompt };
  });
  get me(): Seat | null {
    return this.isShared ? null : this.seat;
  }
  readonly isOpen = false;
  readonly isMute: boolean = $derived(this.#sheet?.mode === 'lesson');
  /** A lesson goes its own way, and the deal of the day is played once. */
  get mayUndo(): boolean {
    return !this.isMute && !this.isDaily && this.seat !== null;
  }
  /** Whether there is a button for it, be it only to say why not. */
  get hasUndo(): boolean {
    return !this.isDaily && (this.#sheet?.mode !== 'online' || this.seat !== null);
  }
  readonly isShared: boolean = $derived(this.#sheet?.mode === 'around');
  /** The deal of the day: nothing is hinted at, and nothing taken back. */
  readonly isDaily: boolean = $derived(this.#sheet?.mode === 'daily');
  /** Alone with bots: a hint is unfair to no other person. */
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
    // A lesson knows what comes next, and a shared device cannot keep an order private.
    const isPrivate = this.#sheet?.mode === 'solo' || this.#sheet?.mode === 'online';
    return isPrivate && this.seat !== null ? this.#orders : undefined;
  }
  readonly SeatMark: Guise['SeatMark'] | undefined = $derived(this.guise?.SeatMark);
  readonly moodOf = (seat: Seat): Mood => this.faces.moodOf(seat);
  /** A lesson says it in its own words. */
  readonly tip: Tip | undefined = $derived(
    settings.oneTap || this.#sheet?.mode === 'lesson' ? undefined : tapTip(settings.lang),
  );
  /** Why the last thing that was tried cannot be done. */
  readonly objection: SceneRefused | undefined = $derived.by(() => {
    const complaint = this.#complaint;
    if (complaint === undefined || complaint.step < this.step) return undefined;
    const { why } = complaint;
    if (typeof why === 'object') return this.refusedBy(why);
    const { undoWhy, refusals } = sayAtTable();
    const isTooLate = why === 'no-undo' && this.undoState !== 'possible';
    return { text: isTooLate ? undoWhy[this.undoState] : refusals[why], rule: undefined };
  });
  get refused(): SceneRefused | undefined {
    // A lesson has a voice of its own.
    return this.#sheet?.mode === 'lesson' || this.#isUndoRefused ? undefined : this.objection;
  }
  /** Why nothing can be taken back, once that was tried: what is asked keeps its place meanwhile. */
  get undoRefused(): string | undefined {
    return this.#isUndoRefused ? this.objection?.text : undefined;
  }
  get #isUndoRefused(): boolean {
    return this.#complaint?.why === 'no-undo';
  }
  readonly isOver: boolean = $derived(this.#glimpse.waiting.kind === 'over' && !this.stage.isBusy);

  /** Everything told so far, and what the log says of it: only what is new is put into words. */
  #worded: Worded | undefined;
  #linesTo(step: number): LogLine[] {
    const { texts, names, me } = this;
    const { told } = this.client;
    let worded = this.#worded;
    const isStale =
      worded?.told !== told || worded.texts !== texts || worded.names !== names || worded.me !== me;
    if (worded === undefined || isStale || worded.step > step)
      worded = this.#worded = { told, texts, names, me, lines: [], count: 0, step };
    for (; (told[worded.count]?.step ?? step) < step; worded.count++) {
      const { step: at, event } = told[worded.count]!;
      for (const line of this.tellings([event])) worded.lines.push({ step: at, event, ...line });
    }
    worded.step = step;
    return [...worded.lines];
  }

  /** What the log says, newest last; only as far as the stage has come. */
  readonly log: readonly LogLine[] = $derived.by(() => {
    const { step } = this.#glimpse;
    const lines = this.#linesTo(step);
    return this.guise === undefined ? lines : withNotes(lines, this.guise, step);
  });

  /** The sentence read out for the newest step, addressed to the player with the device. */
  get newest(): string {
    return this.tellings(this.events, this.eyes === 'watcher' ? null : this.eyes)
      .map(({ text }) => text)
      .join(' ');
  }
}

/** Most lines shown on the curtain; the log has them all. */
const MEANWHILE_MAX = 8;

/** Not `randomUUID`: on a plain address of the local network browsers do not offer it. */
const clientName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('-');

const bellOf = ({ bell }: Waiting): SceneWaiting<unknown>['bell'] =>
  bell === undefined ? undefined : { ends: performance.now() + bell.left, of: bell.of };
