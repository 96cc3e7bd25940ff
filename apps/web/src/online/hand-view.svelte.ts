// Stores at which tables this device shows only the hand, next to a shared screen.

import { MediaQuery } from 'svelte/reactivity';
import { memory } from '../app/memory.ts';

const NAME = 'tablee-hand-view';
/** Tables that are long over make room for new ones. */
const TABLES_MAX = 50;
/** Hash in the screen's QR code: its reader sits in front of the screen. */
const MARK = '#hand';
/** A phone or tablet; laptops and televisions have a finer pointer, or none. */
const HELD = '(pointer: coarse)';

type Choice = readonly [table: string, isHand: boolean];

const isChoice = (one: unknown): one is Choice =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'boolean';

const kept = (): readonly Choice[] => {
  const choices = memory.value(NAME);
  return Array.isArray(choices) ? choices.filter(isChoice) : [];
};

class HandView {
  #choices: readonly Choice[] = $state.raw(kept());

  /** Devices that are held in a hand show the hand only, until their player chooses. */
  readonly #usual = new MediaQuery(HELD);

  /** Whether this device shows the hand only beside a screen. */
  of(table: string): boolean {
    return this.#chosen(table) ?? this.#usual.current;
  }

  #chosen(table: string): boolean | undefined {
    return this.#choices.find(([one]) => one === table)?.[1];
  }

  set(table: string, isHand: boolean): void {
    const others = this.#choices.filter(([one]) => one !== table);
    this.#choices = [...others, [table, isHand] as const].slice(-TABLES_MAX);
    memory.write(NAME, JSON.stringify(this.#choices));
  }

  /** Copies the choice to the next table of a rematch. */
  carryOver(table: string, next: string): void {
    const isHand = this.#chosen(table);
    if (isHand !== undefined) this.set(next, isHand);
  }

  /** Link to a table for players in front of its screen. */
  linkTo(table: string): string {
    return `/t/${table}${MARK}`;
  }

  /** Called on arrival: applies the hash once and removes it. */
  arrive(table: string): void {
    if (location.hash !== MARK) return;
    this.set(table, true);
    history.replaceState(history.state, '', location.pathname);
  }
}

export const handView = new HandView();
