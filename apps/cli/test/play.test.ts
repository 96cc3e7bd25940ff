// Whole games at the terminal, driven by a script that reads the prompts as a person would.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { readRecord, Replay, resolveSetup } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { describe, expect, test } from 'vitest';
import { TEXTS } from '../src/texts/index.ts';
import { recordOf } from './records.ts';
import { scratch, Sink, tablee, type Ran } from './run.ts';

const GAMES = ['nicht-die-bohne', 'pas-de-bras', 'chicoree'];
const LANGS = ['fr', 'en', 'de'] as const;
const CODES = [
  ...['EGY', 'GRE', 'MOI', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'JOK', 'MAL', 'ORA', 'PLU'],
  ...['INC', 'SUR', 'CAF', 'VOG', 'BLO', 'SAN', 'D1', 'D2', 'D3', 'D4', 'D5'],
];

/** Answers every prompt: `answer` gets what was written since the last one. */
async function converse(
  args: readonly string[],
  answer: (shown: string) => string | undefined,
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
  return tablee(args, { stdin, stdout });
}

/** Asks for the list of moves and takes the last of it; answers the final offer with `file`. */
function player(lang: (typeof LANGS)[number], file: string): (shown: string) => string {
  const { play } = TEXTS[lang];
  const many = play.tooManyMoves('').trim();
  let tried = -1;
  return (shown) => {
    if (shown.includes(play.saveOffer)) return file;
    const listed = [...shown.matchAll(/^ {2}\S.*\(([a-z].*)\)$/gm)].at(-1)?.[1];
    if (listed !== undefined) return listed;
    // A challenge with a large hand lists nothing: any card that is in hand will do.
    if (shown.includes(many) || (tried >= 0 && shown.includes(play.refused))) {
      tried += 1;
      return `show ${CODES[tried]!}`;
    }
    tried = -1;
    return 'm';
  };
}

describe('a whole game', () => {
  for (const game of GAMES)
    for (const lang of LANGS)
      test(`of ${game} in ${lang} is played to its end and kept`, async () => {
        const file = path.join(scratch(), 'game.tablee');
        const args = ['play', game, '--seed', '4', '--lang', lang, '--name', 'Zoé'];
        const short = game === 'chicoree' ? [] : ['--option', 'rounds=1'];
        const { code, out, err } = await converse([...args, ...short], player(lang, file));
        expect(err).toBe('');
        expect(code).toBe(0);
        const { play } = TEXTS[lang];
        expect(out).toContain(play.over);
        expect(out).toContain(play.goodbye);
        expect(readFileSync(file, 'utf8')).toContain('name 0 Zoé\n');
        const verified = await tablee(['verify', file]);
        expect(verified).toMatchObject({ code: 0, err: '' });
      }, 30_000);

  test('with a free-for-all auction, where Enter is silence and the bell needs no clock', async () => {
    const file = path.join(scratch(), 'game.tablee');
    const { play } = TEXTS.en;
    const usual = player('en', file);
    const answer = (shown: string) => (shown.includes(play.melee) ? '' : usual(shown));
    const args = ['play', 'chicoree', '--seed', '4', '--option', 'auction=melee', '--seats', '3'];
    const { code, out } = await converse(args, answer);
    expect(code).toBe(0);
    expect(out).toContain(play.over);
    expect(readFileSync(file, 'utf8')).toMatch(/^bell$/m);
  }, 30_000);
});

describe('leaving', () => {
  test('without a word at the menu is polite and ends with 0', async () => {
    const { code, out, err } = await tablee(['play']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('1.  Nicht die Bohne!');
    expect(out.trimEnd().split('\n').at(-1)).toBe(TEXTS.en.play.nothingChosen);
  });
  test.each(['quit', 'q', undefined])('by %s in the middle ends with 0', async (word) => {
    const { code, out } = await converse(['play', 'pas-de-bras', '--seed', '1'], () => word);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').at(-1)).toBe(TEXTS.en.play.unfinishedGoodbye);
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
    const { out } = await tablee(['play', '--seed', '1'], { stdin: '9\npoker\n2\nq\n' });
    expect(out).toContain('“9” is not on the menu.');
    expect(out).toContain('“poker” is not on the menu.');
    expect(out).toContain('Pas de bras… pas de chocolat · at the table:');
  });
  test('? shows the rules of the moment, ? ID a single one', async () => {
    const out = await session(['?', '? nb-34', 'q']);
    expect(out).toContain('NB-20  ');
    expect(out).toContain('NB-34  ');
  });
  test('moves, log and help answer in the user’s words, too', async () => {
    const out = await session(['züge', 'hilfe', 'protokoll', 'tschüss'], '--lang', 'de');
    expect(out).toContain('15 mögliche Züge');
    expect(out).toContain('aufzeichnen DATEI');
    expect(out.trimEnd().split('\n').at(-1)).toBe(TEXTS.de.play.unfinishedGoodbye);
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
    expect(out).toMatch(/^· Guest draws (?!a card)/m);
  });
  test('the person may sit anywhere, against bots of choice', async () => {
    const file = path.join(scratch(), 'so-far.tablee');
    const flags = [
      '--seats',
      '4',
      '--seat',
      '2',
      '--bots',
      'random,greedy',
      '--name',
      'Zoé\u001b[2J',
    ];
    await session([`record ${file}`, 'q'], ...flags);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('name 2 Zoé [2J\n');
    expect(text).toContain('bot 0 random\nbot 1 greedy\nbot 3 greedy\n');
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
  test('mean no move, in any language and at any moment', async () => {
    const words = LANGS.flatMap((lang) =>
      Object.values<readonly string[]>({ ...TEXTS[lang].play.words }).flat(),
    );
    expect(words.length).toBeGreaterThan(30);
    const game = findGame(id)!;
    const [rules, terminal] = [await game.rules(), await game.terminal()];
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
        const asked =
          pending.kind === 'turn' ? [pending.seat] : 'seats' in pending ? pending.seats : [];
        if (asked.length === 0) continue;
        const view = rules.view(state, asked[0]!);
        moments.add(`${pending.kind} ${rules.governing(view).join()}`);
        const understood = words.filter(
          (word) => rules.notation.parse(terminal.readMove(view, asked[0]!, word)).ok,
        );
        expect(understood).toEqual([]);
      }
    }
    expect(moments.size).toBeGreaterThan(2);
  });
});
