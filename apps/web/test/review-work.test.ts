// How a review is shared between threads: the same figures however many there are, the line first and what
// looked costly soon, faults loud, and nothing done twice.
import { findGame } from '@tablee/registry';
import { reviewerFor, reviewOf, putTogether, type Piece, type Reviewer } from '@tablee/review';
import { describe, expect, test } from 'vitest';

import type { StartThread } from '../src/home/thread.ts';
import { Crew, Dismissed } from '../src/review/crew.ts';
import { portionOf } from '../src/review/portion.ts';
import type { Errand, ReviewAnswer, ReviewRequest } from '../src/review/errand.ts';
import { QUICK, quickLook, thoroughly } from '../src/review/order.ts';
import { countOf, jobOf, kindOf, nameOf, outlineOf, seatsOf } from '../src/review/outline.ts';
import { Pace } from '../src/review/pace.ts';
import { filmOf, playedRecord } from './replay-records.ts';

type Start = StartThread<ReviewRequest, ReviewAnswer>;

const film = await filmOf(await playedRecord('nicht-die-bohne', 3, { rounds: '1' }));
const outline = outlineOf(film);

interface Heard {
  /** How many pieces a thread is asked for, … */
  readonly asked: (count: number) => void;
  /** … and how many of them it answers with. */
  readonly answered: (count: number) => void;
}

/** A thread in this one; it answers after whatever else waits, and says that every piece took so long. */
const startHere =
  (milliseconds: number, { asked, answered }: Partial<Heard> = {}): Start =>
  ({ hear }) => {
    let reviewing: Promise<Reviewer> | undefined;
    return {
      send(request) {
        if (request.kind === 'job') {
          reviewing = reviewerFor(findGame(request.job.game)!, request.job);
          return;
        }
        const { call, errands } = request;
        asked?.(errands.length);
        void reviewing!
          .then((reviewer) =>
            portionOf(errands, ({ number }) =>
              Promise.resolve({ piece: reviewer.piece(number), milliseconds }),
            ),
          )
          .then((worked) => {
            answered?.(worked.length);
            hear({ call, isDone: true, worked });
          });
      },
      end: () => undefined,
    };
  };

async function piecesBy(size: number, playouts: number): Promise<readonly Piece[]> {
  const crew = new Crew(startHere(1), size, await jobOf(film, playouts));
  const pieces: Piece[] = [];
  await crew.work(thoroughly(outline, [], playouts), ({ piece }, { number }) => {
    pieces[number] = piece;
  });
  return pieces;
}

describe('the pieces of a review', () => {
  test('are those of the terminal, however many threads share them', async () => {
    const job = await jobOf(film, 8);
    const judge = await findGame(job.game)!.judge!();
    const { rules, setup } = film.open;
    const steps = film.shots.map(({ step }) => step);
    const effort = { playouts: 8, games: 60 };
    const alone = reviewOf({ ...job, rules, setup, steps, judge, effort });
    const pieces = await piecesBy(3, 8);
    expect(pieces).toHaveLength(countOf(outline));
    expect(putTogether({ seats: seatsOf(film), steps }, pieces)).toEqual(alone);
    pieces.forEach(({ kind }, number) => expect(kind).toBe(kindOf(outline, number)));
  });

  test('have one name for one review, and another for any other', async () => {
    const job = await jobOf(film, 8);
    expect(nameOf(await jobOf(film, 8))).toBe(nameOf(job));
    expect(nameOf(await jobOf(film, 9))).not.toBe(nameOf(job));
    expect(nameOf({ ...job, lines: job.lines.slice(1) })).not.toBe(nameOf(job));
  });
});

describe('the order', () => {
  const numbersOf = (errands: readonly { readonly number: number }[]): number[] =>
    errands.map(({ number }) => number);
  const all = Array.from({ length: countOf(outline) }, (_, number) => number);

  test('of a quick look: the whole line, then one’s own choices, all once, and little for sums', () => {
    const errands = quickLook(outline, 1, QUICK);
    const [sums, seen] = [true, false].map((isForSums) =>
      numbersOf(errands)
        .filter((number) => (kindOf(outline, number) === 'effect') === isForSums)
        .toSorted((a, b) => a - b),
    ) as [number[], number[]];
    expect(seen).toEqual(all.filter((number) => kindOf(outline, number) !== 'effect'));
    // A few say how long all of them will take.
    expect(sums.length).toBeGreaterThan(0);
    expect(sums.length).toBeLessThan(outline.choices.length / 4);
    const kinds = errands.map(({ number }) => kindOf(outline, number));
    expect(kinds.lastIndexOf('value')).toBeLessThan(kinds.indexOf('price'));
    const seats = errands
      .filter(({ number }) => kindOf(outline, number) === 'price')
      .map(({ number }) => outline.choices[number]!.seat);
    const own = seats.filter((seat) => seat === 1).length;
    expect(seats.slice(0, own).every((seat) => seat === 1)).toBe(true);
    // After an eighth of the line one sees where it leads.
    const early = numbersOf(errands).slice(0, Math.ceil(outline.moments / 8) + 2);
    expect(early).toContain(countOf(outline) - 1);
  });

  test('of a thorough one: what looked costly comes first', async () => {
    const pieces = await piecesBy(1, 8);
    const errands = thoroughly(outline, pieces, 1000);
    expect(numbersOf(errands).toSorted((a, b) => a - b)).toEqual(all);
    const costs = errands.flatMap(({ number }) => {
      const piece = pieces[number]!;
      return piece.kind === 'price' ? [piece.price.cost] : [];
    });
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(Math.max(...costs)).toBeGreaterThan(0);
  });
});

describe('a crew', () => {
  const errands = [0, 1, 2, 3].map((number) => ({ number, playouts: 8 }));
  const job = jobOf(film, 8);

  test('says why a piece could not be worked out, and ends its threads', async () => {
    let ended = 0;
    const start: Start = ({ hear }) => ({
      send(request) {
        if (request.kind === 'pieces')
          hear({ call: request.call, isDone: false, why: 'a hole in the rules' });
      },
      end: () => (ended += 1),
    });
    const crew = new Crew(start, 2, await job);
    await expect(crew.work(errands, () => undefined)).rejects.toThrow('a hole in the rules');
    expect(ended).toBeGreaterThanOrEqual(2);
    await expect(crew.work(errands, () => undefined)).rejects.toThrow('a hole in the rules');
  });

  test('hears of many small pieces at a time, and of a long one alone', async () => {
    const all = quickLook(outline, 0, 8);
    for (const [milliseconds, most] of [
      [0, 8],
      [40, 3],
      [500, 1],
    ] as const) {
      const [asked, answered, places]: [number[], number[], number[]] = [[], [], []];
      const start = startHere(milliseconds, {
        asked: (count) => asked.push(count),
        answered: (count) => answered.push(count),
      });
      const crew = new Crew(start, 2, await job);
      await crew.work(all, (_, errand, place) => {
        expect(errand).toBe(all[place]);
        places.push(place);
      });
      expect(places.toSorted((a, b) => a - b)).toEqual(all.map((_, place) => place));
      expect(Math.max(...answered)).toBe(most);
      // Towards the end no thread gets all that is left, whichever answers last.
      expect(asked.at(-1)).toBe(1);
    }
  });

  test('hears of what was done before something could not be', async () => {
    const done = { piece: {} as Piece, milliseconds: 0 };
    const work = ({ number }: Errand): Promise<typeof done> =>
      number === 2 ? Promise.reject(new Error('a hole in the rules')) : Promise.resolve(done);
    expect(await portionOf(errands, work)).toEqual([done, done]);
    await expect(portionOf(errands.slice(2), work)).rejects.toThrow('a hole in the rules');
  });

  test('asks for nothing while the device has something better to do', async () => {
    let isBusy = true;
    let wake: (() => void) | undefined;
    const counts: number[] = [];
    const crew = new Crew(
      startHere(500, { answered: (count) => counts.push(count) }),
      2,
      await job,
    );
    const rested = new Promise<void>((resolve) => (wake = resolve));
    const work = crew.work(
      errands.slice(1),
      () => expect(isBusy).toBe(false),
      () => rested,
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(counts).toEqual([]);
    isBusy = false;
    wake!();
    await work;
    expect(counts).toEqual([1, 1, 1]);
  });

  test('notices a thread that breaks while somebody waits for it', async () => {
    const start: Start = ({ broken }) => ({
      send(request) {
        if (request.kind === 'pieces') broken();
      },
      end: () => undefined,
    });
    const crew = new Crew(start, 1, await job);
    await expect(crew.work(errands, () => undefined)).rejects.toThrow('broke');
  });

  test('that is dismissed leaves nobody waiting', async () => {
    const silent: Start = () => ({ send: () => undefined, end: () => undefined });
    const crew = new Crew(silent, 2, await job);
    const work = crew.work(errands, () => undefined);
    crew.dismiss();
    await expect(work).rejects.toBeInstanceOf(Dismissed);
  });

  test('that is dismissed waits for no hands to rest', async () => {
    const crew = new Crew(startHere(1), 2, await job);
    const work = crew.work(
      errands,
      () => undefined,
      () => new Promise(() => undefined),
    );
    crew.dismiss();
    await expect(work).rejects.toBeInstanceOf(Dismissed);
  });

  test('without threads says so, and ends those it had', async () => {
    let [started, ended] = [0, 0];
    const start: Start = () => {
      started += 1;
      if (started === 2) throw new Error('no more threads');
      return { send: () => undefined, end: () => (ended += 1) };
    };
    const plan = await job;
    expect(() => new Crew(start, 2, plan)).toThrow('no more threads');
    expect(ended).toBe(1);
  });
});

describe('how long it takes yet', () => {
  const price = { kind: 'price', playouts: 400 } as const;
  const value = { kind: 'value', playouts: 400 } as const;

  test('is what the pieces took so far, shared by the threads', () => {
    const pace = new Pace();
    pace.note(price, 30);
    pace.note(price, 50);
    pace.note(value, 10);
    expect(pace.left([price, price, value], 1)).toBe(90);
    expect(pace.left([price, price, value], 2)).toBe(45);
    expect(pace.left([], 2)).toBe(0);
  });

  test('is not known before anything was done, and guessed from a quicker look', () => {
    const pace = new Pace();
    expect(pace.left([value], 1)).toBeUndefined();
    pace.note(value, 10);
    expect(pace.left([{ ...value, playouts: 24_000 }], 1)).toBeCloseTo((10 * 400) / 60, 9);
    expect(pace.left([price], 1)).toBeUndefined();
  });
});
