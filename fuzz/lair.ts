// Tables of the attackers' own: there they hold seats, and what they say is done.
import { hostedTables } from '@tablee/registry/trials';

import { ask, seatAll } from '../harness/ask.ts';
import type { Request } from '../harness/ask.ts';
import type { Luck } from '../scripts/luck.ts';
import type { OwnTable } from './plan.ts';

const PATIENCE_MS = 120_000;
const TABLES = await hostedTables();
const BOT = { kind: 'bot', name: 'Léo', face: 3, bot: 'random' };

interface LairPlan {
  readonly port: number;
  readonly address: string;
  readonly luck: Luck;
  readonly keys: readonly string[];
}

/** A table with two attackers and bots. */
async function makeTable({ port, address, luck, keys }: LairPlan): Promise<OwnTable> {
  const askFor = <T>(request: Request): Promise<T> => ask<T>(port, request, PATIENCE_MS);
  const { game, seats, options } = luck.pick(TABLES);
  const [host, guest] = [luck.pick(keys), luck.secret()];
  const looks = { name: 'Mallory', face: 1, address };
  const clock = luck.inHundred(50) ? null : { kind: 'live', bank: 5, move: 1 };
  const seated = await seatAll(askFor, {
    game,
    options,
    people: [
      { ...looks, key: host },
      { ...looks, key: guest },
    ],
    bots: Array.from({ length: seats - 2 }, () => BOT),
    settings: { isPublic: true, clock },
  });
  const { id } = seated[0]!.room;
  if (!luck.inHundred(10))
    await askFor({ path: `/api/tables/${id}/start`, body: {}, key: host, address });
  return { id, game, seats: seated.map(({ seat, token }) => ({ seat, token })) };
}

/** Undefined where the server has had enough of them, or fails: that is for others to find. */
export const newTable = (plan: LairPlan): Promise<OwnTable | undefined> =>
  makeTable(plan).catch(() => undefined);
