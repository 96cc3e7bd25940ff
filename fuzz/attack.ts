// The attackers, in a thread of their own: what they do must not make the honest people in the other
// thread wait. Told what everybody may know, and reports what it was told.
import { parentPort, workerData } from 'node:worker_threads';

import { GAMES } from '@tablee/registry';

import { Requests } from './bodies.ts';
import { Forger } from './forgery.ts';
import { HalfOpen, Slowloris, SlowReaders } from './idlers.ts';
import { newTable } from './lair.ts';
import { Listener } from './leaks.ts';
import { luckOf, pause } from '../scripts/luck.ts';
import type { Add, AttackPlan, Budget, Lore, News, Orders, Rumour } from './plan.ts';
import { RequestAttack } from './requests.ts';
import { SocketAttack } from './sockets.ts';

const { port, seed, messages, halfOpen, isLimited, description, hands, isQuick, tally } =
  workerData as Orders;
const tell = (news: News): void => parentPort!.postMessage(news);

const CARDS = 64;
const TABLES = 24;
/** The share of HTTP. */
const REQUESTS = 0.08;
const QUICK_TABLES = 12;
const NEW_TABLE_MS = 1500;
const TELL_MS = 250;

const add: Add = (kind, what) => tell({ finding: { kind, what } });
const luck = luckOf(seed, 'attack');
const listener = new Listener(add);
/** What is left to be said over sockets and over HTTP. */
const budget: Budget = { left: Math.ceil(messages * (1 - REQUESTS)), said: 0, sockets: 0 };
const webBudget: Budget = { left: Math.floor(messages * REQUESTS), said: 0, sockets: 0 };
const lore: Lore = { honest: [], own: [], words: [], cards: [], rules: new Map() };
// With the usual limits a few addresses share all of it; without them it makes no difference.
const addresses = Array.from({ length: 20 }, (_, i) => `203.0.113.${i}`);
const keys = Array.from({ length: 8 }, () => luck.secret());

parentPort!.on('message', ({ table, secrets }: Rumour) => {
  listener.learn(table);
  listener.keepSecret(secrets);
  lore.honest.push(table);
  // What was long ago is of no interest.
  if (lore.honest.length > 12) lore.honest.shift();
});

/** What moves look like in all games. */
async function learnWords(): Promise<void> {
  for (const game of GAMES) {
    const rules = await game.rules();
    const { notation, card } = rules;
    lore.rules.set(game.meta.id, rules);
    lore.words.push(...notation.kinds);
    for (let n = 0; n < CARDS; n += 1) {
      const text = card.format(n);
      if (card.parse(text) === n) lore.cards.push(text);
    }
  }
}

/** Games come to their end, and some are ended on purpose: there are always new ones. */
async function keepTables(): Promise<void> {
  for (let n = 0; budget.left > 0; n += 1) {
    const table = await newTable({ port, address: luck.pick(addresses), luck, keys });
    if (table !== undefined) lore.own.push(table);
    if (lore.own.length > TABLES) lore.own.shift();
    if (n >= (isQuick ? QUICK_TABLES : TABLES)) await pause(NEW_TABLE_MS);
  }
}

const plan = (name: string): AttackPlan => ({
  port,
  luck: luckOf(seed, name),
  lore,
  listener,
  budget,
  tally,
  addresses,
  keys,
  isLimited,
  add,
});

async function attack(): Promise<Map<number, number>> {
  const requests = new Requests(description);
  const attacks = Array.from({ length: hands.sockets }, (_, i) => {
    const own = plan(`sockets ${i}`);
    return new SocketAttack({ ...own, forger: new Forger(own.luck, lore) });
  });
  const webs = Array.from({ length: hands.requests }, (_, i) => {
    return new RequestAttack({ ...plan(`requests ${i}`), budget: webBudget, requests });
  });
  await Promise.all([...attacks, ...webs].map((one) => one.run()));
  const statuses = new Map<number, number>();
  for (const web of webs)
    for (const [status, n] of web.statuses) statuses.set(status, (statuses.get(status) ?? 0) + n);
  return statuses;
}

const addressOf = (n: number): string => `192.0.2.${n % (isLimited ? 3 : 250)}`;

/** They come while the others are at it. */
async function idle(): Promise<{ slow: SlowReaders; loris: Slowloris }> {
  const slow = new SlowReaders();
  const loris = new Slowloris(isLimited ? 30 : 60, port);
  await slow.run({ port, addressOf, lore, rounds: isQuick || isLimited ? 8 : 150 });
  return { slow, loris };
}

const ticker = setInterval(() => tell({ said: budget.said + webBudget.said }), TELL_MS);
await learnWords();
const tables = keepTables();
while (lore.own.length === 0 && budget.left > 0) await pause(20);
// All of them are there before anybody else stirs: they are hung up on after a while.
const half = new HalfOpen();
await half.open(halfOpen, { port, addressOf });
const idling = idle();
const statuses = await attack();
const { slow, loris } = await idling;
await tables;
clearInterval(ticker);
// The server hangs up on who does not say hello within ten seconds; a busy one takes a little longer.
if (!isQuick && !(await half.areGone(120_000)))
  add('answer', `${half.alive} sockets that never said hello are still open`);
tell({
  done: {
    said: budget.said + webBudget.said + slow.said,
    requests: webBudget.said,
    sockets: budget.sockets + half.most,
    halfOpen: half.most,
    refusedHalfOpen: half.refused,
    sights: listener.sights,
    heard: listener.heard,
    codes: listener.codes,
    refusals: listener.refusals,
    commandsDone: listener.done,
    statuses,
  },
});
half.close();
slow.close();
loris.close();
