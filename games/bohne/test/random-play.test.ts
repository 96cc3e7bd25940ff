// What holds in every bean game that keeps the rules: random tables, retold from their records.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDITIONS, type Edition } from '@tablee/bohne/meta';
import { RULES } from '@tablee/bohne/rules';
import { assert, rngFor } from '@tablee/kit';
import type { Scene } from '@tablee/kit/testing';
import { padOf, Retelling } from './second-opinion.ts';
import { anyLine, playByLot, table, told, viewOf } from './table-setting.ts';

interface Plan {
  readonly edition: Edition;
  readonly seats: number;
  readonly rounds: number;
  readonly first: number;
  readonly seed: number;
}

const plans: fc.Arbitrary<Plan> = fc
  .record({
    edition: fc.constantFrom(...EDITIONS),
    seats: fc.integer({ min: 3, max: 6 }),
    rounds: fc.integer({ min: 1, max: 4 }),
    first: fc.nat({ max: 5 }),
    seed: fc.nat(),
  })
  .map((plan) => ({ ...plan, first: plan.first % plan.seats }));

const tableFor = ({ edition, seats, rounds, first }: Plan): Scene =>
  table(edition, seats, { rounds: String(rounds), first: String(first) });

/** For any table: the match played by lot to its end, and what its record tells. */
function always(holds: (plan: Plan, scene: Scene, retold: Retelling) => void): void {
  fc.assert(
    fc.property(plans, (plan) => {
      const scene = tableFor(plan);
      playByLot(scene, plan.edition, plan.seed);
      holds(plan, scene, new Retelling(plan.seats, scene.log.lines));
    }),
    { numRuns: 40 },
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('[NB-34] every points line is what the rows are worth by the text', () => {
  always((_, scene, { rounds }) => {
    for (const { rows, points } of rounds)
      expect(points).toEqual(
        rows.map((row) => {
          const { plus, minus } = padOf(row);
          return plus - minus;
        }),
      );
    const scored = told(scene, 0).filter((event) => event.kind === 'scored');
    expect(scored.map(({ points }) => points)).toEqual(rounds.map(({ points }) => points));
    expect(scored.flatMap(({ points }) => points).some((one) => Object.is(one, -0))).toBe(false);
  });
});

test('[NB-40] the totals are the sum of all points lines, and the highest wins', () => {
  always(({ edition, seats }, scene, { rounds, over }) => {
    const { pending } = scene;
    assert(pending.kind === 'over', 'the match is over');
    const totals = Array.from({ length: seats }, (_, seat) =>
      sum(rounds.map(({ points }) => points![seat]!)),
    );
    const best = Math.max(...totals);
    const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
    const rule = edition === 'nicht-die-bohne' ? 'NB-40' : 'NB-41';
    expect(pending.outcome).toEqual({ reason: 'total', rule, winners, scores: totals });
    expect(over).toEqual({ reason: 'total', winners });
    for (let ear = 0; ear <= seats; ear++)
      expect(told(scene, ear).at(-1)).toEqual({ kind: 'over', winners, totals });
  });
});

test('[NB-25] everyone takes exactly one card per trick, by seats less two written takes', () => {
  always(({ seats }, _, { rounds }) => {
    for (const { takes, written } of rounds.flatMap(({ tricks }) => tricks)) {
      expect(takes.map(({ seat }) => seat).sort()).toEqual(takes.map((_, seat) => seat));
      expect(takes).toHaveLength(seats);
      expect(written).toBe(seats - 2);
    }
  });
});

test('[NB-23] nobody gets their own card, and only the last gets the leader’s', () => {
  always((_, __, { rounds }) => {
    for (const { leader, takes } of rounds.flatMap(({ tricks }) => tricks)) {
      expect(takes[0]!.seat).toBe(leader);
      takes.forEach(({ seat, from }, i) => {
        expect(from).not.toBe(seat);
        expect(from === leader).toBe(i === takes.length - 1);
        if (i > 0) expect(seat).toBe(takes[i - 1]!.from);
      });
    }
  });
});

test('[NB-24] whoever took the leader’s card leads the next trick', () => {
  always((_, __, { rounds }) => {
    for (const { tricks } of rounds)
      tricks.slice(1).forEach(({ leader }, i) => {
        expect(leader).toBe(tricks[i]!.takes.at(-1)!.seat);
      });
  });
});

test('[NB-24] the takes that are told are those that the record means', () => {
  always(({ edition, seats }, scene, { rounds }) => {
    const took = told(scene, seats).filter((event) => event.kind === 'took');
    const wanted = rounds.flatMap(({ tricks }) =>
      tricks.flatMap(({ takes, written }) =>
        takes.map((take, i) => ({ ...take, kind: 'took', forced: i >= written })),
      ),
    );
    const format = (card: number) => RULES[edition].card.format(card);
    expect(took.map((event) => ({ ...event, card: format(event.card) }))).toEqual(wanted);
  });
});

test('[NB-29] the hands fall evenly, and end empty after as many tricks as cards', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const scene = tableFor({ ...plan, rounds: 1 });
      const rng = rngFor(String(plan.seed), 'even hands');
      const everySeat = Array.from({ length: plan.seats }, (_, seat) => seat);
      let led = 0;
      while (scene.pending.kind !== 'over') {
        const { kind } = scene.pending;
        const line = anyLine(scene, plan.edition, rng);
        scene.play(line);
        if (line.includes('lead')) led += 1;
        const view = viewOf(scene, 'watcher');
        const left = 60 / plan.seats - led;
        // Between lead and reveal the leader alone holds one card less.
        const leading = kind === 'turn' && line.includes('lead');
        const wanted = everySeat.map((seat) => (leading && seat !== view.leader ? left + 1 : left));
        expect(everySeat.map((seat) => view.held(seat))).toEqual(wanted);
      }
      expect(led).toBe(60 / plan.seats);
    }),
    { numRuns: 25 },
  );
});

test('[NB-11] each round’s rows hold the whole deck again, 60 divided evenly', () => {
  always(({ seats }, scene, { rounds }) => {
    const deals = scene.log.lines.filter((line) => line.startsWith('chance'));
    rounds.forEach(({ rows }, round) => {
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => 60 / seats));
      expect(rows.flat().sort()).toEqual(deals[round]!.split(' ').slice(1).sort());
    });
  });
});
