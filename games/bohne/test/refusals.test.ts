// Every way in which a move at a bean table is refused, and by which rule.

import { describe, expect, test } from 'vitest';
import type { Scene } from '@tablee/kit/testing';
import type { Edition } from '@tablee/bohne/meta';
import { RULES, WHYS } from '@tablee/bohne/rules';
import { parseStep } from '@tablee/kit';
import { deal, deckOf, fill, playByLot, table } from './table-setting.ts';

const PDB = 'pas-de-bras';
const LEAD = '0 lead D1';
const SEALED = 'sealed 1 play M2 ; 2 play D8 ; 3 play M-';

/** A table of four after these lines; seat 0 leads and holds D1 and W1 … */
function after(...lines: readonly string[]): Scene {
  const scene = table(PDB, 4);
  scene.play(
    deal(
      fill(PDB, [
        ['D1', 'W1', 'W-'],
        ['M2', 'W2'],
        ['D8', 'W3'],
        ['M-', 'W4'],
      ]),
    ),
    ...lines,
  );
  return scene;
}

function finished(edition: Edition): Scene {
  const scene = table(edition, 3, { rounds: '1' });
  playByLot(scene, edition, 7);
  return scene;
}

function refuses(scene: Scene, line: string, rule: string, why: string): void {
  const before = JSON.stringify(scene.log.lines);
  const refusal = scene.refusal(line);
  expect({ line, rule: refusal.rule, why: refusal.why }).toEqual({ line, rule, why });
  expect(JSON.stringify(scene.log.lines)).toBe(before);
}

describe('while the leader shall lead', () => {
  test('[NB-20] refuses a lead by anybody without the marker', () => {
    refuses(after(), '1 lead M2', 'NB-20', 'not-the-leader');
    refuses(after(), '3 lead M-', 'NB-20', 'not-the-leader');
    expect(after().refusal('2 lead D8').facts).toEqual({ seat: 0 });
  });

  test('[NB-20] refuses to choose a card before the leader has led', () => {
    refuses(after(), '1 play M2', 'NB-20', 'not-the-leader');
    refuses(after(), SEALED, 'NB-20', 'not-the-leader');
    refuses(after(), '0 play D1', 'NB-20', 'lead-now');
  });

  test('[NB-20] refuses a lead of a card that is not in the hand', () => {
    refuses(after(), '0 lead M2', 'NB-20', 'not-in-hand');
    refuses(after(LEAD, SEALED, '0 take 2', '2 take 1'), '3 lead M-', 'NB-20', 'not-in-hand');
  });

  test('[NB-20] refuses the marker’s old holder in the next trick', () => {
    const scene = after(LEAD, SEALED, '0 take 2', '2 take 1');
    refuses(scene, '0 lead W1', 'NB-20', 'not-the-leader');
  });

  test('[NB-24] refuses to write the takes that happen by themselves', () => {
    const scene = after(LEAD, SEALED, '0 take 2', '2 take 1');
    refuses(scene, '1 take 3', 'NB-24', 'taken-by-itself');
    refuses(scene, '3 take 0', 'NB-24', 'taken-by-itself');
  });
});

describe('while the others choose', () => {
  test('[NB-21] refuses a second card from the leader', () => {
    refuses(after(LEAD), '0 play W1', 'NB-21', 'leader-has-led');
    refuses(after(LEAD), '0 lead W1', 'NB-21', 'leader-has-led');
    refuses(
      after(LEAD),
      'sealed 0 play W1 ; 1 play M2 ; 2 play D8 ; 3 play M-',
      'NB-21',
      'leader-has-led',
    );
  });

  test('[NB-21] refuses anything but a choice from hand', () => {
    refuses(after(LEAD), '1 take 0', 'NB-21', 'choose-now');
    refuses(after(LEAD), '1 lead M2', 'NB-21', 'choose-now');
    refuses(after(LEAD), 'sealed 1 lead M2 ; 2 play D8 ; 3 play M-', 'NB-21', 'choose-now');
  });

  test('[NB-21] refuses a card that is not in the hand', () => {
    refuses(after(LEAD), '1 play D8', 'NB-21', 'not-in-hand');
    refuses(after(LEAD), '1 play D1', 'NB-21', 'not-in-hand');
    refuses(after(LEAD), 'sealed 1 play M2 ; 2 play M2 ; 3 play M-', 'NB-21', 'not-in-hand');
  });

  test('[NB-21] refuses to reveal before everyone has chosen', () => {
    const scene = after(LEAD);
    for (const line of ['sealed 1 play M2 ; 2 play D8', 'sealed 2 play D8 ; 3 play M-'])
      expect(scene.refusal(line)).toMatchObject({ rule: 'NB-21', why: 'step-seats' });
    expect(scene.refusal('1 play M2')).toMatchObject({ rule: 'NB-21', why: 'step-kind' });
    expect(scene.refusal('bell')).toMatchObject({ rule: 'NB-21', why: 'step-kind' });
  });

  test('[NB-21] refuses a choice of two cards, as no line of the record', () => {
    const twice = 'sealed 1 play M2 ; 1 play W2 ; 2 play D8 ; 3 play M-';
    expect(parseStep(RULES[PDB], twice)).toMatchObject({ error: { code: 'step-sealed-order' } });
  });
});

describe('while the leader takes', () => {
  test('[NB-22] refuses anybody who takes before the leader', () => {
    refuses(after(LEAD, SEALED), '1 take 2', 'NB-22', 'not-your-take');
    refuses(after(LEAD, SEALED), '3 take 0', 'NB-22', 'not-your-take');
    expect(after(LEAD, SEALED).refusal('1 take 2').facts).toEqual({ seat: 0 });
  });

  test('[NB-22] refuses the leader their own card', () => {
    refuses(after(LEAD, SEALED), '0 take 0', 'NB-22', 'own-card');
  });

  test('[NB-22] refuses to take where nobody sits', () => {
    // A far seat may not be mistaken for a near one, whatever its number.
    for (const from of [4, 5, 6, 31, 32, 33, 34, 64, 65, 999999999])
      refuses(after(LEAD, SEALED), `0 take ${from}`, 'NB-22', 'not-lying');
  });

  test('[NB-25] refuses everything but taking', () => {
    refuses(after(LEAD, SEALED), '0 lead W1', 'NB-25', 'must-take');
    refuses(after(LEAD, SEALED), '0 play W1', 'NB-25', 'must-take');
    refuses(after(LEAD, SEALED), '1 play W2', 'NB-25', 'must-take');
    refuses(after(LEAD, SEALED, '0 take 2'), '2 lead W3', 'NB-25', 'must-take');
    expect(after(LEAD, SEALED).refusal('1 lead W2').facts).toEqual({ seat: 0 });
  });
});

describe('while the others take', () => {
  const taking = () => after(LEAD, SEALED, '0 take 2');

  test('[NB-23] refuses anybody but the player whose card was just taken', () => {
    for (const line of ['0 take 1', '1 take 3', '3 take 1'])
      refuses(taking(), line, 'NB-23', 'not-your-take');
    expect(taking().refusal('1 take 3').facts).toEqual({ seat: 2 });
  });

  test('[NB-23] refuses the card under the marker while another lies', () => {
    refuses(taking(), '2 take 0', 'NB-23', 'under-the-marker');
  });

  test('[NB-23] refuses one’s own card', () => {
    refuses(taking(), '2 take 2', 'NB-23', 'own-card');
  });

  test('[NB-23] refuses a card that was taken already', () => {
    const scene = table(PDB, 5);
    scene.play(
      deal(fill(PDB, [['D1'], ['M2'], ['D8'], ['M-'], ['H5']])),
      '0 lead D1',
      'sealed 1 play M2 ; 2 play D8 ; 3 play M- ; 4 play H5',
      '0 take 2',
      '2 take 3',
    );
    refuses(scene, '3 take 2', 'NB-23', 'not-lying');
    expect(scene.moves(3)).toEqual(['take 1', 'take 4']);
    for (const from of [5, 33, 36]) refuses(scene, `3 take ${from}`, 'NB-23', 'not-lying');
  });
});

describe('when the match is over', () => {
  test('[NB-40] refuses every move after the last round of Nicht die Bohne!', () => {
    for (const line of ['0 lead G1', '1 play G1', '2 take 0', 'sealed 1 play G1 ; 2 play G2'])
      refuses(finished('nicht-die-bohne'), line, 'NB-40', 'match-over');
    const again = deal(fill('nicht-die-bohne', [[], [], []]));
    expect(finished('nicht-die-bohne').refusal(again)).toMatchObject({
      rule: 'NB-40',
      why: 'game-over',
    });
  });

  test('[NB-41] refuses every move after the last game of Pas de bras', () => {
    for (const line of ['0 lead W1', '1 play W1', '2 take 0', 'sealed 1 play W1 ; 2 play W2'])
      refuses(finished('pas-de-bras'), line, 'NB-41', 'match-over');
  });
});

test('every reason for a refusal can be met at a table', () => {
  const deck = deckOf(PDB);
  const dealing = table(PDB, 4);
  const choosing = after(LEAD);
  const taking = after(LEAD, SEALED, '0 take 2');
  const found = [
    dealing.refusal('4 lead D1'),
    dealing.refusal('0 lead D1'),
    dealing.refusal('chance D1'),
    dealing.refusal(`chance ${deck.with(0, deck[1]!).join(' ')}`),
    after().refusal('1 lead M2'),
    after().refusal('0 play D1'),
    after().refusal('0 lead M2'),
    choosing.refusal('0 play W1'),
    choosing.refusal('1 take 0'),
    taking.refusal('2 play W3'),
    taking.refusal('1 take 3'),
    taking.refusal('2 take 2'),
    taking.refusal('2 take 0'),
    taking.refusal('2 take 7'),
    after(LEAD, SEALED, '0 take 2', '2 take 1').refusal('1 take 3'),
    finished(PDB).refusal('0 lead W1'),
  ].map(({ why }) => why);
  expect([...new Set(found)].sort()).toEqual([...WHYS].sort());
});
