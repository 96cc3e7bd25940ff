// Learns anew what bots know: `npm run train -- beans|chicoree [--rounds N] [--playouts P] [--seed S] [--out FILE]`.
// Without --out the file in the bots' own folder is replaced; run the arena before you keep it.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ROOT, runScript, setUp } from './setup.mjs';

const USAGE = `usage: npm run train -- beans|chicoree [--rounds N] [--playouts P] [--seed S] [--out FILE]
  --rounds N     how much is played; 700 takes an hour or two on one core (700 unless told)
  --playouts P   how long the experts think that are learned from (400 for beans, 80 for Chicorée)
  --seed S       any text (1 unless told)
  --out FILE     where the result goes, instead of the bots' own file`;
const PLAYOUTS = { beans: 400, chicoree: 80 };

const wishIn = (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '700' },
      playouts: { type: 'string' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
    },
  });
  const [what] = positionals;
  if (positionals.length !== 1 || !Object.hasOwn(PLAYOUTS, what))
    throw new Error('beans or chicoree?');
  const whole = (name, text) => {
    if (!/^[1-9]\d{0,6}$/.test(text))
      throw new Error(`--${name} needs a whole number, not ${text}`);
    return Number(text);
  };
  const playouts = whole('playouts', values.playouts ?? String(PLAYOUTS[what]));
  return {
    what,
    rounds: whole('rounds', values.rounds),
    playouts,
    seed: values.seed,
    out: values.out,
  };
};

const main = async () => {
  let wish;
  try {
    wish = wishIn(process.argv.slice(2));
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  runScript(() => {
    setUp();
    return 0;
  });
  if (process.exitCode !== 0) return;
  const train =
    wish.what === 'beans'
      ? (await import('../training/beans.mjs')).trainBeans
      : (await import('../training/chicoree.mjs')).trainChicoree;
  const { file, text } = train(wish, (line) => console.log(line));
  const target = path.resolve(ROOT, wish.out ?? file);
  writeFileSync(target, text);
  const oxfmt = path.join(ROOT, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  execFileSync(process.execPath, [oxfmt, target]);
  console.log(`written: ${path.relative(ROOT, target)}`);
};

await main();
