// What the browser's table decides without a browser: deeds, orders, moments, words.
import { describe, expect, test } from 'vitest';

import { CODES, lotOf, NOBODY, RULES, stepOf, type Event, type Move } from '@tablee/chicoree/rules';
import { LANGS } from '@tablee/kit';
import { boardOf, handOf, othersOf, unknownOf } from '../ui/board.ts';
import { deedOf, placesOf } from '../ui/deeds.ts';
import { Desk } from '../ui/desk.svelte.ts';
import { describe as describeScene } from '../ui/describe.ts';
import { chainLabel, debtLabel, missingOf, saidBy } from '../ui/labels.ts';
import { isGreat, momentsOf } from '../ui/moments.ts';
import { hasSay, orderNow, passAuction, passTurn, upTo } from '../ui/orders.ts';
import type { TableScene } from '../ui/table-scene.ts';
import { phaseOf } from '../ui/steps.ts';
import { UI_TEXTS } from './ui-texts.ts';
import { card, PHASES, sceneOf, tableWith } from './ui-views.ts';

const legalFor = (state: ReturnType<typeof tableWith>): Move[] => {
  const legal: Move[] = [];
  RULES.moves(state, 0, legal);
  return legal;
};

describe('on to the draw', () => {
  const deskWith = (hand: string, code: string): Desk => {
    const scene = sceneOf(tableWith({ hand }));
    let isMyTurn = false;
    const desk = new Desk(() => ({ ...scene, isMyTurn }));
    // Lifted before one is asked, as one looks through one's hand.
    desk.press(card(code));
    isMyTurn = true;
    return desk;
  };

  test('one may go although a card is lifted that cannot be laid', () => {
    const desk = deskWith('C5', 'C5');
    expect(desk.chosen).toBe(card('C5'));
    expect(desk.mayDraw).toBe(true);
  });

  test('one may go while a red card asks against whom', () => {
    expect(deskWith('SUR', 'SUR').mayDraw).toBe(true);
  });

  test('one lays first what has been lifted to be laid', () => {
    expect(deskWith('C3', 'C3').mayDraw).toBe(false);
    expect(deskWith('JOK', 'JOK').mayDraw).toBe(false);
  });
});

describe('what a card of the hand can do', () => {
  const deed = (
    hand: string,
    code: string,
    prepare?: (s: ReturnType<typeof tableWith>) => void,
  ) => {
    const state = tableWith({ hand });
    prepare?.(state);
    return deedOf(state, 0, card(code), legalFor(state));
  };

  test('the next chain card is laid as it is, at its place', () => {
    const next = deed('C3', 'C3');
    expect(next).toEqual({ kind: 'plain', move: { kind: 'lay', card: card('C3'), as: null } });
    expect(placesOf(next)).toEqual([3]);
  });

  test('a joker asks as which number', () => {
    const joker = deed('JOK', 'JOK');
    expect(joker.kind === 'numbers' && joker.aims.map(({ at }) => at)).toEqual([3, 6]);
    expect(placesOf(joker)).toEqual([3, 6]);
  });

  test('a Départ goes to the place before the chain', () => {
    const start = deed('EGY', 'EGY', (s) => {
      s.setStart(0, -1);
      s.hadStart = false;
    });
    expect(placesOf(start)).toEqual([0]);
  });

  test('red cards ask against whom; only those who can be hit are offered', () => {
    const storm = deed('ORA', 'ORA');
    expect(storm.kind === 'targets' && storm.aims.map(({ at }) => at)).toEqual([1]);
    const stop = deed('SUR', 'SUR');
    expect(stop.kind === 'targets' && stop.aims.map(({ at }) => at)).toEqual([1, 2, 3]);
  });

  test('what is not allowed comes with the rule that says so', () => {
    const why = (hand: string, prepare?: (s: ReturnType<typeof tableWith>) => void) => {
      const found = deed(hand, hand, prepare);
      return found.kind === 'none' ? found.refusal?.rule : 'allowed';
    };
    expect(why('C5')).toBe('CH-25');
    expect(why('C7')).toBe('CH-14');
    expect(why('EGY')).toBe('CH-31');
    expect(why('D3')).toBe('CH-16');
    expect(why('C6', (s) => (s.harvested = false))).toBe('CH-12');
    expect(why('ORA', (s) => s.lay(1, 4, card('C4'), -1))).toBe('CH-45');
    expect(why('JOK', (s) => (s.stage = 2))).toBe('CH-24');
  });

  test('every kind of card has an answer in every situation of a turn', () => {
    for (const code of CODES)
      for (const stage of [0, 1, 2])
        for (const had of [true, false]) {
          const found = deed(code, code, (s) => {
            s.stage = stage;
            s.hadStart = had;
          });
          if (found.kind === 'none') expect(found.refusal, code).toBeDefined();
        }
  });
});

describe('boards', () => {
  test('places say what lies there and what could come next', () => {
    const state = tableWith();
    const { places, start, income, toll, stops } = boardOf(state, 0);
    expect(places.filter(({ copies }) => copies > 0).map(({ number }) => number)).toEqual([1, 2]);
    expect(places.filter(({ isNext }) => isNext).map(({ number }) => number)).toEqual([3, 6]);
    expect(places[1]?.jokers).toBe(1);
    expect([start, income, toll, stops]).toEqual([card('GRE'), 2, 0, []]);
    expect(boardOf(state, 1)).toMatchObject({ toll: 2, isStopped: true });
    expect(boardOf(state, 1).stops).toEqual([{ card: card('SUR'), turns: 2, copies: 1 }]);
  });

  test('of another hand only what everyone saw is known', () => {
    const view = RULES.view(tableWith(), 0);
    expect(handOf(view, 1)).toEqual([{ card: card('MAL'), copies: 1 }]);
    expect(unknownOf(view, 1)).toBe(1);
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  });

  test('the chain is read out with its joker', () => {
    const scene = sceneOf(tableWith(), 0, 'en');
    expect(chainLabel(scene, boardOf(tableWith(), 0))).toBe(
      'Chain: 1-Buying Seeds, 2-Sowing (joker); next: 3-Building a Factory, 6-Shop',
    );
  });
});

describe('the standing order', () => {
  const auction = (price: number, bidder: number) => {
    const state = tableWith({ phase: 'auction' });
    state.price = price;
    state.bidder = bidder;
    return state;
  };
  const at = (state: ReturnType<typeof tableWith>, now?: string): TableScene => ({
    ...sceneOf(state),
    orders: { now, give: () => undefined, cancel: () => undefined },
  });

  test('is offered for the auction of now, in both ways', () => {
    const scene = at(auction(4, 1));
    const lot = lotOf(scene.view)!;
    expect(upTo(scene, 6, 'pass')).toBe(`bid 6 pass ${lot}`);
    expect(upTo(scene, 6, 'ask')).toBe(`bid 6 ask ${lot}`);
    expect(passAuction(scene)).toBe(`pass auction ${lot}`);
  });

  test('is not offered where orders cannot be left', () => {
    expect(upTo(sceneOf(auction(4, 1)), 6, 'pass')).toBeUndefined();
    expect(passTurn(sceneOf(auction(4, 1)))).toBeUndefined();
  });

  test('is read from the table’s own words', () => {
    expect(orderNow(at(auction(4, 1), 'bid 6 pass 1-C3'))).toEqual({
      kind: 'bid',
      most: 6,
      then: 'pass',
      lot: '1-C3',
    });
    expect(orderNow(at(auction(4, 1), 'pick done'))).toBeUndefined();
    expect(orderNow(at(auction(4, 1)))).toBeUndefined();
  });

  test('needs somebody who still has a say', () => {
    const state = auction(4, 1);
    expect(hasSay(state, 0)).toBe(true);
    state.passed = 1;
    expect(hasSay(state, 0)).toBe(false);
    expect(hasSay(tableWith(), 0)).toBe(false);
    const forced = auction(0, NOBODY);
    forced.seller = 0;
    expect(hasSay(forced, 0)).toBe(false);
  });
});

describe('moments', () => {
  const before = tableWith();
  const kinds = (...events: Event[]) => momentsOf(events, before).map(({ event }) => event.kind);

  test('bids, passes and draws are not worth stopping for', () => {
    expect(kinds({ kind: 'bid', seat: 1, amount: 3 })).toEqual([]);
    expect(kinds({ kind: 'passed', seat: 1 })).toEqual([]);
    expect(kinds({ kind: 'drew', seat: 1, card: null })).toEqual([]);
  });

  test('income and what the others pay are one moment', () => {
    const [moment] = momentsOf(
      [
        { kind: 'income', seat: 1, amount: 4 },
        { kind: 'paid', seat: 2, to: 1, amount: 3 },
        { kind: 'paid', seat: 3, to: 1, amount: 3 },
      ],
      before,
    );
    const from = [2, 3].map((seat) => ({ seat, amount: 3 }));
    expect(moment?.event).toMatchObject({ kind: 'income', from });
  });

  test('the fists tell who wins: no second moment does', () => {
    const fists: Event = { kind: 'fists', bids: [{ seat: 0, amount: 2 }] };
    const sold: Event = { kind: 'sold', seat: 0, card: card('MOI'), amount: 2 };
    expect(kinds(fists, sold)).toEqual(['fists']);
    expect(kinds(sold)).toEqual(['sold']);
  });

  test('fists that are all empty are told at a glance, not counted', () => {
    const fists = (...amounts: number[]): Event => ({
      kind: 'fists',
      bids: amounts.map((amount, seat) => ({ seat, amount })),
    });
    const unsold: Event = { kind: 'unsold', card: card('MOI') };
    const [empty, ...more] = momentsOf([fists(0, 0, 0), unsold], before);
    const [full] = momentsOf([fists(0, 1, 0)], before);
    expect(more).toEqual([]);
    expect(empty!.milliseconds).toBeLessThan(full!.milliseconds / 2);
    expect([isGreat(empty!.event), isGreat(full!.event)]).toEqual([false, true]);
  });

  test('the flowers come with the cards, the special with what it destroys', () => {
    const shown: Event = { kind: 'shown', cards: [{ seat: 0, cards: [card('D3')] }] };
    const [flowers] = momentsOf([shown, { kind: 'flowers', total: 7, wins: [] }], before);
    expect(flowers?.event).toMatchObject({ kind: 'flowers', shown: shown.cards });
    const played: Event = { kind: 'played', seat: 0, card: card('ORA'), on: 1 };
    const destroyed: Event = { kind: 'destroyed', seat: 1, card: card('C4'), number: 4 };
    const [special] = momentsOf([played, destroyed], before);
    expect(special?.event).toMatchObject({ kind: 'played', destroyed });
    expect(isGreat(special!.event)).toBe(true);
  });

  test('none is shorter than a glance or longer than patience', () => {
    const all: Event[] = [
      { kind: 'income', seat: 0, amount: 1 },
      { kind: 'stopped', seat: 0 },
      { kind: 'owes', seat: 0, to: 1, amount: 1 },
      { kind: 'bankrupt', seat: 0, to: 1, amount: 1 },
      { kind: 'played', seat: 0, card: card('VOG'), on: null },
      { kind: 'reshuffled', count: 3 },
      { kind: 'turned', seat: 0, card: card('D1') },
      { kind: 'selling', seat: 0, card: card('C1') },
      { kind: 'unsold', card: card('C1') },
      { kind: 'flowers', total: 0, wins: [] },
    ];
    for (const { milliseconds } of momentsOf(all, before)) {
      expect(milliseconds).toBeGreaterThanOrEqual(700);
      expect(milliseconds).toBeLessThanOrEqual(2600);
    }
  });
});

describe('words', () => {
  test('every phase has its name and its step', () => {
    for (const phase of PHASES) {
      const state = tableWith({ phase });
      expect(phaseOf(state)).toBe(phase);
      expect(stepOf(state)).toBeGreaterThanOrEqual(phase === 'opening' ? 0 : 1);
    }
  });

  test.each(LANGS)('%s: the query keys read out every phase', (lang) => {
    for (const phase of PHASES)
      for (const seat of [0, null]) {
        const told = describeScene(sceneOf(tableWith({ phase, hand: 'C3 C3 D5' }), seat, lang));
        for (const text of Object.values(told)) {
          expect(text).toMatch(/\S[.!]$/);
          expect(text).not.toMatch(/undefined|NaN|\[object/);
        }
      }
  });

  test('the hand counts equal cards; a watcher has none', () => {
    const state = tableWith({ hand: 'C3 C3 D5' });
    expect(describeScene(sceneOf(state, 0, 'en')).hand).toBe(
      'Your hand: 2 × 3-Building a Factory and Challenge, 5 flowers.',
    );
    expect(describeScene(sceneOf(state, null, 'en')).hand).toBe(UI_TEXTS.en.noHand);
  });

  test('a debt says whose shops take it, and what is missing', () => {
    const state = tableWith({ phase: 'sell' });
    const { table } = describeScene(sceneOf(state, 0, 'fr'));
    expect(table).toContain('Les 2 magasins de Beate te réclament 5 pions, et tu n’en as que 2.');
    const { table: told } = describeScene({ ...sceneOf(state, 0, 'fr'), me: null });
    expect(told).toContain(
      'Les 2 magasins de Beate réclament 5 pions à Camille, qui n’en a que 2.',
    );
    expect(missingOf(state, 0)).toBe(3);
    // The creditor's own, with an export, against somebody who has nothing.
    state.lay(1, 7, card('C7'), 1);
    state.pay(0, -2);
    expect(LANGS.map((lang) => debtLabel(sceneOf(state, 1, lang), 0))).toEqual([
      'Tes 2 magasins et ton export réclament 5 pions à Camille, qui n’en a pas.',
      'Your 2 shops and export want 5 tokens from Camille, who has none.',
      'Deine 2 Läden und dein Export verlangen von Camille 5 Chips; Camille hat keinen.',
    ]);
    state.lay(1, 6, card('C6'), -1);
    state.lay(1, 7, card('C7'), -1);
    expect(LANGS.map((lang) => debtLabel(sceneOf(state, 0, lang), 0))).toEqual([
      'Le magasin de Beate te réclame 5 pions, et tu n’en as pas.',
      'Beate’s shop wants 5 tokens from you, and you have none.',
      'Der Laden von Beate verlangt von dir 5 Chips; du hast keinen.',
    ]);
  });

  test('six of seven different cards are one short of the end, for whoever still plays', () => {
    const state = tableWith();
    // Five different ones and a second shop.
    expect(boardOf(state, 1).isOneShort).toBe(false);
    state.lay(1, 5, card('JOK'), 1);
    expect([0, 1, 2].map((seat) => boardOf(state, seat).isOneShort)).toEqual([false, true, false]);
    const said = (me: number, lang: (typeof LANGS)[number]) =>
      chainLabel(sceneOf(state, me, lang), boardOf(state, 1)).replaceAll('\u00a0', ' ');
    expect(LANGS.map((lang) => /^[^!]*!/.exec(said(0, lang))?.[0])).toEqual([
      'Plus qu’une carte !',
      'Only one card missing!',
      'Nur noch eine Karte!',
    ]);
    expect(LANGS.map((lang) => /^[^!]*!/.exec(said(1, lang))?.[0])).toEqual([
      'Il ne te manque qu’une carte !',
      'You need just one more card!',
      'Dir fehlt nur noch eine Karte!',
    ]);
    state.lay(1, 7, card('C7'), 1);
    expect(boardOf(state, 1).isOneShort).toBe(false);
    state.lay(1, 7, card('C7'), -1);
    state.leave(1);
    expect(boardOf(state, 1).isOneShort).toBe(false);
  });

  test('bids and passes are said at the seat', () => {
    const state = tableWith({ phase: 'auction' });
    state.price = 3;
    state.bidder = 1;
    state.passed = 4;
    const scene = sceneOf(state);
    expect(saidBy(scene, 1)).toMatchObject({ kind: 'bid', text: '3' });
    expect(saidBy(scene, 2)).toMatchObject({ kind: 'passed', text: 'passe' });
    expect(saidBy(scene, 3)).toBeUndefined();
  });

  test('French puts no-break spaces before its double signs', () => {
    const { fr } = UI_TEXTS;
    const texts = [fr.main({ lay: true, start: true, play: true }), fr.whichNumber, fr.show];
    for (const text of texts) expect(text).not.toMatch(/ [:;!?]/);
  });

  test.each(LANGS)('%s: nine steps, and reasons for every end', (lang) => {
    const t = UI_TEXTS[lang];
    expect(t.steps).toHaveLength(9);
    for (const reason of ['chain', 'last', 'exhausted']) expect(t.why(reason)).not.toBe('');
  });
});
