// The same people once more, and somebody else begins.

import type { Sheet } from '@tablee/wire';
import { home } from '../home/link.ts';
import { go } from '../router.svelte.ts';

export async function rematch({ game, mode, players, options }: Sheet): Promise<void> {
  const given = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, String(value)]),
  );
  const { first } = options;
  const table = await home.create({
    game,
    mode,
    players,
    options: {
      ...given,
      ...(first !== undefined && { first: String((Number(first) + 1) % players.length) }),
    },
  });
  go(`/table/${table}`, 'replace');
}
