// The offer of advice at a table: what gives it is loaded when somebody first asks.

import { untrack, type Component, type ComponentProps } from 'svelte';
import type { Hint } from './hint.svelte.ts';
import type HintPanel from './HintPanel.svelte';
import type { TableSession } from './session.svelte.ts';

export class Offer {
  readonly #session: () => TableSession;
  readonly #speak: (text: string) => void;
  hint: Hint | undefined = $state.raw();
  /** Shows it; undefined while nobody wants to see any. */
  Panel: Component<ComponentProps<typeof HintPanel>> | undefined = $state.raw();
  #isLoading = $state(false);
  /** What gives it did not arrive. */
  isMissing = $state(false);
  #isClosed = false;

  constructor(session: () => TableSession, speak: (text: string) => void) {
    this.#session = session;
    this.#speak = speak;
  }

  get mayAsk(): boolean {
    const { isPractice, isMyTurn, isOver } = this.#session();
    return isPractice && isMyTurn && !isOver;
  }
  readonly isThinking: boolean = $derived(this.#isLoading || this.hint?.isThinking === true);

  async ask(): Promise<void> {
    if (!this.mayAsk || this.isThinking) return;
    this.#isLoading = true;
    try {
      const [{ Hint }, { default: Panel }] = await Promise.all([
        import('./hint.svelte.ts'),
        import('./HintPanel.svelte'),
      ]);
      // The table was left meanwhile: a thread that thinks for it would never end.
      if (this.#isClosed) return;
      this.hint ??= new Hint(this.#session());
      this.Panel = Panel;
    } catch {
      this.isMissing = true;
      return;
    } finally {
      this.#isLoading = false;
    }
    await this.hint.ask();
    if (this.hint.tips === undefined) return;
    this.#speak(this.hint.spoken);
  }

  /** In an effect: advice belongs to one decision, and goes with it. */
  follow(): void {
    const { step, isMyTurn } = this.#session();
    if (isMyTurn && step >= 0) {
      untrack(() => {
        if (this.hint?.isFor(step) === false) this.drop();
      });
    } else untrack(() => this.drop());
  }

  drop(): void {
    this.hint?.drop();
    this.Panel = undefined;
  }

  close(): void {
    this.#isClosed = true;
    this.hint?.close();
    this.Panel = undefined;
  }
}
