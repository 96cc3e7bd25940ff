// Replays: our own records pass, tampered ones are caught at the right line, and one seat's eyes
// see nothing that seat may not know.

import { describe, expect, test } from 'vitest';
import { changeLine, fileOf, recordOf } from './records.ts';
import { jsonLines, tablee } from './run.ts';

const GAMES = ['nicht-die-bohne', 'pas-de-bras', 'chicoree'];

describe('our own records', () => {
  test.each(GAMES)('of %s replay to the end in every language', async (game) => {
    const record = await recordOf(game);
    const file = fileOf(record);
    const steps = jsonLines((await tablee(['replay', file, '--json'])).out).length - 2;
    for (const lang of ['fr', 'en', 'de']) {
      const { code, out, err } = await tablee(['replay', file, '--lang', lang]);
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(out).toContain(String(steps));
    }
  });
  test.each(GAMES)(
    'of %s are one JSON object per line, whose lines make the record',
    async (game) => {
      const record = await recordOf(game);
      const { code, out } = await tablee(['replay', fileOf(record), '--json']);
      const [header, ...rest] = jsonLines(out);
      const end = rest.pop();
      expect(code).toBe(0);
      expect(header).toMatchObject({ type: 'header', game, as: 'whole' });
      expect(end).toMatchObject({ type: 'end', state: 'over', steps: rest.length });
      const lines = rest.flatMap((step) => [
        String(step['text']),
        ...(step['derived'] as string[]),
      ]);
      expect(lines.join('\n') + '\n').toBe(record.slice(record.indexOf('steps\n') + 6));
      expect(rest.map((step) => step['step'])).toEqual(rest.map((_, i) => i + 1));
    },
  );
  test('of a free-for-all auction ring the bell', async () => {
    const flags = ['--option', 'auction=melee', '--seed', '2'];
    const { code, out } = await tablee(['replay', fileOf(await recordOf('chicoree', ...flags))]);
    expect(code).toBe(0);
    expect(out).toContain('The hammer falls.');
  });
  test('come from standard input, too', async () => {
    const stdin = await recordOf('pas-de-bras');
    expect((await tablee(['replay', '-'], { stdin })).code).toBe(0);
  });
  test('--until N stops after N steps and checks no further', async () => {
    const { text } = changeLine(await recordOf('pas-de-bras'), /^\d take/, () => 'nonsense', 3);
    const { code, out } = await tablee(['replay', fileOf(text), '--until', '3', '--json']);
    expect(code).toBe(0);
    expect(jsonLines(out).at(-1)).toEqual({ type: 'end', steps: 3, state: 'stopped' });
    expect((await tablee(['replay', fileOf(text), '--until', '0'])).code).toBe(0);
    expect((await tablee(['replay', fileOf(text)])).code).toBe(2);
  });
  test('--tables draws the table after every step', async () => {
    const file = fileOf(await recordOf('pas-de-bras', '--option', 'rounds=1'));
    const { out } = await tablee(['replay', file, '--tables', '--until', '5']);
    expect(out.match(/╭─ ▸?0 /g)?.length).toBe(5);
  });
});

describe('an unfinished record', () => {
  test('is shown as such and ends with 0', async () => {
    const lines = (await recordOf('nicht-die-bohne')).split('\n');
    const file = fileOf(`${lines.slice(0, 30).join('\n')}\n`);
    const { code, out } = await tablee(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('The game is unfinished: waiting for');
    const json = jsonLines((await tablee(['replay', file, '--json'])).out);
    expect(json.at(-1)).toMatchObject({ type: 'end', state: 'unfinished' });
  });
  test('that lacks the line computed last is cut off: exit 2', async () => {
    const record = await recordOf('nicht-die-bohne');
    const { text, line } = changeLine(record, 'over ', () => undefined);
    for (const command of ['replay', 'verify']) {
      const { code, err } = await tablee([command, fileOf(text)]);
      expect(err).toMatch(new RegExp(`: line ${line}: The file is cut off: expected over total`));
      expect(code).toBe(2);
    }
    const { code, out } = await tablee(['replay', fileOf(text), '--json']);
    expect(jsonLines(out).at(-1)).toMatchObject({
      type: 'error',
      line,
      cause: 'unreadable',
      why: 'step-missing',
    });
    expect(code).toBe(2);
  });
  test('whose last line has no line end is told, for people and for programs', async () => {
    const record = await recordOf('pas-de-bras');
    const file = fileOf(record.trimEnd());
    const note = 'The last line has no line end';
    for (const command of ['replay', 'verify']) {
      expect((await tablee([command, file])).out).toContain(note);
      expect((await tablee([command, fileOf(record)])).out).not.toContain(note);
      const { code, out } = await tablee([command, file, '--json']);
      expect(code).toBe(0);
      expect(jsonLines(out).at(-1)).toMatchObject({ lineEnd: false });
      const { out: whole } = await tablee([command, fileOf(record), '--json']);
      expect(jsonLines(whole).at(-1)).not.toHaveProperty('lineEnd');
    }
    const { out } = await tablee(['replay', file, '--json', '--until', '1']);
    expect(jsonLines(out).at(-1)).not.toHaveProperty('lineEnd');
  });
  test('is never a crash, wherever the file is cut', async () => {
    for (const game of GAMES) {
      const record = await recordOf(game, '--bots', 'random');
      for (let size = 0; size < record.length; size += 50) {
        const { code, err } = await tablee(['replay', fileOf(record.slice(0, size)), '--json']);
        expect([0, 2], `${game} ${size}: ${err}`).toContain(code);
        expect(err).toMatch(code === 0 ? /^$/ : /^tablee: [^\n]+\n$/);
      }
    }
  });
});

describe('a record that names nobody', () => {
  test.each(GAMES)('of %s is told by seats, in sentences that are French', async (game) => {
    const record = (await recordOf(game)).replace(/^name .*\n/gm, '');
    const { out } = await tablee(['replay', fileOf(record), '--lang', 'fr']);
    expect(out).toMatch(/· seat 0, seat 1/);
    expect(out).toMatch(/Le siège \d a gagné/);
    expect(out).toMatch(/╭─.*Seat 0/);
    // A sentence is one that goes on; in pictures and lists a seat may stand alone.
    const told = out.replace(/^★ .*$/gm, '');
    expect(told).not.toMatch(/\p{L} Le siège|(^|[^\p{L}])[àÀ] le siège|de le siège/u);
  });
  test('says whom it waits for and through whose eyes it is seen', async () => {
    const lines = (await recordOf('pas-de-bras')).replace(/^name .*\n/gm, '').split('\n');
    const file = fileOf(`${lines.slice(0, 22).join('\n')}\n`);
    const { out } = await tablee(['replay', file, '--lang', 'fr', '--as', '1']);
    expect(out).toContain('As seen by seat 1\n');
    expect(out).toMatch(/waiting for seat \d/);
  });
  test('breaks a rule as a seat', async () => {
    const record = (await recordOf('pas-de-bras')).replace(/^name .*\n/gm, '');
    const { text } = changeLine(record, /^\d lead/, () => '0 take 1');
    const { err } = await tablee(['replay', fileOf(text), '--lang', 'en']);
    expect(err).toMatch(/: Seat 0: .*\[NB-/);
  });
});

describe('a tampered record ends with 1, the line, and the rule', () => {
  const swapCards = (line: string) => line.replace(/^chance (\S+) (\S+)/, 'chance $1 $1');
  const otherSeat = (line: string) => line.replace(/^\d/, (seat) => String((Number(seat) + 1) % 3));
  const repeated = (line: string) => `${line}\n${line}`;
  const cases: [
    string,
    string,
    string | RegExp,
    (line: string) => string | undefined,
    string,
    number,
  ][] = [
    ['a changed card in the deal', 'nicht-die-bohne', 'chance ', swapCards, 'NB-', 0],
    ['a wrong seat that leads', 'nicht-die-bohne', /^\d lead/, otherSeat, 'NB-20', 0],
    ['a wrong seat that takes', 'pas-de-bras', /^\d take/, otherSeat, 'NB-', 0],
    ['a card taken from nobody', 'pas-de-bras', /^\d take/, (l) => l.replace(/\d$/, '9'), 'NB-', 0],
    ['a missing lead', 'nicht-die-bohne', /^\d lead/, () => undefined, 'NB-', 0],
    [
      'a missing choice',
      'nicht-die-bohne',
      'sealed ',
      (l) => l.replace(/ ; [^;]*$/, ''),
      'NB-21',
      0,
    ],
    ['a lead played twice', 'nicht-die-bohne', /^\d lead/, repeated, 'NB-', 1],
    ['wrong points', 'nicht-die-bohne', 'points ', (l) => `${l}1`, 'NB-34', 0],
    ['missing points', 'nicht-die-bohne', 'points ', () => undefined, 'NB-34', 0],
    [
      'points where none belong',
      'nicht-die-bohne',
      /^\d lead/,
      (l) => `${l}\npoints 1 2 3 4`,
      'NB-',
      1,
    ],
    ['a wrong winner', 'nicht-die-bohne', 'over ', () => 'over total 0 1 2 3', 'NB-40', 0],
    ['a step after the end', 'nicht-die-bohne', 'over ', (l) => `${l}\n0 lead G1`, 'NB-40', 1],
    ['a wrong turn line', 'chicoree', 'turn ', (l) => l.replace(/\d+$/, '99'), 'CH-', 0],
    ['a missing turn line', 'chicoree', 'turn ', () => undefined, 'CH-', 0],
    ['a bell in no auction', 'chicoree', /^\d done/, (l) => `bell\n${l}`, 'CH-', 0],
    ['a wrong active player', 'chicoree', /^\d done/, otherSeat, 'CH-', 0],
    [
      'a card that is not in hand',
      'chicoree',
      /^\d done/,
      (l) => `${l.charAt(0)} lay C7`,
      'CH-',
      0,
    ],
  ];
  test.each(cases)('%s', async (_what, game, start, change, rule, below) => {
    const { text, line } = changeLine(await recordOf(game), start, change);
    const file = fileOf(text);
    const { code, err } = await tablee(['replay', file]);
    expect(err).toMatch(
      new RegExp(`^tablee: [^\\n]* ${line + below}: [^\\n]*\\[${rule}[^\\n]*\\]\\n$`),
    );
    expect(code).toBe(1);
    const json = jsonLines((await tablee(['replay', file, '--json'])).out);
    expect(json.at(-1)).toMatchObject({ type: 'error', line: line + below, cause: 'rule' });
  });
});

describe('through one seat’s eyes', () => {
  /** Header and deal only, with the cards of the others dealt differently. */
  const dealt = (record: string, change: (cards: string[]) => string[]): string =>
    record
      .slice(0, record.indexOf('\n', record.indexOf('\nchance ') + 1) + 1)
      .replace(
        /^chance (.*)$/m,
        (_, cards: string) => `chance ${change(cards.split(' ')).join(' ')}`,
      );

  test.each(['nicht-die-bohne', 'pas-de-bras'])(
    'others’ hands of %s leave no trace',
    async (game) => {
      const record = await recordOf(game, '--seats', '4');
      const same = dealt(record, (cards) => cards);
      // Seats 1 and 3 change hands; seat 0 keeps its own.
      const other = dealt(record, (cards) =>
        cards.map((card, i) => (i % 4 === 1 ? cards[i + 2]! : i % 4 === 3 ? cards[i - 2]! : card)),
      );
      for (const flags of [[], ['--json']]) {
        const seen = async (text: string, as: string) =>
          (await tablee(['replay', fileOf(text), '--as', as, ...flags])).out;
        expect(await seen(other, '0')).toBe(await seen(same, '0'));
        expect(await seen(other, 'watcher')).toBe(await seen(same, 'watcher'));
        expect(await seen(other, '1')).not.toBe(await seen(same, '1'));
      }
    },
  );

  test('the pile and others’ drawn cards of Chicorée leave no trace', async () => {
    const record = await recordOf('chicoree', '--option', 'first=1', '--option', 'deck=tablee');
    const start = record.slice(0, record.indexOf('\n', record.indexOf('\n1 done') + 1) + 1);
    // Seat 1 draws the first card unseen: it changes place with the last of the pile.
    const other = start.replace(/^chance (\S+) (.*) (\S+)$/m, 'chance $3 $2 $1');
    const differs = (text: string) => /^chance (\S+)/m.exec(text)?.[1];
    expect(differs(other)).not.toBe(differs(start));
    for (const flags of [[], ['--json']]) {
      const seen = async (text: string, as: string) => {
        const { code, out } = await tablee(['replay', fileOf(text), '--as', as, ...flags]);
        expect(code).toBe(0);
        return out;
      };
      expect(await seen(other, '0')).toBe(await seen(start, '0'));
      expect(await seen(other, 'watcher')).toBe(await seen(start, 'watcher'));
      expect(await seen(other, '1')).not.toBe(await seen(start, '1'));
    }
  });

  test('neither the seed nor a bad line’s cards are shown', async () => {
    const record = await recordOf('nicht-die-bohne');
    const { text } = changeLine(record, 'chance ', (line) => line.replace(/ (\S+)$/, ' $1 $1'));
    const { code, out, err } = await tablee(['replay', fileOf(text), '--as', '0', '--json']);
    expect(code).toBe(1);
    expect(out).not.toContain('reveal');
    expect(out + err).not.toMatch(/chance [GRYB]/);
  });

  test.each(['4', '-1', 'x', 'omniscient'])(
    '--as %s is refused at a table of four',
    async (seat) => {
      const record = await recordOf('nicht-die-bohne', '--seats', '4');
      const { code, err } = await tablee(['replay', fileOf(record), `--as=${seat}`]);
      expect(err).toContain('--as needs a seat from 0 to 3');
      expect(code).toBe(2);
    },
  );
});
