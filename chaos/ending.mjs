// What must be true of a table that is over: its record replays and tells the same game as the log, its
// cards were drawn from what was promised, its result is written down once, and no talk is lost.
import {
  commitment,
  Draws,
  extraOf,
  readRecord,
  Replay,
  resolveSetup,
  upgradeRecord,
} from '@tablee/kit';
import { findGame } from '@tablee/registry';

/** Why a record is not that of the game in the log; undefined when it is. */
export const judgeRecord = (text, { game, rules, log, commit }) => {
  const read = readRecord(text);
  const upgraded = read.ok ? upgradeRecord(rules, read.value) : read;
  if (!upgraded.ok) return `the record cannot be read: ${JSON.stringify(upgraded.error)}`;
  const { header, lines } = upgraded.value;
  const setup = resolveSetup(findGame(game).meta, header.seats, header.options, () => 0);
  if (!setup.ok) return `the record's set-up: ${JSON.stringify(setup.error)}`;
  if (lines.join('\n') !== log.lines.join('\n')) return 'the record is not the log';
  const [seed, salt] = (extraOf(header, 'reveal') ?? '').split(' ');
  if (commitment({ seed, salt }) !== commit)
    return 'the cards are not drawn from what was promised';
  const entropy = header.extra
    .filter(([key]) => key === 'entropy')
    .map(([, value]) => value.split(' '))
    .map(([seat, hex]) => ({ seat: Number(seat), hex }));
  const why = replay(
    new Replay(rules, setup.value, upgraded.value),
    new Draws({ seed, salt }, entropy),
  );
  return why ?? (log.pending.kind === 'over' ? undefined : 'the record has no end');
};

/** Why the cards of a log are not those that were to be drawn; also of one without an end. */
const judgeDraws = ({ rules, log }, { secret, document }) => {
  const { seed, salt } = JSON.parse(secret);
  const { sheet } = JSON.parse(document);
  if (commitment({ seed, salt }) !== sheet.commit) return 'the secret is not the promised one';
  const lines = { lines: log.lines, firstLine: 1, wholeLastLine: true };
  const setup = { seats: sheet.players.length, options: sheet.options };
  return replay(new Replay(rules, setup, lines), new Draws({ seed, salt }, sheet.entropy));
};

const replay = (walk, draws) => {
  while (!walk.done) {
    const { pending } = walk.log;
    const line = walk.next();
    if (!line.ok) return `line ${line.error.line} does not replay: ${line.error.text}`;
    const { step } = line.value;
    if (step?.kind === 'chance' && String(step.cards) !== String(draws.draw(pending)))
      return `line ${line.value.line} is not what was to be drawn`;
  }
  return walk.missing() === undefined ? undefined : 'the record ends too soon';
};

/** Checks everything about a table that is over. */
export const judgeEnd = async (table, audit, ask) => {
  const { id, kind, rules, room, record, world, players } = table;
  const add = (what, text) => world.findings.add(what, `${id} (${kind.game}): ${text}`);
  const { ledger } = audit;
  if (ledger === undefined) return;
  if (record !== undefined) {
    const { log } = ledger;
    const why = judgeRecord(record, { game: kind.game, rules, log, commit: room.commit });
    if (why !== undefined) add('forked', why);
    const results = await ask('select seat, won from results where room = $1', [id]);
    if (results.length !== room.seats.length) add('lost', `${results.length} results`);
    const winners = results.filter(({ won }) => Number(won) === 1).map(({ seat }) => Number(seat));
    const { outcome } = log.pending;
    if (String(winners.sort()) !== String([...outcome.winners].sort()))
      add('forked', `winners ${winners}, the log says ${outcome.winners}`);
  }
  const [kept] = await ask('select secret, document from rooms where id = $1', [id]);
  const why = judgeDraws(ledger, kept);
  if (why !== undefined) add('forked', why);
  judgeBells(audit, world, add);
  const flags = ledger.company.notes.filter((note) => note.kind === 'flag');
  if (flags.length > 0) add('flagged', `seats ${flags.map(({ seat }) => seat)}`);
  const talk = await ask('select n, command, text from chat where room = $1 order by n', [id]);
  judgeTalk(table, talk, add);
  for (const { sight, name } of players)
    for (const { n, text } of sight.talk.values())
      if (talk[n]?.text !== text) add('talk', `${name} heard line ${n} that is not kept`);
};

/** After a long time without a server an open window opens anew, and in full. */
const judgeBells = ({ bells }, { returns }, add) => {
  for (const back of returns)
    for (const { at, of } of bells)
      if (at >= back && at < back + of)
        add('bell', `it rang ${at - back} ms after people could be heard again, not ${of}`);
};

const judgeTalk = ({ book }, talk, add) => {
  const count = new Map();
  talk.forEach(({ n, command, text }, i) => {
    if (Number(n) !== i) add('talk', `line ${i} is missing`);
    if (book.spoken.get(command) !== text) add('forged', `nobody said line ${n}`);
    count.set(command, (count.get(command) ?? 0) + 1);
  });
  for (const [command, times] of count) if (times > 1) add('doubled', `talk ${command}`);
  for (const command of book.said)
    if (!count.has(command)) add('lost', `acknowledged talk ${command}`);
};

/** Every rated game counts once for everyone who played it. */
export const judgeRatings = async (world, ask) => {
  const played = await ask(
    `select person, game, count(*) as games from results
      where is_rated = 1 and person is not null group by person, game`,
  );
  const ratings = await ask('select person, game, games from ratings where games > 0');
  const key = ({ person, game }) => `${person} ${game}`;
  const rated = new Map(ratings.map((row) => [key(row), Number(row.games)]));
  for (const row of played)
    if (rated.get(key(row)) !== Number(row.games))
      world.findings.add('doubled', `${row.games} rated games count ${rated.get(key(row))} times`);
  return played.length;
};
