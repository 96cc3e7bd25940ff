// The Chicorée table in a terminal: the picture keeps its width and shows all that is open and
// nothing that is hidden; what people type is read as they mean it.
import { META } from '@tablee/chicoree/meta';
import {
  CODES,
  incomeOf,
  KINDS,
  NO_CARD,
  PHASE,
  RULES,
  type State,
  type View,
} from '@tablee/chicoree/rules';
import { TERMINAL } from '@tablee/chicoree/terminal';
import { BACKSTAGE } from '@tablee/chicoree/testing';
import { LANGUAGES } from '@tablee/chicoree/texts';
import { LANGS, type Lang, type Paint, type Seat } from '@tablee/kit';
import { momentsOf, terminalSuite } from '@tablee/kit/suites';
import { describe, expect, test } from 'vitest';

import { situation, Sitting, stack } from './table-setting.ts';

const NAMES = ['Alex', 'Beate', 'Carl', 'Dora', 'Émile', 'Françoise-Marie'];
const plain: Paint = (text) => text;

function draw(view: View, seat: Seat, width = 80, lang: Lang = 'fr'): readonly string[] {
  return TERMINAL.draw(view, seat, NAMES, plain, width, lang);
}

const TABLES = (
  [
    ['turn by turn', 2, 'turns', 17],
    ['turn by turn', 4, 'turns', 23],
    ['free-for-all', 6, 'melee', 23],
  ] as const
).map(([name, seats, auction, gap]) => {
  const lot = { seats, options: { first: '1', auction }, eagerness: 3 } as const;
  return [name, seats, momentsOf(RULES, META, lot, gap)] as const;
});

for (const [name, seats, moments] of TABLES)
  terminalSuite(`a table ${name} for ${seats}`, {
    rules: RULES,
    terminal: TERMINAL,
    backstage: BACKSTAGE,
    seats,
    moments,
    // A long name may be cut, a code or a number never.
    cut: /[^a-z]…/,
  });

describe.each(TABLES)('a table %s for %i', (_, seats, moments) => {
  test('shows the own hand with names, every purse, stop card and the card in the middle', () => {
    for (const state of moments) {
      if (state.phase === PHASE.opening) continue;
      const lines = draw(RULES.view(state, 0), 0, 120, 'en');
      const text = lines.join('\n');
      const own = lines.slice(lines.findIndex((line) => /^╭─ ▸?0 Alex/.test(line))).join('\n');
      for (let card = 0; card < KINDS; card++) {
        const name = LANGUAGES.en.cards[CODES[card]!].name;
        const copies = state.inHand(0, card);
        if (copies > 0)
          expect(own).toContain(`${CODES[card]!} ${name}${copies > 1 ? ` ×${copies}` : ''}`);
        const inDiscard = state.discardOf(card);
        if (inDiscard > 0)
          expect(text).toContain(` ${CODES[card]!}${inDiscard > 1 ? `×${inDiscard}` : ''}`);
      }
      if (state.card !== NO_CARD) expect(text).toContain(`▐ ${CODES[state.card]!} `);
      expect(text).toContain(`draw pile ${state.pile} · discard ${state.discarded}`);
      for (let seat = 0; seat < seats; seat++) showsPlace(state, seat, text);
    }
  });
});

function showsPlace(state: State, seat: Seat, text: string): void {
  if (!state.isAlive(seat)) {
    expect(text).toContain('bankrupt');
    return;
  }
  const tokens = LANGUAGES.en.tokens(state.tokens(seat));
  expect(text).toMatch(new RegExp(`${seat} ${NAMES[seat]!.slice(0, 4)}.*${tokens}`));
  expect(text).toContain(`hand ${state.held(seat)}`);
  const start = state.start(seat);
  if (start !== NO_CARD) expect(text).toContain(LANGUAGES.en.cards[CODES[start]!].name);
  ['SUR', 'CAF'].forEach((code, stop) => {
    if (state.stops(seat, stop, 2) > 0) expect(text).toContain(`${code} 2 turns`);
    if (state.stops(seat, stop, 1) > 0) expect(text).toContain(`${code} 1 turn`);
  });
}

describe('a hand-set table', () => {
  const s = situation(3, {
    front: ['EGY C1 C2 JOK=3 C4', 'GRE C1 C6 C6', ''],
    hands: ['C5 C5 JOK MAL VOG D3', 'C2', 'SUR'],
    tokens: [9, 5, 1],
  });
  const view = s.view(0) as View;
  const lines = draw(view, 0);

  test('shows the places of each chain: filled, by a joker, next and empty', () => {
    expect(lines.find((line) => line.includes('[J]'))).toContain('[1] [2] [J] [4] >5< >6<  7');
    expect(lines.find((line) => line.includes('×2>7<'))).toContain('[1]>2< 3  4  5 [6]×2>7<');
    expect(lines.join('\n')).toContain('ensuite\u00a0: 5-Torréfaction · 6-Magasin');
  });

  test('asks a player without a Départ for one, and marks no place of the chain', () => {
    const lacking = (lang: Lang) => draw(s.view(2) as View, 2, 80, lang).slice(-8);
    expect(view.harvested).toBe(true);
    expect(lacking('fr').join()).toContain('  1   2   3   4   5   6   7 ');
    const next = LANGS.map((lang) => lacking(lang).find((line) => line.includes(':')));
    expect(next.map((line) => line!.replace(/│/g, '').trim())).toEqual([
      'ensuite\u00a0: un Départ',
      'next: a Start card',
      'als Nächstes: eine Startkarte',
    ]);
  });

  test('marks a shop only once there was a harvest', () => {
    const early = situation(2, { front: ['EGY C1 C2', ''], hands: ['', ''] });
    expect(draw(early.view(0) as View, 0).join()).toContain('[1] [2] >3<  4   5   6   7 ');
  });

  test('shows incomes, purses and the sizes of hands', () => {
    const text = lines.join('\n');
    expect(text).toMatch(/▸0 Alex ─+ 13 pions/);
    expect(text).toMatch(/Départ Grèce +\+2 \+2×2/);
    expect(text).toMatch(/sans Départ/);
    expect(text).toMatch(/╰─ main 1 ─/);
    expect(text).toMatch(/╰─ main 6 ─/);
  });

  test('groups the own hand', () => {
    const from = lines.findIndex((line) => line.includes('Chaîne'));
    expect(lines.slice(from, from + 5).map((line) => line.replace(/[│]/g, '').trim())).toEqual([
      'Chaîne  C5 5-Torréfaction ×2',
      'Joker   JOK Chicorée (joker)',
      'Rouges  MAL Maladie',
      'Ocres   VOG En vogue',
      'Défi    D3 Défi, 3 fleurs',
    ]);
  });

  test('lights the step of the turn', () => {
    expect(lines[1]).toBe(
      '1 banque 2 loyers [3 magasin] 4 chaîne 5 Départ 6 spécial 7 main 8 milieu 9 fin',
    );
    expect(draw(view, 0, 60)[1]).toBe('1 ─ 2 ─ [3 magasin] ─ 4 ─ 5 ─ 6 ─ 7 ─ 8 ─ 9');
  });

  test.each([
    ['c5', 'lay C5'],
    ['poser c5', 'lay C5'],
    ['vog', 'play VOG'],
    ['jok 6', 'lay JOK as 6'],
    ['JOK as 5', 'lay JOK as 5'],
    ['jok comme c5', 'lay JOK as 5'],
    ['jok', 'lay JOK'],
    ['mal 1', 'play MAL on 1'],
    ['mal beate', 'play MAL on 1'],
    ['joue mal contre bea', 'play MAL on 1'],
    ['mal sur beate', 'play MAL on 1'],
    ['mal', 'play MAL'],
    ['egy', 'start EGY'],
    ['fin', 'done'],
    ['Fertig', 'done'],
    ['d', 'done'],
    ['p', 'pass'],
    ['5', '5'],
    ['xyz 3', 'xyz 3'],
    ['', ''],
  ])('reads %j in steps 3 to 6', (typed, meant) => {
    expect(TERMINAL.readMove(view, 0, typed, NAMES)).toBe(meant);
  });

  test('finds the only target by itself', () => {
    const alone = situation(2, { front: ['EGY', 'EGY C1 C2 C3'], hands: ['INC SUR'] });
    expect(TERMINAL.readMove(alone.view(0) as View, 0, 'inc')).toBe('play INC on 1');
    expect(TERMINAL.readMove(alone.view(0) as View, 0, 'sur')).toBe('play SUR on 1');
  });
});

describe('the card in the middle', () => {
  /** A table of three with this card turned up. */
  const turned = (card: string, options = {}): Sitting => {
    const s = new Sitting(3, options);
    s.play(stack(`MAL ${card}`), '0 done');
    return s;
  };
  const middleOf = (s: Sitting): string[] =>
    draw(s.view(1) as View, 1).filter((line) => line.startsWith('▐'));

  test('is auctioned turn by turn', () => {
    const open = turned('C4');
    open.play('0 bid 2', '1 pass');
    expect(middleOf(open)).toEqual([
      '▐ C4 4-Récolte — Enchère à tour de rôle',
      '▐ mise 2 (Alex) · parole Carl · passé Beate',
    ]);
    const view = open.view(2) as View;
    expect(TERMINAL.readMove(view, 2, '3')).toBe('bid 3');
    expect(TERMINAL.readMove(view, 2, 'biete 3')).toBe('bid 3');
    expect(TERMINAL.readMove(view, 2, 'Passe')).toBe('pass');
  });

  test('is auctioned free-for-all', () => {
    expect(middleOf(turned('C1', { auction: 'melee' }))).toEqual([
      '▐ C1 1-Achat de graines — Enchère à la mêlée',
      '▐ pas de mise · parole Alex, Beate, Carl',
    ]);
  });

  test('is bluffed for', () => {
    const s = turned('EGY');
    expect(middleOf(s)).toEqual([
      '▐ EGY Départ Égypte — Enchère bluff',
      '▐ poings Alex, Beate, Carl',
    ]);
    expect(TERMINAL.readMove(s.view(0) as View, 0, '0')).toBe('bid 0');
  });

  test('tells people of one name or of none apart by their seats', () => {
    const names = ['Alex', 'Alex', ''];
    const lines = TERMINAL.draw(turned('EGY').view(1) as View, 1, names, plain, 80, 'fr');
    expect(lines).toContain('▐ poings Alex(0), Alex(1), (2)');
  });

  test('is challenged for, with a list of cards', () => {
    const s = turned('D2');
    expect(middleOf(s)).toEqual(['▐ D2 Défi, 2 fleurs', '▐ en jeu Alex']);
    const view = s.view(0) as View;
    expect(TERMINAL.readMove(view, 0, 'mal')).toBe('show MAL');
    expect(TERMINAL.readMove(view, 0, 'd3, mal')).toBe('show MAL D3');
    expect(TERMINAL.readMove(view, 0, 'zeige d3 mal')).toBe('show MAL D3');
    expect(TERMINAL.readMove(view, 0, 'mal x')).toBe('mal x');
  });

  test('is sold by a debtor', () => {
    const s = situation(3, {
      front: ['EGY C1 C2 C3 C4 C6 C6', '', ''],
      hands: ['', 'C2', ''],
      tokens: [5, 1, 5],
    });
    expect(draw(s.view(1) as View, 1)[1]).toContain('[2 loyers]');
    expect(TERMINAL.readMove(s.view(1) as View, 1, 'c2')).toBe('sell C2');
    s.play('1 sell C2');
    expect(middleOf(s)[1]).toBe('▐ pas de mise · vente Beate · parole Alex');
    expect(draw(s.view(1) as View, 1)[1]).toContain('[2 loyers]');
  });
});

describe('the name of a Départ', () => {
  /** Everyone has the longest one and an income from each opponent. */
  function monks(seats: number): View {
    const s = new Sitting(seats);
    s.play(stack(''), '0 done');
    const view = s.view(0) as View;
    for (let seat = 0; seat < seats; seat++) {
      view.setStart(seat, CODES.indexOf('MOI'));
      view.lay(seat, 6, CODES.indexOf('C6'), 2);
    }
    return view;
  }

  test.each([2, 3, 4, 5, 6])('is whole at 80 and 120 columns for %i', (seats) => {
    const view = monks(seats);
    for (const lang of LANGS)
      for (const width of [80, 120]) {
        const text = draw(view, 0, width, lang).join('\n');
        const name = `MOI ${LANGUAGES[lang].cards.MOI.name}`;
        expect(text.split(name).length - 1).toBe(seats);
        expect(text.split(` +${incomeOf(CODES.indexOf('MOI'))} +2×`).length - 1).toBe(seats - 1);
      }
  });
});
