// The server as a program: `node apps/server/dist/main.js`, with its settings in the environment.

import { run } from './run.ts';

await run(process.env);
