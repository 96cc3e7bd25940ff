// The command line itself: help, languages, flags, colours, and what it says to nonsense.

import { readFileSync } from 'node:fs';
import { GAMES } from '@tablee/registry';
import { describe, expect, test } from 'vitest';
import { COMMANDS as ALL, VERSION } from '../src/cli.ts';
import { Sink, tablee } from './run.ts';

const COMMANDS = ALL.map(({ name }) => name);
const IDS = GAMES.map(({ meta }) => meta.id);

const ESCAPE = '\u001b[';

describe('help', () => {
  test('names every command and ends with 0', async () => {
    const { code, out, err } = await tablee(['--help', '--lang', 'de']);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const command of COMMANDS) expect(out).toContain(`tablee ${command}`);
  });
  test.each(COMMANDS)('%s --help explains its flags', async (command) => {
    const { code, out } = await tablee([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`tablee ${command}`);
    expect(out).toContain('--lang');
  });
  test('comes without a command, too', async () => {
    expect((await tablee([])).out).toBe((await tablee(['--help'])).out);
  });
  test('--version is that of the package', async () => {
    const manifest = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    ) as { version: string };
    expect(VERSION).toBe(manifest.version);
    expect((await tablee(['--version'])).out).toBe(`tablee ${VERSION}\n`);
  });
});

describe('the language', () => {
  const blurb = { fr: 'Donner un', en: 'Give a bean', de: 'Eine Bohne' };
  test.each([
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LANG: 'en' }, 'en'],
    [{ LANG: 'fr_CH' }, 'fr'],
    [{ LANG: 'de_DE', LC_ALL: 'en_US.UTF-8' }, 'en'],
    [{ LANG: 'de_DE', LC_MESSAGES: 'en_US.UTF-8' }, 'en'],
    [{ LC_MESSAGES: 'en_US', LC_ALL: 'de_DE' }, 'de'],
    [{ LANG: 'de_DE', LC_ALL: '' }, 'de'],
    [{ LANG: 'it_IT.UTF-8' }, 'fr'],
    [{ LC_ALL: 'C', LANG: 'de_DE' }, 'fr'],
    [{}, 'fr'],
  ] as const)('of %j is %s', async (env, lang) => {
    const { out } = await tablee(['games'], { env });
    expect(out).toContain(blurb[lang]);
  });
  test.each([
    ['--lang', 'de', 'games'],
    ['games', '--lang', 'de'],
    ['games', '--lang=de'],
    ['--lang=de', 'games'],
  ])('follows the flag in %j %j %j', async (...args) => {
    expect((await tablee(args)).out).toContain('Eine Bohne hergeben');
  });
  test.each([[['--lang']], [['--lang=']], [['games', '--lang']], [['games', '--lang=']]])(
    'must be named after the flag: %j',
    async (args) => {
      const { code, out, err } = await tablee(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain('--lang needs a value');
    },
  );
  test('that is unknown is refused', async () => {
    const { code, err } = await tablee(['games', '--lang', 'it']);
    expect(code).toBe(2);
    expect(err).toBe('tablee: unknown language “it”; there are fr, en, de\n');
  });
});

describe('arguments that make no sense end with 2 and one line', () => {
  test.each([
    [['plya'], 'unknown command “plya”'],
    [['--plya'], 'unknown option --plya'],
    [['games', '--seats', '3'], 'unknown option --seats'],
    [['games', 'chicoree'], '“chicoree” is one too many'],
    [['games', '--json=yes'], '--json takes no value'],
    [['simulate'], 'GAME is missing'],
    [
      ['simulate', 'poker'],
      `not on the shelf: game poker, known ${IDS.join(', ')}. [game-unknown]`,
    ],
    [
      ['simulate', 'chicoree', '--seats', '7'],
      'There is no such table: seats 7, min 2, max 6. [CH-05]',
    ],
    [['simulate', 'pas-de-bras', '--seats', '2'], 'seats 2, min 3, max 6. [NB-10]'],
    [['simulate', 'chicoree', '--seats', 'two'], '--seats needs a whole number'],
    [['simulate', 'chicoree', '--seats'], '--seats needs a value'],
    [['simulate', 'chicoree', '--seats', '--json'], '--seats needs a value'],
    [['simulate', 'chicoree', '--seats', '3', '--seats', '4'], '--seats is given twice'],
    [['simulate', 'chicoree', '--games', '0'], '--games needs a whole number from 1'],
    [['simulate', 'chicoree', '--games', '-5'], '--games needs a whole number from 1'],
    ...[['--jobs', '1000'], ['--jobs=x']].map((flags): [string[], string] => [
      ['simulate', 'chicoree', ...flags],
      '--jobs needs a whole number from 0 to 256, not',
    ]),
    [['simulate', 'chicoree', '--jobs', 'x'], '“x” is one too many'],
    [
      ['simulate', 'chicoree', '--bots', 'genius'],
      'unknown bot “genius”; there are random, debutant, habitue, expert, maitre',
    ],
    [['simulate', 'chicoree', '--bots', 'toString'], 'unknown bot “toString”'],
    [
      ['simulate', 'chicoree', '--seats', '2', '--bots', 'random,random,random'],
      '3 bots for 2 seats',
    ],
    [['simulate', 'chicoree', '--option', 'rounds'], '--option needs NAME=VALUE'],
    [['simulate', 'chicoree', '--option', 'rounds=3'], 'option rounds'],
    [['simulate', 'chicoree', '--option', '__proto__=3'], 'option __proto__'],
    [
      ['simulate', 'chicoree', '--option', 'bonus=2'],
      'option bonus, value 2, min 0, max 1. [CH-03]',
    ],
    [
      ['simulate', 'chicoree', '--option', 'auction=dutch'],
      'value dutch, known turns, melee. [CH-65]',
    ],
    [
      ['simulate', 'chicoree', '--option', 'hammer=5'],
      'option hammer, needs auction, value melee. [CH-71]',
    ],
    [
      ['simulate', 'chicoree', '--option', 'bonus=1', '--option', 'bonus=1'],
      'the option bonus is given twice',
    ],
    [['simulate', 'pas-de-bras', '--option', 'rounds=13'], '[NB-44]'],
    [['rules', 'chicoree', '--rule', 'CH-99'], 'chicoree has no rule “CH-99”'],
    [['play', 'poker'], 'That game is not on the shelf: game poker'],
    [['play', 'chicoree', '--seat', '9'], '--seat needs a whole number from 0'],
    ...['play', 'simulate'].map((command): [string[], string] => [
      [command, 'chicoree', '--deck', 'mine.json', '--option', 'deck=tablee'],
      '--deck and --option deck=… each name a deck',
    ]),
    [['replay'], 'FILE is missing'],
    [['verify', 'a', 'b'], '“b” is one too many'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await tablee(args);
    expect(err).toContain(message);
    expect(err).toMatch(/^tablee: [^\n]+\n$/);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('control characters', () => {
  const NASTY = 'x\u001b[2J\u0007\u202e';
  test.each([
    [[NASTY]],
    [[`--${NASTY}`]],
    [['games', `--${NASTY}`]],
    [['games', NASTY]],
    [['simulate', NASTY]],
    [['simulate', 'chicoree', '--seats', NASTY]],
    [['simulate', 'chicoree', '--bots', NASTY]],
    [['simulate', 'chicoree', '--option', NASTY]],
    [['simulate', 'chicoree', '--option', `${NASTY}=1`]],
    [['simulate', 'chicoree', '--option', `deck=${NASTY}`]],
    [['simulate', 'chicoree', '--deck', NASTY]],
    [['simulate', 'chicoree', '--games', '1', '--seed', NASTY]],
    [['rules', 'chicoree', '--rule', NASTY]],
    [['replay', NASTY]],
    [['score', NASTY]],
    [['games', '--lang', NASTY]],
  ])('in %j never reach the terminal', async (args) => {
    const { out, err } = await tablee(args);
    expect(out + err).toContain('\ufffd');
    expect(out + err).not.toMatch(/[\p{Cf}]|(?!\n)\p{Cc}/u);
  });
});

describe('colour', () => {
  const painted = async (stdout: Sink, env: Record<string, string>): Promise<boolean> =>
    (await tablee(['games'], { stdout, env: { LANG: 'en', ...env } })).out.includes(ESCAPE);
  const terminal = () => new Sink({ columns: 80 });
  test('is there on a terminal and nowhere else', async () => {
    expect(await painted(terminal(), {})).toBe(true);
    expect(await painted(new Sink(), {})).toBe(false);
  });
  test('NO_COLOR turns it off, whatever else is set', async () => {
    expect(await painted(terminal(), { NO_COLOR: '1' })).toBe(false);
    expect(await painted(terminal(), { NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false);
    expect(await painted(terminal(), { NO_COLOR: '' })).toBe(true);
  });
  test('FORCE_COLOR turns it on, and off with 0', async () => {
    expect(await painted(new Sink(), { FORCE_COLOR: '1' })).toBe(true);
    expect(await painted(terminal(), { FORCE_COLOR: '0' })).toBe(false);
  });
});

describe('the width', () => {
  const widest = async (env: Record<string, string>, stdout = new Sink()): Promise<number> => {
    const { out } = await tablee(['rules', 'chicoree'], { stdout, env: { LANG: 'en', ...env } });
    return Math.max(...out.split('\n').map((line) => line.length));
  };
  test.each([
    [{}, 100],
    [{ COLUMNS: '60' }, 60],
    [{ COLUMNS: '40' }, 40],
    [{ COLUMNS: '39' }, 100],
    [{ COLUMNS: 'wide' }, 100],
    [{ COLUMNS: '6e1' }, 100],
    [{ COLUMNS: '5000' }, 120],
  ])('of a pipe with %j is at most %i', async (env, width) => {
    const found = await widest(env);
    expect(found).toBeLessThanOrEqual(width);
    expect(found).toBeGreaterThan(width - 10);
  });
  test('of a terminal is its own', async () => {
    const env = { COLUMNS: '100', NO_COLOR: '1' };
    expect(await widest(env, new Sink({ columns: 70 }))).toBeLessThanOrEqual(70);
  });
});

describe('games and rules', () => {
  test('games lists every game with its bots, for people and for programs', async () => {
    const { out } = await tablee(['games']);
    const { out: json } = await tablee(['games', '--json']);
    const ids = json
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id);
    expect(ids).toEqual(IDS);
    for (const id of ids) expect(out).toContain(id);
    expect(out).toContain('random');
  });
  test.each(['fr', 'en', 'de'])(
    'rules --rule shows one rule in %s, however typed',
    async (lang) => {
      const { code, out } = await tablee([
        'rules',
        'nicht-die-bohne',
        '--rule',
        'nb-23',
        '--lang',
        lang,
      ]);
      expect(code).toBe(0);
      expect(out).toContain('NB-23');
      expect(out).not.toContain('NB-24');
    },
  );
  test('games recommends a range of players', async () => {
    expect((await tablee(['games', '--lang', 'fr'])).out).toContain('best with 3 to 5');
  });
  test.each(['fr', 'en', 'de'])(
    'rules ends with the deck that CH-06 quotes in %s',
    async (lang) => {
      const { out } = await tablee(['rules', 'chicoree', '--lang', lang]);
      const one = await tablee(['rules', 'chicoree', '--rule', 'CH-06', '--lang', lang, '--json']);
      const { text } = JSON.parse(one.out) as { text: string };
      const [, quoted] = /[‘«„]\s?(.+?)\s?[’»“]/.exec(text)!;
      const list = out.slice(out.indexOf(`\n${quoted!}\n`) + 1).split('\n');
      expect(list[0]).toBe(quoted);
      expect(list[1]).toMatch(/^tablee\s?: 110 /);
      const rows = list.slice(2).filter((line) => line !== '');
      expect(rows).toHaveLength(25);
      expect(rows[0]).toMatch(/^EGY {2}\S.* 5$/);
      expect(one.out).not.toContain('EGY');
      expect((await tablee(['rules', 'pas-de-bras', '--lang', lang])).out).not.toContain('tablee');
    },
  );
  test('rules --json has every rule once, with its chapter, then the deck', async () => {
    const { out } = await tablee(['rules', 'chicoree', '--json']);
    const lines = out.trimEnd().split('\n');
    const { deck, cards } = JSON.parse(lines.pop()!) as {
      deck: string;
      cards: { code: string; copies: number }[];
    };
    expect(deck).toBe('tablee');
    expect(cards).toContainEqual({ code: 'C4', name: '4-Harvest', copies: 9 });
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(110);
    const rules = lines.map(
      (line) => JSON.parse(line) as { id: string; chapter: string; ruling: boolean },
    );
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.every(({ chapter }) => chapter !== '')).toBe(true);
    expect(rules.find(({ id }) => id === 'CH-29')?.ruling).toBe(true);
  });
});
