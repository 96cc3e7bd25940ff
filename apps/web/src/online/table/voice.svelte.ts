// Words a screen reader's announcements: chat, reactions, presence, and low time of the player.

import { untrack } from 'svelte';
import type { Company } from './company.svelte.ts';
import type { Talk } from './talk.svelte.ts';
import { sayTable } from './say.ts';

/** Said so many seconds before the time is up. */
const WARNINGS: readonly number[] = [15, 10, 5];

export class Voice {
  readonly #talk: Talk;
  said = $state('');
  warning = $state('');

  constructor(talk: Talk) {
    this.#talk = talk;
  }

  /** Call in a component: announces new lines while it is mounted. */
  followTalk(): void {
    const talk = this.#talk;
    let { last } = talk;
    let shown = talk.reactions.at(-1)?.id ?? -1;
    $effect(() => {
      for (const { n, seat, name, text } of talk.lines)
        if (n > last && seat !== talk.seat) this.#say(sayTable().talk.said(name, text));
      last = Math.max(last, talk.last);
    });
    $effect(() => {
      const { said, reaction } = sayTable().talk;
      for (const { id, seat, what } of talk.reactions)
        if (id > shown) this.#say(said(talk.nameOf(seat), reaction[what]));
      shown = Math.max(shown, ...talk.reactions.map(({ id }) => id));
    });
  }

  /** Likewise, about a game that is played. */
  followTable(company: Company): void {
    const { online } = company;
    let notes = company.tellings.length;
    $effect(() => {
      for (const note of company.tellings.slice(notes)) this.#say(company.sayNote(note));
      notes = company.tellings.length;
    });
    $effect(() => {
      const face = online.seat === null ? undefined : company.faceOf(online.seat);
      if (face?.isLow !== true) this.warning = '';
      else if (WARNINGS.includes(face.seconds)) this.warning = sayTable().clock.low(face.seconds);
    });
  }

  #say(text: string): void {
    // Screen readers skip an unchanged text: a no-break space makes a repeated one differ.
    this.said = untrack(() => this.said) === text ? `${text}\u00a0` : text;
  }
}
