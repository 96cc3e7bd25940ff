// One answer to "was it me?": the page of fifty reviewed games says the same in its sentence, its table, its
// level, its list and under "Your progress". The figures are drawn by lot and put together as reviews are.
import {
  assert,
  parseStep,
  rngFor,
  type AnyRules,
  type Outcome,
  type Rng,
  type Seat,
  type Step,
} from '@tablee/kit';
import { findGame } from '@tablee/registry';
import {
  choicesAt,
  EFFORT,
  labelOf,
  momentsOf,
  putTogether,
  REVIEW_WORDS,
  SEED,
  type Piece,
  type Price,
  type SeatReview,
} from '@tablee/review';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { REVIEW_FORM } from '../apps/web/src/offline/kept-review.ts';
import { nameOf } from '../apps/web/src/review/outline.ts';
import { keepReviews, keepTable, prepare, type Prepared, type Situation } from './prepare.ts';
import { goTo, visit } from './visit.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 5, 20, 12);

const over: Situation['until'] = ({ pending }) => pending.kind === 'over';
const times = <One, Other, Made>(
  one: readonly One[],
  other: readonly Other[],
  make: (a: One, b: Other) => Made,
): Made[] => one.flatMap((a) => other.map((b) => make(a, b)));

const BEANS = times(['nicht-die-bohne', 'pas-de-bras'], [3, 4, 5, 6], (game, seats) => ({
  game,
  seats,
}));
const GAMES: readonly Omit<Situation, 'until'>[] = [
  ...times(BEANS, ['random', 'debutant', 'habitue'], (table, bot) => ({
    ...table,
    bot,
    options: { rounds: '1' },
  })),
  ...BEANS.slice(0, 6).map((table) => ({ ...table, options: { rounds: '2' } })),
  ...times([2, 3, 4, 5, 6], ['turns', 'melee'], (seats, auction) => ({ seats, auction })).flatMap(
    ({ seats, auction }) =>
      ['debutant', 'habitue'].map((bot) => ({
        game: 'chicoree',
        seats,
        bot,
        options: { auction },
      })),
  ),
];

/** From −1 to 1. */
const drawn = (rng: Rng): number => rng.below(2001) / 1000 - 1;

/** What a review might have measured of a game; everything is off by about `error`. */
function piecesOf(
  rules: AnyRules,
  { log, id }: Prepared,
  steps: readonly Step<unknown>[],
  error: number,
): Piece[] {
  const rng = rngFor(id, 'pieces');
  const { moments } = momentsOf(rules, log.setup, steps);
  const seats = Array.from({ length: log.setup.seats }, (_, seat) => seat);
  const all = moments.flatMap((moment) =>
    choicesAt(moment).map((choice) => ({ ...choice, step: moment.number, state: moment.state })),
  );
  const prices = all.map(({ seat, step, move, state }): Price => {
    const cost = rng.below(4) === 0 ? rng.below(20) / 100 : 0;
    const off = error / 10 + 0.001;
    const view = rules.view(state, seat);
    const text = move === undefined ? null : rules.notation.format(move);
    const other = cost === 0 ? text : rules.notation.format(rules.moveAt(view, seat, 0));
    const moved = (spelled: string | null, chance: number) => ({
      ...{ move: spelled, chance, score: 0, reasons: [] },
    });
    return {
      ...{ step, seat, cost, error: off, points: cost, gain: drawn(rng) / 20, playouts: 100 },
      label: labelOf({ behind: cost, error: off, habit: 1 }),
      played: moved(text, 0.4 - cost),
      best: moved(other, 0.4),
    };
  });
  const choices = all.map(({ seat, step }, index): Piece => {
    const gained = { chance: drawn(rng) / 60, score: drawn(rng) };
    const possible = { chance: Math.abs(drawn(rng)) / 40, score: Math.abs(drawn(rng)) };
    const spread = Array.from({ length: 16 }, (_, i) =>
      i % 5 === 0 ? (error / all.length) ** 2 * (i < 8 ? 1 : 400) : 0,
    );
    const effect = { step, seat, gained, possible, spread };
    return { kind: 'choice', index, price: prices[index]!, effect };
  });
  const { scores, winners } = (log.pending as { outcome: Outcome }).outcome;
  const values = Array.from({ length: moments.length + 1 }, (_, moment): Piece => {
    const isEnd = moment === moments.length;
    const parts = seats.map(() => 1 + rng.below(50));
    const whole = parts.reduce((sum, part) => sum + part, 0);
    const end = (seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);
    const off = isEnd ? 0 : error;
    return {
      kind: 'value',
      index: moment,
      worths: seats.map((seat) => ({
        chance: isEnd ? end(seat) : parts[seat]! / whole,
        score: isEnd ? (scores[seat] ?? 0) : parts[seat]!,
      })),
      errors: seats.map(() => ({ chance: off, score: 20 * off, lead: 20 * off })),
    };
  });
  return [...choices, ...values];
}

interface Reviewed {
  readonly table: Prepared;
  readonly review: SeatReview;
  readonly kept: object;
}

/** Games of equal length would have one name. */
const named = (table: Prepared, id: string): Prepared => {
  const { sheet, summary, ...rest } = table.kept as { sheet: object; summary: object };
  return { ...table, id, kept: { ...rest, sheet: { ...sheet, id }, summary: { ...summary, id } } };
};

async function reviewed(situation: Omit<Situation, 'until'>, number: number): Promise<Reviewed> {
  const table = named(await prepare({ ...situation, until: over }), `agrees-${number}`);
  const rules = await findGame(situation.game)!.rules();
  const lines = table.entries.map(({ text }) => text);
  const steps = lines.map((line) => {
    const step = parseStep(rules, line);
    assert(step.ok, 'bots keep the rules');
    return step.value;
  });
  const seats = Array.from({ length: situation.seats }, (_, seat) => seat);
  // Some are measured well, some so badly that hardly anything can be told.
  const error = [0, 0.004, 0.02, 0.1][number % 4]!;
  const pieces = piecesOf(rules, table, steps, error);
  const reviews = putTogether({ seats, steps }, pieces);
  const { setup } = table.log;
  const job = { game: situation.game, setup, lines, seed: SEED, seats };
  const id = nameOf({ ...job, playouts: EFFORT.playouts, deck: undefined });
  const kept = {
    ...{ id, form: REVIEW_FORM, table: table.id, origin: undefined, game: situation.game },
    ...{ playedAt: NOW - number * DAY_MS, keptAt: NOW, me: 0, isOver: true },
    ...{ playouts: EFFORT.playouts, reviews },
    values: pieces.flatMap((piece) => (piece.kind === 'value' ? [piece.worths] : [])),
  };
  return { table, review: reviews[0]!, kept };
}

/** A figure as it is printed, without sign and margin: « −12 ± 4 » is 12. */
const bare = (cell: string): string => /^[+−]?([\d.,]+)/u.exec(cell)?.[1] ?? '';

interface Read {
  readonly story: string;
  /** By the names of the table: chance and points. */
  readonly sums: Readonly<Record<string, readonly [chance: string, score: string]>>;
  readonly cost: string;
  readonly level: string;
}

async function readPage(page: Page): Promise<Read> {
  await page.locator('[data-sums]').first().waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const cells = (row: Element): string[] =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim());
    const tables = [...document.querySelectorAll('[data-sums] table')];
    const rows = [...(tables[0]?.querySelectorAll('tbody tr') ?? [])].map(cells);
    const level = document.querySelector('[data-grade]');
    return {
      story: document.querySelector('[data-story]')?.textContent.trim() ?? '',
      sums: Object.fromEntries(rows.map((row) => [row[0] ?? '', [row[2] ?? '', row[3] ?? '']])),
      cost: cells(level!.parentElement!)[2] ?? '',
      level: level!.textContent.trim(),
    } as never;
  });
}

/** What the sentence has to say of a part by what the table has of it. */
function expectPart(
  story: string,
  cell: string,
  part: 'choices' | 'cards',
  { alike, isPoints }: { readonly alike: boolean; readonly isPoints: boolean },
): void {
  const said = part === 'choices' ? /^(?:Your choices|\S+ choices?) [^;,.]*/ : /the cards [^.;]*/;
  const clause = said.exec(story.replaceAll(/(\d)[.,](\d)/g, '$1_$2'))?.[0] ?? '';
  const figure = bare(cell).replace(/[.,]/, '_');
  if (cell.startsWith('hard to tell')) {
    if (part === 'cards') expect(clause).toBe('');
    else expect(clause).not.toMatch(/^Your choices/);
  } else if (cell.startsWith('next to')) expect(clause).toContain('hardly any difference');
  // More than a whole chance says nothing.
  else if (!isPoints && Number(bare(cell)) >= 100) expect(clause).toMatch(/ (?:a lot|dearly)$/);
  else {
    expect([clause, clause.includes(figure)]).toEqual([clause, true]);
    const isLoss = cell.startsWith('−');
    if (!alike) expect(clause).toMatch(isLoss ? / cost / : / (?:won|gave) /);
  }
}

test('a review says the same in its sentence, table, level, list and progress', async () => {
  const all = await Promise.all(GAMES.slice(0, 50).map(reviewed));
  expect(all).toHaveLength(50);
  const { page, site, close } = await visit({ lang: 'en', width: 1440, height: 900 });
  for (const { table } of all) await keepTable(page, table);
  await keepReviews(
    page,
    all.map(({ kept }) => kept),
  );
  await page.goto(`${site}/nowhere`);
  const pages: Read[] = [];
  const measures = new Set<string>();
  for (const { table, review } of all) {
    await goTo(page, `/review/${table.id}`);
    const read = await readPage(page);
    pages.push(read);
    const { story, sums, level, cost } = read;
    const isPoints = !story.includes('%') && /\d/.test(story);
    const of = isPoints ? 1 : 0;
    measures.add(isPoints ? 'points' : 'chances');
    const [own, luck] = [sums['your choices']![of], sums['luck']![of]];
    const alike = own.startsWith(luck.slice(0, 1)) && /^.\d/.test(own) && /^.\d/.test(luck);
    expectPart(story, own, 'choices', { alike, isPoints });
    expectPart(story, luck, 'cards', { alike, isPoints });
    expect(level).toBe(review.grade === undefined ? '–' : REVIEW_WORDS.en.grade[review.grade]);
    expect(level).toMatch(/^(?:–|about like (?:a beginner|a regular|an expert))$/);
    expect(Number(cost)).toBeCloseTo(100 * review.cost, 0.9);
    // What the list says of the costliest choice, the moment says as well. A few such ways are enough.
    const first = page.locator('[data-choice]').first();
    if (pages.length % 5 > 0 || (await first.count()) === 0) continue;
    const told = await first.locator('summary .as-digits').innerText();
    await first.evaluate((one) => one.querySelector<HTMLElement>('[data-action=go]')!.click());
    const here = page.locator('[data-moment] p .as-digits', { hasText: told });
    await here.first().waitFor();
  }
  expect([...measures].toSorted()).toEqual(['chances', 'points']);

  await goTo(page, '/me');
  for (const game of new Set(GAMES.map((one) => one.game))) {
    const progress = page.locator(`[data-progress="${game}"]`);
    await progress.locator('[data-action=figures]').click();
    const rows = await progress
      .locator('table tbody tr:not(.month)')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())),
      );
    const own = pages.filter((_, i) => GAMES[i]!.game === game);
    expect(rows.length).toBe(own.length);
    rows.forEach(([cost, won, adjusted], i) => {
      const { sums, cost: ofPage } = own[i]!;
      expect(cost).toBe(ofPage);
      expect(Number(won)).toBeCloseTo(Number(bare(sums['result']![0])) / 100, 1);
      const without = sums['without luck']![0];
      if (/\d/.test(without))
        expect(Number(bare(adjusted!))).toBeCloseTo(Number(bare(without)) / 100, 0.9);
      else expect(adjusted).toBe(without);
    });
  }
  await close();
});
