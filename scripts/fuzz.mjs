// Attacks a real server with so many forged, broken and hostile messages while honest people play on it:
// `npm run fuzz -- --messages 1000000 [--seed S] [--half-open 5000] [--quick]`. The last line is
// `RESULT {json}`; it fails if anything crashed, leaked, broke or disturbed anybody.
import { parseArgs } from 'node:util';

import { setUp } from './setup.mjs';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 32)) },
    'half-open': { type: 'string', default: '5000' },
    /** Fewer hands and no long waits, for the tests. */
    quick: { type: 'boolean', default: false },
    /** Faults to be put into the server, to see whether they are found; see fuzz/plants.mjs. */
    plants: { type: 'string', default: '' },
    /** Everything has been built already. */
    built: { type: 'boolean', default: false },
  },
});

const main = async () => {
  if (!values.built) setUp();
  const { fuzz } = await import('../fuzz/main.mjs');
  const messages = Number(values.messages);
  const { seed, quick: isQuick, plants } = values;
  const halfOpen = Number(values['half-open']);
  console.log(`fuzz: ${messages} messages, seed ${seed}`);
  const result = await fuzz({ messages, seed, halfOpen, isQuick, plants });
  const { phases, ok, ...figures } = result;
  for (const phase of phases) console.log(`fuzz: ${JSON.stringify(phase)}`);
  console.log(`RESULT ${JSON.stringify(figures)}`);
  return ok ? 0 : 1;
};

process.exitCode = await main();
