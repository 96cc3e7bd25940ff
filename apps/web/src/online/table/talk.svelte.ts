// The talk at a table as one sees it: without those one has muted, with what is still unread, and with
// a sentence for everything that should be read out.

import type { Seat } from '@tablee/kit';
import type { ChatLine } from '@tablee/wire';
import type { Company } from './company.svelte.ts';
import { keepRead, lastRead, mutes } from './kept.svelte.ts';

export class Talk {
  readonly #company: Company;
  #read = $state(-1);

  constructor(company: Company) {
    this.#company = company;
    this.#read = lastRead(company.online.table);
  }

  get isOff(): boolean {
    return this.#company.online.room?.settings.hasChat !== true;
  }

  isMuted(seat: Seat): boolean {
    return mutes.has(this.#company.personAt(seat)?.person);
  }

  setMuted(seat: Seat, isMuted: boolean): void {
    const { person } = this.#company.personAt(seat) ?? {};
    if (person !== undefined) mutes.set(person, isMuted);
  }

  readonly lines: readonly ChatLine[] = $derived.by(() =>
    this.#company.online.chat.filter(({ seat }) => !this.isMuted(seat)),
  );

  readonly unread: number = $derived.by(
    () => this.lines.filter(({ n, seat }) => n > this.#read && seat !== this.#company.seat).length,
  );

  /** Everything up to now has been in sight. */
  markRead(): void {
    const last = this.#company.online.chat.at(-1)?.n ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    keepRead(this.#company.online.table, last);
  }
}
