// Where the site is to be found, in words for whoever has just started it.

import { neighbourhood } from './http/addresses.ts';
import type { Settings } from './settings.ts';

export const announce = (
  { host, publicOrigin }: Pick<Settings, 'host' | 'publicOrigin'>,
  port: number,
): void => {
  console.log(`\nTablée: http://localhost:${port}/`);
  for (const origin of neighbourhood(host, port)) console.log(`        ${origin}/`);
  if (publicOrigin !== undefined) console.log(`        ${publicOrigin}/`);
  console.log('\nCtrl+C stops it.');
};
