// What a game's table gets to see and may do. The scene is filled by whoever runs the table: the
// player's own wire, a replay, a lesson. It knows no rules; the game's own component does.

import type { GameTexts, Lang, Names, Refusal, Rules, Seat } from '@tablee/kit';
import type { Component } from 'svelte';
import type { Box } from './geometry.ts';
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
  /** One's own sealed choice so far. */
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
}

/**
 * Private standing orders. The table keeps them: nobody else sees one, it is carried out when one is
 * asked, and what is not allowed then is dropped.
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

export interface Scene<View, Move, Event, UiTexts> {
  readonly game: string;
  readonly lang: Lang;
  readonly rules: Rules<View, View, Move, Event>;
  readonly texts: GameTexts<View, Move, Event>;
  /** What the game's table says beyond its texts, in the same language. */
  readonly uiTexts: UiTexts;
  readonly players: readonly ScenePlayer[];
  readonly names: Names;
  /** Through whose eyes; null for somebody who only looks on, or for a replay of all hands. */
  readonly seat: Seat | null;
  /** The device goes from hand to hand: nothing private outlasts one's turn. */
  readonly isShared: boolean;
  /** All hands are open: a replay of a whole game. */
  readonly isOpen: boolean;
  readonly view: View;
  readonly step: number;
  readonly waiting: SceneWaiting<Move>;
  /** What the step told that led here; empty when the table was just opened. */
  readonly events: readonly Event[];
  readonly moment: Moment<Event> | null;
  /** One is asked, nothing is being shown any more, and no answer is under way. */
  readonly isMyTurn: boolean;
  /** Absent where nobody can leave an order: for watchers, in lessons, around one device. */
  readonly orders?: SceneOrders | undefined;
  /** Stands beside a name: what an online table has to show about whoever sits there. */
  readonly SeatMark?: Component<{ seat: Seat }> | undefined;
  readonly settings: SceneSettings;
  /** Plays a move, or says why it is not allowed. */
  act(move: Move): void;
  /** Says why something cannot be done. */
  refuse(refusal: Refusal): void;
}

export type AnyScene = Scene<unknown, unknown, unknown, unknown>;

/** What the keys read out: one's hand, what lies on the table, how everyone stands. */
export interface Descriptions {
  readonly hand: string;
  readonly table: string;
  readonly scores: string;
}

/** Something that speaks for or against a move; the words for it are the game's. */
export interface SceneReason {
  readonly fact: string;
  readonly facts?: Readonly<Record<string, number | string>>;
}

/** Advice in words and on the table. */
export interface AdviceWords<Move, View = unknown> {
  /** Undefined where there is nothing to be said. */
  reason(reason: SceneReason, nameOf: (seat: Seat) => string): string | undefined;
  /** What one would press for a move, as selectors within the table. */
  spots(move: Move, view: View): readonly string[];
}

/** What the pictures beside a chapter of the rules are told. */
export interface FiguresProps {
  readonly game: string;
  readonly chapter: string;
  readonly lang: Lang;
  /** Who sits in the examples, in the order of the table. */
  readonly people: readonly string[];
  /** What stands before an example: « Exemple ». */
  readonly example: string;
  /** The name of a card by its spelling in the record. */
  readonly nameOf: (card: string) => string;
}

/** A game's part of the browser. The props of its components hold its own kinds of things. */
export interface GameUi<View, Move, Event, UiTexts> {
  /** The table itself: fills its box. */
  readonly Table: Component<{ scene: Scene<View, Move, Event, UiTexts>; box: Box }>;
  /** The end: who won, and the sheet. Nobody needs it before. */
  loadEnd(): Promise<Component<{ scene: Scene<View, Move, Event, UiTexts> }>>;
  /** A card's face, for rules and lessons. */
  readonly Face: Component<{ game: string; face: string | null }>;
  /** What to stop for on the way from one view to the next. */
  momentsOf(events: readonly Event[], before: View): readonly Moment<Event>[];
  /** Whether an event opens a new round or turn in the log. */
  isHead?(event: Event): boolean;
  describe(scene: Scene<View, Move, Event, UiTexts>): Descriptions;
  /** What its components find in the scene; only the language that is spoken is loaded. */
  loadTexts(lang: Lang): Promise<UiTexts>;
  /** Only whoever asks for advice needs it; absent where nobody can give any. */
  loadAdvice?(lang: Lang): Promise<AdviceWords<Move, View>>;
  /** In games that say so on their box. */
  lesson?(game: string, lang: Lang): Promise<Lesson>;
  /** Pictures beside the chapters of the rules, where the game draws some. */
  loadFigures?(): Promise<Component<FiguresProps>>;
  /** The pad for people with the real box, in games whose `meta.pad` says that there is one. */
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
}

/** The words of a beat. */
export type Said = Pick<Beat, 'say' | 'otherwise'>;

/** A beat before it is put into words. */
export interface PlannedBeat<Line = string> extends Pick<Beat, 'step'> {
  readonly line: Line;
  /** The learner's move in the prepared game. */
  readonly want?: string;
}

/** A prepared game in the record's format, and what is said on the way. */
export interface Lesson {
  readonly record: string;
  /** The learner's seat. */
  readonly seat: Seat;
  readonly beats: readonly Beat[];
}

export type { Ways, ZonePlan };
