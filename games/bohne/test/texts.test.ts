// What is said at a bean table, in every language: each refusal, prompt, move and event has a
// sound sentence, made here from real games.
import { EDITIONS, METAS, type Edition } from '@tablee/bohne/meta';
import {
  CARD_LIMIT,
  DECK,
  LEAD,
  PHASE,
  PLAY,
  RULE_IDS,
  RULES,
  RULING_IDS,
  WHYS,
  type Event,
  type Move,
  type State,
  type View,
} from '@tablee/bohne/rules';
import { BACKSTAGE } from '@tablee/bohne/testing';
import { LANGUAGES, textsOf } from './texts.ts';
import { LANGS, type Seat } from '@tablee/kit';
import { NAMES, textsSuite, type Material } from '@tablee/kit/suites';
import { refusalsFit } from '@tablee/ui/suites';
import { describe, expect, test } from 'vitest';

import { loadBook } from '../texts/book/load.ts';

/** What only the other box has is not in a book. */
const OTHER_BOX: Readonly<Record<Edition, readonly string[]>> = {
  'nicht-die-bohne': ['NB-14', 'NB-41'],
  'pas-de-bras': ['NB-05', 'NB-13', 'NB-40'],
};

const takeFrom = (seat: Seat): Move => ({ kind: 'take', seat });

const [{ moves: BEAN_MOVES, refusals: BEAN_REFUSALS }] = EDITIONS.map((edition, i) =>
  textsSuite({
    rules: RULES[edition],
    meta: METAS[edition],
    textsOf: (lang) => textsOf(edition, lang),
    bookOf: (lang) => loadBook(edition, lang),
    ruleIds: RULE_IDS.filter((id) => !OTHER_BOX[edition].includes(id)),
    rulings: RULING_IDS,
    whys: WHYS,
    endReasons: BACKSTAGE.endReasons,
    faces: [...new Set(DECK)],
    phaseOf: ({ phase }) => phase,
    phases: Object.values(PHASE),
    eventKinds: (lang) => Object.keys(LANGUAGES[lang].events),
    // The deal is told once, not once for every hand.
    silent: ['dealt'],
    tried: [...LEAD, ...PLAY, ...[0, 1, 2, 3, 9].map(takeFrom)],
    tables: [{ seats: 4 + i, options: { rounds: '2' } }],
  }),
) as [Material<View, Move, Event>];

refusalsFit((lang) => textsOf('nicht-die-bohne', lang), [...BEAN_REFUSALS.values()]);

test('every face has its place', () => {
  expect(Math.max(...DECK)).toBeLessThan(CARD_LIMIT);
});

/** What is told, with the spaces at which no line ends like all others. */
const told = (edition: Edition, event: Event, me?: Seat): (string | undefined)[] =>
  LANGS.map((lang) => textsOf(edition, lang).event(event, NAMES, me)?.replaceAll('\u00a0', ' '));

describe('the words', () => {
  const green5 = 4;
  const green0 = 12;
  const red0 = 16 + 12;
  const milk5 = 16 + 4;
  const milkMinus = 16 + 11;
  const took = { kind: 'took', seat: 1, from: 0, card: green5, forced: false } as const;

  test.each([
    ['fr', 'nicht-die-bohne', '5 vert', 'zéro vert', 'zéro rouge'],
    ['en', 'nicht-die-bohne', 'green 5', 'green zero', 'red zero'],
    ['de', 'nicht-die-bohne', 'grüne 5', 'grüne Null', 'rote Null'],
    ['fr', 'pas-de-bras', '5 blanc', 'pas de bras blanc', 'pas de bras au lait'],
  ] as const)('name cards in %s of %s', (lang, edition, ...names) => {
    const texts = textsOf(edition, lang);
    expect([green5, green0, red0].map((card) => texts.card(card))).toEqual(names);
  });

  test('name the special cards of the chocolate box', () => {
    const names = LANGS.map((lang) => textsOf('pas-de-bras', lang).card(milkMinus));
    expect(names).toEqual(['huile de palme au lait', 'milk palm oil', 'Vollmilch-Palmöl']);
  });

  test.each([
    [milk5, 'le 5 au lait', 'the milk 5', 'die Vollmilch-5'],
    [milk5 + 32, 'le 5 aux noisettes', 'the hazelnut 5', 'die Haselnuss-5'],
    [green5, 'le 5 blanc', 'the white 5', 'die weiße 5'],
    [milkMinus, 'l’huile de palme au lait', 'the milk palm oil', 'das Vollmilch-Palmöl'],
  ])('say a chocolate card inside a sentence (%i)', (card, fr, en, de) => {
    const led = { kind: 'led', seat: 1, card } as const;
    expect(told('pas-de-bras', led)).toEqual([
      `Beate entame avec ${fr}.`,
      `Beate leads ${en}.`,
      `Beate spielt ${de} aus.`,
    ]);
  });

  test('speak to the one who reads: person, possessive and ending follow', () => {
    const toldOf = (edition: Edition, card: number, [seat, from]: readonly [number, number]) =>
      told(edition, { kind: 'took', seat, from, card, forced: true }, 0);
    const darkMinus = milkMinus + 16;
    const whiteDouble = green5 + 6;
    expect(toldOf('pas-de-bras', darkMinus, [1, 0])).toEqual([
      'Il ne reste à Beate que ton huile de palme noire.',
      'Beate is left with your dark palm oil.',
      'Beate muss dein Zartbitter-Palmöl nehmen.',
    ]);
    expect(toldOf('pas-de-bras', whiteDouble, [1, 0])).toEqual([
      'Il ne reste à Beate que ton cacao blanc.',
      'Beate is left with your white cocoa.',
      'Beate muss deinen weißen Kakao nehmen.',
    ]);
    expect(toldOf('nicht-die-bohne', whiteDouble, [0, 1])).toEqual([
      'Il ne te reste que le ×2 vert de Beate.',
      'You are left with Beate’s green ×2.',
      'Du musst das grüne ×2 von Beate nehmen.',
    ]);
  });

  test('call a suit by its shape where its colour is another one', () => {
    const led = { kind: 'led', seat: 0, card: milkMinus + 16 } as const;
    const aided = (edition: Edition) =>
      LANGS.map((lang) => textsOf(edition, lang).aided?.event(led, NAMES, 0));
    expect(aided('nicht-die-bohne')).toEqual([
      'Tu entames avec le «\u00a0−\u00a0» de botte.',
      'You lead the bundle minus.',
      'Du spielst das Bündel-Minus aus.',
    ]);
    expect(aided('pas-de-bras')).toEqual([
      'Tu entames avec l’huile de palme de triangle.',
      'You lead the triangle palm oil.',
      'Du spielst das Dreieck-Palmöl aus.',
    ]);
  });

  test('say a sign without taking it for a comparison', () => {
    const led = { kind: 'led', seat: 1, card: milkMinus } as const;
    expect(LANGS.map((lang) => textsOf('nicht-die-bohne', lang).event(led, NAMES))).toEqual([
      'Beate entame avec le «\u00a0−\u00a0» rouge.',
      'Beate leads the red minus.',
      'Beate spielt das rote Minus aus.',
    ]);
  });

  test('count the cards of a wrong deal in the singular and the plural', () => {
    const wrong = (count: number) =>
      LANGS.map((lang) =>
        textsOf('nicht-die-bohne', lang).refusal({
          rule: 'NB-11',
          why: 'wrong-count',
          facts: { count, wanted: 60 },
        }),
      );
    expect(wrong(1)).toEqual([
      'La donne compte 1 carte au lieu de 60.',
      'The deal has 1 card instead of 60.',
      'Ausgeteilt: 1 Karte statt 60.',
    ]);
    expect(wrong(0)).toEqual([
      'La donne compte 0 carte au lieu de 60.',
      'The deal has 0 cards instead of 60.',
      'Ausgeteilt: 0 Karten statt 60.',
    ]);
  });

  test('say what a take does to the row of the one who takes', () => {
    const rules = RULES['nicht-die-bohne'];
    const view = rules.setup({ seats: 3, options: { rounds: 1, first: 0 } }) as View;
    // Alex has a red 10, 4 and minus, takes first, and finds another red minus and a green 0.
    for (const rank of [9, 3, 11]) view.addToRows(0, 16 + rank);
    [green5, milkMinus, green0].forEach((card, seat) => {
      view.setPlayed(seat, card);
    });
    Object.assign(view, { phase: PHASE.take, leader: 0, taker: 0, lying: 0b110 });
    const say = (seat: Seat) =>
      LANGS.map((lang) => textsOf('nicht-die-bohne', lang).move(view, takeFrom(seat), NAMES));
    expect(say(1)).toEqual([
      'prendre le «\u00a0−\u00a0» rouge de Beate\u00a0: −14 → +14',
      'take Beate’s red minus: −14 → +14',
      'das rote Minus von Beate nehmen: −14 → +14',
    ]);
    expect(say(2)).toEqual([
      'prendre le zéro vert de Carl\u00a0: 0 → 0',
      'take Carl’s green zero: 0 → 0',
      'die grüne Null von Carl nehmen: 0 → 0',
    ]);
    // What does not lie there to be taken has nothing to preview.
    expect(say(0)).toEqual([
      'prendre la carte d’Alex',
      'take Alex’s card',
      'die Karte von Alex nehmen',
    ]);
    view.phase = PHASE.play;
    expect(say(1)[1]).toBe('take Beate’s card');
  });

  test('foresee in the label of a take what taking does', () => {
    const rules = RULES['nicht-die-bohne'];
    const texts = textsOf('nicht-die-bohne', 'en');
    let taken = 0;
    for (const { view, move } of BEAN_MOVES) {
      if (move.kind !== 'take') continue;
      const label = texts.move(view, move, NAMES);
      const [before, then] = label.split(': ')[1]!.replaceAll('−', '-').split(' → ').map(Number);
      const { round, taker } = view;
      const next = rules.clone(view as State);
      rules.apply(next, { kind: 'move', seat: taker, move });
      expect(next.points(round, taker) - view.points(round, taker)).toBe(then! - before!);
      taken++;
    }
    expect(taken).toBeGreaterThan(50);
  });

  test('tell who took what from whom', () => {
    expect(told('nicht-die-bohne', took)).toEqual([
      'Beate prend le 5 vert d’Alex.',
      'Beate takes Alex’s green 5.',
      'Beate nimmt die grüne 5 von Alex.',
    ]);
  });

  test('keep a number and its suit in one line', () => {
    const cards = [green5, green5 + 6].map((card, seat) => ({ seat, card }));
    const lines = LANGS.map((lang) =>
      textsOf('nicht-die-bohne', lang).event({ kind: 'revealed', cards }, NAMES),
    );
    const parts = [
      ['5\u00a0vert', '×2\u00a0vert'],
      ['green\u00a05', 'green\u00a0×2'],
      ['grüne\u00a05', 'grünes\u00a0×2'],
    ];
    for (const [i, names] of parts.entries())
      for (const name of names) expect(lines[i]).toContain(name);
  });

  test('count points in the singular and the plural, and share a win', () => {
    const over = (winners: Seat[], totals: number[]) =>
      LANGS.map((lang) =>
        textsOf('nicht-die-bohne', lang).event({ kind: 'over', winners, totals }, NAMES),
      );
    expect(over([1], [0, 1, -2])).toEqual([
      'Beate gagne avec 1 point.',
      'Beate wins with 1 point.',
      'Beate gewinnt mit 1 Punkt.',
    ]);
    expect(over([0, 2], [-2, -5, -2])).toEqual([
      'Victoire partagée, avec −2 points\u00a0: Alex et Carl.',
      'A shared win with −2 points: Alex and Carl.',
      'Geteilter Sieg mit −2 Punkten: Alex und Carl.',
    ]);
  });
});
