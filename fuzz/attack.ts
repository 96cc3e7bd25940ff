// Runs the attackers in their own thread, so that they do not slow the honest players in the other
// one. Attackers know only public facts, and report all that they receive.
import { parentPort, workerData } from 'node:worker_threads';

import { GAMES } from '@tablee/registry';
import { hostedTables } from '@tablee/registry/trials';

import { ask, seatAll } from '../harness/ask.ts';
import type { Request } from '../harness/ask.ts';
import { luckOf, pause } from '../scripts/luck.ts';
import { HalfOpen, Slowloris, SlowReaders } from './idlers.ts';
import { Listener } from './leaks.ts';
import type { Add, AttackPlan, Budget, Lore, News, Orders, OwnTable, Rumour } from './plan.ts';
import { RequestAttack } from './requests.ts';
import { SocketAttack } from './sockets.ts';

const orders = workerData as Orders;
const { port, seed, messages, halfOpen, isLimited, hands, isQuick } = orders;
const tell = (news: News): void => parentPort!.postMessage(news);

const CARDS = 64;
const TABLES = 24;
/** The share of HTTP. */
const REQUESTS = 0.08;
const QUICK_TABLES = 12;
const NEW_TABLE_MS = 1500;
const TELL_MS = 250;
const PATIENCE_MS = 120_000;
const BOT = { kind: 'bot', name: 'Léo', face: 3, bot: 'random' };

const add: Add = (kind, what) => tell({ finding: { kind, what } });
const luck = luckOf(seed, 'attack');
const listener = new Listener(add);
const budget: Budget = { left: Math.ceil(messages * (1 - REQUESTS)), said: 0 };
const webBudget: Budget = { left: Math.floor(messages * REQUESTS), said: 0 };
const lore: Lore = { honest: [], own: [], words: [], cards: [], rules: new Map() };
// With the usual limits a few addresses share all of it; without them it makes no difference.
const addresses = Array.from({ length: 20 }, (_, i) => `203.0.113.${i}`);
const keys = Array.from({ length: 8 }, () => luck.secret());

parentPort!.on('message', (rumour: Rumour) => {
  listener.learn(rumour);
  lore.honest.push(rumour.table);
  // What was long ago is of no interest.
  if (lore.honest.length > 12) lore.honest.shift();
});

/** What moves look like in all games. */
async function learnWords(): Promise<void> {
  for (const game of GAMES) {
    const rules = await game.rules();
    lore.rules.set(game.meta.id, rules);
    lore.words.push(...rules.notation.kinds);
    for (let n = 0; n < CARDS; n += 1) {
      const text = rules.card.format(n);
      if (rules.card.parse(text) === n) lore.cards.push(text);
    }
  }
}

/** A table with two attackers and bots, at which what they say is done. */
async function newTable(): Promise<OwnTable> {
  const address = luck.pick(addresses);
  const askFor = <T>(request: Request): Promise<T> => ask<T>(port, request, PATIENCE_MS);
  const { game, seats, options } = luck.pick(await hostedTables());
  const host = { key: luck.pick(keys), name: 'Mallory', face: 1, address };
  const seated = await seatAll(askFor, {
    ...{ game, options, people: [host, { ...host, key: luck.secret() }] },
    bots: Array.from({ length: seats - 2 }, () => BOT),
    settings: { isPublic: true, clock: luck.pick([null, { kind: 'live', bank: 5, move: 1 }]) },
  });
  const { id } = seated[0]!.room;
  const start = { path: `/api/tables/${id}/start`, body: {}, key: host.key, address };
  if (!luck.inHundred(10)) await askFor(start);
  return { id, seats: seated.map(({ seat, token }) => ({ seat, token })) };
}

/** Games come to their end, and some are ended on purpose: there are always new ones. */
async function keepTables(): Promise<void> {
  for (let n = 0; budget.left > 0; n += 1) {
    // Where the server has had enough of them, or fails, that is for others to find.
    const table = await newTable().catch(() => undefined);
    if (table !== undefined) lore.own.push(table);
    if (lore.own.length > TABLES) lore.own.shift();
    if (n >= (isQuick ? QUICK_TABLES : TABLES)) await pause(NEW_TABLE_MS);
  }
}

const plan = (name: string, own: Budget): AttackPlan => ({
  ...orders,
  ...{ luck: luckOf(seed, name), lore, listener, budget: own, addresses, keys, add },
});

const addressOf = (n: number): string => `192.0.2.${n % (isLimited ? 3 : 250)}`;

const ticker = setInterval(() => tell({ said: budget.said + webBudget.said }), TELL_MS);
await learnWords();
const tables = keepTables();
while (lore.own.length === 0 && budget.left > 0) await pause(20);
// Opens all of them before the other attacks: the server closes them after a while.
const half = new HalfOpen();
await half.open(halfOpen, { port, addressOf });
const slow = new SlowReaders();
const loris = new Slowloris(isLimited ? 30 : 60, port);
const idling = slow.run({ port, addressOf, lore, rounds: isQuick || isLimited ? 8 : 150 });
const sockets = Array.from(
  { length: hands.sockets },
  (_, i) => new SocketAttack(plan(`sockets ${i}`, budget)),
);
const webs = Array.from(
  { length: hands.requests },
  (_, i) => new RequestAttack(plan(`requests ${i}`, webBudget)),
);
await Promise.all([...sockets, ...webs].map((one) => one.run()));
await idling;
await tables;
clearInterval(ticker);
// The server hangs up within ten seconds on a socket without a hello; a busy one takes a little longer.
if (!isQuick && !(await half.areGone(120_000)))
  add('answer', `${half.alive} sockets that never said hello are still open`);
tell({
  done: {
    said: budget.said + webBudget.said + slow.said,
    requests: webBudget.said,
    sockets: sockets.reduce((sum, one) => sum + one.sockets, half.most),
    ...{ halfOpen: half.most, refusedHalfOpen: half.refused },
    ...{ sights: listener.sights, heard: listener.heard },
    ...{ commandsDone: listener.done, counts: listener.counts },
  },
});
half.close();
slow.close();
loris.close();
