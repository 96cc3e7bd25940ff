// Who a browser is to the server: keys and tokens that last, and that do without a storage.
import { describe, expect, test } from 'vitest';

import { Memory, type Keeper } from '../src/app/memory.ts';
import { KEY_NAME, Person } from '../src/app/person.ts';

const TOKEN = 'A'.repeat(43);
const OTHER = 'B'.repeat(43);

class Drawer implements Keeper {
  readonly kept = new Map<string, string>();
  getItem = (name: string): string | null => this.kept.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.kept.set(name, value);
  removeItem = (name: string): void => void this.kept.delete(name);
}

const locked = (): Keeper => {
  throw new Error('a private window');
};

let bytes = 0;
const random = (array: Uint8Array<ArrayBuffer>) => array.fill(bytes++);

describe('the key', () => {
  test('is made when it is needed, fits the wire, and stays', () => {
    const drawer = new Drawer();
    const person = new Person({ memory: new Memory(() => drawer), random });
    expect(person.key).toBeUndefined();
    const key = person.needKey();
    expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(person.needKey()).toBe(key);
    expect(new Person({ memory: new Memory(() => drawer), random }).key).toBe(key);
  });

  test('lasts as long as the page where nothing can be kept', () => {
    const person = new Person({ memory: new Memory(locked), random });
    const key = person.needKey();
    expect(person.key).toBe(key);
    person.keepToken('table1', TOKEN);
    expect(person.tokenOf('table1')).toBe(TOKEN);
  });

  test('what somebody else wrote there is no key', () => {
    const drawer = new Drawer();
    drawer.kept.set(KEY_NAME, 'hello');
    const person = new Person({ memory: new Memory(() => drawer), random });
    expect(person.key).toBeUndefined();
    expect(person.needKey()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('becomes another one after signing in, and is forgotten with the seats', () => {
    const drawer = new Drawer();
    const person = new Person({ memory: new Memory(() => drawer), random });
    person.needKey();
    person.becomes(OTHER);
    expect(person.key).toBe(OTHER);
    person.keepToken('table1', TOKEN);
    person.forget();
    expect(person.key).toBeUndefined();
    expect(person.tokenOf('table1')).toBeUndefined();
  });
});

describe('seats', () => {
  test('are kept by table, the newest longest', () => {
    const person = new Person({ memory: new Memory(() => new Drawer()), random });
    const drawer = new Drawer();
    const lasting = new Person({ memory: new Memory(() => drawer), random });
    expect(person.tokenOf('t')).toBeUndefined();
    for (let i = 0; i < 230; i += 1) lasting.keepToken(`table${i}`, TOKEN);
    expect(lasting.tokenOf('table0')).toBeUndefined();
    expect(lasting.tokenOf('table229')).toBe(TOKEN);
    lasting.dropToken('table229');
    expect(lasting.tokenOf('table229')).toBeUndefined();
    expect(lasting.tokenOf('table228')).toBe(TOKEN);
  });

  test('are looked up once they are known, the latest ones', () => {
    const drawer = new Drawer();
    // As an earlier version wrote it.
    drawer.kept.set('tablee-seats', JSON.stringify([['old', TOKEN]]));
    const person = new Person({ memory: new Memory(() => drawer), random });
    expect(person.held()).toEqual([]);
    person.noteSeat('old', 2);
    person.noteSeat('unknown', 1);
    expect(person.held()).toEqual([{ table: 'old', seat: 2 }]);
    expect(person.tokenOf('old')).toBe(TOKEN);
    for (let i = 0; i < 12; i += 1) {
      person.keepToken(`table${i}`, TOKEN);
      person.noteSeat(`table${i}`, 0);
    }
    expect(person.held().map(({ table }) => table)).toEqual(
      Array.from({ length: 10 }, (_, i) => `table${i + 2}`),
    );
    // Tables of the own key take no place from a seat that came from another device.
    const listed = Array.from({ length: 12 }, (_, i) => `table${i}`);
    expect(person.held(listed)).toEqual([{ table: 'old', seat: 2 }]);
    person.dropToken('table11');
    expect(person.held().at(-1)).toEqual({ table: 'table10', seat: 0 });
  });

  test('go on to the next table, but do not replace a seat there', () => {
    const drawer = new Drawer();
    const person = new Person({ memory: new Memory(() => drawer), random });
    person.keepToken('old', TOKEN);
    person.carryOver('old', 'next');
    expect(person.tokenOf('next')).toBe(TOKEN);
    person.keepToken('third', OTHER);
    person.carryOver('old', 'third');
    expect(person.tokenOf('third')).toBe(OTHER);
    person.carryOver('unknown', 'fourth');
    expect(person.tokenOf('fourth')).toBeUndefined();
  });

  test.each(['{', '{}', '[1,2]', '[["a","short"],["b",null]]', 'null'])(
    'reads %s as none',
    (text) => {
      const drawer = new Drawer();
      drawer.kept.set('tablee-seats', text);
      const person = new Person({ memory: new Memory(() => drawer), random });
      expect(person.tokenOf('a')).toBeUndefined();
      person.keepToken('a', TOKEN);
      expect(person.tokenOf('a')).toBe(TOKEN);
    },
  );
});
