// Tells the operator at start the addresses of the site.

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
