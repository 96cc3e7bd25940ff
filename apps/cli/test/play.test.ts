// Whole games at the terminal, driven by a script that reads the prompts as a person would.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { askedSeats, readRecord, Replay, resolveSetup } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/layout.ts';
import { PLAY_WORDS } from '../src/play/person.ts';
import { readMove } from '../src/play/read.ts';
import { recordOf } from './records.ts';
import { scratch, Sink, tablee, type Ran } from './run.ts';

const GAMES = ['nicht-die-bohne', 'pas-de-bras', 'chicoree'];
const LANGS = ['fr', 'en', 'de'] as const;
/** Answers every prompt: `answer` gets what was written since the last one. */
async function converse(
  args: readonly string[],
  answer: (shown: string) => string | undefined,
  env: Readonly<Record<string, string>> = { LANG: 'en_GB.UTF-8' },
): Promise<Ran> {
  const stdin = new PassThrough();
  const stdout = new Sink();
  let read = 0;
  stdout.watch = (text) => {
    if (!text.endsWith('> ')) return;
    const shown = text.slice(read);
    read = text.length;
    const line = answer(shown);
    // Not at once: the command is still in the middle of writing its prompt.
    setImmediate(() => (line === undefined ? stdin.end() : stdin.write(`${line}\n`)));
  };
  return tablee(args, { stdin, stdout, env });
}

/** The moves that a list spells at the beginning of its lines. */
const spellings = (shown: string): string[] =>
  [
    ...shown.matchAll(
      /^ {2}((?:lead|play|take|lay|start|sell|show|bid|pass|done)(?: \S+)*)(?: {2}|$)/gm,
    ),
  ].map(([, spelt]) => spelt!);

const OVER = 'The game is over';
const THANKS = 'Thank you for playing. See you soon!';
const UNTIL_LATER = 'We leave it there. See you soon!';

/** The first example of a move, where the list would be too long. */
function exampleIn(shown: string): string | undefined {
  const [, after] = shown.split('For example:');
  const sentence = after?.slice(0, after.lastIndexOf('\n')).replace(/\s+/g, ' ').trim();
  return sentence?.split(' or ')[0];
}

/** Asks for the list of moves and takes the last of it; answers the final offer with `file`. */
const player =
  (file: string) =>
  (shown: string): string =>
    shown.includes('Keep the game?') ? file : (spellings(shown).at(-1) ?? exampleIn(shown) ?? 'm');

describe('a whole game', () => {
  test.each(GAMES.map((game, i) => [game, LANGS[i]!]))(
    'of %s in %s is played to its end and kept',
    async (game, lang) => {
      const file = path.join(scratch(), 'game.tablee');
      const args = ['play', game, '--seed', '4', '--lang', lang, '--name', 'Zoé'];
      const short = game === 'chicoree' ? [] : ['--option', 'rounds=1'];
      const env = { COLUMNS: '60' };
      const { code, out, err } = await converse([...args, ...short], player(file), env);
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(out).not.toContain('Refused');
      // Hashes and the name of the file stay whole.
      const wide = out.split('\n').filter((line) => widthOf(line) > 60);
      expect(
        wide.filter((line) => !/^ {2}[0-9a-f]{64}$/.test(line) && !line.includes(file)),
      ).toEqual([]);
      expect(out).toContain(OVER);
      expect(out).toContain(THANKS);
      expect(readFileSync(file, 'utf8')).toContain('name 0 Zoé\n');
      const verified = await tablee(['verify', file]);
      expect(verified).toMatchObject({ code: 0, err: '' });
    },
  );

  test('ends with the winner, and says what the numbers of the ranking are', async () => {
    const end = async (game: string, ...flags: readonly string[]) =>
      (await converse(['play', game, '--seed', '4', ...flags], player(''))).out;
    const ranking = /\n\n★ .* won \(.*\) \[[A-Z]+-\d+\]\n\n {2}1\. {2}\w+ +−?\d+ {2}(.*)\n/;
    expect(ranking.exec(await end('pas-de-bras', '--option', 'rounds=1'))?.[1]).toBe('points');
    expect(ranking.exec(await end('chicoree'))?.[1]).toBe('chain cards');
  });

  test('with a free-for-all auction, where Enter is silence and the bell needs no clock', async () => {
    const file = path.join(scratch(), 'game.tablee');
    const usual = player(file);
    const silences = ['m', '', '-', 'silence'];
    let auctions = 0;
    const answer = (shown: string) =>
      !shown.replace(/\s+/g, ' ').includes('There is no clock here')
        ? usual(shown)
        : spellings(shown).length > 0
          ? ''
          : silences[auctions++ % silences.length]!;
    const args = ['play', 'chicoree', '--seed', '4', '--option', 'auction=melee', '--seats', '3'];
    const { code, out } = await converse(args, answer);
    expect(code).toBe(0);
    expect(out).toContain(OVER);
    expect(auctions).toBeGreaterThan(silences.length);
    expect(out).not.toContain('I do not understand');
    expect(readFileSync(file, 'utf8')).toMatch(/^bell$/m);
  });
});

describe('leaving', () => {
  test('without a word at the menu is polite and ends with 0', async () => {
    const { code, out, err } = await tablee(['play']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('1.  Nicht die Bohne!');
    expect(out.trimEnd().split('\n').at(-1)).toBe('Nothing chosen. See you soon!');
  });
  test.each(['quit', 'q', undefined])('by %s in the middle ends with 0', async (word) => {
    const { code, out } = await converse(['play', 'pas-de-bras', '--seed', '1'], () => word);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').at(-1)).toBe(UNTIL_LATER);
  });
});

describe('at the table', () => {
  const session = async (
    lines: readonly string[],
    ...flags: readonly string[]
  ): Promise<string> => {
    const args = ['play', 'nicht-die-bohne', '--seed', '3', '--option', 'first=0', ...flags];
    return (await tablee(args, { stdin: `${lines.join('\n')}\n` })).out;
  };
  test('the menu takes a number or an id, and says what it does not know', async () => {
    const { out } = await tablee(['play', '--seed', '1'], {
      stdin: '9\npoker\n\n2\nten\n7\n5\nq\n',
    });
    expect(out).toContain('“9” is not on the menu.');
    expect(out).toContain('“poker” is not on the menu.');
    expect(out).toContain('Type the number of a game');
    expect(out).toContain('3 to 6 can play, bots included, not “ten”.');
    expect(out).toContain('3 to 6 can play, bots included, not “7”.');
    expect(out.replaceAll('\n  ', ' ')).toContain(
      'Pas de bras… pas de chocolat · at the table: Guest, Basil, Clemence, Desmond and Eglantine',
    );
  });
  test('after the menu Enter means the usual number of players, and one may still leave', async () => {
    const after = async (typed: string, ...flags: readonly string[]) =>
      (await tablee(['play', '--seed', '1', ...flags], { stdin: typed })).out;
    expect(await after('3\n\nq\n')).toContain('at the table: Guest, Basil and Clemence');
    expect(await after('3\nq\n')).not.toContain('at the table');
    expect(await after('3\n')).toMatch(/See you soon!\n$/);
    expect(await after('3\nq\n', '--seats', '2')).toContain('at the table: Guest and Basil');
  });
  test('a bot does not bear the person’s name', async () => {
    const out = await session(['q'], '--seat', '2', '--seats', '4', '--name', 'basil');
    expect(out).toContain('at the table: Agatha, Clemence, basil and Desmond');
  });
  test('a rule that the game does not have is not shown', async () => {
    const out = await session(['? CH-47', '? zz', 'q']);
    expect(out).toContain('This game has no rule “CH-47”.');
    expect(out).toContain('This game has no rule “zz”.');
    expect(out).not.toContain('NB-');
  });
  test('help gives a rule of the game as its example, and says how to leave', async () => {
    expect(await session(['help', 'q'])).toMatch(/“\? NB-\d+” shows one/);
    const { out } = await tablee(['play', 'chicoree', '--seed', '4'], { stdin: 'help\nq\n' });
    expect(out).toMatch(/“\? CH-\d+” shows one/);
    expect(out).toContain('Ctrl-C, Ctrl-D');
  });
  test('an empty line is answered by a hint', async () => {
    expect(await session(['', 'q'])).toContain('Type a move; “moves” lists them');
  });
  test('a number that cannot be meant is answered by what is wrong with it', async () => {
    const out = await session(['-1', 'take 99999999999999999999', '7', 'q']);
    expect(out).toContain('“-1”: only whole numbers from 0 count here.');
    expect(out).toContain('“take 99999999999999999999”: that number is too large.');
    expect(out).toMatch(/Refused: .* \[NB-20\]/);
  });
  test('? shows the rules of the moment, ? ID a single one', async () => {
    const out = await session(['?', '? nb-34', 'q']);
    expect(out).toContain('NB-20  ');
    expect(out).toContain('NB-34  ');
  });
  test('moves, log and help answer, in the game’s words of the language chosen', async () => {
    const out = await session(['moves', 'h', 'log', 'quit'], '--lang', 'de');
    expect(out).toContain('15 possible moves');
    expect(out).toContain('record FILE');
    expect(out.trimEnd().split('\n').at(-1)).toBe(UNTIL_LATER);
    expect(out.match(/· Runde 1|· .*15 Karten/g)?.length).toBeGreaterThan(1);
  });
  test('a move that is not allowed is refused with reason and rule, and asked for again', async () => {
    const out = await session(['lead G1', 'take 1', 'gibberish', 'q']);
    expect(out).toMatch(/Refused: .* \[NB-20\]/);
    expect(out).toContain('“gibberish”: I do not understand.');
    expect(out.match(/Your move> /g)).toHaveLength(4);
  });
  test('the record so far is kept without the seed, and overwrites nothing', async () => {
    const file = path.join(scratch(), 'so-far.tablee');
    const out = await session(['record', `record ${file}`, `record ${file}`, 'q']);
    expect(out).toContain('Name the file too');
    expect(out).toContain('is already there; choose another name');
    expect(out.replaceAll('\n', ' ')).toContain('whoever opens the file sees every card');
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^commit /m);
    expect(text).not.toContain('reveal');
    expect((await tablee(['replay', file])).code).toBe(0);
  });
  test('no card of another hand is ever shown', async () => {
    const file = path.join(scratch(), 'so-far.tablee');
    const out = await session(['m', '?', 'log', `record ${file}`, 'q'], '--seats', '4');
    const deal = /^chance (.*)$/m.exec(readFileSync(file, 'utf8'))![1]!.split(' ');
    const own = new Set(deal.filter((_, i) => i % 4 === 0));
    const shown = out.match(/(?<![A-Za-z])[GRYB](?:10|[1-9]|x2|-|0)(?![0-9A-Za-z-])/g) ?? [];
    expect(new Set(shown)).toEqual(own);
  });
  test('what the others draw at a Chicorée table is told without the card', async () => {
    const args = ['play', 'chicoree', '--seed', '4', '--option', 'first=1', '--seats', '3'];
    const moves = 'm\npass\nbid 0\ndone\npass\nbid 0\ndone\npass\n';
    const { out } = await tablee(args, { stdin: moves.repeat(4) });
    expect(out).toMatch(/^· Basil draws a card\.$/m);
    expect(out).not.toMatch(/^· (?:Basil|Clemence) draws (?!a card)/m);
    expect(out).toMatch(/^· You draw (?!a card)/m);
  });
  test('where there are too many moves for a list, legal ones are given as examples', async () => {
    const answers: string[] = [];
    // Whoever lays nothing soon has a hand with very many ways to answer a challenge.
    const hoard = (shown: string): string => {
      const listed = spellings(shown);
      return ['done', 'pass', 'bid 0'].find((move) => listed.includes(move)) ?? listed[0] ?? 'm';
    };
    const answer = (shown: string): string => {
      const example = exampleIn(shown);
      if (example !== undefined || answers.length > 0) answers.push(shown);
      if (answers.length === 1) return 'gibberish';
      return answers.length > 2 ? 'q' : (example ?? hoard(shown));
    };
    await converse(['play', 'chicoree', '--seed', '4'], answer);
    const [list = '', complaint = '', next = ''] = answers;
    expect(list).toMatch(/\d{2,} possible moves: too many for a list\./);
    expect(complaint).toContain('“gibberish”: I do not understand. For example: show ');
    expect(complaint.replace(/\s+/g, ' ')).toMatch(/: (show [A-Z0-9 ]+) or (?!\1 Your)show /);
    expect(next).not.toContain('Refused');
    expect(next).toContain('The cards are turned up. You: ');
  });
  test('the person may sit anywhere, against bots of choice', async () => {
    const file = path.join(scratch(), 'so-far.tablee');
    const flags = [
      '--seats',
      '4',
      '--seat',
      '2',
      '--bots',
      'random,habitue',
      '--name',
      'Zoé\u001b[2J',
    ];
    await session([`record ${file}`, 'q'], ...flags);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('name 2 Zoé [2J\n');
    expect(text).toContain('bot 0 random\nbot 1 habitue\nbot 3 habitue\n');
  });
  test('another seed is another game, and none at all is a surprise', async () => {
    const start = async (...flags: readonly string[]) =>
      (await tablee(['play', 'pas-de-bras', ...flags])).out;
    expect(await start('--seed', 'a')).toBe(await start('--seed', 'a'));
    expect(await start('--seed', 'a')).not.toBe(await start('--seed', 'b'));
    expect(await start()).not.toBe(await start());
  });
});

describe.each(GAMES)('the table’s own words at a table of %s', (id) => {
  test('mean no move at any moment', async () => {
    // Silence is an answer in open windows only; elsewhere `-` may well be a card.
    const { silence, ...always } = PLAY_WORDS;
    const words = [...Object.values(always).flat(), ...(id === 'chicoree' ? silence : [])];
    expect(words.length).toBeGreaterThan(7);
    const game = findGame(id)!;
    const rules = await game.rules();
    const options = id === 'chicoree' ? ['--option', 'auction=melee'] : [];
    const moments = new Set<string>();
    for (const flags of [[], options]) {
      const read = readRecord(await recordOf(id, '--bots', 'random', ...flags));
      if (!read.ok) throw new Error(read.error.code);
      const { seats, options: written } = read.value.header;
      const setup = resolveSetup(game.meta, seats, written, () => 0);
      if (!setup.ok) throw new Error('the setup of a record of ours');
      const replaying = new Replay(rules, setup.value, read.value);
      while (!replaying.done) {
        expect(replaying.next().ok).toBe(true);
        const { pending, state } = replaying.log;
        const asked = askedSeats(pending);
        if (asked.length === 0) continue;
        const view = rules.view(state, asked[0]!);
        moments.add(`${pending.kind} ${rules.governing(view).join()}`);
        const understood = words.filter(
          (word) => rules.notation.parse(readMove(rules, view, asked[0]!, word)).ok,
        );
        expect(understood).toEqual([]);
      }
    }
    expect(moments.size).toBeGreaterThan(2);
  });
});
