// How a review is shared between threads: the same figures however many there are, the line first and what
// looked costly soon, faults loud, and nothing done twice.
import { findGame } from '@tablee/registry';
import {
  pieceNames,
  putTogether,
  reviewerFor,
  reviewOf,
  type Effect,
  type Piece,
  type PieceName,
  type Price,
  type Reviewer,
} from '@tablee/review';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { StartThread } from '../src/offline/thread.ts';
import { Crew, Dismissed } from '../src/review/crew.ts';
import {
  portionOf,
  type Errand,
  type ReviewAnswer,
  type ReviewRequest,
} from '../src/review/errand.ts';
import {
  jobOf,
  nameOf,
  outlineOf,
  QUICK,
  quickLook,
  seatsOf,
  thoroughly,
} from '../src/review/outline.ts';
import { Pace } from '../src/review/pace.ts';
import { filmOf, playedRecord } from './replay-records.ts';

type Start = StartThread<ReviewRequest, ReviewAnswer>;

const film = await filmOf(await playedRecord('nicht-die-bohne', 3, { rounds: '1' }));
const outline = outlineOf(film);
const all = pieceNames(outline.choices.length, outline.moments);

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
            portionOf(errands, (errand) =>
              Promise.resolve({ piece: reviewer.piece(errand), milliseconds }),
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
  await crew.work(
    thoroughly(outline, () => undefined, playouts),
    ({ piece }, { kind, index }) => {
      expect(piece).toMatchObject({ kind, index });
      pieces.push(piece);
    },
  );
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
    expect(pieces).toHaveLength(all.length);
    expect(putTogether({ seats: seatsOf(film), steps }, pieces)).toEqual(alone);
  });

  test('have one name for one review, and another for any other', async () => {
    const job = await jobOf(film, 8);
    expect(nameOf(await jobOf(film, 8))).toBe(nameOf(job));
    expect(nameOf(await jobOf(film, 9))).not.toBe(nameOf(job));
    expect(nameOf({ ...job, lines: job.lines.slice(1) })).not.toBe(nameOf(job));
  });
});

test('a game is read and replayed once on the page, and once in a thread', async () => {
  const text = await playedRecord('nicht-die-bohne', 3, { rounds: '1' });
  const game = findGame('nicht-die-bohne')!;
  const rules = await game.rules();
  const parse = vi.spyOn(rules.notation, 'parse');
  const apply = vi.spyOn(rules, 'apply');
  onTestFinished(() => void vi.restoreAllMocks());
  const counted = () => [parse.mock.calls.length, apply.mock.calls.length];
  const loaded = await filmOf(text);
  const moves = outlineOf(loaded).choices.length;
  const request = await jobOf(loaded, 1000);
  expect(counted()).toEqual([moves, loaded.last]);
  parse.mockClear();
  apply.mockClear();
  const remembers = (await game.judge!()).memory === undefined ? 0 : 3;
  const reviewer = await reviewerFor(game, request);
  // The seats that remember follow the game, too.
  expect(counted()).toEqual([moves, (1 + remembers) * loaded.last]);
  const setup = vi.spyOn(rules, 'setup');
  for (const playouts of [8, 16])
    reviewer.piece({ kind: 'choice', index: moves - 1 }, { playouts, games: 1 });
  expect([parse.mock.calls.length, setup.mock.calls.length]).toEqual([moves, 0]);
});

describe('the order', () => {
  const sorted = (errands: readonly PieceName[]): string[] =>
    errands.map(({ kind, index }) => `${kind} ${index}`).toSorted();

  test('of a quick look: the whole line, then one’s own choices, all once', () => {
    const errands = quickLook(outline, 1, QUICK);
    expect(sorted(errands)).toEqual(sorted(all));
    const kinds = errands.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('value')).toBeLessThan(kinds.indexOf('choice'));
    const seats = errands
      .filter(({ kind }) => kind === 'choice')
      .map(({ index }) => outline.choices[index]!.seat);
    const own = seats.filter((seat) => seat === 1).length;
    expect(seats.slice(0, own).every((seat) => seat === 1)).toBe(true);
    // After an eighth of the line one sees where it leads.
    const early = errands.slice(0, Math.ceil(outline.moments / 8) + 2);
    expect(early.map(({ index }) => index)).toContain(outline.moments);
  });

  test('of a thorough one: what looked costly comes first', () => {
    const costOf = (choice: number): number => (choice * 7) % 11;
    const errands = thoroughly(outline, (choice) => ({ cost: costOf(choice) }) as Price, 1000);
    expect(sorted(errands)).toEqual(sorted(all));
    const costs = errands.flatMap(({ kind, index }) => (kind === 'choice' ? [costOf(index)] : []));
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  });
});

describe('a crew', () => {
  const errands = all.slice(0, 4).map((name) => ({ ...name, playouts: 8 }));
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
    const looks = quickLook(outline, 0, 8);
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
      await crew.work(looks, (_, errand, place) => {
        expect(errand).toBe(looks[place]);
        places.push(place);
      });
      expect(places.toSorted((a, b) => a - b)).toEqual(looks.map((_, place) => place));
      expect(Math.max(...answered)).toBe(most);
      // Towards the end no thread gets all that is left, whichever answers last.
      expect(asked.at(-1)).toBe(1);
    }
  });

  test('hears of what was done before something could not be', async () => {
    const done = { piece: {} as Piece, milliseconds: 0 };
    const work = ({ index }: Errand): Promise<typeof done> =>
      index === 2 ? Promise.reject(new Error('a hole in the rules')) : Promise.resolve(done);
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
  const [first, second] = all.map((name) => ({ ...name, playouts: 8000 })) as [Errand, Errand];
  const efforts = { quick: { playouts: 400, games: 60 }, full: { playouts: 8000, games: 300 } };
  const looked = (pace: Pace, name: Errand, error: number): void => {
    const price = { cost: 0.04, error } as Price;
    pace.looked({ ...name, kind: 'choice', price, effect: {} as Effect }, 10, efforts);
  };
  const worked = (pace: Pace, name: Errand, milliseconds: number): void =>
    pace.worked({ ...name } as unknown as Piece, milliseconds);

  test('goes by how far the error of a quick look is from small enough', () => {
    const pace = new Pace();
    looked(pace, first, 0.01);
    looked(pace, second, 0.005);
    const { milliseconds, share } = pace.left([first, second]);
    expect(share).toBe(1);
    // Half an error is a quarter of the work.
    expect(pace.left([first]).milliseconds).toBeCloseTo((4 / 5) * milliseconds, 9);
    worked(pace, first, 400);
    // Work takes ten times as long as it did at a quick look: so will the rest.
    expect(pace.left([second]).milliseconds).toBeGreaterThan(80);
    expect(pace.left([second]).milliseconds).toBeLessThan(100);
    expect(pace.left([second]).share).toBeCloseTo(1 / 5, 9);
    expect(pace.left([])).toEqual({ share: 0, milliseconds: 0 });
  });

  test('is at most what the full effort takes', () => {
    const pace = new Pace();
    for (const error of [1, 0.1]) {
      looked(pace, first, error);
      expect(pace.left([first]).milliseconds).toBeCloseTo(0.5 * 10 * 20, 9);
    }
  });
});
