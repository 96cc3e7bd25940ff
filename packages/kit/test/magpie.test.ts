// A game with a loser, without a first player, in which places of a hidden hand are drawn.
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  commitment,
  drawPlaces,
  Draws,
  Log,
  losersOf,
  lostBy,
  openRecord,
  placeOf,
  resultLine,
  wonBy,
  secretFrom,
  verifyRecord,
  withPlaces,
  words,
  writeRecord,
  type AnyRules,
} from '../src/index.ts';
import {
  conform,
  findScripts,
  readScript,
  Scene,
  sightsOf,
  writePlaythrough,
} from '../src/testing/index.ts';
import { MAGPIE, MAGPIE_BACKSTAGE, MAGPIE_META } from './magpie.ts';

const RULES: AnyRules = MAGPIE;
const FRESH = String(Math.floor(Math.random() * 2 ** 32));
const complaintsOf = (rules: AnyRules, seats: number, seed = 'pinned') =>
  conform({ rules, meta: MAGPIE_META, backstage: MAGPIE_BACKSTAGE, seats, games: 20, seed });

describe('a small draft', () => {
  test.each([2, 3, 4])(`keeps the contract at %i seats (seed ${FRESH})`, (seats) => {
    expect(complaintsOf(RULES, seats, FRESH)).toEqual([]);
  });

  test('that draws from the hidden cards themselves is found out', () => {
    const pending: AnyRules['pending'] = (s) => {
      const { hands, victim } = s as { hands: (number | null)[][]; victim: number | null };
      if (victim === null) return RULES.pending(s);
      return { kind: 'chance', from: hands[victim]!.map((card) => card ?? -1), take: 1 };
    };
    expect(complaintsOf({ ...RULES, pending }, 3).map(({ check }) => check)).toContain('sight');
  });

  test('in which nobody loses is found out', () => {
    const pending: AnyRules['pending'] = (s) => {
      const now = RULES.pending(s);
      if (now.kind !== 'over') return now;
      return { kind: 'over', outcome: { ...now.outcome, winners: [0, 1, 2] } };
    };
    expect(complaintsOf({ ...RULES, pending }, 3)).toMatchObject([
      { check: 'pending', detail: 'nobody has lost a game that has losers' },
    ]);
  });

  test('is played by lines, and its goldens are found, though nobody begins', () => {
    const scene = new Scene(RULES, MAGPIE_META, 2);
    scene.play('chance black ant bee cow', '0 steal 1', 'chance #1', '1 steal 0');
    expect(scene.play('chance #0')).toEqual(['over caught 0']);
    const game = { rules: RULES, meta: MAGPIE_META, backstage: MAGPIE_BACKSTAGE };
    const tables = [{ seats: 2, options: {} }];
    const plan = { ...game, tables, games: 2, seed: 'magpie', stepsMax: 9 };
    const scripts = findScripts(plan);
    const [script] = scripts;
    const text = writePlaythrough(game, script!);
    expect(text).toContain('over caught');
    expect(readScript(text)).toEqual(script);
    // What is shown already is not looked for again.
    const shown = new Set(scripts.flatMap((one) => [...sightsOf(game, one)]));
    expect(findScripts(plan, shown)).toEqual([]);
  });
});

test('a record without a first player is verified', async () => {
  const secret = secretFrom('magpie');
  const draws = new Draws(secret);
  const log = new Log(RULES, { seats: 2, options: {} });
  for (;;) {
    const { pending } = log;
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') log.append({ kind: 'chance', cards: draws.draw(pending) });
    for (const seat of askedSeats(pending))
      log.append({ kind: 'move', seat, move: RULES.moveAt(log.state, seat, 0) });
  }
  const extra = [
    ['commit', commitment(secret)],
    ['first-by', 'draw'],
    ['reveal', `${secret.seed} ${secret.salt}`],
  ] as const;
  const header = { game: 'magpie', rules: 1, seats: 2, names: new Map(), options: {}, extra };
  const game = { meta: MAGPIE_META, rules: () => Promise.resolve(RULES) };
  const open = await openRecord(writeRecord(header, log.lines), () => game);
  expect(open.ok && verifyRecord(open.value)).toMatchObject({ kind: 'right', draws: 3 });
});

describe('places', () => {
  const card = withPlaces(words(['ant', 'bee']));
  test('are drawn and spelled beside cards', () => {
    const { from, take } = drawPlaces(2, 3);
    expect([from.map(placeOf), take]).toEqual([[0, 1, 2], 2]);
    expect(from.map((place) => card.format(place))).toEqual(['#0', '#1', '#2']);
    expect(card.parse('#2')).toBe(from[2]);
    expect(['#', '#01', '#x', '2'].map((text) => card.parse(text))).toEqual(
      Array(4).fill(undefined),
    );
    expect([card.parse('bee'), card.format(1)]).toEqual([1, 'bee']);
  });
});

describe('a result', () => {
  const NAMES = ['Zoé', 'Max', 'Ada'];
  test('names the losers where a game has them, else the winners', () => {
    expect(losersOf(MAGPIE_META, 3, [0, 2])).toEqual([1]);
    expect(losersOf({}, 3, [0, 2])).toBeUndefined();
    expect(losersOf(MAGPIE_META, 3, [])).toBeUndefined();
    expect(resultLine('fr', MAGPIE_META, NAMES, [0, 2])).toBe('Max a perdu');
    expect(resultLine('fr', undefined, NAMES, [0, 2])).toBe('Zoé et Ada se partagent la victoire');
  });
  test('speaks to whoever reads it of themselves', () => {
    expect(resultLine('fr', undefined, NAMES, [0], 0)).toBe('Tu as gagné');
    expect(resultLine('fr', MAGPIE_META, NAMES, [0, 2], 1)).toBe('Tu as perdu');
    expect(resultLine('fr', MAGPIE_META, NAMES, [0, 2], 0)).toBe('Max a perdu');
    expect(resultLine('de', undefined, NAMES, [0, 2], 0)).toBe('Geteilter Sieg: du und Ada');
    expect(resultLine('en', undefined, ['', 'Max'], [0], null)).toBe('seat 0 won');
  });
  test('says who won in every language', () => {
    expect(wonBy('fr', ['Zoé'])).toBe('Zoé a gagné');
    expect(wonBy('en', [])).toBe('Nobody won');
    expect(wonBy('en', ['Zoé', 'Max'])).toBe('Zoé and Max share the win');
    expect(wonBy('de', ['Zoé'])).toBe('Zoé hat gewonnen');
  });
  test('says who lost in every language', () => {
    expect(lostBy('fr', ['Zoé', 'Max'])).toBe('Zoé et Max ont perdu');
    expect(lostBy('en', ['Zoé'])).toBe('Zoé lost');
    expect(lostBy('de', ['Zoé'])).toBe('Zoé hat verloren');
    expect(lostBy('de', ['Zoé', 'Max'])).toBe('Zoé und Max haben verloren');
  });
});
