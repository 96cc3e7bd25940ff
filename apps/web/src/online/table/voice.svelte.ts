// What a screen reader says about the people: who talks or shows something, who comes and goes, and
// that one's own time runs out.

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

  /** Call in a component: speaks for as long as it stands, from now on. */
  followTalk(): void {
    const { online } = this.#talk;
    let lines = online.chat.at(-1)?.n ?? -1;
    let reactions = online.reactions.at(-1)?.id ?? -1;
    $effect(() => {
      for (const { n, seat, name, text } of this.#talk.lines)
        if (n > lines && seat !== online.seat) this.#say(sayTable().talk.said(name, text));
      lines = Math.max(lines, online.chat.at(-1)?.n ?? -1);
    });
    $effect(() => {
      for (const { id, seat, what } of online.reactions) {
        if (id <= reactions || this.#talk.isMuted(seat)) continue;
        const { talk } = sayTable();
        this.#say(talk.said(this.#talk.nameOf(seat), talk.reaction[what]));
      }
      reactions = Math.max(reactions, ...online.reactions.map(({ id }) => id));
    });
  }

  /** Likewise, about a game that is played. */
  followTable(company: Company): void {
    const { online } = company;
    let notes = online.notes.length;
    $effect(() => {
      for (const note of online.notes.slice(notes)) this.#say(company.sayNote(note));
      notes = online.notes.length;
    });
    $effect(() => {
      const face = online.seat === null ? undefined : company.faceOf(online.seat);
      if (face?.isLow !== true) this.warning = '';
      else if (WARNINGS.includes(face.seconds)) this.warning = sayTable().clock.low(face.seconds);
    });
  }

  #say(text: string): void {
    // A no-break space more: the same words twice are news only when they differ.
    this.said = untrack(() => this.said) === text ? `${text}\u00a0` : text;
  }
}
