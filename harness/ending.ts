// Checks a finished table: its record replays to the same game as the log, its cards follow from
// the commitment, its result is stored once, and no chat is lost.
import { commitment, Draws, openRecord, Replay, verifyRecord } from '@tablee/kit';
import type { Log, Secret } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import type { Sheet } from '@tablee/wire';

import type { Row } from '../scripts/postgres.ts';
import type { Ask } from './archive.ts';
import type { Audit, Ledger } from './audit.ts';
import type { Table } from './table.ts';
import type { World } from './world.ts';

type Add = (what: string, text: string) => void;

/** Why a record is not that of the game in the log; undefined when it is. */
const judgeRecord = async (text: string, log: Log, commit: string): Promise<string | undefined> => {
  const open = await openRecord(text, findGame);
  if (!open.ok) return `the record cannot be read: ${JSON.stringify(open.error)}`;
  if (open.value.record.lines.join('\n') !== log.lines.join('\n'))
    return 'the record is not the log';
  const verdict = verifyRecord(open.value);
  if (verdict.kind !== 'right') return `the record is not right: ${JSON.stringify(verdict)}`;
  if (verdict.commit !== commit) return 'the cards are not drawn from what was promised';
  return verdict.isOver ? undefined : 'the record has no end';
};

/** Why the cards of a log are not those that were to be drawn; also of one without an end. */
const judgeDraws = ({ rules, log }: Ledger, kept: Row): string | undefined => {
  const secret = JSON.parse(String(kept['secret'])) as Secret;
  const { sheet } = JSON.parse(String(kept['document'])) as { sheet: Sheet };
  if (commitment(secret) !== sheet.commit) return 'the secret is not the promised one';
  const setup = { seats: sheet.players.length, options: sheet.options };
  const lines = { lines: log.lines, firstLine: 1, wholeLastLine: true };
  const draws = new Draws(secret, sheet.entropy);
  const walk = new Replay(rules, setup, lines);
  while (!walk.done) {
    const { pending } = walk.log;
    const line = walk.next();
    if (!line.ok) return `line ${line.error.line} does not replay: ${line.error.text}`;
    const { step } = line.value;
    if (step?.kind !== 'chance' || pending.kind !== 'chance') continue;
    if (String(step.cards) !== String(draws.draw(pending)))
      return `line ${line.value.line} is not what was to be drawn`;
  }
  return walk.missing() === undefined ? undefined : 'the record ends too soon';
};

/** Checks everything about a table that is over. */
export const judgeEnd = async (table: Table, audit: Audit, ask: Ask): Promise<void> => {
  const { id, kind, room, record, world, players } = table;
  const add: Add = (what, text) => world.findings.add(what, `${id} (${kind.game}): ${text}`);
  const { ledger } = audit;
  if (ledger === undefined) return;
  if (record !== undefined && room !== undefined) {
    const { log } = ledger;
    const why = await judgeRecord(record, log, room.commit);
    if (why !== undefined) add('forked', why);
    const results = await ask('select seat, won from results where room = $1', [id]);
    if (results.length !== room.seats.length) add('lost', `${results.length} results`);
    const winners = results.filter(({ won }) => Number(won) === 1).map(({ seat }) => Number(seat));
    const known = log.pending.kind === 'over' ? [...log.pending.outcome.winners] : [];
    if (String(winners.sort()) !== String(known.sort()))
      add('forked', `winners ${winners.join()}, the log says ${known.join()}`);
  }
  const [kept] = await ask('select secret, document from rooms where id = $1', [id]);
  const why = kept === undefined ? 'the table is gone' : judgeDraws(ledger, kept);
  if (why !== undefined) add('forked', why);
  judgeBells(audit, world, add);
  const flags = ledger.company.notes.filter((note) => note.kind === 'flag');
  if (flags.length > 0) add('flagged', `seats ${flags.map(({ seat }) => seat).join()}`);
  const talk = await ask('select n, command, text from chat where room = $1 order by n', [id]);
  judgeTalk(table, talk, add);
  for (const { sight, name } of players)
    for (const { n, text } of sight.talk.values())
      if (talk[n]?.['text'] !== text) add('talk', `${name} heard line ${n} that is not kept`);
};

/** After a long time without a server an open window opens anew, and in full. */
const judgeBells = ({ bells }: Audit, { returns }: World, add: Add): void => {
  for (const back of returns)
    for (const { at, of } of bells)
      if (at >= back && at < back + of)
        add('bell', `it rang ${at - back} ms after people could be heard again, not ${of}`);
};

const judgeTalk = ({ journal }: Table, talk: readonly Row[], add: Add): void => {
  const count = new Map<string, number>();
  talk.forEach((row, i) => {
    const [n, command, text] = [Number(row['n']), String(row['command']), String(row['text'])];
    if (n !== i) add('talk', `line ${i} is missing`);
    if (journal.spoken.get(command) !== text) add('forged', `nobody said line ${n}`);
    count.set(command, (count.get(command) ?? 0) + 1);
  });
  for (const [command, times] of count) if (times > 1) add('doubled', `talk ${command}`);
  for (const command of journal.said)
    if (!count.has(command)) add('lost', `acknowledged talk ${command}`);
};

/** Checks that every rated game counts once for each of its players. */
export const judgeRatings = async (world: World, ask: Ask): Promise<void> => {
  const played = await ask(
    `select person, game, count(*) as games from results
      where is_rated = 1 and person is not null group by person, game`,
  );
  const ratings = await ask('select person, game, games from ratings where games > 0');
  const key = (row: Row): string => `${row['person']!} ${row['game']!}`;
  const rated = new Map(ratings.map((row) => [key(row), Number(row['games'])]));
  for (const row of played)
    if (rated.get(key(row)) !== Number(row['games']))
      world.findings.add(
        'doubled',
        `${row['games']!} rated games count ${rated.get(key(row)) ?? 0} times`,
      );
};
