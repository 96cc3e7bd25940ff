// Writes the licence texts of all foreign packages and fonts that an archive contains: most licences want
// their text with each copy.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '#setup';

import { isOurs, manifestOf, packagesFor } from './packages.ts';

const PROGRAMS = ['apps/server', 'apps/web'];
/** Files of others that no package manager brings: each folder holds its licence. */
const FONTS = new Map([['Fredoka', 'packages/ui/src/type']]);
const LICENCE = /^(?:licen[cs]e|notice|copying|ofl)/i;
const RULE = '='.repeat(80);

const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => LICENCE.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim());

const sectionOf = (title: string, folder: string): string => {
  const texts = textsIn(folder);
  const body = texts.length > 0 ? texts : ['The package ships no text of its licence.'];
  return [RULE, title, ...body.map((text) => `\n${text}`)].join('\n');
};

/** One section for each package of the server and the site, by name and version. */
export const thirdParty = (): string => {
  const places = PROGRAMS.flatMap((program) => [
    ...packagesFor(path.join(ROOT, program), () => true).keys(),
  ]);
  const packages = [...new Set(places)]
    .filter((place) => !isOurs(place))
    .map((place) => {
      const { name, version, license = 'unknown' } = manifestOf(place);
      return sectionOf(`${name} ${version} (${license})`, place);
    });
  const fonts = [...FONTS].map(([name, folder]) => sectionOf(name, path.join(ROOT, folder)));
  const sections = [...new Set([...packages, ...fonts])].sort();
  return `Software and fonts of others in this archive, with their licences.\n\n${sections.join('\n\n')}\n`;
};
