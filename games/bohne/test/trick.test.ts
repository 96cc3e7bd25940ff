// [NB-20] to [NB-29]: leading, choosing, taking, and the rows.

import { describe, expect, test } from 'vitest';
import { EDITIONS } from '@tablee/bohne/meta';
import { RULES } from '@tablee/bohne/rules';
import { rngFor } from '@tablee/kit';
import {
  anyLine,
  cards,
  deal,
  fill,
  handOf,
  playRound,
  playTrick,
  rowsOf,
  SEAT_COUNTS,
  table,
  told,
  viewOf,
} from './table-setting.ts';

const PDB = 'pas-de-bras';
const NDB = 'nicht-die-bohne';

/** The table of the worked example: the Oya is seat 0, then A, B and C. */
const exampleHands = () => fill(PDB, [['D1'], ['M2'], ['D8'], ['M-']]);
const EXAMPLE = ['0 lead D1', 'sealed 1 play M2 ; 2 play D8 ; 3 play M-'];

function exampleTable() {
  const scene = table(PDB, 4);
  scene.play(deal(exampleHands()));
  return scene;
}

describe('the worked example of a trick', () => {
  test('[NB-24] the Oya takes B, B takes A; the rest happens by itself, and C leads', () => {
    const scene = exampleTable();
    scene.play(...EXAMPLE, '0 take 2');
    expect(scene.pending).toEqual({ kind: 'turn', seat: 2 });
    scene.play('2 take 1');
    expect(scene.pending).toEqual({ kind: 'turn', seat: 3 });
    expect(scene.log.lines.slice(1)).toEqual([...EXAMPLE, '0 take 2', '2 take 1']);
    const rows = [0, 1, 2, 3].map((seat) => rowsOf(viewOf(scene, 'watcher'), PDB, seat).flat());
    expect(rows).toEqual([['D8'], ['M-'], ['M2'], ['D1']]);
    expect(viewOf(scene, 'watcher').leader).toBe(3);
  });

  test('[NB-24] everyone is told the same: two takes, two forced ones, the marker', () => {
    const scene = exampleTable();
    scene.play(...EXAMPLE, '0 take 2', '2 take 1');
    const card = (text: string) => RULES[PDB].card.parse(text);
    for (let ear = 0; ear <= 4; ear++)
      expect(told(scene, ear).filter(({ kind }) => kind !== 'dealt')).toEqual([
        { kind: 'led', seat: 0, card: card('D1') },
        {
          kind: 'revealed',
          cards: [
            { seat: 1, card: card('M2') },
            { seat: 2, card: card('D8') },
            { seat: 3, card: card('M-') },
          ],
        },
        { kind: 'took', seat: 0, from: 2, card: card('D8'), forced: false },
        { kind: 'took', seat: 2, from: 1, card: card('M2'), forced: false },
        { kind: 'took', seat: 1, from: 3, card: card('M-'), forced: true },
        { kind: 'took', seat: 3, from: 0, card: card('D1'), forced: true },
        { kind: 'marker', seat: 3 },
      ]);
  });

  test('[NB-24] whose card is taken last leads next, whichever way the taking goes', () => {
    const ways = [
      { takes: ['0 take 1', '1 take 2'], next: 3 },
      { takes: ['0 take 1', '1 take 3'], next: 2 },
      { takes: ['0 take 2', '2 take 1'], next: 3 },
      { takes: ['0 take 2', '2 take 3'], next: 1 },
      { takes: ['0 take 3', '3 take 1'], next: 2 },
      { takes: ['0 take 3', '3 take 2'], next: 1 },
    ];
    for (const { takes, next } of ways) {
      const scene = exampleTable();
      scene.play(...EXAMPLE, ...takes);
      expect(scene.pending, takes.join()).toEqual({ kind: 'turn', seat: next });
      expect(rowsOf(viewOf(scene, next), PDB, next).flat()).toEqual(['D1']);
    }
  });
});

describe('leading and choosing', () => {
  test('[NB-20] the leader leads any card from hand, face up for all', () => {
    const hands = exampleHands();
    const scene = exampleTable();
    const wanted = [...new Set(hands[0])].map((card) => `lead ${card}`);
    expect(scene.moves(0)).toEqual(wanted.sort());
    scene.play('0 lead D1');
    for (const viewer of [0, 1, 2, 3, 'watcher'] as const)
      expect(viewOf(scene, viewer).played(0)).toBe(RULES[PDB].card.parse('D1'));
    expect(handOf(scene, PDB, 0)).toHaveLength(14);
    expect(handOf(scene, PDB, 0)).not.toContain('D1');
  });

  test('[NB-21] then all others choose at once, the leader not', () => {
    const scene = exampleTable();
    scene.play('0 lead D1');
    expect(scene.pending).toEqual({ kind: 'sealed', seats: [1, 2, 3] });
    expect(scene.moves(0)).toEqual([]);
    for (const seat of [1, 2, 3]) {
      const wanted = [...new Set(exampleHands()[seat])].map((card) => `play ${card}`);
      expect(scene.moves(seat)).toEqual(wanted.sort());
    }
  });

  test('[NB-21] nothing is revealed before all have chosen, then everything together', () => {
    const scene = exampleTable();
    scene.play('0 lead D1');
    expect(told(scene, 4).at(-1)).toMatchObject({ kind: 'led' });
    scene.play(EXAMPLE[1]!);
    const revealed = told(scene, 4).at(-1);
    expect(revealed).toMatchObject({ kind: 'revealed', cards: [{ seat: 1 }, {}, { seat: 3 }] });
  });

  test('[NB-21] equal - cards are one and the same choice', () => {
    const scene = table(NDB, 3);
    scene.play(deal(fill(NDB, [cards('G- G- G- R-'), cards('B- B- B-'), []])));
    expect(scene.moves(0).filter((move) => move.endsWith('-'))).toEqual(['lead G-', 'lead R-']);
    scene.play('0 lead G-');
    expect(handOf(scene, NDB, 0).filter((card) => card === 'G-')).toHaveLength(2);
    expect(scene.moves(1).filter((move) => move === 'play B-')).toHaveLength(1);
  });
});

describe('taking', () => {
  test('[NB-22] the leader takes first, any card but their own', () => {
    const scene = exampleTable();
    scene.play(...EXAMPLE);
    expect(scene.pending).toEqual({ kind: 'turn', seat: 0 });
    expect(scene.moves(0)).toEqual(['take 1', 'take 2', 'take 3']);
    for (const seat of [1, 2, 3]) expect(scene.moves(seat)).toEqual([]);
  });

  test('[NB-23] whose card was taken takes next: what still lies, not under the marker', () => {
    const scene = exampleTable();
    scene.play(...EXAMPLE, '0 take 2');
    expect(scene.pending).toEqual({ kind: 'turn', seat: 2 });
    expect(scene.moves(2)).toEqual(['take 1', 'take 3']);
    for (const seat of [0, 1, 3]) expect(scene.moves(seat)).toEqual([]);
  });

  test.each(SEAT_COUNTS)(
    '[NB-25] with %i players the waits of a trick, with seats less two takes to write',
    (seats) => {
      for (const first of [0, seats - 1]) {
        const scene = table(NDB, seats, { first: String(first) });
        const hands = fill(
          NDB,
          Array.from({ length: seats }, () => []),
        );
        scene.play(deal(hands));
        expect(scene.pending).toEqual({ kind: 'turn', seat: first });
        scene.play(`${first} lead ${hands[first]![0]!}`);
        const others = hands.map((_, seat) => seat).filter((seat) => seat !== first);
        expect(scene.pending).toEqual({ kind: 'sealed', seats: others });
        scene.play(
          `sealed ${others.map((seat) => `${seat} play ${hands[seat]![0]!}`).join(' ; ')}`,
        );
        let taker = first;
        for (let takes = 0; takes < seats - 2; takes++) {
          expect(scene.pending).toEqual({ kind: 'turn', seat: taker });
          const still = others.slice(takes).map((seat) => `take ${seat}`);
          expect(scene.moves(taker)).toEqual(still);
          scene.play(`${taker} ${still[0]!}`);
          taker = others[takes]!;
        }
        expect(scene.pending).toEqual({ kind: 'turn', seat: others.at(-1) });
        const took = told(scene, seats).filter((event) => event.kind === 'took');
        expect(took.map(({ seat }) => seat)).toEqual([first, ...others]);
        expect(took.map(({ forced }) => forced)).toEqual(took.map((_, i) => i >= seats - 2));
      }
    },
  );
});

describe('the rows', () => {
  test('[NB-26] a taken card lies in the row of its suit at once, in sight of all', () => {
    const scene = exampleTable();
    scene.play(...EXAMPLE, '0 take 2');
    for (const viewer of [0, 1, 2, 3, 'watcher'] as const) {
      expect(rowsOf(viewOf(scene, viewer), PDB, 0)).toEqual([[], [], ['D8'], []]);
      for (const seat of [1, 2, 3])
        expect(rowsOf(viewOf(scene, viewer), PDB, seat)).toEqual([[], [], [], []]);
    }
  });

  test('[NB-26] everyone sees all rows at all times', () => {
    const scene = table(NDB, 5, { rounds: '2' });
    const rng = rngFor('all rows', 'play');
    while (scene.pending.kind !== 'over') {
      scene.play(anyLine(scene, NDB, rng));
      const seen = ([0, 1, 2, 3, 4, 'watcher'] as const).map((viewer) =>
        [0, 1, 2, 3, 4].map((seat) => rowsOf(viewOf(scene, viewer), NDB, seat)),
      );
      for (const rows of seen) expect(rows).toEqual(seen[0]);
    }
    expect(scene.log.lines.filter((line) => line.startsWith('points'))).toHaveLength(2);
  });

  test('[NB-27] special cards stand first, whenever they were taken', () => {
    const scene = table(NDB, 3);
    const taken = cards('G7 G- G2 Gx2 G10 G0 R4 R-');
    const wanted = fill(NDB, [taken, [], []]);
    const hands = [wanted[2]!, wanted[0]!, wanted[1]!];
    scene.play(deal(hands));
    taken.forEach((_, trick) => {
      playTrick(
        scene,
        hands.map((hand) => hand[trick]!),
      );
    });
    const rows = rowsOf(viewOf(scene, 0), NDB, 0);
    expect([...rows[0]!.slice(0, 3)].sort()).toEqual(['G-', 'G0', 'Gx2']);
    expect([...rows[0]!.slice(3)].sort()).toEqual(['G10', 'G2', 'G7']);
    expect(rows[1]).toEqual(['R-', 'R4']);
  });

  test('[NB-28] a special card counts only for its own suit', () => {
    const pointsWith = (green: string): number => {
      const scene = table(NDB, 5, { rounds: '1' });
      const own = cards(`R3 R6 Y4 Y9 B2 B5 B6 B8 ${green}`);
      const [points] = playRound(scene, fill(NDB, [own, [], [], [], []]));
      return Number(points!.split(' ')[1]);
    };
    // Red 9, yellow 13 and blue 21 stay, whatever the green specials do to the green row.
    const others = 9 + 13 + 21;
    expect(pointsWith('G1 G2 G9 G10')).toBe(others + 22);
    expect(pointsWith('G1 G2 G9 G-')).toBe(others - 12);
    expect(pointsWith('G1 G2 G9 Gx2')).toBe(others + 24);
    expect(pointsWith('G1 G2 G9 G0')).toBe(others);
    expect(pointsWith('G- G- G- Gx2')).toBe(others);
  });
});

describe.each(EDITIONS)('a round of %s', (edition) => {
  test('[NB-29] after the last trick comes the next deal, with rows that start empty', () => {
    const scene = table(edition, 6, { rounds: '2' });
    const wanted = fill(
      edition,
      Array.from({ length: 6 }, () => []),
    );
    const derived = playRound(scene, wanted);
    expect(derived).toHaveLength(1);
    expect(scene.pending).toMatchObject({ kind: 'chance', take: 60 });
    scene.play(deal(wanted));
    for (let seat = 0; seat < 6; seat++) {
      const rows = rowsOf(viewOf(scene, seat), edition, seat);
      expect(rows.flat()).toEqual([]);
    }
  });
});
