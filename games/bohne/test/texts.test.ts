// What is said at a bean table, in every language: each refusal, prompt, move and event has a
// sound sentence, made here from real games.
import { EDITIONS, type Edition } from '@tablee/bohne/meta';
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
import { LANGUAGES, textsOf } from '@tablee/bohne/texts';
import { LANGS, rngFor, type Lang, type Names, type Refusal, type Seat } from '@tablee/kit';
import { addresses, Ears, proofread, randomStep } from '@tablee/kit/testing';
import { describe, expect, test } from 'vitest';

const NAMES: Names = ['Alex', 'Beate', 'Carl', 'Dora', 'Élise', 'Yves'];

interface Material {
  readonly views: readonly { readonly view: View; readonly seat: Seat }[];
  readonly moves: readonly { readonly view: View; readonly move: Move }[];
  readonly events: readonly Event[];
  readonly refusals: ReadonlyMap<string, Refusal>;
}

/** Everything that one game by lot gives sentences a reason for. */
function gather(edition: Edition, seats: number): Material {
  const rules = RULES[edition];
  const rng = rngFor('texts', edition);
  const state = rules.setup({ seats, options: { rounds: 2, first: 0 } });
  const ears = new Ears(seats);
  const views: { view: View; seat: Seat }[] = [];
  const moves: { view: View; move: Move }[] = [];
  const refusals = new Map<string, Refusal>();
  for (;;) {
    const tried = [...LEAD, ...PLAY, ...[0, 1, 2, 3, 9].map(takeFrom)];
    for (let seat = 0; seat <= seats; seat++) {
      for (const move of tried) note(refusals, rules.check(state, seat, move));
      if (seat === seats) continue;
      const view = rules.view(state, seat);
      views.push({ view, seat });
      const legal: Move[] = [];
      rules.moves(view, seat, legal);
      moves.push(...legal.map((move) => ({ view, move })));
    }
    const step = randomStep(rules, state, rng, 1);
    if (step === undefined) break;
    rules.apply(state, step as Parameters<typeof rules.apply>[1], ears);
  }
  note(refusals, rules.checkChance(state, []));
  note(refusals, rules.checkChance(state, new Array<number>(DECK.length).fill(0)));
  return { views, moves, events: ears.heard.flat() as Event[], refusals };
}

const takeFrom = (seat: Seat): Move => ({ kind: 'take', seat });

function note(refusals: Map<string, Refusal>, refusal: Refusal | undefined): void {
  if (refusal !== undefined) refusals.set(`${refusal.why} ${refusal.rule}`, refusal);
}

const MATERIAL = Object.fromEntries(
  EDITIONS.map((edition, i) => [edition, gather(edition, 4 + i)]),
) as Record<Edition, Material>;
const CASES = EDITIONS.flatMap((edition) => LANGS.map((lang) => [edition, lang] as const));

describe.each(CASES)('%s in %s', (edition, lang) => {
  const texts = textsOf(edition, lang);
  const { views, moves, events, refusals } = MATERIAL[edition];

  test('has every rule, ruling and chapter', () => {
    expect(Object.keys(texts.rules)).toEqual([...RULE_IDS]);
    expect(Object.values(texts.rules).flatMap((text) => proofread(text, lang))).toEqual([]);
    expect(texts.rulings).toEqual(RULING_IDS);
    for (const { first, title } of texts.chapters) {
      expect(RULE_IDS).toContain(first);
      expect(proofread(title[lang], lang)).toEqual([]);
    }
  });

  test('names all different cards differently', () => {
    const faces = [...new Set(DECK)];
    const names = faces.map((card) => texts.card(card));
    expect(new Set(names).size).toBe(faces.length);
    expect(names.flatMap((name) => proofread(name, lang))).toEqual([]);
    expect(faces.every((card) => card < CARD_LIMIT)).toBe(true);
  });

  test('says why, for every way of refusing', () => {
    const found = [...refusals.values()];
    expect(new Set(found.map(({ why }) => why))).toEqual(new Set(WHYS));
    for (const names of [NAMES, undefined])
      expect(found.flatMap((each) => sentence(texts.refusal(each, names), lang))).toEqual([]);
  });

  test('says what is asked, in every phase and from every seat', () => {
    expect(new Set(views.map(({ view }) => view.phase))).toEqual(new Set(Object.values(PHASE)));
    for (const names of [NAMES, undefined])
      for (const { view, seat } of views)
        expect(sentence(texts.prompt(view, seat, names), lang)).toEqual([]);
  });

  test('calls different moves differently', () => {
    expect(new Set(moves.map(({ move }) => move.kind))).toEqual(new Set(['lead', 'play', 'take']));
    const labels = new Map<string, string>();
    for (const names of [NAMES, undefined])
      for (const { view, move } of moves) {
        const label = texts.move(view, move, names);
        expect(proofread(label, lang)).toEqual([]);
        const spelled = RULES[edition].notation.format(move);
        expect(labels.get(label) ?? spelled).toBe(spelled);
        labels.set(label, spelled);
      }
  });

  test('tells every event without speaking to anybody', () => {
    const kinds = new Set(Object.keys(LANGUAGES[lang].events));
    expect(new Set(events.map(({ kind }) => kind))).toEqual(kinds);
    for (const event of events) {
      const line = texts.event(event, NAMES);
      // The deal is told once, not once for every hand.
      if (line === undefined) expect(event).toMatchObject({ kind: 'dealt' });
      else {
        expect(proofread(line, lang)).toEqual([]);
        expect(addresses(line, lang)).toBe(false);
      }
    }
  });
});

/** A prompt or a refusal begins with a capital and ends with a full stop. */
const sentence = (text: string, lang: Lang): readonly string[] => [
  ...proofread(text, lang),
  ...(/^[\p{Lu}0-9].*[.?!]$/u.test(text) ? [] : [`no sentence: ${text}`]),
];

describe('the words', () => {
  const green5 = 4;
  const green0 = 12;
  const red0 = 16 + 12;
  const milk5 = 16 + 4;
  const milkMinus = 16 + 11;
  const took = { kind: 'took', seat: 1, from: 0, card: green5, forced: false } as const;

  test.each([
    ['fr', 'nicht-die-bohne', '5 vert', 'Nicht die Bohne (vert)', 'Nicht die Bohne (rouge)'],
    ['en', 'nicht-die-bohne', 'green 5', 'Nicht die Bohne (green)', 'Nicht die Bohne (red)'],
    ['de', 'nicht-die-bohne', 'Grün 5', 'Nicht die Bohne (Grün)', 'Nicht die Bohne (Rot)'],
    ['fr', 'pas-de-bras', '5 blanc', 'Pas de bras (blanc)', 'Pas de bras (au lait)'],
  ] as const)('name cards in %s of %s', (lang, edition, ...names) => {
    const texts = textsOf(edition, lang);
    expect([green5, green0, red0].map((card) => texts.card(card))).toEqual(names);
  });

  test('name the special cards of the chocolate box', () => {
    const names = LANGS.map((lang) => textsOf('pas-de-bras', lang).card(milkMinus));
    expect(names).toEqual(['Huile de palme (au lait)', 'Palm oil (milk)', 'Palmöl (Vollmilch)']);
  });

  test.each([
    [milk5, 'le 5 au lait', 'the milk 5', 'die Vollmilch-5'],
    [milk5 + 32, 'le 5 aux noisettes', 'the hazelnut 5', 'die Haselnuss-5'],
    [green5, 'le 5 blanc', 'the white 5', 'die weiße 5'],
    [milkMinus, 'Huile de palme (au lait)', 'Palm oil (milk)', 'Palmöl (Vollmilch)'],
  ])('say a chocolate card inside a sentence (%i)', (card, fr, en, de) => {
    const led = { kind: 'led', seat: 1, card } as const;
    expect(LANGS.map((lang) => textsOf('pas-de-bras', lang).event(led, NAMES))).toEqual([
      `Beate entame avec ${fr}.`,
      `Beate leads ${en}.`,
      `Beate spielt ${de} aus.`,
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
      'prendre Nicht die Bohne (vert) de Carl\u00a0: 0 → 0',
      'take Carl’s Nicht die Bohne (green): 0 → 0',
      'Nicht die Bohne (Grün) von Carl nehmen: 0 → 0',
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
    for (const { view, move } of MATERIAL['nicht-die-bohne'].moves) {
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
    const lines = LANGS.map((lang) => textsOf('nicht-die-bohne', lang).event(took, NAMES));
    expect(lines).toEqual([
      'Beate prend le 5 vert d’Alex.',
      'Beate takes Alex’s green 5.',
      'Beate nimmt die grüne 5 von Alex.',
    ]);
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

  test('fall back on the rule for a refusal that is not the game’s own', () => {
    const texts = textsOf('nicht-die-bohne', 'fr');
    const misfit = { rule: 'NB-21', why: 'step-kind', facts: {} };
    expect(texts.refusal(misfit)).toBe(texts.rules['NB-21']);
    expect(texts.refusal({ rule: 'XX-99', why: 'odd', facts: {} })).toBe('XX-99 odd');
  });
});
