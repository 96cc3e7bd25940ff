// Learns anew what bots know: `npm run train -- beans|beliefs|chicoree [--rounds N] [--playouts P] [--seed S] [--out FILE]`.
// Without --out the file in the bots' own folder is replaced; run the arena before you keep it.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '#setup';

import { Misuse, readWish, runCommand } from '../scripts/command.ts';
import { trainBeans } from './beans.ts';
import { trainBeliefs } from './beliefs.ts';
import { trainChicoree } from './chicoree.ts';
import type { Training } from './training.ts';

const USAGE = `usage: npm run train -- beans|beliefs|chicoree [--rounds N] [--playouts P] [--seed S] [--out FILE]
  --rounds N     how much is played; 700 takes an hour or two on one core (700 unless told)
  --playouts P   how long the experts think that are learned from (400 for beans and beliefs, 80 for Chicorée)
  --seed S       any text (1 unless told)
  --out FILE     where the result goes, instead of the bots' own file`;
const LESSONS: Readonly<Record<string, { readonly train: Training; readonly playouts: number }>> = {
  beans: { train: trainBeans, playouts: 400 },
  beliefs: { train: trainBeliefs, playouts: 400 },
  chicoree: { train: trainChicoree, playouts: 80 },
};

await runCommand(USAGE, () => {
  const words: string[] = [];
  const defaults = { rounds: 700, playouts: 0, seed: '1', out: '' };
  const { playouts, out, ...wish } = readWish(process.argv.slice(2), defaults, { words });
  const [what = ''] = words;
  const lesson = words.length === 1 && Object.hasOwn(LESSONS, what) ? LESSONS[what] : undefined;
  if (lesson === undefined) throw new Misuse('beans, beliefs or chicoree?');
  const { file, text } = lesson.train(
    { ...wish, playouts: playouts === 0 ? lesson.playouts : playouts },
    (line) => console.log(line),
  );
  const target = path.resolve(ROOT, out === '' ? file : out);
  writeFileSync(target, text);
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), target]);
  console.log(`written: ${path.relative(ROOT, target)}`);
  return 0;
});
