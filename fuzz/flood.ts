// Floods a real server with pings, from one socket that reads no pong and from many that read all.
// Measures its memory growth and CPU time. The last line is `RESULT {json}`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { WIRE_VERSION } from '@tablee/wire';

import { readWish, runCommand, tellResult } from '../scripts/command.ts';
import { emptySite, ServerProcess } from '../harness/server.ts';
import { pause } from '../scripts/luck.ts';
import { frame, OPCODE, textFrame } from './frames.ts';
import { Wire } from './wire.ts';

const USAGE = `usage: npm run flood -- [--seconds N] [--sockets N] [--limit-mb N]
  --seconds N   how long each flood lasts (60 unless told)
  --sockets N   how many sockets read their pongs (200 unless told)
  --limit-mb N  the server is killed beyond this, as a small machine would (1024 unless told)`;

const ADDRESS = '203.0.113.9';
/** Many that come back again and again cost what connections cost. */
const GROWTH_MAX_MB = { unread: 50, read: 100 };
const PINGS = Buffer.concat(
  Array.from({ length: 2000 }, () => frame(OPCODE.ping, Buffer.alloc(125))),
);
const HELLO = textFrame(JSON.stringify({ kind: 'hello', version: WIRE_VERSION }));
/** A heartbeat asks every 15 seconds; an unasked pong used to be answer enough. */
const UNASKED = frame(OPCODE.pong, Buffer.alloc(0));
const MB = 1024 * 1024;
const TICK_MS = 5;
/** A flood of refused connections is another attack. */
const REFUSED_MS = 250;

interface Wish {
  readonly seconds: number;
  readonly sockets: number;
  readonly 'limit-mb': number;
}

/** One client that pings as fast as the connection takes it, and comes back when it is closed. */
class Flooder {
  sent = 0;
  pongs = 0;
  closed = 0;
  readonly #port: number;
  readonly #reads: boolean;
  #wire: Wire | undefined;

  constructor(port: number, reads: boolean) {
    this.#port = port;
    this.#reads = reads;
  }

  async run(until: number): Promise<void> {
    while (performance.now() < until) {
      const wire = new Wire({ port: this.#port, address: ADDRESS });
      this.#wire = wire;
      wire.onPong = () => (this.pongs += 1);
      if (await wire.opened()) await this.#flood(wire, until);
      else await pause(REFUSED_MS);
      this.closed += 1;
      wire.hangUp();
    }
  }

  async #flood(wire: Wire, until: number): Promise<void> {
    wire.write(HELLO);
    if (!this.#reads) wire.stopReading();
    while (!wire.isClosed && performance.now() < until) {
      if (wire.waiting < PINGS.length) {
        wire.write(PINGS);
        wire.write(UNASKED);
        this.sent += PINGS.length;
      }
      await pause(TICK_MS);
    }
  }

  end(): void {
    this.#wire?.hangUp();
  }
}

interface Outcome {
  readonly rssBeforeMb: number;
  readonly rssGrowthMb: number;
  readonly cpuShare: number;
  readonly sentMb: number;
  readonly pongs: number;
  readonly closed: number;
  readonly isKilled: boolean;
}

/** The same flood on a fresh server with the usual limits. */
async function measure(folder: string, wish: Wish, reads: boolean): Promise<Outcome> {
  const site = emptySite(folder);
  const limits = { HOST: '127.0.0.1', TRUST_PROXY: '1' };
  const server = new ServerProcess({
    settings: { ...limits, SITE: site, DATA: path.join(folder, 'data') },
    ...{ isMeasured: true, flags: ['--expose-gc'] },
  });
  await server.start();
  await pause(1000);
  const before = (await server.usage({ mustCollect: true }))!;
  const began = performance.now();
  const until = began + wish.seconds * 1000;
  const flooders = Array.from(
    { length: reads ? wish.sockets : 1 },
    () => new Flooder(server.port, reads),
  );
  const state = { isKilled: false, rssMax: before.rss };
  const sample = async (): Promise<void> => {
    if (server.unanswered > 0) return;
    state.rssMax = Math.max(state.rssMax, (await server.usage())?.rss ?? 0);
    if (state.rssMax <= wish['limit-mb'] * MB || state.isKilled) return;
    state.isKilled = true;
    await server.kill();
    for (const one of flooders) one.end();
  };
  const watch = setInterval(() => void sample(), 50);
  await Promise.all(flooders.map((one) => one.run(until)));
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1000;
  const { isKilled, rssMax } = state;
  const after = (await server.usage({ mustCollect: true })) ?? before;
  await server.stop();
  const sum = (name: 'sent' | 'pongs' | 'closed'): number =>
    flooders.reduce((all, one) => all + one[name], 0);
  return {
    rssBeforeMb: Math.round(before.rss / MB),
    rssGrowthMb: Math.round((rssMax - before.rss) / MB),
    cpuShare: Math.round((after.cpu - before.cpu) / seconds / 1000) / 1000,
    sentMb: Math.round(sum('sent') / MB),
    ...{ pongs: sum('pongs'), closed: sum('closed'), isKilled },
  };
}

await runCommand(USAGE, async () => {
  const defaults = { seconds: 60, sockets: 200, 'limit-mb': 1024 } as const;
  const wish: Wish = readWish(process.argv.slice(2), defaults);
  const folder = await mkdtemp(path.join(tmpdir(), 'tablee-flood-'));
  try {
    const unread = await measure(path.join(folder, 'unread'), wish, false);
    console.log(`flood: one socket that reads nothing: ${JSON.stringify(unread)}`);
    const read = await measure(path.join(folder, 'read'), wish, true);
    console.log(`flood: ${wish.sockets} sockets that read: ${JSON.stringify(read)}`);
    tellResult({ unread, read });
    const isWell =
      unread.rssGrowthMb < GROWTH_MAX_MB.unread && read.rssGrowthMb < GROWTH_MAX_MB.read;
    return isWell ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
