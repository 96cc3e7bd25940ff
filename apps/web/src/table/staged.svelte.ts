// What every table on the stage has in common, be it played, watched or asked about: a game's words, told at a
// pace one can follow, and the part of the scene that is the same for all of them.

import {
  capital,
  ruleMark,
  type AnyGameTexts,
  type Lang,
  type Names,
  type Refusal,
  type Seat,
} from '@tablee/kit';
import type { AnyScene, Moment, SceneRefused, SceneSettings, SceneWaiting } from '@tablee/ui';
import type { LogLine } from '@tablee/ui/LogList.svelte';
import { Stage } from '@tablee/ui/stage.svelte.ts';
import { isStill, motionFactor, settings } from '../app/settings.svelte.ts';
import type { LoadedGame } from './open.ts';
import { sayAtTable } from './texts/index.ts';

export type StagedPlan = Omit<LoadedGame, 'meta'>;

/** How long the table stays as it is after a step, so that the eye can follow. */
const REST_MS = 380;

export abstract class Staged<Shown, Plan extends StagedPlan> {
  readonly plan: Plan;
  readonly stage = new Stage<Shown, unknown>(
    () => this.factor(),
    () => this.mayHold(),
  );
  /** Read out on demand. */
  spoken = $state('');
  /** What a key has told, to be read on the page as well. */
  caption = $state('');

  constructor(plan: Plan) {
    this.plan = plan;
  }

  abstract readonly game: string;
  abstract readonly names: Names;
  abstract readonly me: Seat | null;
  abstract readonly seat: Seat | null;
  abstract readonly view: unknown;

  /** What all times on the stage are multiplied with. */
  protected factor(): number {
    return motionFactor();
  }

  /** Whether a result may stay until the player goes on; a film runs by itself. */
  protected mayHold(): boolean {
    return false;
  }

  /** Shows a step with everything that is to be watched on the way there. */
  protected show(shown: Shown, events: readonly unknown[], before: unknown): void {
    const moments = this.plan.ui.momentsOf(events, before, this.seat);
    this.stage.push({ shown, moments, rest: events.length === 0 ? 0 : REST_MS });
  }

  close(): void {
    this.stage.close();
  }

  /** A no-break space more: the same words twice are news to a screen reader only when they differ. */
  readonly speak = (text: string): void => {
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  };

  /** Reads out what a key asks for, and shows it: most players with a keyboard see. */
  readonly tell = (text: string): void => {
    this.speak(text);
    this.caption = text;
  };

  /** Events in words, addressed to the seat `me`; some events have none. */
  protected tellings(
    events: readonly unknown[],
    me: Seat | null = this.me,
  ): readonly Omit<LogLine, 'step'>[] {
    const { texts, names, plan } = this;
    return events.flatMap((event) => {
      const text = texts.event(event, names, me);
      return text === undefined ? [] : [{ text, isHead: plan.ui.isHead?.(event) ?? false }];
    });
  }

  /** A move as the record spells it; undefined for silence, and for what is none. */
  moveOf(text: string | null | undefined): unknown {
    const read = typeof text === 'string' ? this.rules.notation.parse(text) : undefined;
    return read?.ok === true ? read.value : undefined;
  }

  moveWords(text: string | null | undefined): string {
    const move = this.moveOf(text);
    const words =
      move === undefined ? sayAtTable().hint.silence : this.texts.move(this.view, move, this.names);
    // What becomes of a row stays in one line.
    return capital(words.replaceAll(' → ', '\u00a0→\u00a0'));
  }

  /** Why a rule says no, and where it stands. */
  protected refusedBy(refusal: Refusal): SceneRefused {
    const { rule: id } = refusal;
    const href = `/rules/${this.game}#${id}`;
    const label = `${sayAtTable().ruleLabel} ${ruleMark(id)}`;
    const text = this.texts.refusal(refusal, this.names, this.seat);
    return { text, rule: { id, href, label } };
  }

  /** What is expected now, as the prompt line says it. */
  get prompt(): string {
    return this.texts.prompt(this.view, this.seat, this.names);
  }

  readonly lang: Lang = $derived(settings.lang);
  get rules(): AnyScene['rules'] {
    return this.plan.rules;
  }
  get texts(): AnyGameTexts {
    const texts = this.plan.texts(settings.lang);
    return settings.aids ? (texts.aided ?? texts) : texts;
  }
  get uiTexts(): unknown {
    return this.plan.uiTexts(settings.lang);
  }
  readonly settings: SceneSettings = $derived({
    oneTap: settings.oneTap,
    aids: settings.aids,
    isStill: isStill(),
  });
  readonly moment: Moment<unknown> | null = $derived(this.stage.moment);
  readonly goOn: AnyScene['goOn'] = $derived(
    this.moment?.isHeld === true ? () => this.stage.goOn() : undefined,
  );
}

/** What one step of a record waits for: no seat has chosen yet, and no bell runs. */
export const askedOf = (
  kind: SceneWaiting<unknown>['kind'],
  seats: readonly Seat[],
): SceneWaiting<unknown> => ({ kind, seats, chosen: [], own: undefined, bell: undefined });
