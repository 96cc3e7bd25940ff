// Tables of the attackers' own: there they hold seats, and what they say is done.
import { hostedTables } from '@tablee/registry/trials';
import type { Seated } from '@tablee/wire';

import type { Luck } from '../scripts/luck.ts';
import type { OwnTable } from './plan.ts';
import { Web } from './web.ts';

const TABLES = await hostedTables();
const BOT = { kind: 'bot', name: 'Léo', face: 3, bot: 'random' };

const settingsOf = (options: object, luck: Luck): object => ({
  options,
  isPublic: true,
  mayWatch: true,
  hasChat: true,
  isRated: false,
  clock: luck.inHundred(50) ? null : { kind: 'live', bank: 5, move: 1 },
});

/** A table with two attackers and bots; undefined where the server has had enough of them. */
export async function newTable({
  port,
  address,
  luck,
  keys,
}: {
  readonly port: number;
  readonly address: string;
  readonly luck: Luck;
  readonly keys: readonly string[];
}): Promise<OwnTable | undefined> {
  const web = new Web({ port, address });
  const { game, seats, options } = luck.pick(TABLES);
  const ask = async (path: string, key: string, body: object): Promise<Seated | undefined> => {
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await web.ask({ method: 'POST', path, headers, body: JSON.stringify(body) });
    return answer?.status === 200 ? (JSON.parse(answer.text) as Seated) : undefined;
  };
  const [host, guest] = [luck.pick(keys), luck.secret()];
  const looks = { name: 'Mallory', face: 1 };
  const others = [{ kind: 'empty' }, ...Array.from({ length: seats - 2 }, () => BOT)];
  const body = { game, ...looks, settings: settingsOf(options, luck), others };
  const first = await ask('/api/tables', host, body);
  const id = first?.room.id ?? '';
  const second = first && (await ask(`/api/tables/${id}/join`, guest, looks));
  const isMade = second && (luck.inHundred(10) || (await ask(`/api/tables/${id}/start`, host, {})));
  web.close();
  if (first === undefined || second === undefined || !isMade) return undefined;
  return { id, game, seats: [first, second].map(({ seat, token }) => ({ seat, token })) };
}
