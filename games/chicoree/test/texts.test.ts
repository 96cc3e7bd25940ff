// What is said at a Chicorée table, in every language: each refusal, prompt, move and event has a
// sound sentence, made here from real games.
import { META } from '@tablee/chicoree/meta';
import {
  CODES,
  KINDS,
  PHASE,
  RULE_IDS,
  RULES,
  RULING_IDS,
  WHYS,
  type Event,
  type Move,
} from '@tablee/chicoree/rules';
import { addTinyDeck, BACKSTAGE } from '@tablee/chicoree/testing';
import { LANGUAGES, textsOf } from './texts.ts';
import { LANGS } from '@tablee/kit';
import { NAMES, textsSuite } from '@tablee/kit/suites';
import { proofreadSentence } from '@tablee/kit/testing';
import { refusalsFit } from '@tablee/ui/suites';
import { describe, expect, test } from 'vitest';

import { loadBook } from '../texts/book/load.ts';

addTinyDeck();

/** All there is to try, legal or not. */
function everyMove(): Move[] {
  const seats = [0, 1, 2, 3, 9];
  const each = Array.from({ length: KINDS }, (_, card): Move[] => [
    ...[null, 1, 2, 3, 4, 5, 6, 7].map((as): Move => ({ kind: 'lay', card, as })),
    ...[null, ...seats].map((on): Move => ({ kind: 'play', card, on })),
    { kind: 'start', card },
    { kind: 'sell', card },
    { kind: 'show', cards: [card] },
  ]);
  const bids = [0, 1, 2, 5, 99].map((amount): Move => ({ kind: 'bid', amount }));
  return [...each.flat(), ...bids, { kind: 'pass' }, { kind: 'done' }];
}

const { views, refusals } = textsSuite({
  rules: RULES,
  meta: META,
  textsOf,
  bookOf: loadBook,
  ruleIds: RULE_IDS,
  rulings: RULING_IDS,
  whys: WHYS,
  endReasons: BACKSTAGE.endReasons,
  faces: CODES.map((_, card) => card),
  phaseOf: ({ phase }) => phase,
  phases: Object.values(PHASE),
  eventKinds: (lang) => Object.keys(LANGUAGES[lang].events),
  tried: everyMove(),
  gap: 3,
  tables: [
    { seats: 4, options: { auction: 'turns' }, eagerness: 2 },
    { seats: 3, options: { auction: 'melee' }, eagerness: 3 },
    { seats: 2, options: { auction: 'turns', deck: 'tiny' }, eagerness: 3 },
    { seats: 6, options: { auction: 'turns' }, eagerness: 3 },
    { seats: 5, options: { auction: 'melee' }, eagerness: 4 },
  ],
});

refusalsFit(textsOf, [...refusals.values()]);

test.each(LANGS)('every card says what it does in %s', (lang) => {
  const effects = CODES.map((code) => LANGUAGES[lang].cards[code].effect);
  expect(effects.flatMap((effect) => proofreadSentence(effect, lang))).toEqual([]);
});

describe('the words', () => {
  const say = (event: Event) => LANGS.map((lang) => textsOf(lang).event(event, NAMES));
  const joker = CODES.indexOf('JOK');
  const harvest = CODES.indexOf('C4');

  test('count tokens in the singular and the plural', () => {
    expect(say({ kind: 'paid', seat: 1, to: 0, amount: 1 })).toEqual([
      'Beate donne 1 pion à Alex.',
      'Beate gives Alex 1 token.',
      'Beate zahlt 1 Chip an Alex.',
    ]);
    expect(say({ kind: 'income', seat: 1, amount: 4 })).toEqual([
      'Beate reçoit 4 pions de la banque.',
      'Beate gets 4 tokens from the bank.',
      'Beate bekommt 4 Chips aus der Bank.',
    ]);
  });

  test('speak to the one who reads, who gives and who gets', () => {
    const told = (event: Event, me: number) =>
      LANGS.map((lang) => textsOf(lang).event(event, NAMES, me));
    const owes = { kind: 'owes', seat: 1, to: 0, amount: 1 } as const;
    expect(told(owes, 0)).toEqual([
      'Beate doit 1 pion à ton magasin et ne peut pas payer\u00a0: vente forcée.',
      'Beate owes your shop 1 token and cannot pay: forced sale.',
      'Beate schuldet deinem Laden 1 Chip und hat nicht genug: Zwangsverkauf.',
    ]);
    expect(told(owes, 1)).toEqual([
      'Tu dois 1 pion au magasin d’Alex et tu ne peux pas payer\u00a0: vente forcée.',
      'You owe Alex’s shop 1 token and cannot pay: forced sale.',
      'Du schuldest dem Laden von Alex 1 Chip und hast nicht genug: Zwangsverkauf.',
    ]);
    expect(told({ kind: 'over', reason: 'chain', winners: [0] }, 0)).toEqual([
      'La chaîne est complète. Tu gagnes\u00a0!',
      'The chain is complete. You win!',
      'Die Kette ist vollständig. Du gewinnst!',
    ]);
  });

  test('say what a joker stands for', () => {
    expect(say({ kind: 'laid', seat: 0, card: joker, number: 4 })).toEqual([
      'Alex pose un joker comme Récolte (4).',
      'Alex lays a joker as Harvest (4).',
      'Alex legt einen Joker als Ernte (4) aus.',
    ]);
    expect(say({ kind: 'destroyed', seat: 0, card: harvest, number: 4 })).toEqual([
      'Alex perd sa récolte (4).',
      'Alex’s harvest (4) is destroyed.',
      'Alex verliert die Ernte (4).',
    ]);
  });

  test('hide a card drawn unseen', () => {
    expect(say({ kind: 'drew', seat: 2, card: null })).toEqual([
      'Carl pioche une carte.',
      'Carl draws a card.',
      'Carl zieht eine Karte.',
    ]);
  });

  test('tell how a challenge ended', () => {
    const wins = [
      { seat: 0, amount: 8 },
      { seat: 1, amount: 0 },
    ];
    expect(say({ kind: 'flowers', total: 8, wins })).toEqual([
      '8 fleurs sur la table\u00a0: Alex gagne 8 pions et Beate, à l’arrêt, ne reçoit rien.',
      '8 flowers on the table: Alex wins 8 tokens and Beate is stopped and gets nothing.',
      '8 Blüten auf dem Tisch: Alex gewinnt 8 Chips und Beate ist gestoppt und bekommt nichts.',
    ]);
  });

  test('name what is possible instead of a refused move', () => {
    const next = { rule: 'CH-25', why: 'not-the-next', facts: { number: 4, next: 2 } };
    const higher = { rule: 'CH-64', why: 'bid-higher', facts: { price: 1 } };
    expect(LANGS.map((lang) => textsOf(lang).refusal(next))).toEqual([
      'Ce n’est pas le moment de poser la Récolte (4)\u00a0: la prochaine est le Semis (2).',
      'Not the Harvest (4) yet: the next card to lay is Sowing (2).',
      'Für die Ernte (4) ist es noch zu früh: Erst brauchst du die Aussaat (2).',
    ]);
    expect(LANGS.map((lang) => textsOf(lang).refusal(higher))).toEqual([
      'On en est à 1 pion\u00a0: mise au moins 2.',
      'The price stands at 1 token: bid at least 2.',
      'Das Gebot steht bei 1 Chip: Biete mindestens 2.',
    ]);
  });

  test('tell a card that lies already from one whose turn will come', () => {
    const behind = { rule: 'CH-25', why: 'not-the-next', facts: { number: 2, next: 4 } };
    expect(LANGS.map((lang) => textsOf(lang).refusal(behind))).toEqual([
      'Tu as déjà posé le Semis (2)\u00a0: la prochaine est la Récolte (4).',
      'You already have Sowing (2): the next card to lay is the Harvest (4).',
      'Du hast die Aussaat (2) schon: Als Nächstes brauchst du die Ernte (4).',
    ]);
  });

  test('say a card’s name without its comma or colon inside a sentence', () => {
    expect(say({ kind: 'selling', seat: 1, card: CODES.indexOf('D5') })).toEqual([
      'Beate met un Défi à 5 fleurs en vente.',
      'Beate puts a Challenge with 5 flowers up for sale.',
      'Beate bietet einen Wettstreit mit 5 Blüten zum Verkauf an.',
    ]);
    expect(say({ kind: 'unsold', card: CODES.indexOf('MOI') })).toEqual([
      'Personne ne mise\u00a0: le Départ Moines Hollandais va à la défausse.',
      'Nobody bids: the Dutch Monks Start card goes to the discard pile.',
      'Niemand bietet: Start Holländische Mönche kommt auf die Ablage.',
    ]);
  });

  test('tell a seller that the others bid, not that the purse is too small', () => {
    const selling = views.filter(
      ({ view, seat }) => view.phase === PHASE.melee && seat === view.seller,
    );
    expect(selling.length).toBeGreaterThan(0);
    for (const { view, seat } of selling)
      expect(textsOf('en').prompt(view, seat, NAMES)).toMatch(/\. The others are bidding\.$/);
  });

  test.each([
    ['fr', /marteau/, /cloche/],
    ['en', /hammer/, /\bbell\b/],
    ['de', /Hammer/, /glocke/i],
  ] as const)('end a free-for-all with the same thing throughout in %s', (lang, word, other) => {
    const texts = textsOf(lang);
    const silent = { rule: 'CH-71', why: 'wait-for-the-bell', facts: {} };
    expect(texts.refusal(silent)).toMatch(word);
    const prompts = views
      .filter(({ view }) => view.phase === PHASE.melee)
      .map(({ view, seat }) => texts.prompt(view, seat, NAMES));
    expect(prompts.some((prompt) => word.test(prompt))).toBe(true);
    expect(prompts.filter((prompt) => other.test(prompt))).toEqual([]);
  });

  test('share a win', () => {
    expect(say({ kind: 'over', reason: 'exhausted', winners: [0, 2] })).toEqual([
      'La partie n’avance plus. Victoire partagée\u00a0: Alex et Carl.',
      'The game has come to a standstill. A shared win: Alex and Carl.',
      'Es geht nicht mehr weiter. Geteilter Sieg für Alex und Carl.',
    ]);
  });

  test('list shown cards, equal ones counted', () => {
    const show: Move = { kind: 'show', cards: [3, 22, 22] };
    const view = views[0]!.view;
    expect(LANGS.map((lang) => textsOf(lang).move(view, show))).toEqual([
      'montrer Achat de graines (1), 2 × Défi 3',
      'show Buying Seeds (1), 2 × Challenge 3',
      'Saatgutkauf (1), 2 × Wettstreit 3 zeigen',
    ]);
  });
});

test.each(LANGS)('the rules credit the people behind the game, in %s', async (lang) => {
  const credits = (await loadBook(lang)).credits!.join(' ');
  const authors = ['Pascal Nivesse', 'Thomas Fieffé (2005, Ludiquement vôtre / Zandji)'];
  for (const name of [...authors, 'François Haffner', 'L’Escale à jeux'])
    expect(credits).toContain(name);
});
