// [NB-01] to [NB-05]: what lies in the box.

import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '@tablee/bohne/meta';
import { addToRow, RULES, sheetOf, SUITS } from '@tablee/bohne/rules';
import { textsOf } from './texts.ts';
import { assert, LANGS } from '@tablee/kit';
import { deal, deckOf, fill, playRound, playTrick, table, told, viewOf } from './table-setting.ts';

/** A card's name in French, English and German. */
const namesOf = (edition: Edition, card: string): string[] =>
  LANGS.map((lang) => textsOf(edition, lang).card(RULES[edition].card.parse(card)!));

describe.each(EDITIONS)('the box of %s', (edition) => {
  const { card } = RULES[edition];

  test('[NB-01] 60 cards: per suit 1 to 10, one x2, three -, one 0', () => {
    const { pending } = table(edition, 3);
    assert(pending.kind === 'chance', 'the deal comes first');
    const spelled = pending.from.map((one) => card.format(one));
    expect(pending.take).toBe(60);
    expect(spelled).toHaveLength(60);
    expect([...spelled].sort()).toEqual(deckOf(edition).sort());
    expect(spelled.filter((one) => one.endsWith('-'))).toHaveLength(12);
  });

  test('[NB-01] no card beyond these has a spelling', () => {
    const letter = deckOf(edition)[0]![0]!;
    const strangers = ['11', 'x3', '--', '+', '00', '01', ''].map((rank) => letter + rank);
    for (const stranger of [...strangers, 'Z1', letter.toLowerCase() + '1'])
      expect(card.parse(stranger), stranger).toBeUndefined();
  });

  test('[NB-01] a row has room for three - and for one of everything else', () => {
    const minus = card.parse(`${deckOf(edition)[0]![0]!}-`)!;
    const one = card.parse(deckOf(edition)[0]!)!;
    let row: number | undefined = 0;
    for (let i = 0; i < 3; i++) row = addToRow(row!, minus);
    expect(row).toBeDefined();
    expect(addToRow(row!, minus)).toBeUndefined();
    expect(addToRow(addToRow(0, one)!, one)).toBeUndefined();
  });

  test('[NB-04] the one marker starts with the first leader, who alone leads', () => {
    const scene = table(edition, 4, { first: '2' });
    scene.play(deal(fill(edition, [[], [], [], []])));
    expect(scene.pending).toEqual({ kind: 'turn', seat: 2 });
    expect([0, 1, 2, 3, 'watcher' as const].map((who) => viewOf(scene, who).leader)).toEqual(
      Array.from({ length: 5 }, () => 2),
    );
    for (const seat of [0, 1, 3]) expect(scene.moves(seat)).toEqual([]);
  });

  test('[NB-04] the marker is told of once per trick, and the new holder leads', () => {
    const scene = table(edition, 3);
    const hands = fill(edition, [[], [], []]);
    scene.play(deal(hands));
    for (let trick = 0; trick < 5; trick++) {
      playTrick(
        scene,
        hands.map((hand) => hand[trick]!),
      );
      const passed = told(scene, 3).filter((event) => event.kind === 'marker');
      expect(passed).toHaveLength(trick + 1);
      expect(scene.pending).toEqual({ kind: 'turn', seat: passed.at(-1)!.seat });
    }
  });
});

test('[NB-02] the suits: green, red, yellow, blue; white, milk, dark, hazelnut', () => {
  expect(SUITS['nicht-die-bohne']).toEqual(['green', 'red', 'yellow', 'blue']);
  expect(SUITS['pas-de-bras']).toEqual(['white', 'milk', 'dark', 'hazelnut']);
  for (const edition of EDITIONS)
    SUITS[edition].forEach((suit, place) => {
      const card = RULES[edition].card.parse(`${suit[0]!.toUpperCase()}1`)!;
      expect(RULES[edition].card.parse(deckOf(edition)[15 * place]!), suit).toBe(card);
    });
});

test('[NB-02] the cards of one edition are unknown in the other', () => {
  for (const card of deckOf('nicht-die-bohne'))
    expect(RULES['pas-de-bras'].card.parse(card)).toBeUndefined();
  for (const card of deckOf('pas-de-bras'))
    expect(RULES['nicht-die-bohne'].card.parse(card)).toBeUndefined();
});

test('[NB-02] every card has a name of its own in each language', () => {
  for (const edition of EDITIONS) {
    const names = [...new Set(deckOf(edition))].map((card) => namesOf(edition, card));
    LANGS.forEach((lang, i) => {
      expect(new Set(names.map((byLang) => byLang[i])).size, lang).toBe(4 * 13);
    });
  }
});

test.each([
  { edition: 'nicht-die-bohne', rank: '0', names: ['zéro', 'zero', 'Null'] },
  { edition: 'pas-de-bras', rank: '0', names: ['pas de bras', 'zero', 'Null'] },
  { edition: 'nicht-die-bohne', rank: 'x2', names: ['×2'] },
  { edition: 'pas-de-bras', rank: 'x2', names: ['cacao', 'cocoa', 'Kakao'] },
  { edition: 'pas-de-bras', rank: '-', names: ['huile de palme', 'palm oil', 'Palmöl'] },
] as const)('[NB-03] what $edition calls its $rank in three languages', (named) => {
  const { edition, rank, names } = named;
  for (const suit of SUITS[edition]) {
    const spoken = namesOf(edition, suit[0]!.toUpperCase() + rank);
    LANGS.forEach((lang, i) => expect(spoken[i], lang).toContain(names[i] ?? names[0]));
  }
});

test('[NB-03] the - of Nicht die Bohne! is called by its sign, or as one says it', () => {
  for (const suit of SUITS['nicht-die-bohne'])
    for (const name of namesOf('nicht-die-bohne', `${suit[0]!.toUpperCase()}-`))
      expect(name).toMatch(/[-−]|minus|moins/i);
});

test('[NB-05] the score pad has Spiel +, Spiel - and Summe per player and round', () => {
  const scene = table('nicht-die-bohne', 3, { rounds: '2' });
  const lines = [0, 1].flatMap((round) => {
    const wanted = fill('nicht-die-bohne', [round === 0 ? ['G-', 'G10', 'R3'] : [], [], []]);
    return playRound(scene, wanted).filter((line) => line.startsWith('points'));
  });
  const { rounds, totals } = sheetOf(viewOf(scene, 'watcher'));
  expect(rounds).toHaveLength(2);
  rounds.forEach((seats, round) => {
    expect(seats).toHaveLength(3);
    for (const { plus, minus, sum } of seats) {
      expect(Math.min(plus, minus)).toBeGreaterThanOrEqual(0);
      expect(plus - minus).toBe(sum);
    }
    expect(lines[round]).toBe(`points ${seats.map(({ sum }) => sum).join(' ')}`);
  });
  expect(totals).toEqual([0, 1, 2].map((seat) => rounds[0]![seat]!.sum + rounds[1]![seat]!.sum));
});
