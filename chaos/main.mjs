// Plays the scenes of a run one after the other and adds up what they found.
import { startPostgres } from '../scripts/postgres.mjs';

import { Findings } from './findings.mjs';
import { SCENES } from './scenes.mjs';

/** The exit status. */
export const chaos = async (plan) => {
  const { store, seed } = plan;
  const names =
    plan.scenes ?? Object.keys(SCENES).filter((name) => SCENES[name].stores.includes(store));
  const unknown = names.find((name) => !SCENES[name]?.stores.includes(store));
  if (unknown !== undefined) {
    console.error(`no scene ${unknown} on ${store}; there are: ${Object.keys(SCENES).join(', ')}`);
    return 2;
  }
  const findings = new Findings();
  const total = { kills: 0, tables: 0, moves: 0, acknowledged: 0 };
  const facts = {};
  const from = performance.now();
  const postgres = store === 'postgres' ? await startPostgres({ isOwn: true }) : undefined;
  try {
    for (const name of names) {
      const say = (text) => console.log(`${name}: ${text}`);
      say(`begins (seed ${seed})`);
      const began = performance.now();
      const run = { ...plan, seed: `${seed} ${name}`, findings, postgres, say };
      const { kills = 0, crowd, ...rest } = await SCENES[name].play(run);
      total.kills += kills;
      total.tables += crowd.made;
      total.moves += crowd.moves;
      total.acknowledged += crowd.acknowledged;
      facts[name] = { ...rest, seconds: Math.round((performance.now() - began) / 1000) };
      say(`ends: ${JSON.stringify(facts[name])}`);
    }
  } catch (error) {
    findings.add('broken', error.stack);
  } finally {
    await postgres?.stop();
  }
  const result = {
    store,
    ...total,
    lost: findings.of('lost'),
    doubled: findings.of('doubled'),
    stuck: findings.of('stuck'),
    forked: findings.of('forked'),
    others: findings.others,
    seconds: Math.round((performance.now() - from) / 1000),
    scenes: facts,
  };
  console.log(`RESULT ${JSON.stringify(result)}`);
  return findings.total === 0 ? 0 : 1;
};
