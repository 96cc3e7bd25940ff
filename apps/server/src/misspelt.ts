// Finds environment variables that are almost settings, so that TRUSTPROXY=1 is not ignored in silence.

export interface Misspelt {
  readonly name: string;
  /** The setting that it looks like. */
  readonly meant: string;
}

/** Others set variables, too: HOME is not HOST. Longer names may have more wrong letters. */
const wrongMax = (length: number): number => (length < 7 ? 0 : length < 10 ? 1 : 3);

/** Without what names are most often spelt differently by. */
const bare = (name: string): string =>
  name
    .toUpperCase()
    .replace(/^TABLEE_/, '')
    .replace(/[^A-Z0-9]/g, '');

/** How many letters must be put in, taken out or exchanged to get from one to the other. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of from.split('').entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === to[j] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
};

const meantBy = (name: string, settings: readonly string[]): string | undefined => {
  const own = bare(name);
  const near = settings
    .map((setting) => ({ setting, wrong: distance(own, bare(setting)) }))
    .filter(({ setting, wrong }) => wrong <= wrongMax(bare(setting).length))
    .sort((a, b) => a.wrong - b.wrong);
  return near[0]?.setting;
};

export const misspeltIn = (
  environment: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): readonly Misspelt[] =>
  Object.keys(environment)
    .filter((name) => !settings.includes(name) && environment[name] !== '')
    .flatMap((name) => {
      const meant = meantBy(name, settings);
      return meant === undefined ? [] : [{ name, meant }];
    });

export const sentenceFor = ({ name, meant }: Misspelt): string =>
  `unknown setting ${name}, did you mean ${meant}?`;
