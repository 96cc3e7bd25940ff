// What a browser keeps of a table's promise, and how it finds out that one was not kept.
import { describe, expect, test } from 'vitest';

import { Memory, type Keeper } from '../src/app/memory.ts';
import { brokenPromise, Witnesses } from '../src/online/witness.ts';

class Drawer implements Keeper {
  readonly #kept = new Map<string, string>();
  getItem(name: string): string | null {
    return this.#kept.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.#kept.set(name, value);
  }
  removeItem(name: string): void {
    this.#kept.delete(name);
  }
}

const fresh = (drawer: Keeper = new Drawer()) => {
  let made = 0;
  return new Witnesses({
    memory: new Memory(() => drawer),
    newEntropy: () => `bytes ${(made += 1)}`,
  });
};

describe('a witness', () => {
  test('keeps the first commitment that it sees, across pages', () => {
    const drawer = new Drawer();
    const seen = fresh(drawer).see('table1', 'first');
    expect(seen).toEqual({ table: 'table1', commit: 'first', entropy: 'bytes 1', isIn: false });
    expect(fresh(drawer).see('table1', 'second')).toEqual(seen);
  });

  test('is known by its table, by its bytes or by the commitment', () => {
    const witnesses = fresh();
    const one = witnesses.see('table1', 'first');
    witnesses.see('table2', 'second');
    const nothing = { table: undefined, commit: 'other', entropy: [] };
    expect(witnesses.find({ ...nothing, table: 'table1' })).toEqual(one);
    expect(witnesses.find({ ...nothing, entropy: ['x', 'bytes 1'] })).toEqual(one);
    expect(witnesses.find({ ...nothing, commit: 'first' })).toEqual(one);
    expect(witnesses.find(nothing)).toBeUndefined();
  });

  test('lasts as long as the page where the browser keeps nothing', () => {
    const refuse = (): never => {
      throw new Error('no');
    };
    const witnesses = fresh({ getItem: refuse, setItem: refuse, removeItem: refuse });
    witnesses.confirm(witnesses.see('table1', 'first'));
    expect(witnesses.of('table1')).toMatchObject({ commit: 'first', isIn: true });
  });

  test('takes nothing for one that is none', () => {
    const drawer = new Drawer();
    drawer.setItem('tablee-witness', '[{"table":"table1"},7,null]');
    expect(fresh(drawer).of('table1')).toBeUndefined();
  });
});

describe('a promise', () => {
  const witness = { table: 'table1', commit: 'first', entropy: 'mine', isIn: true };

  test('is kept where commitment and own bytes are found again', () => {
    expect(brokenPromise(witness, { commit: 'first', entropy: ['mine'] })).toBeUndefined();
  });
  test('is broken by another commitment', () => {
    expect(brokenPromise(witness, { commit: 'other', entropy: ['mine'] })).toBe('commit-other');
  });
  test('is broken by bytes that were confirmed and left out', () => {
    expect(brokenPromise(witness, { commit: 'first', entropy: [] })).toBe('entropy-missing');
    const late = { ...witness, isIn: false };
    expect(brokenPromise(late, { commit: 'first', entropy: [] })).toBeUndefined();
  });
});
