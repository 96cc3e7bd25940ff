// Stores muted people and the last line read in a table's chat, only on this device.

import { memory } from '../../app/memory.ts';

const MUTED = 'tablee-muted';
const READ = 'tablee-talk-read';
/** Tables that are long over make room for new ones. */
const TABLES_MAX = 60;

/** People, by their public ids. */
class Mutes {
  #people: readonly string[] = $state.raw(mutedBefore());

  has(person: string | undefined): boolean {
    return person !== undefined && this.#people.includes(person);
  }

  set(person: string, isMuted: boolean): void {
    const others = this.#people.filter((one) => one !== person);
    this.#people = isMuted ? [...others, person] : others;
    memory.write(MUTED, JSON.stringify(this.#people));
  }
}

function mutedBefore(): string[] {
  const kept = memory.value(MUTED);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

export const mutes = new Mutes();

/** Number of the last chat line read at a table; -1 before the first. */
export function lastRead(table: string): number {
  return tablesRead().find(([id]) => id === table)?.[1] ?? -1;
}

export function keepRead(table: string, line: number): void {
  const others = tablesRead().filter(([id]) => id !== table);
  memory.write(READ, JSON.stringify([...others, [table, line]].slice(-TABLES_MAX)));
}

function tablesRead(): [string, number][] {
  const kept = memory.value(READ);
  const isRow = (one: unknown): one is [string, number] =>
    Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';
  return Array.isArray(kept) ? kept.filter(isRow) : [];
}
