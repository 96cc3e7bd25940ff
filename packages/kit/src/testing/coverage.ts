// Selects golden playthroughs: of many random games, a few short ones that together show all ends,
// rules, refusals and rare events found.

import { askedSeats } from '../asked.ts';
import { assert } from '../assert.ts';
import type { Step } from '../game.ts';
import { Log } from '../log.ts';
import { resolveSetup, type GameMeta } from '../meta.ts';
import { rngFor, type Rng } from '../rng.ts';
import { formatStep, parseStep } from '../steps.ts';
import { Candidates } from './candidates.ts';
import { Ears, randomStep, type Eagerness } from './driver.ts';
import type { GoldenGame, Script, ScriptStep } from './golden.ts';

/** What to show: `end chain`, `governing CH-12`, `refused CH-13 one-chain-card`, `mark bluff-tie`. */
export type Sight = string;

export interface SearchPlan extends GoldenGame {
  readonly tables: readonly {
    readonly seats: number;
    readonly options: Readonly<Record<string, string>>;
  }[];
  /** Games looked at per table. */
  readonly games: number;
  readonly seed: string;
  /** Longer games are not considered. */
  readonly stepsMax: number;
}

interface Find {
  readonly script: Script;
  readonly sights: ReadonlyMap<
    Sight,
    { readonly step: number; readonly probe: string | undefined }
  >;
}

/** What every playthrough of the game together shows. */
export function sightsOf(game: GoldenGame, script: Script): ReadonlySet<Sight> {
  const seen = new Set<Sight>();
  const log = logOf(game, script);
  for (const { line, probes } of script.steps) {
    for (const sight of sightsNow(log)) seen.add(sight);
    for (const probe of probes) {
      const sight = refusalOf(log, probe);
      if (sight !== undefined) seen.add(sight);
    }
    if (line === undefined) continue;
    for (const sight of sightsOfStep(game, log, line)) seen.add(sight);
  }
  return seen;
}

function logOf({ rules, meta }: GoldenGame, { seats, options }: Omit<Script, 'steps'>): Log {
  const setup = resolveSetup(meta, seats, options, () => 0);
  assert(setup.ok, `a table that can be set up: ${JSON.stringify(setup)}`);
  return new Log(rules, setup.value);
}

function sightsNow({ rules, state, pending }: Log): Sight[] {
  const governing = rules.governing(state).map((id) => `governing ${id}`);
  return pending.kind === 'over' ? [...governing, `end ${pending.outcome.reason}`] : governing;
}

function refusalOf(log: Log, line: string): Sight | undefined {
  const step = parseStep(log.rules, line);
  if (!step.ok) return undefined;
  const found = log.check(step.value);
  return found && `refused ${found.refusal.rule} ${found.refusal.why}`;
}

function sightsOfStep({ backstage }: GoldenGame, log: Log, line: string): Sight[] {
  const step = parseStep(log.rules, line);
  if (!step.ok || log.check(step.value) !== undefined) return [];
  const ears = new Ears(log.setup.seats);
  log.append(step.value, ears);
  return backstage.landmarks(step.value, ears.watcher).map((name) => `mark ${name}`);
}

/** Chooses scripts, the most telling for their length first, until nothing new is shown beside what is `shown`. */
export function findScripts(
  plan: SearchPlan,
  shown: ReadonlySet<Sight> = new Set(),
): readonly Script[] {
  const finds: Find[] = [];
  for (const [place, { seats, options }] of plan.tables.entries())
    for (let game = 0; game < plan.games; game++) {
      const find = lookAt(plan, { seats, options }, `${plan.seed} ${place} ${game}`, game);
      if (find !== undefined) finds.push(find);
    }
  const sights = finds.flatMap((find) => [...find.sights.keys()]);
  const open = new Set(sights.filter((sight) => !shown.has(sight)));
  const chosen: Script[] = [];
  while (open.size > 0) {
    const worth = ({ sights, script }: Find) =>
      [...sights.keys()].filter((sight) => open.has(sight)).length / (40 + script.steps.length);
    const best = finds.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(withProbes(best, open));
    for (const sight of best.sights.keys()) open.delete(sight);
  }
  return chosen;
}

/** Keeps the probes that show something which no playthrough before has shown. */
function withProbes({ script, sights }: Find, open: ReadonlySet<Sight>): Script {
  const steps = script.steps.map(({ line }) => ({ line, probes: [] as string[] }));
  for (const [sight, { step, probe }] of sights)
    if (probe !== undefined && open.has(sight)) steps[step]!.probes.push(probe);
  return { ...script, steps };
}

function lookAt(
  plan: SearchPlan,
  table: Omit<Script, 'steps'>,
  seed: string,
  game: number,
): Find | undefined {
  const rng = rngFor(seed, 'golden');
  const candidates = new Candidates(plan.rules, rng);
  const options = { ...drawnOptions(plan.meta, table.seats, rng), ...table.options };
  const log = logOf(plan, { ...table, options });
  const sights = new Map<Sight, { step: number; probe: string | undefined }>();
  const steps: ScriptStep[] = [];
  const note = (sight: Sight | undefined, probe?: string) => {
    if (sight !== undefined && !sights.has(sight)) sights.set(sight, { step: steps.length, probe });
  };
  for (;;) {
    for (const sight of sightsNow(log)) note(sight);
    const next = randomStep(plan.rules, log.state, rng, (1 + (game % 4)) as Eagerness);
    const line = next && formatStep(plan.rules, next);
    for (const probe of probesAt(log, candidates, next)) note(refusalOf(log, probe), probe);
    if (line === undefined) return { script: { ...table, options, steps: end(steps) }, sights };
    if (steps.length >= plan.stepsMax) return undefined;
    for (const sight of sightsOfStep(plan, log, line)) note(sight);
    steps.push({ line, probes: [] });
  }
}

/** What a table draws before its first step, as the script has to say it. */
function drawnOptions({ options }: GameMeta, seats: number, rng: Rng): Record<string, string> {
  const drawn = options.filter((spec) => spec.kind === 'number' && spec.initial === 'draw');
  return Object.fromEntries(drawn.map(({ name }) => [name, String(rng.below(seats))]));
}

const end = (steps: readonly ScriptStep[]): readonly ScriptStep[] => [
  ...steps,
  { line: undefined, probes: [] },
];

const LEARNT_MAX = 20;
const PROBES_OF_ALL = 8;
const PROBES_OF_ASKED = 40;

/** Lines to try now: moves of any seat, and the next step with a part missing. */
function probesAt(log: Log, candidates: Candidates, next: Step<unknown> | undefined): string[] {
  const { rules, setup, state } = log;
  for (let seat = 0; seat < setup.seats; seat++) {
    for (let i = Math.min(rules.count(state, seat), LEARNT_MAX) - 1; i >= 0; i--)
      candidates.learn(rules.notation.format(rules.moveAt(state, seat, i)));
  }
  const probes = ['bell'];
  for (const seat of askedSeats(log.pending))
    for (const move of candidates.moves(PROBES_OF_ASKED))
      probes.push(`${seat} ${rules.notation.format(move)}`);
  for (const move of candidates.moves(PROBES_OF_ALL))
    for (let seat = 0; seat <= setup.seats; seat++)
      probes.push(`${seat} ${rules.notation.format(move)}`);
  if (next?.kind === 'chance') {
    const [first, ...rest] = next.cards;
    probes.push(formatStep(rules, { kind: 'chance', cards: rest }));
    probes.push(formatStep(rules, { kind: 'chance', cards: [first!, first!, ...rest.slice(1)] }));
  }
  if (next?.kind === 'sealed' && next.choices.length > 1)
    probes.push(formatStep(rules, { ...next, choices: next.choices.slice(1) }));
  return probes;
}
