// What a table and a film have in common: a game's words on a stage, told at a pace one can follow.

import type { AnyGameTexts, Lang, Names, Seat } from '@tablee/kit';
import type { AnyScene, Moment } from '@tablee/ui';
import type { LogLine } from '@tablee/ui/LogList.svelte';
import { Stage } from '@tablee/ui/stage.svelte.ts';
import { motionFactor, settings } from '../settings.svelte.ts';
import type { LoadedGame } from './open.ts';

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

  abstract readonly names: Names;
  abstract readonly me: Seat | null;
  abstract readonly seat: Seat | null;

  /** What all times on the stage are multiplied with. */
  protected factor(): number {
    return motionFactor();
  }

  /** Whether a result may stay until somebody goes on; a film runs by itself. */
  protected mayHold(): boolean {
    return false;
  }

  /** Shows a step with everything that is to be watched on the way there. */
  protected show(shown: Shown, events: readonly unknown[], before: unknown): void {
    const moments = this.plan.ui.momentsOf(events, before, this.seat);
    this.stage.push({ shown, moments, rest: events.length === 0 ? 0 : REST_MS });
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

  /** What events say in words, `me` being whoever reads them; some say nothing. */
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
  readonly moment: Moment<unknown> | null = $derived(this.stage.moment);
  readonly goOn: AnyScene['goOn'] = $derived(
    this.moment?.isHeld === true ? () => this.stage.goOn() : undefined,
  );
}
