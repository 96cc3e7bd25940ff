// [NB-10] to [NB-15]: who plays, what is dealt, and who leads first.

import { describe, expect, test } from 'vitest';
import { EDITIONS, METAS, type Edition } from '@tablee/bohne/meta';
import { RULES } from '@tablee/bohne/rules';
import {
  Draws,
  resolveSetup,
  secretFrom,
  type Result,
  type Setup,
  type SetupFailure,
} from '@tablee/kit';
import { deal, deckOf, fill, handOf, SEAT_COUNTS, table, told, viewOf } from './table-setting.ts';

const EACH = { 3: 20, 4: 15, 5: 12, 6: 10 } as const;

const setUp = (edition: Edition, seats: number, options: Record<string, string> = {}) =>
  resolveSetup(METAS[edition], seats, options, () => 0);

/** The rule that a set-up breaks, or what it became. */
const ruleOf = (result: Result<Setup, SetupFailure>): unknown =>
  result.ok ? result.value : 'rule' in result.error ? result.error.rule : result.error;

describe.each(EDITIONS)('setting up %s', (edition) => {
  test('[NB-10] 3 to 6 players', () => {
    for (const seats of SEAT_COUNTS) expect(setUp(edition, seats).ok, String(seats)).toBe(true);
  });

  test('[NB-10] refuses two players, seven, none and half ones', () => {
    for (const seats of [2, 7, 0, -3, 3.5, NaN])
      expect(ruleOf(setUp(edition, seats)), String(seats)).toBe('NB-10');
  });

  test('[NB-10] refuses a move of a seat that the table does not have', () => {
    const scene = table(edition, 4);
    const hands = fill(edition, [[], [], [], []]);
    expect(scene.refusal('4 take 0')).toMatchObject({ rule: 'NB-10', why: 'no-such-seat' });
    scene.play(deal(hands));
    expect(scene.refusal(`4 lead ${hands[0]![0]!}`)).toMatchObject({
      rule: 'NB-10',
      why: 'no-such-seat',
      facts: { seat: 4 },
    });
    expect(scene.rule(`99 lead ${hands[0]![0]!}`)).toBe('NB-10');
  });

  test('[NB-15] refuses a first leader who is not at the table', () => {
    for (const first of ['4', '5', '-1', 'x', '', '1.5', '01'])
      expect(ruleOf(setUp(edition, 4, { first })), first).toBe('NB-15');
    expect(ruleOf(setUp(edition, 5, { first: '4' }))).toMatchObject({ options: { first: 4 } });
  });

  test('[NB-15] the host may name who leads first, and then nothing is drawn', () => {
    const drawn: number[] = [];
    const named = resolveSetup(METAS[edition], 5, { first: '3' }, (seats) => drawn.push(seats));
    expect(ruleOf(named)).toMatchObject({ options: { first: 3 } });
    expect(drawn).toEqual([]);
    const scene = table(edition, 5, { first: '3' });
    scene.play(deal(fill(edition, [[], [], [], [], []])));
    expect(scene.pending).toEqual({ kind: 'turn', seat: 3 });
  });

  test('[NB-15] otherwise the seed draws the first leader, the same seed the same one', () => {
    const drawn = (seed: string, seats: number): unknown => {
      const draws = new Draws(secretFrom(seed));
      const setup = resolveSetup(METAS[edition], seats, {}, (n) => draws.firstSeat(n));
      return setup.ok ? setup.value.options['first'] : setup.error;
    };
    for (const seats of SEAT_COUNTS) {
      const seeds = Array.from({ length: 100 }, (_, i) => `evening ${i}`);
      const leaders = seeds.map((seed) => drawn(seed, seats));
      expect(seeds.map((seed) => drawn(seed, seats))).toEqual(leaders);
      expect([...new Set(leaders)].sort()).toEqual(Array.from({ length: seats }, (_, i) => i));
    }
  });
});

test('[NB-13] left of the dealer leads: with the oldest in seat 1 the first leader is seat 2', () => {
  const scene = table('nicht-die-bohne', 4, { first: '2' });
  scene.play(deal(fill('nicht-die-bohne', [[], [], [], []])));
  expect(scene.pending).toEqual({ kind: 'turn', seat: 2 });
});

test('[NB-14] the first Oya is whoever the option names, and leads the first trick', () => {
  for (const first of ['0', '1', '2', '3', '4', '5']) {
    const scene = table('pas-de-bras', 6, { first });
    scene.play(deal(fill('pas-de-bras', [[], [], [], [], [], []])));
    expect(scene.pending).toEqual({ kind: 'turn', seat: Number(first) });
  }
});

describe.each(EDITIONS)('the deal of %s', (edition) => {
  test.each(SEAT_COUNTS)('[NB-11] all cards are dealt evenly to %i players', (seats) => {
    const scene = table(edition, seats);
    scene.play(`chance ${deckOf(edition).join(' ')}`);
    const hands = Array.from({ length: seats }, (_, seat) => handOf(scene, edition, seat));
    expect(hands.map((hand) => hand.length)).toEqual(hands.map(() => EACH[seats]));
    hands.forEach((hand, seat) => {
      const wanted = deckOf(edition).filter((_, i) => i % seats === seat);
      expect([...hand].sort()).toEqual(wanted.sort());
    });
  });

  test('[NB-11] the hands are dealt face down: each is told to its holder alone', () => {
    const scene = table(edition, 4);
    const hands = fill(edition, [[], [], [], []]);
    scene.play(deal(hands));
    for (let ear = 0; ear <= 4; ear++) {
      const dealt = told(scene, ear).filter((event) => event.kind === 'dealt');
      expect(dealt.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
      for (const { seat, count, cards } of dealt) {
        expect(count).toBe(15);
        const seen = cards?.map((card) => RULES[edition].card.format(card)).sort();
        expect(seen).toEqual(ear === seat ? [...hands[seat]!].sort() : undefined);
      }
    }
    for (const viewer of [0, 1, 2, 3, 'watcher'] as const)
      for (const seat of [0, 1, 2, 3]) {
        expect(viewOf(scene, viewer).held(seat)).toBe(15);
        if (seat !== viewer) expect(viewOf(scene, viewer).kinds(seat)).toBe(0);
      }
  });

  test('[NB-11] refuses a deal that leaves cards in the box, or finds more', () => {
    const scene = table(edition, 4);
    const deck = deckOf(edition);
    for (const cards of [deck.slice(1), deck.slice(0, 1), [...deck, deck[0]!]])
      expect(scene.refusal(`chance ${cards.join(' ')}`)).toMatchObject({
        rule: 'NB-11',
        why: 'wrong-count',
        facts: { count: cards.length, wanted: 60 },
      });
  });

  test('[NB-01] refuses a deal with a card twice, or with a fourth -', () => {
    const scene = table(edition, 4);
    const deck = deckOf(edition);
    const twice = deck.with(1, deck[0]!);
    const fourth = deck.with(
      0,
      deck.find((card) => card.endsWith('-'))!,
    );
    for (const cards of [twice, fourth])
      expect(scene.refusal(`chance ${cards.join(' ')}`)).toMatchObject({
        rule: 'NB-01',
        why: 'wrong-cards',
      });
  });

  test('[NB-12] refuses any move before all cards are dealt', () => {
    const scene = table(edition, 3);
    const card = deckOf(edition)[0]!;
    for (const line of [`0 lead ${card}`, `1 play ${card}`, '0 take 1'])
      expect(scene.refusal(line)).toMatchObject({ rule: 'NB-12', why: 'not-dealt-yet' });
    expect(scene.rule(`sealed 1 play ${card} ; 2 play ${card}`)).toBe('NB-12');
    for (const seat of [0, 1, 2]) {
      expect(handOf(scene, edition, seat)).toEqual([]);
      expect(scene.moves(seat)).toEqual([]);
    }
  });

  test('[NB-12] a hand is kept sorted by suit, in whatever order it was dealt', () => {
    const scene = table(edition, 3);
    const deck = deckOf(edition);
    // Seventeen steps at a time mix the suits in every hand.
    scene.play(`chance ${deck.map((_, i) => deck[(17 * i) % 60]!).join(' ')}`);
    for (const seat of [0, 1, 2]) {
      const suits = handOf(scene, edition, seat).map((card) => card[0]!);
      const changes = suits.filter((suit, i) => suit !== suits[i - 1]);
      expect(changes).toHaveLength(new Set(suits).size);
      expect(changes.length).toBeGreaterThan(1);
    }
  });

  test('[NB-12] a second deal has no place while the cards are in hand', () => {
    const scene = table(edition, 3);
    const line = deal(fill(edition, [[], [], []]));
    scene.play(line);
    expect(scene.refusal(line)).toMatchObject({ rule: 'NB-20', why: 'step-kind' });
  });
});
