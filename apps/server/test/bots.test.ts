// Bots that think in threads: what they are told, that they answer like on the spot, and that no table
// waits for ever when a thread dies, hangs or has too much to do.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { chooserOf, Match, type BotErrand, type BotId, type ChooserPlan } from '@tablee/bots';
import {
  askedSeats,
  Draws,
  isDerivedLine,
  parseStep,
  Recollection,
  resolveSetup,
  rngFor,
  type AnyRules,
  type Setup,
} from '@tablee/kit';
import { TINY_DECK } from '@tablee/chicoree/testing';
import { findGame } from '@tablee/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openThinkers, type Thinkers } from '../src/bots/thinkers.ts';

/** Threads run what is built; everything else here comes from the sources. */
const BUILT = new URL('../dist/bots/worker.js', import.meta.url).href;
const LUCK = { seed: 'luck', name: 'bot 0 1' };

interface Situation {
  readonly game: string;
  readonly rules: AnyRules;
  readonly setup: Setup;
  readonly seat: number;
  readonly view: unknown;
  /** What the seat has in mind. */
  readonly past: unknown;
}

/** A table at which somebody is asked, after so many steps between regulars. */
async function situation(
  game: string,
  steps: number,
  options: Readonly<Record<string, string>> = {},
): Promise<Situation> {
  const entry = findGame(game)!;
  const [rules, bots] = await Promise.all([entry.rules(), entry.bots()]);
  const setup = resolveSetup(entry.meta, 3, options, () => 0);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const match = new Match({
    rules,
    setup: setup.value,
    draws: new Draws({ seed: 'seed', salt: 'salt' }),
    bots: [bots['habitue'], bots['habitue'], bots['habitue']],
    seed: 'match',
  });
  for (let i = 0; i < steps || match.log.pending.kind === 'chance'; i++) match.step();
  const [seat] = askedSeats(match.log.pending);
  if (seat === undefined) throw new Error('nobody is asked');
  const view = rules.view(match.log.state, seat);
  const recollection = new Recollection(await entry.memory!(), rules, setup.value, seat);
  for (const line of match.log.lines.filter((one) => !isDerivedLine(rules, one))) {
    const step = parseStep(rules, line);
    if (step.ok) recollection.append(step.value);
  }
  return { game, rules, setup: setup.value, seat, view, past: recollection.past };
}

const errandFor = (at: Situation, bot: BotId, more: Partial<BotErrand> = {}): BotErrand => ({
  game: at.game,
  setup: at.setup,
  seat: at.seat,
  view: at.rules.pack(at.view),
  luck: LUCK,
  bot,
  manner: 'even',
  playouts: 60,
  milliseconds: 20_000,
  ...more,
});

describe('in a thread', () => {
  let thinkers: Thinkers;
  beforeAll(() => {
    thinkers = openThinkers({ threads: 1, file: BUILT, lateMs: 30_000 });
  });
  afterAll(() => thinkers.close());

  test.each(['nicht-die-bohne', 'pas-de-bras', 'chicoree'])(
    'a master of %s chooses what they would choose on the spot',
    async (game) => {
      const at = await situation(game, 9);
      const text = await thinkers.think(errandFor(at, 'maitre'));
      const bot = (await findGame(game)!.bots('even'))['maitre']!;
      const move = bot(at.view, at.seat, rngFor(LUCK.seed, LUCK.name), { playouts: 60 });
      expect(text).toBe(move === undefined ? undefined : at.rules.notation.format(move));
    },
  );

  test.each(['nicht-die-bohne', 'chicoree'])(
    'a master of %s has in mind what the seat has seen',
    async (game) => {
      const at = await situation(game, 63);
      const bot = (await findGame(game)!.bots('even'))['maitre']!;
      const { past } = at;
      const lucks = Array.from({ length: 8 }, (_, i) => ({ seed: 'luck', name: `${i}` }));
      const texts = await Promise.all(
        lucks.map((luck) => thinkers.think(errandFor(at, 'maitre', { luck, past }))),
      );
      const choices = (mind: unknown) =>
        lucks.map(({ seed, name }) => {
          const move = bot(at.view, at.seat, rngFor(seed, name), { playouts: 60 }, mind);
          return move === undefined ? undefined : at.rules.notation.format(move);
        });
      expect(texts).toEqual(choices(past));
      expect(texts).not.toEqual(choices(undefined));
    },
  );

  test.each(['nicht-die-bohne', 'chicoree'])('somebody gives advice at %s', async (game) => {
    const at = await situation(game, 9);
    const { bot: _, manner: __, ...errand } = errandFor(at, 'maitre');
    const { candidates } = await thinkers.advise(errand);
    expect(candidates.length).toBeGreaterThan(0);
    for (const { move, chance } of candidates) {
      const read = at.rules.notation.parse(move!);
      expect(read.ok && at.rules.check(at.view, at.seat, read.value)).toBeUndefined();
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });

  test('a deck of one’s own comes along', async () => {
    const entry = findGame('chicoree')!;
    await entry.addDeck!(TINY_DECK);
    const at = await situation('chicoree', 9, { deck: TINY_DECK.name });
    const deck = await entry.addedDeck!(TINY_DECK.name);
    await expect(thinkers.think(errandFor(at, 'expert', { deck }))).resolves.toBeTypeOf('string');
    await expect(entry.addedDeck!('tablee')).resolves.toBeUndefined();
  });
});

describe('no table waits for ever', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tablee-threads-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const threadThat = async (name: string, does: string): Promise<string> => {
    const file = path.join(folder, `${name}.mjs`);
    await writeFile(file, `export const think = () => { ${does} };\n`);
    return pathToFileURL(file).href;
  };

  /** What a master plays on these threads, and what the table was told about it. */
  async function choiceOn(
    think: Thinkers['think'],
    bot: BotId = 'maitre',
  ): Promise<{ isLegal: boolean; isElsewhere: boolean; complaints: number; move: string }> {
    const at = await situation('nicht-die-bohne', 9);
    const bots = await findGame(at.game)!.bots();
    let complaints = 0;
    const plan: ChooserPlan = {
      ...at,
      bots,
      bot,
      manner: 'even',
      think,
      complain: () => (complaints += 1),
    };
    const choose = chooserOf(plan);
    const rng = rngFor(LUCK.seed, LUCK.name);
    const move = await choose(at.view, at.seat, rng, { luck: LUCK });
    return {
      isLegal: at.rules.check(at.view, at.seat, move) === undefined,
      isElsewhere: choose.isElsewhere ?? false,
      complaints,
      move: at.rules.notation.format(move),
    };
  }

  test.each([
    ['dies', 'process.exit(1)'],
    ['throws', 'throw new Error("no idea")'],
    ['hangs', 'for (;;) continue'],
    ['talks nonsense', 'return "take the money"'],
    ['breaks the rules', 'return "lead R99"'],
    ['says nothing where something must be said', 'return undefined'],
  ])('when a thread %s', async (name, does) => {
    const file = await threadThat(name.replaceAll(' ', '-'), does);
    const thinkers = openThinkers({ threads: 1, file, lateMs: 1500 });
    const choice = await choiceOn(thinkers.think);
    expect(choice).toMatchObject({ isLegal: true, isElsewhere: true, complaints: 1 });
    // Nor is it the last one who is answered.
    expect(await choiceOn(thinkers.think)).toEqual(choice);
    await thinkers.close();
  });

  test('when there is too much to do, those in front are answered and the others play on', async () => {
    const file = await threadThat(
      'slow',
      'return new Promise((done) => setTimeout(done, 40, "x"))',
    );
    const thinkers = openThinkers({ threads: 1, file });
    const at = await situation('nicht-die-bohne', 9);
    const asked = Array.from({ length: 40 }, () => thinkers.think(errandFor(at, 'maitre')));
    const heard = await Promise.allSettled(asked);
    const answered = heard.filter(({ status }) => status === 'fulfilled').length;
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(40);
    await thinkers.close();
    await expect(thinkers.think(errandFor(at, 'maitre'))).rejects.toThrow();
  });

  test('whoever has many tables takes turns with whoever has one', async () => {
    const file = await threadThat(
      'short',
      'return new Promise((done) => setTimeout(done, 5, "x"))',
    );
    const thinkers = openThinkers({ threads: 1, file, waitMs: 30_000 });
    const at = await situation('nicht-die-bohne', 9);
    const answered: string[] = [];
    const ask = async (asker: string): Promise<void> => {
      await thinkers.think(errandFor(at, 'maitre'), asker).then(
        () => answered.push(asker),
        () => undefined,
      );
    };
    // More than can stand in line: the last of the many give way.
    const many = Array.from({ length: 40 }, () => ask('many'));
    await Promise.all([...many, ask('one'), ask('another')]);
    expect(answered.slice(0, 4)).toEqual(['many', 'many', 'one', 'another']);
    expect(answered).toHaveLength(13);
    await thinkers.close();
  });

  test('whoever has waited too long for a thread plays on', async () => {
    const file = await threadThat('endless', 'for (;;) continue');
    const thinkers = openThinkers({ threads: 1, file, lateMs: 20_000, waitMs: 50 });
    const at = await situation('nicht-die-bohne', 9);
    let isUnderWay = true;
    const first = thinkers.think(errandFor(at, 'maitre'), 'many').catch(() => {
      isUnderWay = false;
    });
    const choice = await choiceOn((errand) => thinkers.think(errand, 'one'));
    expect(choice).toMatchObject({ isLegal: true, complaints: 1 });
    expect(isUnderWay).toBe(true);
    await thinkers.close();
    await first;
  });

  test('a regular is not sent to a thread, and answers as when no thread does', async () => {
    const never = (): never => {
      throw new Error('asked a thread');
    };
    const regular = await choiceOn(never, 'habitue');
    expect(regular).toMatchObject({ isLegal: true, isElsewhere: false, complaints: 0 });
    const master = await choiceOn(() => Promise.reject(new Error('no threads')));
    expect(master.move).toBe(regular.move);
  });

  test('a thread is told what its seat sees, and nothing else of the table', async () => {
    const at = await situation('nicht-die-bohne', 9);
    const told: BotErrand[] = [];
    await choiceOn((errand) => {
      told.push(errand);
      return Promise.reject(new Error('no threads'));
    });
    expect(told).toHaveLength(1);
    expect(Object.keys(told[0]!).sort()).toEqual(
      ['bot', 'game', 'luck', 'manner', 'milliseconds', 'seat', 'setup', 'view'].sort(),
    );
    expect(told[0]!.view).toEqual(at.rules.pack(at.view));
  });
});
