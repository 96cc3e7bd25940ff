// What a game's table component shows and may do. The table's owner fills the scene: the online
// client, a replay, a lesson. The scene knows no rules; the game's component does.

import type { GameTexts, Lang, Names, Refusal, Rules, SayReason, Seat } from '@tablee/kit';
import type { Component } from 'svelte';
import type { Box } from './geometry.ts';
import type { SceneMode } from './modes.ts';
import type { Banter, Mood, Onlooker } from './onlooker.ts';
import type { PadProps } from './pad/props.ts';
import type { Ways } from './spots.ts';
import type { ZonePlan } from './zones.ts';

export interface ScenePlayer {
  readonly name: string;
  /** Which avatar. */
  readonly face: number;
  readonly isBot: boolean;
  /** What a bot is like at the table, in words. */
  readonly character?: string | undefined;
  /** Online, what is to be known about this person now, in words: gone, or a bot sits in. */
  readonly note?: string | undefined;
}

export interface SceneWaiting<Move> {
  readonly kind: 'turn' | 'sealed' | 'open' | 'chance' | 'over';
  readonly seats: readonly Seat[];
  /** Which of them have chosen; never what. */
  readonly chosen: readonly Seat[];
  /** The viewer's own sealed choice so far. */
  readonly own: Move | undefined;
  /** When the hammer falls, in `performance.now()` time, and how long it takes in all. */
  readonly bell: { readonly ends: number; readonly of: number } | undefined;
}

/** Something worth stopping for: shown over the table as it was before, for a while. */
export interface Moment<Event> {
  /** For the component that shows it. */
  readonly event: Event;
  /** At normal pace; on the stage, the time it really has. */
  readonly milliseconds: number;
  /**
   * Stays until the viewer goes on, where no other player waits for that; on the stage, whether it
   * does.
   */
  readonly isHeld?: boolean;
}

/**
 * Private standing orders. The table keeps them and shows each only to its seat. It carries an
 * order out when the seat is asked, and drops it if it is not allowed then.
 */
export interface SceneOrders {
  /** The order that stands, e.g. `pick play R5` or `bid 6 pass`. */
  readonly now: string | undefined;
  /** Replaces the one before. */
  give(order: string): void;
  cancel(): void;
}

export interface SceneSettings {
  /** A tap plays at once; otherwise the second tap or the button does. */
  readonly oneTap: boolean;
  /** Letters on suits and other aids that make cards easier to tell apart. */
  readonly aids: boolean;
  /** No movement, fades only. */
  readonly isStill: boolean;
}

/** Something worth saying once. */
export interface Tip {
  readonly text: string;
  /** It was said, and is not said again. */
  readonly told: () => void;
}

/** Why something could not be done. */
export interface SceneRefused {
  readonly text: string;
  /** The rule that said no, if one did: its id, where it can be read, and the link's words. */
  readonly rule: { readonly id: string; readonly href: string; readonly label: string } | undefined;
}

/** A hand that lies face down, because others look on. */
export interface ScenePeek {
  readonly label: string;
  /** Asks to show the hand in private to its player. */
  readonly show: () => void;
  /** Where several may speak at once: the current speaker, and the possible ones. */
  readonly speakers?: {
    readonly label: string;
    readonly names: readonly { readonly seat: Seat; readonly name: string }[];
    readonly now: Seat;
    readonly choose: (seat: Seat) => void;
  };
}

export interface Scene<View, Move, Event, UiTexts> {
  readonly game: string;
  readonly lang: Lang;
  readonly rules: Rules<View, View, Move, Event>;
  readonly texts: GameTexts<View, Move, Event>;
  /** What the game's table says beyond its texts, in the same language. */
  readonly uiTexts: UiTexts;
  readonly players: readonly ScenePlayer[];
  readonly names: Names;
  /** The seat with the view that is shown; null for a watcher, or for a replay of all hands. */
  readonly seat: Seat | null;
  /**
   * The seat that the texts address as « tu »: the viewer's own. Null where several people look on,
   * around one device, in a replay, or without a seat: then every player has a name.
   */
  readonly me: Seat | null;
  /**
   * Another part of the page says what is expected: the prompt is silent, and the table may have
   * its room.
   */
  readonly isMute?: boolean | undefined;
  /** The device goes from hand to hand: nothing private may outlast a player's turn. */
  readonly isShared: boolean;
  /** Which part of the table is to be drawn; without it the whole. */
  readonly mode?: SceneMode | undefined;
  /** All hands are open: a replay of a whole game. */
  readonly isOpen: boolean;
  readonly view: View;
  readonly step: number;
  readonly waiting: SceneWaiting<Move>;
  /** What the step told that led here; empty when the table was just opened. */
  readonly events: readonly Event[];
  readonly moment: Moment<Event> | null;
  /** Ends a moment that is held; absent where nothing is. */
  readonly goOn?: (() => void) | undefined;
  /** One is asked, nothing is being shown any more, and no answer is under way. */
  readonly isMyTurn: boolean;
  /** Absent where no orders are possible: for watchers, in lessons, around one device. */
  readonly orders?: SceneOrders | undefined;
  /** A move that was tapped in a hint: the table chooses it as a first tap would, and plays nothing. */
  readonly suggestion?: { readonly move: Move } | undefined;
  /** Stands beside a name: an online table's marks for the player of that seat. */
  readonly SeatMark?: Component<{ seat: Seat }> | undefined;
  /** How a bot takes what has just happened; absent where all stay calm, as people always do. */
  readonly moodOf?: ((seat: Seat) => Mood) | undefined;
  readonly settings: SceneSettings;
  /** What a puzzle asks: stands before the prompt until it is answered. */
  readonly question?: string | undefined;
  /** How a chosen card is played, for a player's first time on this device. */
  readonly tip?: Tip | undefined;
  /** Stands in the prompt's place until one does something else. */
  readonly refused?: SceneRefused | undefined;
  /** The player is asked in front of the others: stands in the hand's place. */
  readonly peek?: ScenePeek | undefined;
  /** Plays a move, or says why it is not allowed. */
  act(move: Move): void;
  /** Says why something cannot be done. */
  refuse(refusal: Refusal): void;
}

export type AnyScene = Scene<unknown, unknown, unknown, unknown>;

/** What the keys read out: the hand, the cards on the table, the state of every seat. */
export interface Descriptions {
  readonly hand: string;
  readonly table: string;
  readonly scores: string;
}

/** A key of the game's own table, for the list of shortcuts. */
export interface KeyHint {
  readonly key: string;
  readonly does: string;
}

/** Something that speaks for a move, or against it; the words for it are the game's. */
export interface SceneReason {
  readonly fact: string;
  readonly facts?: Readonly<Record<string, number | string>>;
}

/** Advice in words and on the table. */
export interface AdviceWords<Move, View = unknown> {
  readonly reason: SayReason;
  /** The same in strengthened colours, where it differs. */
  readonly aided?: SayReason;
  /** What one would press for a move, as selectors within the table. */
  spots(move: Move, view: View): readonly string[];
  /** The move in as few words as possible, e.g. the name of its card; undefined where it has none. */
  label(
    move: Move,
    view: View,
    texts: Pick<GameTexts<View, Move, unknown>, 'card'>,
  ): string | undefined;
  /** The player that the move goes against: tells moves with the same label apart. */
  target?(move: Move): Seat | null;
}

/** A move as a review keeps it. */
export interface JudgedMove {
  /** As the record spells it; null for silence. */
  readonly move: string | null;
  readonly reasons: readonly SceneReason[];
}

export interface JudgedChoice {
  readonly played: JudgedMove;
  readonly best: JudgedMove;
}

/** What a game calls choices that cost something. */
export interface MistakeWords {
  /** Undefined where the game has no name for it. */
  readonly kindOf: (choice: JudgedChoice) => string | undefined;
  /** What one does, in a few words. */
  readonly name: (kind: string) => string;
}

/** What the pictures beside a chapter of the rules are told. */
export interface FiguresProps {
  readonly game: string;
  readonly chapter: string;
  readonly lang: Lang;
  /** The players in the examples, in the order of the table. */
  readonly people: readonly string[];
  /** What stands before an example: « Exemple ». */
  readonly example: string;
  /** The name of a card by its spelling in the record. */
  readonly nameOf: (card: string) => string;
}

/** A piece of a line in the log: a player's face, a sign that the game draws, or a short word such as `+4`. */
export type LogSign =
  | { readonly seat: Seat }
  | { readonly sign: string }
  | { readonly word: string };

/** How a log beside the table shows events: fewer letters, and the sentences stay for screen readers. */
export interface LogSigns<Event> {
  /** Undefined where only a sentence can say it. */
  readonly signsOf: (event: Event) => readonly LogSign[] | undefined;
  readonly Sign: Component<{ game: string; sign: string }>;
}

/** A game's part of the browser. The props of its components hold its own kinds of things. */
export interface GameUi<View, Move, Event, UiTexts> {
  /** The table itself: fills its box. */
  readonly Table: Component<{ scene: Scene<View, Move, Event, UiTexts>; box: Box }>;
  /** The end: the winners, and the sheet. Loaded on demand. */
  loadEnd(): Promise<Component<{ scene: Scene<View, Move, Event, UiTexts> }>>;
  /** A card's face, for rules and lessons. */
  readonly Face: Component<{ game: string; face: string | null }>;
  /**
   * Around one device: whether the current choice can be made in front of the others, with all
   * hands face down. Absent where every choice needs a hand.
   */
  isOpenTurn?(view: View): boolean;
  /** What to stop for on the way from one view to the next; `seat` is null for a watcher. */
  momentsOf(events: readonly Event[], before: View, seat: Seat | null): readonly Moment<Event>[];
  /** Its table can be drawn in parts, see `mode` in the scene; others are always drawn whole. */
  readonly hasModes?: boolean;
  /** Whether an event opens a new round or turn in the log. */
  isHead?(event: Event): boolean;
  /** Whether it is nothing that one has to know later: left out where one is told what happened meanwhile. */
  isFleeting?(event: Event): boolean;
  /**
   * Whether the event is private to a player: around one device, that player looks at it until
   * going on.
   */
  isPrivate?(event: Event): boolean;
  /** Only a wide screen needs it; without it the log stands in sentences there, too. */
  loadLog?(): Promise<LogSigns<Event>>;
  /** How things stand, in words, for the keys that ask. */
  loadDescribe(): Promise<(scene: Scene<View, Move, Event, UiTexts>) => Descriptions>;
  /** What its own keys do, where it has some: digits that bid. */
  keysOf?(texts: UiTexts): readonly KeyHint[];
  /** What its components find in the scene; only the language that is spoken is loaded. */
  loadTexts(lang: Lang): Promise<UiTexts>;
  /** Loaded on the first request for advice; absent where the game has none. */
  loadAdvice?(lang: Lang): Promise<AdviceWords<Move, View>>;
  /**
   * The game's names for mistakes, for the overview of many games; without it they have no names.
   */
  loadMistakes?(lang: Lang): Promise<MistakeWords>;
  /**
   * Makes an onlooker, which says how the seats react to events; without one all seats stay calm.
   */
  loadOnlooker?(): Promise<() => Onlooker<Event>>;
  /** What bots say about it, by the onlooker's remarks; where it has none, they say what fits their mood. */
  loadBanter?(lang: Lang): Promise<Banter>;
  /** In games that say so on their box. */
  lesson?(game: string, lang: Lang): Promise<Lesson>;
  /** Pictures beside the chapters of the rules, where the game draws some. */
  loadFigures?(): Promise<Component<FiguresProps>>;
  /** The pad for people with the real box, in games with a `meta.pad`. */
  loadPad?(): Promise<Component<PadProps>>;
}

export type AnyGameUi = GameUi<unknown, unknown, unknown, unknown>;

/** One thing the voice of a lesson says. */
export interface Beat {
  /** Said when so many steps have been played. */
  readonly step: number;
  readonly say: string;
  /** Moves, as the record spells them, that lead on; without any a button does. */
  readonly want?: readonly string[];
  /** Said when another legal move is tried. */
  readonly otherwise?: string;
  /** What it speaks of, as selectors within the table; what it wants is pointed at besides. */
  readonly points: readonly string[];
  /** Much is played between the beat before and this one, without being shown. */
  readonly isLater?: boolean;
}

/** The words of a beat. */
export type Said = Pick<Beat, 'say' | 'otherwise'>;

/** A beat before it is put into words. */
export interface PlannedBeat<Line = string> extends Pick<Beat, 'step' | 'isLater'> {
  readonly line: Line;
  readonly points?: Beat['points'];
  /** The learner's move in the prepared game. */
  readonly want?: string;
}

/** A prepared game in the record's format, and what is said on the way. */
export interface Lesson {
  readonly record: string;
  /** The learner's seat. */
  readonly seat: Seat;
  readonly beats: readonly Beat[];
  /** What is to be pressed for a move, one thing after the other, as selectors within the table. */
  spots(move: unknown, view: unknown): readonly string[];
}

export type { Ways, ZonePlan };
