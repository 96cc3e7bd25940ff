// What may happen to a table beside its game, wish by wish, on documents alone.
import { commitment, Draws, secretFrom, type Result } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { SETTINGS } from '@tablee/table/testing';
import { roomSchema, type ApiError, type CreateTable } from '@tablee/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import * as changes from '../src/rooms/changes.ts';
import { roomOf, type RoomDocument, type SeatDocument } from '../src/store/document.ts';

const secret = secretFrom('changes');
const chicoree = { meta: findGame('chicoree')!.meta, bots: ['random', 'habitue'] };
const bohne = { meta: findGame('nicht-die-bohne')!.meta, bots: ['random', 'habitue'] };
const NOW = 5000;

const settings: CreateTable['settings'] = { ...SETTINGS, isPublic: true };
const bot = { kind: 'bot', name: 'Léo', face: 3, bot: 'habitue' } as const;
const empty = { kind: 'empty' } as const;
const request = (change: Partial<CreateTable> = {}): CreateTable => ({
  game: 'chicoree',
  name: 'Anna',
  face: 1,
  settings,
  others: [empty, empty],
  ...change,
});
const sitter = (person: string, hasAccount = false): changes.Sitter => ({
  person,
  hasAccount,
  token: `token of ${person}`,
});
const asks = (name: string, seat?: number) => ({
  name,
  face: 2,
  ...(seat === undefined ? {} : { seat }),
});
const made = { id: 'table00001', commit: commitment(secret), now: 1000 };

function done(result: Result<RoomDocument, ApiError>): RoomDocument {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  v.parse(roomSchema, roomOf(result.value));
  return result.value;
}
const refused = (result: Result<RoomDocument, ApiError>): ApiError | undefined =>
  result.ok ? undefined : result.error;
const code = (result: Result<RoomDocument, ApiError>): string | undefined => refused(result)?.code;
const names = ({ seats }: RoomDocument): string[] =>
  seats.map((seat: SeatDocument) => (seat.kind === 'empty' ? '-' : seat.name));

const create = (change: Partial<CreateTable> = {}, card = chicoree): RoomDocument =>
  done(changes.newRoom(card, request(change), sitter('personanna'), made));
const withBea = (document = create()): RoomDocument =>
  done(changes.join(document, asks('Bea'), sitter('personbea'), NOW));
/** What everyone throws in once they sit. */
const thrownIn = (document: RoomDocument): RoomDocument =>
  (
    [
      ['personanna', 'aa'],
      ['personbea', 'bb'],
    ] as const
  ).reduce((before, [who, bytes]) => done(changes.throwIn(before, who, bytes, NOW)), document);
const playing = (change: Partial<CreateTable> = {}): RoomDocument =>
  done(
    changes.start(thrownIn(withBea(create({ others: [empty, bot], ...change }))), 'personanna', {
      meta: chicoree.meta,
      rules: 1,
      secret,
      now: NOW,
    }),
  );
const over = (standIns: number[] = []): RoomDocument =>
  changes.end(playing(), { state: 'over', winners: [1], standIns, now: NOW });

describe('names at a table', () => {
  const join = (document: RoomDocument, name: string, person: string): RoomDocument =>
    done(changes.join(document, asks(name), sitter(person), NOW));

  it('of people who are called alike are numbered, the first one keeps theirs', () => {
    const two = join(create(), 'anna', 'personanna2');
    expect(names(two)).toEqual(['Anna', 'anna 2', '-']);
    expect(names(join(two, 'ANNA', 'personanna3'))).toEqual(['Anna', 'anna 2', 'ANNA 3']);
  });

  it('stay the same for who sits down again', () => {
    const two = join(create(), 'Anna', 'personanna2');
    expect(names(join(two, 'Anna 2', 'personanna2'))).toEqual(['Anna', 'Anna 2', '-']);
    expect(names(join(two, 'Anna', 'personanna2'))).toEqual(['Anna', 'Anna 2', '-']);
    expect(names(join(two, 'Anna', 'personanna'))).toEqual(['Anna', 'Anna 2', '-']);
  });

  it('are people’s before they are bots’, whoever was there first', () => {
    const document = create({ others: [bot, empty] });
    expect(names(join(document, 'Léo', 'personleo'))).toEqual(['Anna', 'Léo 2', 'Léo']);
    expect(names(create({ name: 'Léo', others: [bot, bot] }))).toEqual(['Léo', 'Léo 2', 'Léo 3']);
    const filled = changes.fill(document, 'personanna', { seat: 2, with: bot }, ['habitue'], NOW);
    expect(names(done(filled))).toEqual(['Anna', 'Léo', 'Léo 2']);
  });

  it('that are long make room for the number, and no sign is cut in half', () => {
    const long = 'Maximilienne-Antoinett👩';
    const two = join(create({ name: long }), long, 'personmax');
    expect(names(two)[1]).toBe('Maximilienne-Antoinett 2');
  });
});

describe('a new table', () => {
  it('has its maker in the first seat, as host', () => {
    const document = create({ others: [empty, bot] });
    expect(roomOf(document)).toMatchObject({
      state: 'gathering',
      game: 'chicoree',
      seats: [{ kind: 'person', name: 'Anna', isHost: true }, empty, bot],
    });
  });

  it('says nothing of tokens and entropy to anybody', () => {
    expect(JSON.stringify(roomOf(create()))).not.toMatch(/token of|"aa"|entropy|kicked/);
  });

  it('cleans names, and refuses those of which nothing remains', () => {
    expect(names(create({ name: 'An\u0007na\n B' }))[0]).toBe('An na B');
    expect(code(changes.newRoom(chicoree, request({ name: '\u0007' }), sitter('a'), made))).toBe(
      'bad-request',
    );
  });

  it('names the rule that a set-up breaks', () => {
    const options = { ...settings, options: { bonus: '7' } };
    expect(
      refused(
        changes.newRoom(chicoree, request({ settings: options }), sitter('personanna'), made),
      ),
    ).toEqual({
      code: 'bad-setup',
      rule: 'CH-03',
      facts: { option: 'bonus', value: '7', min: 0, max: 1, why: 'option-range' },
    });
    const seats = refused(
      changes.newRoom(bohne, request({ others: [] }), sitter('personanna'), made),
    );
    expect(seats).toMatchObject({ code: 'bad-setup', rule: 'NB-10' });
  });

  it('refuses options and bots that nobody knows', () => {
    const strange = { ...settings, options: { colour: 'red' } };
    const option = changes.newRoom(chicoree, request({ settings: strange }), sitter('a'), made);
    expect(refused(option)).toMatchObject({ code: 'bad-setup', facts: { why: 'option-unknown' } });
    const others = [{ ...bot, bot: 'genius' }, empty];
    const genius = changes.newRoom(chicoree, request({ others }), sitter('a'), made);
    expect(refused(genius)).toMatchObject({ code: 'bad-setup', facts: { why: 'bot-unknown' } });
  });
});

describe('coming', () => {
  it('takes the first free seat, or the one that is named', () => {
    expect(names(withBea())).toEqual(['Anna', 'Bea', '-']);
    const named = changes.join(create(), asks('Bea', 2), sitter('personbea'), NOW);
    expect(names(done(named))).toEqual(['Anna', '-', 'Bea']);
  });

  it('finds a seat taken, missing, or the table full', () => {
    expect(code(changes.join(create(), asks('Bea', 0), sitter('personbea'), NOW))).toBe(
      'seat-taken',
    );
    expect(code(changes.join(create(), asks('Bea', 9), sitter('personbea'), NOW))).toBe('no-seat');
    const full = create({ others: [bot, bot] });
    expect(code(changes.join(full, asks('Bea'), sitter('personbea'), NOW))).toBe('no-seat');
  });

  it('gives who sits here already their own seat, with the new token', () => {
    const again = { ...sitter('personbea'), token: 'fresh' };
    const document = done(changes.join(withBea(), asks('Beatrix', 2), again, NOW));
    expect(document.seats[1]).toMatchObject({ name: 'Beatrix', token: 'fresh' });
    expect(document.seats[2]).toEqual(empty);
  });

  it('changes nothing but the token once it is played', () => {
    const before = playing();
    const again = { ...sitter('personbea'), token: 'fresh' };
    const document = done(changes.join(before, asks('Other'), again, NOW));
    expect(document.seats[1]).toEqual({ ...before.seats[1], token: 'fresh' });
    expect(code(changes.join(before, asks('Cléo'), sitter('personcleo'), NOW))).toBe('started');
  });

  it('takes what somebody throws in, until the start and from who sits here', () => {
    const document = done(changes.throwIn(withBea(), 'personbea', 'bb', NOW));
    expect(document.seats[1]).toMatchObject({ person: 'personbea', entropy: 'bb' });
    expect(changes.throwIn(document, 'personbea', 'bb', NOW + 1)).toEqual({
      ok: true,
      value: document,
    });
    const again = done(changes.join(document, asks('Bea'), sitter('personbea'), NOW));
    expect(again.seats[1]).toMatchObject({ entropy: 'bb' });
    expect(code(changes.throwIn(playing(), 'personbea', 'cc', NOW))).toBe('started');
    expect(code(changes.throwIn(withBea(), 'personcleo', 'cc', NOW))).toBe('not-seated');
  });

  it('moves a seat to another token', () => {
    const document = done(changes.renewToken(playing(), 1, 'elsewhere', NOW));
    expect(document.seats[1]).toMatchObject({ person: 'personbea', token: 'elsewhere' });
    expect(code(changes.renewToken(playing(), 2, 'elsewhere', NOW))).toBe('not-seated');
  });
});

describe('going', () => {
  it('frees the seat before the start and passes the host role on', () => {
    const document = done(changes.leave(withBea(), 'personanna', NOW));
    expect(names(document)).toEqual(['-', 'Bea', '-']);
    expect(document.host).toBe('personbea');
    expect(done(changes.leave(document, 'personbea', NOW)).state).toBe('ended');
  });

  it('keeps the seat later, but remembers it for the rematch', () => {
    const document = done(changes.leave(playing(), 'personbea', NOW));
    expect(names(document)).toEqual(['Anna', 'Bea', 'Léo']);
    expect(document.left).toEqual([1]);
    expect(changes.back(document, 1).left).toEqual([]);
    expect(done(changes.join(document, asks('Bea'), sitter('personbea'), NOW)).left).toEqual([]);
  });

  it('hands the host’s role on later, too, to somebody who has not left', () => {
    const three = playing({ others: [empty, bot] });
    const document = done(changes.leave(three, 'personanna', NOW));
    expect([document.host, document.left]).toEqual(['personbea', [0]]);
    expect(done(changes.leave(document, 'personbea', NOW)).host).toBe('personbea');
  });

  it('is for those who sit here', () => {
    expect(code(changes.leave(create(), 'personbea', NOW))).toBe('not-seated');
  });
});

describe('the host', () => {
  const host = 'personanna';

  it('sends somebody away for good', () => {
    const document = done(changes.kick(withBea(), host, { seat: 1 }, NOW));
    expect(names(document)).toEqual(['Anna', '-', '-']);
    expect(code(changes.join(document, asks('Bea'), sitter('personbea'), NOW))).toBe('kicked');
  });

  it('sends away neither oneself nor nobody', () => {
    expect(code(changes.kick(withBea(), host, { seat: 0 }, NOW))).toBe('bad-request');
    expect(code(changes.kick(withBea(), host, { seat: 2 }, NOW))).toBe('not-seated');
  });

  it('swaps seats, with whoever sits there', () => {
    const document = done(changes.swap(withBea(), host, { a: 0, b: 2 }, NOW));
    expect(names(document)).toEqual(['-', 'Bea', 'Anna']);
    expect(document.host).toBe(host);
    expect(code(changes.swap(withBea(), host, { a: 0, b: 3 }, NOW))).toBe('no-seat');
  });

  it('fills seats with bots and empties them, but never a person’s', () => {
    const document = done(changes.fill(withBea(), host, { seat: 2, with: bot }, ['habitue'], NOW));
    expect(names(document)).toEqual(['Anna', 'Bea', 'Léo']);
    const emptied = changes.fill(document, host, { seat: 2, with: empty }, ['habitue'], NOW);
    expect(names(done(emptied))).toEqual(['Anna', 'Bea', '-']);
    const taken = changes.fill(document, host, { seat: 1, with: bot }, ['habitue'], NOW);
    expect(code(taken)).toBe('seat-taken');
    const none = changes.fill(document, host, { seat: 5, with: bot }, ['habitue'], NOW);
    expect(code(none)).toBe('no-seat');
  });

  it('adds and takes away empty seats at the end, within the rules', () => {
    const { meta } = chicoree;
    expect(names(done(changes.resize(withBea(), host, 4, meta, NOW)))).toHaveLength(4);
    expect(names(done(changes.resize(withBea(), host, 2, meta, NOW)))).toEqual(['Anna', 'Bea']);
    expect(code(changes.resize(withBea(), host, 1, meta, NOW))).toBe('seat-taken');
    expect(refused(changes.resize(withBea(), host, 9, meta, NOW))).toMatchObject({
      code: 'bad-setup',
      rule: 'CH-05',
    });
  });

  it('takes away empty seats before people, and keeps the order and who begins', () => {
    const { meta } = chicoree;
    const moved = done(changes.swap(withBea(), host, { a: 0, b: 2 }, NOW));
    const begins = { ...moved.settings, options: { first: '2' } };
    const document = done(changes.changeSettings(moved, host, begins, meta, NOW));
    const small = done(changes.resize(document, host, 2, meta, NOW));
    expect(names(small)).toEqual(['Bea', 'Anna']);
    expect(small.settings.options).toEqual({ first: '1' });
    expect(refused(changes.resize(document, host, 1, meta, NOW))).toEqual({
      code: 'seat-taken',
      facts: { seat: 2 },
    });
  });

  it('draws lots again when the seat that was to begin is taken away', () => {
    const first = create({ settings: { ...settings, options: { first: '2' } } });
    const { options } = done(changes.resize(first, host, 2, chicoree.meta, NOW)).settings;
    expect(options).toEqual({});
    const kept = done(changes.resize(first, host, 4, chicoree.meta, NOW)).settings;
    expect(kept.options).toEqual({ first: '2' });
  });

  it('passes the role on to a person', () => {
    expect(done(changes.passHost(withBea(), host, 1, NOW)).host).toBe('personbea');
    expect(code(changes.passHost(withBea(), host, 2, NOW))).toBe('not-seated');
  });

  it('changes settings before the start, and what is no part of the game after it', () => {
    const { meta } = chicoree;
    const wanted = { ...settings, options: { bonus: '1' }, mayWatch: false };
    expect(done(changes.changeSettings(withBea(), host, wanted, meta, NOW)).settings).toEqual(
      wanted,
    );
    const odd = { ...settings, options: { bonus: 'x' } };
    expect(code(changes.changeSettings(withBea(), host, odd, meta, NOW))).toBe('bad-setup');
    const late = changes.changeSettings(playing(), host, wanted, meta, NOW);
    expect(code(late)).toBe('started');
    const quiet = { ...settings, hasChat: false, mayWatch: false };
    expect(done(changes.changeSettings(playing(), host, quiet, meta, NOW)).settings).toEqual(quiet);
  });

  it('silences people, also while it is played', () => {
    const document = done(changes.silence(playing(), host, { seat: 1, isSilenced: true }, NOW));
    expect(roomOf(document).seats[1]).toMatchObject({ isSilenced: true });
    const noBot = changes.silence(playing(), host, { seat: 2, isSilenced: true }, NOW);
    expect(code(noBot)).toBe('not-seated');
  });

  it('is the only one who may', () => {
    const document = withBea();
    const { meta } = chicoree;
    const wishes = [
      changes.kick(document, 'personbea', { seat: 0 }, NOW),
      changes.swap(document, 'personbea', { a: 0, b: 1 }, NOW),
      changes.fill(document, 'personbea', { seat: 2, with: bot }, ['habitue'], NOW),
      changes.resize(document, 'personbea', 4, meta, NOW),
      changes.passHost(document, 'personbea', 1, NOW),
      changes.changeSettings(document, 'personbea', settings, meta, NOW),
      changes.silence(document, 'personbea', { seat: 0, isSilenced: true }, NOW),
      changes.start(document, 'personbea', { meta, rules: 1, secret, now: NOW }),
    ];
    expect(wishes.map(code)).toEqual(wishes.map(() => 'not-host'));
  });

  it('arranges nothing any more once it is played', () => {
    const document = playing();
    const { meta } = chicoree;
    const wishes = [
      changes.kick(document, host, { seat: 1 }, NOW),
      changes.swap(document, host, { a: 0, b: 1 }, NOW),
      changes.fill(document, host, { seat: 2, with: bot }, ['habitue'], NOW),
      changes.resize(document, host, 4, meta, NOW),
      changes.start(document, host, { meta, rules: 1, secret, now: NOW }),
    ];
    expect(wishes.map(code)).toEqual(wishes.map(() => 'started'));
  });
});

describe('a rated table', () => {
  const rated = { ...settings, isRated: true };
  const rate = (document: RoomDocument) =>
    changes.changeSettings(document, 'personanna', rated, chicoree.meta, NOW);
  const account = (person: string) => sitter(person, true);
  const opened = (): RoomDocument =>
    done(changes.newRoom(chicoree, request({ settings: rated }), account('personanna'), made));

  it('is opened and joined by who has an account', () => {
    const asked = request({ settings: rated });
    expect(code(changes.newRoom(chicoree, asked, sitter('personanna'), made))).toBe(
      'needs-account',
    );
    const document = opened();
    expect(code(changes.join(document, asks('Bea'), sitter('personbea'), NOW))).toBe(
      'needs-account',
    );
    const joined = done(changes.join(document, asks('Bea'), account('personbea'), NOW));
    expect(names(joined)).toEqual(['Anna', 'Bea', '-']);
  });

  it('is made of one by a host with an account, where no bot sits', () => {
    expect(code(rate(create()))).toBe('needs-account');
    const other = (document: RoomDocument): RoomDocument =>
      done(changes.join(document, asks('Anna'), account('personanna'), NOW));
    expect(code(rate(other(create({ others: [empty, bot] }))))).toBe('rated-people');
    expect(done(rate(other(create()))).settings.isRated).toBe(true);
    // What has nothing to do with it can still be changed where one of these came before the rule.
    const old = { ...withBea(), settings: rated };
    expect(code(rate(old))).toBeUndefined();
  });

  it('waits for the guests who were there before it was rated', () => {
    const host = done(changes.join(create(), asks('Anna'), account('personanna'), NOW));
    const full = done(changes.join(withBea(host), asks('Cléo'), account('personcleo'), NOW));
    const start = (document: RoomDocument) =>
      changes.start(document, 'personanna', { meta: chicoree.meta, rules: 1, secret, now: NOW });
    const guest = done(rate(full));
    expect(code(start(guest))).toBe('needs-account');
    // Their own seat is theirs all the same.
    expect(code(changes.join(guest, asks('Bea'), sitter('personbea'), NOW))).toBeUndefined();
    const member = done(changes.join(guest, asks('Bea'), account('personbea'), NOW));
    expect(done(start(member)).state).toBe('playing');
  });
});

describe('the start', () => {
  const start = (document: RoomDocument) =>
    changes.start(document, 'personanna', { meta: chicoree.meta, rules: 1, secret, now: NOW });

  it('needs everybody, and people only where it is rated', () => {
    expect(code(start(withBea()))).toBe('seats-missing');
    const mixed = withBea(create({ others: [empty, bot] }));
    const rated = { ...mixed, settings: { ...settings, isRated: true } };
    expect(code(start(rated))).toBe('rated-people');
  });

  it('finds no bots at a rated table: nobody can seat one there', () => {
    const rated = { ...settings, isRated: true };
    const others = request({ others: [empty, bot], settings: rated });
    expect(code(changes.newRoom(chicoree, others, sitter('personanna', true), made))).toBe(
      'rated-people',
    );
    const wish = { seat: 1, with: bot };
    const document = { ...create({ others: [empty, empty] }), settings: rated };
    expect(code(changes.fill(document, 'personanna', wish, chicoree.bots, NOW))).toBe(
      'rated-people',
    );
  });

  it('draws who begins from the secret and what everyone threw in', () => {
    const document = playing();
    const entropy = [
      { seat: 0, hex: 'aa' },
      { seat: 1, hex: 'bb' },
    ];
    expect(document.sheet).toMatchObject({
      mode: 'online',
      commit: commitment(secret),
      entropy,
      players: [{ name: 'Anna' }, { name: 'Bea' }, { kind: 'bot', bot: 'habitue' }],
      options: { first: new Draws(secret, entropy).firstSeat(3) },
    });
    expect(document.firstBy).toBe('draw');
  });

  it('lets the host name who begins, and has the clock on the sheet', () => {
    const clock = { kind: 'live', bank: 60, move: 10 } as const;
    const { sheet, firstBy } = playing({
      settings: { ...settings, options: { first: '2' }, clock },
    });
    expect(sheet).toMatchObject({ options: { first: 2 }, clock });
    expect(firstBy).toBe('host');
  });
});

describe('the end', () => {
  it('is written once', () => {
    const document = over([1]);
    expect(document).toMatchObject({ state: 'over', winners: [1], left: [1] });
    const again = changes.end(document, { state: 'ended', winners: [], standIns: [], now: NOW });
    expect(again).toBe(document);
  });
});

describe('a rematch', () => {
  const next = { id: 'table00002', commit: 'other', now: NOW };

  it('has the same people, bots and tokens; the next one begins; nothing thrown in counts again', () => {
    const before = over();
    const document = done(changes.rematch(before, 'personbea', next));
    expect(names(document)).toEqual(['Anna', 'Bea', 'Léo']);
    expect(document).toMatchObject({ state: 'gathering', host: 'personanna', previous: before.id });
    expect(document.seats[1]).toMatchObject({ token: 'token of personbea', entropy: '' });
    const first = before.sheet!.options['first'] as number;
    expect(document.settings.options).toEqual({ first: String((first + 1) % 3) });
    expect(document.sheet).toBeUndefined();
    const started = changes.start(document, 'personanna', {
      meta: chicoree.meta,
      rules: 1,
      secret,
      now: NOW,
    });
    expect(done(started).sheet).not.toHaveProperty('entropy');
  });

  it('has new bytes from everybody who comes', () => {
    const document = thrownIn(done(changes.rematch(over(), 'personbea', next)));
    const started = changes.start(document, 'personanna', {
      meta: chicoree.meta,
      rules: 1,
      secret,
      now: NOW,
    });
    expect(done(started).sheet?.entropy).toEqual([
      { seat: 0, hex: 'aa' },
      { seat: 1, hex: 'bb' },
    ]);
  });

  it('does not drag in those who left, but whoever asks is here', () => {
    const gone = changes.gone(over([0]), 1);
    const document = done(changes.rematch(gone, 'personbea', next));
    expect(names(document)).toEqual(['-', 'Bea', 'Léo']);
    expect(document.host).toBe('personbea');
  });

  it('comes after the end, for those who sit here', () => {
    expect(code(changes.rematch(playing(), 'personanna', next))).toBe('not-over');
    expect(code(changes.rematch(over(), 'personcleo', next))).toBe('not-seated');
  });
});
