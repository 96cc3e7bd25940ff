// Draw pile and discard: the reshuffle at the moment a card is needed, the ochre cards that draw,
// and the end of a game that has run out of cards or of turns.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { META } from '@tablee/chicoree/meta';
import { RULES } from '@tablee/chicoree/rules';
import { readRecord, Replay, resolveSetup } from '@tablee/kit';
import { describe, expect, test } from 'vitest';

import { Sitting, situation, smallDeck, stack } from './table-setting.ts';

const EIGHT = smallDeck('eight', 'MOI C1 C2 C3 C4 C5 C6 C7');
const WITH_STOP = smallDeck('nine-stop', 'MOI C1 C2 C3 C4 C5 C6 C7 SUR');
const WITH_VOGUE = smallDeck('nine-vogue', 'MOI C1 C2 C3 C4 C5 C6 C7 VOG');
const WITH_TWO = smallDeck('ten-vogue', 'MOI C1 C2 C3 C4 C5 C6 C7 VOG BLO');
/** No Défi and no special card; 240 draws do not empty it. */
const MONKS = smallDeck('monks', `${'MOI '.repeat(243)}C1 C2 C3 C4 C5 C6 C7`);

const opened = (deck: string, pile: string, seats = 2): Sitting => {
  const s = new Sitting(seats, { deck });
  s.play(`chance ${pile}`);
  return s;
};

/** After four turns of two players all cards are in hands: each player buys what they turn up. */
const dealtOut = (pile = 'C1 C2 C3 C4 C5 C6 C7 MOI'): Sitting => {
  const s = opened(EIGHT, pile);
  s.doneAndSell(0).doneAndSell(1).doneAndSell(0).doneAndSell(1);
  expect([s.state.pile, s.discard, s.state.turn]).toEqual([0, '', 5]);
  return s;
};

describe('the reshuffle', () => {
  test('[CH-28] an empty pile is not refilled before a card is needed', () => {
    const s = opened(EIGHT, 'C1 C2 C3 C4 C5 C6 C7 MOI').turns('', '', '', '');
    expect([s.state.pile, s.discard]).toEqual([0, 'MOI C2 C4 C6']);
    expect([s.mover, s.moves(0)]).toEqual([0, ['done']]);
  });

  test('[CH-28] in step 7 the discard becomes the new pile', () => {
    const s = opened(EIGHT, 'C1 C2 C3 C4 C5 C6 C7 MOI').turns('', '', '', '');
    s.play('0 done');
    expect(s.pending).toMatchObject({ kind: 'chance', take: 4 });
    s.play('chance C6 C2 MOI C4');
    expect([s.hand(0), s.state.pile, s.discard]).toEqual(['C1 C5 C6', 2, '']);
    s.play('0 bid 1', '1 pass');
    expect([s.hand(0), s.mover]).toEqual(['C1 C2 C5 C6', 1]);
    for (const ear of [0, 1, 2]) {
      expect(s.heardOf(ear, 'reshuffled')).toEqual([{ kind: 'reshuffled', count: 4 }]);
    }
  });

  test('[CH-28] in step 8 the discard becomes the new pile', () => {
    const s = opened(WITH_VOGUE, 'C1 C2 C3 C4 C5 C6 VOG MOI C7').turns('', '', '', '');
    expect([s.state.pile, s.discard]).toEqual([1, 'MOI C2 C4 C6']);
    s.play('0 done');
    expect(s.hand(0)).toBe('C1 C5 C7');
    expect(s.pending).toMatchObject({ kind: 'chance', take: 4 });
    s.play('chance C4 C6 C2 MOI', '0 pass', '1 bid 1');
    expect([s.hand(1), s.state.pile, s.mover]).toEqual(['C3 C4 VOG', 3, 1]);
  });

  test('[CH-28] a discard of one card is shuffled too; then the second draw is skipped', () => {
    const s = opened(EIGHT, 'C1 C2 C3 C4 C5 C6 C7 MOI');
    s.doneAndSell(0).doneAndSell(1).doneAndSell(0).turns('');
    expect(s.discard).toBe('MOI');
    s.play('0 done');
    expect(s.pending).toMatchObject({ kind: 'chance', take: 1 });
    expect(s.play('chance MOI')).toEqual(['turn 6 1 10 11']);
    expect([s.hand(0), s.state.pile, s.discard]).toEqual(['MOI C1 C2 C5 C6', 0, '']);
  });

  test('[CH-28] if both are empty the draw is skipped', () => {
    const s = dealtOut();
    expect(s.play('0 done')).toEqual(['turn 6 1 10 10']);
    expect([s.hand(0), s.hand(1)]).toEqual(['C1 C2 C5 C6', 'MOI C3 C4 C7']);
  });

  test('[CH-28] in the middle of an ochre card the discard becomes the new pile', () => {
    const s = opened(WITH_VOGUE, 'VOG C1 C2 C3 C4 C5 C6 C7 MOI').turns('', '', '', '');
    expect([s.hand(0), s.state.pile, s.discard]).toEqual(['C4 VOG', 1, 'C1 C3 C5 C7']);
    s.play('0 play VOG');
    expect(s.hand(0)).toBe('MOI C4');
    // The played card is not among the shuffled ones.
    expect(s.pending).toMatchObject({ kind: 'chance', take: 4 });
    s.play('chance C7 C1 C3 C5');
    expect([s.hand(0), s.state.pile, s.discard]).toEqual(['MOI C4 C7', 3, '']);
    expect(s.moves(0)).toEqual(['done']);
    s.play('0 done');
    expect([s.hand(0), s.discard]).toEqual(['MOI C1 C4 C7', 'VOG']);
  });
});

describe('the cards that draw', () => {
  test('[CH-43] En vogue, Blocus and Santé draw 2 cards, unseen, and trigger nothing', () => {
    for (const card of ['VOG', 'BLO', 'SAN']) {
      const s = situation(3, { hands: [card], next: 'D5 C3' });
      s.play(`0 play ${card}`);
      expect([s.hand(0), s.mover, s.state.turn]).toEqual(['C3 D5', 0, s.state.turn]);
      expect(s.moves(0)).toEqual(['done']);
      expect(s.seen(1, 0)).toBe('');
      const drew = s.heardOf(1, 'drew').slice(-2);
      expect(drew).toEqual(new Array(2).fill({ kind: 'drew', seat: 0, card: null }));
    }
  });

  test('[CH-43] special cards that it draws may be played at once', () => {
    const s = situation(2, { hands: ['VOG'], next: 'SUR BLO SAN C1 CAF C2' });
    s.play('0 play VOG', '0 play BLO', '0 play SUR on 1', '0 play SAN', '0 play CAF on 1');
    expect([s.hand(0), s.stops(1)]).toEqual(['C1 C2', 'SUR:2 CAF:2']);
  });

  test('[CH-43] the played card goes to the discard at the end of step 6', () => {
    const s = situation(2, { hands: ['VOG'], next: 'C1 C2 C3 MAL' });
    s.play('0 play VOG');
    expect(s.discarded('VOG')).toBe(0);
    s.play('0 done');
    expect(s.discarded('VOG')).toBe(1);
  });

  test('[CH-43] two of them cannot draw each other', () => {
    const s = opened(WITH_TWO, 'VOG BLO C1 C2 C3 C4 C5 C6 C7 MOI').turns('');
    s.doneAndSell(1).doneAndSell(0).doneAndSell(1);
    expect([s.hand(0), s.state.pile, s.discard]).toEqual(['C3 C4 VOG BLO', 2, '']);
    s.play('0 play VOG');
    expect(s.hand(0)).toBe('MOI C3 C4 C7 BLO');
    expect(s.moves(0)).toEqual(['done']);
    // Step 6 is over: now the played card can be drawn, and nothing is left to turn up.
    s.play('0 done');
    expect(s.pending).toMatchObject({ kind: 'chance', take: 1 });
    expect(s.play('chance VOG')).toEqual([expect.stringMatching(/^turn 6 1 /)]);
    expect(s.hand(0)).toBe('MOI C3 C4 C7 VOG BLO');
  });

  test('[CH-43] it can be played while pile or discard holds a card', () => {
    const even = opened(WITH_VOGUE, 'C1 C2 VOG C3 C4 C5 C6 C7 MOI').turns('', '', '');
    expect([even.state.pile, even.discard]).toEqual([3, 'C2 C3 C5']);
    expect(even.moves(1)).toContain('play VOG');
    const empty = opened(WITH_TWO, 'VOG C1 BLO C2 C3 C4 C5 C6 C7 MOI').turns('', '', '', '', '');
    expect(empty.state.pile).toBe(0);
    empty.play('1 play BLO');
    expect(empty.pending).toMatchObject({ kind: 'chance', take: 5 });
  });

  test('[CH-43] with one card left it draws one', () => {
    const s = opened(WITH_VOGUE, 'VOG C1 C2 C3 C4 C5 C6 C7 MOI');
    s.doneAndSell(0).doneAndSell(1).doneAndSell(0).doneAndSell(1);
    s.play('0 play VOG');
    expect([s.hand(0), s.mover, s.moves(0)]).toEqual(['MOI C1 C4 C5', 0, ['done']]);
  });
});

describe('exhausted', () => {
  test('[CH-29] a whole round without cards to draw and without a card laid ends the game', () => {
    const s = dealtOut();
    // The fourth turn took the last cards; the round of rest begins with the fifth.
    expect(s.play('0 done')).toEqual(['turn 6 1 10 10']);
    expect(s.play('1 done')).toEqual(['over exhausted 0 1']);
    expect(s.outcome).toMatchObject({ reason: 'exhausted', rule: 'CH-29', winners: [0, 1] });
  });

  test('[CH-29] the round is one turn of everybody', () => {
    const s = opened(EIGHT, 'C1 C2 C3 C4 C5 C6 C7 MOI', 3);
    s.doneAndSell(0).doneAndSell(1).doneAndSell(2).doneAndSell(0);
    s.play('1 done');
    expect(s.play('2 done')).toEqual(['turn 7 0 10 11 11']);
    expect(s.play('0 done')).toEqual(['over exhausted 1 2']);
  });

  test('[CH-29] a card laid begins the round anew', () => {
    const s = dealtOut();
    s.play('0 done', '1 start MOI', '1 done');
    expect(s.play('0 done')).toEqual(['turn 8 1 10 10']);
    expect(s.play('1 done')).toEqual(['over exhausted 1']);
  });

  test('[CH-29] a card played begins the round anew', () => {
    const s = opened(WITH_STOP, 'C1 C2 SUR C4 C5 C6 C7 C3 MOI');
    s.doneAndSell(0).doneAndSell(1).doneAndSell(0).doneAndSell(1);
    s.play('0 done', '1 play SUR on 0', '1 done', '0 done');
    expect(s.pending).toEqual({ kind: 'turn', seat: 1 });
    expect(s.play('1 done')).toEqual(['over exhausted 0 1']);
  });

  test('[CH-29] a stop card that ends refills the discard: that turn is not quiet', () => {
    const s = opened(WITH_STOP, 'C1 C2 C3 SUR C4 C5 C6 C7 MOI');
    s.doneAndSell(0).turns('').doneAndSell(0);
    s.play('1 play SUR on 0');
    s.doneAndSell(1);
    s.play('0 done', '1 done', '0 done');
    expect([s.discard, s.pending]).toEqual(['SUR', { kind: 'turn', seat: 1 }]);
    s.play('1 done', 'chance SUR', '0 done');
    expect(s.pending).toEqual({ kind: 'turn', seat: 1 });
    s.play('1 done');
    expect(s.pending.kind).toBe('over');
  });

  test('[CH-29] an unsold card refills the discard: that turn is not quiet', () => {
    // Turn 41 of this game begins and ends without a card to draw, but a forced sale in between
    // left one, which was drawn.
    const file = path.join(import.meta.dirname, 'unsold-in-a-dry-turn.tablee');
    const record = readRecord(readFileSync(file, 'utf8'));
    if (!record.ok) throw new Error(record.error.code);
    const { header, lines } = record.value;
    smallDeck(
      header.options['deck']!,
      'EGY EGY GRE C1 C1 C2 C2 C3 C3 C4 C4 C5 C5 C6 C6 C7 JOK MAL INC SUR SUR CAF VOG VOG BLO D2 D4',
    );
    const setup = resolveSetup(META, header.seats, header.options, () => -1);
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    const replay = new Replay(RULES, setup.value, record.value);
    while (!replay.done) expect(replay.next()).toMatchObject({ ok: true });
    expect(lines).toContain('turn 42 2 0 22 0');
    expect(replay.log.pending.kind).toBe('over');
  });

  test('[CH-29] the end of turn 60 × seats ends the game', () => {
    for (const seats of [2, 3]) {
      const s = new Sitting(seats, { deck: MONKS });
      s.play(stack('', MONKS));
      s.idle(60 * seats - 1);
      expect([s.state.turn, s.pending.kind]).toEqual([60 * seats, 'turn']);
      s.play(`${seats - 1} done`);
      expect(s.pending.kind).toBe('sealed');
      s.passAll();
      expect(s.derived).toEqual([`over exhausted ${seats === 2 ? '0 1' : '0 1 2'}`]);
      expect(s.outcome.rule).toBe('CH-29');
    }
  });

  test('[CH-29] most different numbers of the chain win, before tokens', () => {
    const s = opened(EIGHT, 'MOI C1 C3 C4 C2 C6 C7 C5');
    s.play('0 done', '0 bid 6', '1 pass');
    s.doneAndSell(1);
    s.play('0 start MOI');
    s.doneAndSell(0).doneAndSell(1).turns('lay C1', '', 'lay C2', '');
    expect(s.tokens[0]).toBeLessThan(s.tokens[1]!);
    expect(s.play('0 done')).toEqual(['over exhausted 0']);
  });

  test('[CH-29] equal numbers: most tokens win', () => {
    const s = opened(EIGHT, 'C1 C2 C3 C4 C5 C6 C7 MOI');
    s.play('0 done', '0 bid 5', '1 pass');
    s.doneAndSell(1).doneAndSell(0).doneAndSell(1);
    s.play('0 done');
    expect(s.play('1 done')).toEqual(['over exhausted 1']);
  });

  test('[CH-29] several shops are one number', () => {
    const s = situation(2, {
      front: ['GRE C1 C6 C6 C6', 'EGY C1 C2 C3 C4'],
      tokens: [9, 9],
    });
    s.idle(120);
    expect(s.tokens[0]).toBeGreaterThan(s.tokens[1]!);
    expect(s.derived).toEqual(['over exhausted 1']);
  });
});
