// Where the site is to be found, in words for whoever has just started it.

import { networkInterfaces } from 'node:os';
import type { Settings } from './settings.ts';

/** The addresses under which other devices in the same network find this machine. */
const neighbours = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((ones) => ones ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

export const announce = (
  { host, publicOrigin }: Pick<Settings, 'host' | 'publicOrigin'>,
  port: number,
): void => {
  console.log(`\nTablée: http://localhost:${port}/`);
  if (['0.0.0.0', '::'].includes(host))
    for (const address of neighbours()) console.log(`        http://${address}:${port}/`);
  if (publicOrigin !== undefined) console.log(`        ${publicOrigin}/`);
  console.log('\nCtrl+C stops it.');
};
