// Every way in which Chicorée refuses a line: the rule it names, and the reason it gives.
import { WHYS } from '@tablee/chicoree/rules';
import { describe, expect, test } from 'vitest';

import { Sitting, situation, smallDeck, stack } from './table-setting.ts';

const HARVESTED = 'MOI C1 C2 C3 C4';
const ASKS_FOUR = `${HARVESTED} C6 C6 C7`;
const EIGHT = smallDeck('refusing-eight', 'MOI C1 C2 C3 C4 C5 C6 C7');
const WITH_VOGUE = smallDeck('refusing-ten', 'MOI C1 C2 C3 C4 C5 C6 C7 VOG BLO');
const MELEE = { auction: 'melee' };

const shown = new Set<string>();

/** The line is refused by this rule, for this reason. */
function refuses(s: Sitting, line: string, rule: string, why: string): void {
  const lines = s.log.lines.length;
  const refusal = s.refusal(line);
  expect(`${line}: ${refusal.rule} ${refusal.why}`).toBe(`${line}: ${rule} ${why}`);
  expect(s.log.lines).toHaveLength(lines);
  shown.add(why);
}

/** A two-player table with the first card turned up. */
function turnedUp(card: string, seats = 2, options: Readonly<Record<string, string>> = {}) {
  const s = new Sitting(seats, options);
  s.play(stack(`MAL ${card}`), '0 done');
  return s;
}

describe('the shuffle', () => {
  test('[CH-02] refuses moves before it', () => {
    const s = new Sitting(2);
    refuses(s, '0 done', 'CH-02', 'shuffling');
    refuses(s, 'sealed 0 bid 1 ; 1 bid 0', 'CH-02', 'shuffling');
  });

  test('[CH-02] refuses a pile that is not the deck', () => {
    const s = new Sitting(2, { deck: EIGHT });
    for (const pile of [
      'MOI C1 C2 C3 C4 C5 C6',
      'MOI C1 C2 C3 C4 C5 C6 C7 C7',
      'MOI C1 C2 C3 C4 C5 C6 C6',
      'EGY C1 C2 C3 C4 C5 C6 C7',
    ]) {
      refuses(s, `chance ${pile}`, 'CH-02', 'wrong-cards');
    }
    s.play('chance C7 MOI C1 C2 C3 C4 C5 C6');
  });

  test('[CH-28] refuses moves and wrong cards while the discard is shuffled', () => {
    const s = new Sitting(2, { deck: EIGHT });
    s.play('chance C1 C2 C3 C4 C5 C6 C7 MOI');
    s.turns('', '', '', '').play('0 done');
    refuses(s, '0 done', 'CH-28', 'shuffling');
    refuses(s, '1 pass', 'CH-28', 'shuffling');
    refuses(s, 'chance C2 C4 C6', 'CH-28', 'wrong-cards');
    refuses(s, 'chance C2 C4 C6 C1', 'CH-28', 'wrong-cards');
  });
});

describe('who may move', () => {
  test('[CH-05] refuses a seat that does not exist', () => {
    const s = situation(3, { hands: ['SUR'] });
    refuses(s, '3 done', 'CH-05', 'no-such-seat');
    refuses(s, '0 play SUR on 3', 'CH-05', 'no-such-seat');
  });

  test('[CH-22] refuses moves in somebody else’s turn', () => {
    const s = situation(3, { hands: ['', 'EGY SUR'] });
    for (const move of ['done', 'start EGY', 'play SUR on 0', 'lay C1'])
      refuses(s, `1 ${move}`, 'CH-22', 'not-your-turn');
  });

  test('[CH-51] refuses moves of a bankrupt player, and moves against one', () => {
    const s = situation(3, { front: [ASKS_FOUR], hands: ['SUR MAL'], tokens: [5, 2, 9] });
    refuses(s, '1 done', 'CH-51', 'bankrupt');
    refuses(s, '0 play SUR on 1', 'CH-51', 'target-is-out');
    refuses(s, '0 play MAL on 1', 'CH-51', 'target-is-out');
    s.play('0 done');
    refuses(s, 'sealed 0 bid 0 ; 1 bid 0 ; 2 bid 0', 'CH-51', 'bankrupt');
  });

  test('[CH-23] refuses everything once a chain has won', () => {
    const s = situation(2, { front: ['MOI C1 C2 C3 C4 C5'], hands: ['C6 C7'], next: 'C1 MAL' });
    s.play('0 lay C6', '0 lay C7', '0 done');
    refuses(s, '1 done', 'CH-23', 'game-over');
    expect(s.rule('bell')).toBe('CH-23');
    expect(s.rule('chance C1')).toBe('CH-23');
  });

  test('[CH-56] refuses everything once one player is left', () => {
    const s = situation(2, { front: [ASKS_FOUR], tokens: [5, 2] });
    refuses(s, '0 done', 'CH-56', 'game-over');
  });

  test('[CH-29] refuses everything once the game is exhausted', () => {
    const s = new Sitting(2, { deck: EIGHT });
    s.play('chance C1 C2 C3 C4 C5 C6 C7 MOI');
    s.doneAndSell(0).doneAndSell(1).doneAndSell(0).doneAndSell(1).turns('', '');
    refuses(s, '0 done', 'CH-29', 'game-over');
  });

  test('[CH-73] refuses every move that the moment does not offer', () => {
    const s = situation(2, { hands: ['C1'], next: 'C2 C3' });
    for (const move of ['bid 1', 'pass', 'sell C1', 'show C1'])
      refuses(s, `0 ${move}`, 'CH-73', 'not-now');
    s.play('0 done');
    for (const move of ['done', 'sell C1', 'lay C1']) refuses(s, `0 ${move}`, 'CH-73', 'not-now');
    const melee = turnedUp('C3', 2, MELEE);
    for (const move of ['done', 'sell MAL']) refuses(melee, `1 ${move}`, 'CH-73', 'not-now');
  });

  test('[CH-73] refuses a card that is not in hand', () => {
    const s = situation(2, { front: ['MOI', HARVESTED], hands: ['C2 JOK'] });
    for (const move of ['lay C1', 'lay C6', 'play MAL on 1', 'play SUR on 1', 'play VOG'])
      refuses(s, `0 ${move}`, 'CH-73', 'not-in-hand');
    s.turns('lay JOK as 1', '');
    refuses(s, '0 lay JOK as 2', 'CH-73', 'not-in-hand');
  });
});

describe('laying', () => {
  test('[CH-15] refuses chain cards without a Départ when the turn began', () => {
    const s = situation(2, { front: ['', HARVESTED], hands: ['EGY C1 C6 JOK'] });
    for (const move of ['lay C1', 'lay C6', 'lay JOK as 1'])
      refuses(s, `0 ${move}`, 'CH-15', 'no-start-yet');
    s.play('0 start EGY');
    for (const move of ['lay C1', 'lay C6']) refuses(s, `0 ${move}`, 'CH-15', 'no-start-yet');
  });

  test('[CH-15] refuses to start with another card or with none', () => {
    const s = situation(2, { hands: ['C1 MAL'] });
    refuses(s, '0 start C1', 'CH-15', 'not-a-start');
    refuses(s, '0 start MAL', 'CH-15', 'not-a-start');
    refuses(s, '0 start EGY', 'CH-15', 'not-in-hand');
  });

  test('[CH-31] refuses a second Départ', () => {
    const s = situation(2, { front: ['MOI'], hands: ['EGY'] });
    refuses(s, '0 start EGY', 'CH-31', 'second-start');
    const twice = situation(2, { hands: ['EGY EGY'] });
    twice.play('0 start EGY');
    refuses(twice, '0 start EGY', 'CH-31', 'second-start');
  });

  test('[CH-12] refuses a shop before anyone has laid a harvest', () => {
    const s = situation(2, { front: ['MOI C1 C2 C3'], hands: ['C6 C4 JOK'] });
    refuses(s, '0 lay C6', 'CH-12', 'no-harvest-yet');
    refuses(s, '0 lay JOK as 6', 'CH-12', 'no-harvest-yet');
  });

  test('[CH-13] refuses a second chain card in a turn', () => {
    const s = situation(2, { front: ['MOI'], hands: ['C1 C2 JOK'] });
    s.play('0 lay C1');
    refuses(s, '0 lay C2', 'CH-13', 'one-chain-card');
    refuses(s, '0 lay JOK as 2', 'CH-13', 'one-chain-card');
    const exported = situation(2, { front: [`${HARVESTED} C6`], hands: ['C5 C7'] });
    exported.play('0 lay C7');
    refuses(exported, '0 lay C5', 'CH-13', 'one-chain-card');
  });

  test('[CH-13] refuses to lay a card that is not of the chain', () => {
    const s = situation(2, { front: ['MOI'], hands: ['EGY MAL VOG D1'] });
    for (const card of ['EGY', 'MAL', 'VOG', 'D1'])
      refuses(s, `0 lay ${card}`, 'CH-13', 'not-a-chain-card');
  });

  test('[CH-25] refuses any number but the lowest missing', () => {
    const s = situation(2, { front: ['MOI C1'], hands: ['C1 C3 C5 JOK'] });
    for (const move of ['lay C1', 'lay C3', 'lay C5', 'lay JOK as 3', 'lay JOK as 1'])
      refuses(s, `0 ${move}`, 'CH-25', 'not-the-next');
    const whole = situation(2, { front: ['MOI C1 C2 C3 C4 C5'], hands: ['C5'] });
    refuses(whole, '0 lay C5', 'CH-25', 'not-the-next');
  });

  test('[CH-14] refuses export without a shop', () => {
    const s = situation(2, { front: ['MOI C1 C2 C3 C4 C5', 'MOI C6'], hands: ['C7 JOK'] });
    refuses(s, '0 lay C7', 'CH-14', 'export-needs-shop');
    refuses(s, '0 lay JOK as 7', 'CH-14', 'export-needs-shop');
  });

  test('[CH-26] refuses a second export', () => {
    const s = situation(2, { front: [`${HARVESTED} C6 C7`], hands: ['C7 JOK'] });
    refuses(s, '0 lay C7', 'CH-26', 'second-export');
    refuses(s, '0 lay JOK as 7', 'CH-26', 'second-export');
  });

  test('[CH-24] refuses shops after step 4', () => {
    const s = situation(2, { front: [HARVESTED], hands: ['C5 C6 JOK'] });
    s.play('0 lay C5');
    refuses(s, '0 lay C6', 'CH-24', 'after-chain-card');
    refuses(s, '0 lay JOK as 6', 'CH-24', 'after-chain-card');
  });

  test('[CH-24] refuses laying after a special card', () => {
    const s = situation(2, { front: [HARVESTED], hands: ['C5 C6 SUR'] });
    s.play('0 play SUR on 1');
    refuses(s, '0 lay C5', 'CH-24', 'after-special');
    refuses(s, '0 lay C6', 'CH-24', 'after-special');
    const bare = situation(2, { hands: ['EGY SUR'] });
    bare.play('0 play SUR on 1');
    refuses(bare, '0 start EGY', 'CH-24', 'after-special');
  });

  test('[CH-44] refuses a joker without a number, as a Départ, and others in its place', () => {
    const s = situation(2, { front: ['MOI'], hands: ['C1 JOK'] });
    refuses(s, '0 lay JOK', 'CH-44', 'joker-needs-number');
    refuses(s, '0 lay C1 as 2', 'CH-44', 'only-joker-stands-in');
    refuses(s, '0 lay C1 as 1', 'CH-44', 'only-joker-stands-in');
    const bare = situation(2, { hands: ['JOK'] });
    refuses(bare, '0 start JOK', 'CH-44', 'joker-is-no-start');
  });
});

describe('special cards', () => {
  test('[CH-16] refuses to play a card that is not special', () => {
    const s = situation(2, { front: ['MOI'], hands: ['C1 EGY D3'] });
    for (const card of ['C1', 'EGY', 'D3']) refuses(s, `0 play ${card}`, 'CH-16', 'not-special');
  });

  test('[CH-46] refuses to play a joker: it is laid', () => {
    const s = situation(2, { front: ['MOI'], hands: ['JOK'] });
    refuses(s, '0 play JOK', 'CH-46', 'joker-is-laid');
    refuses(s, '0 play JOK on 1', 'CH-46', 'joker-is-laid');
  });

  test('[CH-45] refuses a destroying card without a target, on oneself, or on nothing', () => {
    const s = situation(3, { front: [HARVESTED, 'MOI C1 C2 C3'], hands: ['MAL INC ORA PLU'] });
    refuses(s, '0 play MAL', 'CH-45', 'needs-target');
    refuses(s, '0 play INC', 'CH-45', 'needs-target');
    refuses(s, '0 play MAL on 0', 'CH-45', 'opponents-only');
    refuses(s, '0 play INC on 0', 'CH-45', 'opponents-only');
    for (const card of ['MAL', 'ORA', 'PLU'])
      refuses(s, `0 play ${card} on 1`, 'CH-45', 'nothing-to-destroy');
    refuses(s, '0 play INC on 2', 'CH-45', 'nothing-to-destroy');
    s.play('0 play INC on 1');
  });

  test('[CH-47] refuses a stop card without a target or on oneself', () => {
    const s = situation(2, { hands: ['SUR CAF'] });
    for (const card of ['SUR', 'CAF']) {
      refuses(s, `0 play ${card}`, 'CH-47', 'needs-target');
      refuses(s, `0 play ${card} on 0`, 'CH-47', 'opponents-only');
    }
  });

  test('[CH-43] refuses an ochre card with a target, or with nothing to draw', () => {
    const s = situation(2, { hands: ['VOG'] });
    refuses(s, '0 play VOG on 1', 'CH-43', 'needs-no-target');
    const dry = new Sitting(2, { deck: WITH_VOGUE });
    dry.play('chance VOG BLO C1 C2 C3 C4 C5 C6 C7 MOI');
    dry.turns('').doneAndSell(1).doneAndSell(0).doneAndSell(1).play('0 play VOG');
    refuses(dry, '0 play BLO', 'CH-43', 'nothing-to-draw');
  });
});

describe('debts', () => {
  const indebted = (card: string, options = {}) =>
    situation(3, { front: [ASKS_FOUR], hands: ['C5', card, 'C2'], tokens: [8, 2, 9], options });

  test('[CH-50] refuses a debtor everything but the sale of a card in hand', () => {
    const s = indebted('C1');
    for (const move of ['done', 'pass', 'bid 1', 'lay C1']) {
      refuses(s, `1 ${move}`, 'CH-50', 'must-sell');
    }
    refuses(s, '1 sell C2', 'CH-50', 'not-in-hand');
  });

  test('[CH-52] refuses the others while a debtor chooses', () => {
    const s = indebted('C1');
    refuses(s, '0 done', 'CH-52', 'debtor-decides');
    refuses(s, '0 lay C5', 'CH-52', 'debtor-decides');
    refuses(s, '2 sell C2', 'CH-52', 'debtor-decides');
  });

  test('[CH-53] refuses the seller’s own bid in every kind of auction', () => {
    const open = indebted('C1');
    open.play('1 sell C1');
    refuses(open, '1 bid 1', 'CH-53', 'seller-does-not-bid');
    refuses(open, '1 pass', 'CH-53', 'seller-does-not-bid');
    const melee = indebted('C1', MELEE);
    melee.play('1 sell C1');
    refuses(melee, '1 bid 1', 'CH-53', 'seller-does-not-bid');
    const bluff = indebted('C6');
    bluff.play('1 sell C6');
    refuses(bluff, 'sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0', 'CH-53', 'seller-does-not-bid');
  });
});

describe('auctions', () => {
  test('[CH-64] refuses a price that is not higher than the last', () => {
    const s = turnedUp('C3');
    s.play('0 bid 4');
    refuses(s, '1 bid 4', 'CH-64', 'bid-higher');
    refuses(s, '1 bid 3', 'CH-64', 'bid-higher');
    const melee = turnedUp('C3', 2, MELEE);
    melee.play('1 bid 4');
    refuses(melee, '0 bid 4', 'CH-64', 'bid-higher');
  });

  test('[CH-69] refuses a bid of nothing, and more than one has', () => {
    for (const options of [{}, MELEE]) {
      const s = turnedUp('C3', 2, options);
      refuses(s, '0 bid 0', 'CH-69', 'at-least-one');
      refuses(s, '0 bid 13', 'CH-69', 'too-few-tokens');
    }
    const bluff = turnedUp('C6');
    refuses(bluff, 'sealed 0 bid 13 ; 1 bid 0', 'CH-69', 'too-few-tokens');
  });

  test('[CH-70] refuses who has passed, and who is not to speak yet', () => {
    const s = turnedUp('C3', 3);
    refuses(s, '1 bid 1', 'CH-70', 'not-the-speaker');
    refuses(s, '2 pass', 'CH-70', 'not-the-speaker');
    s.play('0 pass', '1 bid 1');
    refuses(s, '0 bid 2', 'CH-70', 'has-passed');
    refuses(s, '1 bid 2', 'CH-70', 'not-the-speaker');
  });

  test('[CH-71] refuses to outbid oneself, and to pass before the bell', () => {
    const s = turnedUp('C3', 2, MELEE);
    refuses(s, '0 pass', 'CH-71', 'wait-for-the-bell');
    s.play('0 bid 2');
    refuses(s, '0 bid 3', 'CH-71', 'own-bid-stands');
  });

  test('[CH-71] refuses a bell that nobody waits for', () => {
    expect(turnedUp('C3').refusal('bell')).toMatchObject({ rule: 'CH-70', why: 'step-kind' });
    expect(turnedUp('D3').refusal('bell')).toMatchObject({ rule: 'CH-58', why: 'step-kind' });
  });

  test('[CH-66] refuses to pass or to do anything else with closed fists', () => {
    const s = turnedUp('C6');
    refuses(s, 'sealed 0 pass ; 1 bid 0', 'CH-66', 'bid-zero-instead');
    refuses(s, '1 pass', 'CH-66', 'bid-zero-instead');
    refuses(s, '0 done', 'CH-66', 'everyone-bids');
  });

  test('[CH-66] refuses fists one by one, or with one missing', () => {
    const s = turnedUp('C6');
    expect(s.refusal('0 bid 3')).toMatchObject({ rule: 'CH-66', why: 'step-kind' });
    expect(s.refusal('sealed 0 bid 3')).toMatchObject({ rule: 'CH-66', why: 'step-seats' });
  });

  test('[CH-69] refuses a fist of a seat that has no tokens and is not asked', () => {
    const s = situation(3, { tokens: [5, 0, 5], next: 'C1 C6' });
    s.play('0 done');
    expect(s.pending).toEqual({ kind: 'sealed', seats: [0, 2] });
    expect(s.rule('sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0')).toBe('CH-69');
  });
});

describe('challenge', () => {
  test('[CH-58] refuses other moves, cards not in hand, and showing from an empty hand', () => {
    const s = situation(3, { hands: ['C1', 'D2', ''], next: 'C4 D3' });
    s.play('0 done');
    refuses(s, '0 done', 'CH-58', 'show-now');
    refuses(s, 'sealed 0 bid 1 ; 1 show D2', 'CH-58', 'show-now');
    refuses(s, 'sealed 0 show D5 ; 1 show D2', 'CH-58', 'not-in-hand');
    refuses(s, 'sealed 0 show C1 ; 1 show D2 D2', 'CH-58', 'not-in-hand');
    refuses(s, 'sealed 0 show C1 ; 1 show D2 ; 2 show D1', 'CH-58', 'nothing-to-show');
    expect(s.refusal('sealed 0 show C1')).toMatchObject({ rule: 'CH-58', why: 'step-seats' });
  });
});

test('every reason that the rules can give was given above', () => {
  expect([...shown].sort()).toEqual([...WHYS].sort());
});
