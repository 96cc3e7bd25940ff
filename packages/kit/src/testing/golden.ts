// Writes golden playthroughs: whole games as text that a reader can compare with the rules. Each
// holds its own script, so that a replay shows a change of the rules as a difference.

import { askedSeats } from '../asked.ts';
import { assert } from '../assert.ts';
import { describeView } from '../described.ts';
import type { AnyRules, Seat } from '../game.ts';
import { Log } from '../log.ts';
import { resolveSetup, type GameMeta } from '../meta.ts';
import { parseStep } from '../steps.ts';
import { viewersOf, type AnyBackstage } from './backstage.ts';
import { Ears } from './driver.ts';

/** What is played: one line per step, and before it the lines that are tried and refused. */
export interface Script {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly steps: readonly ScriptStep[];
}
export interface ScriptStep {
  /** The last entry has none: it only tries lines when the game is over. */
  readonly line: string | undefined;
  readonly probes: readonly string[];
}

export interface GoldenGame {
  readonly rules: AnyRules;
  readonly meta: GameMeta;
  readonly backstage: AnyBackstage;
}

const MOVES_SHOWN = 20;
const VIEWS_EVERY = 16;

/** The playthrough of a script, as the rules are now. */
export function writePlaythrough(game: GoldenGame, script: Script): string {
  const { rules, meta } = game;
  const setup = resolveSetup(meta, script.seats, script.options, () => 0);
  assert(setup.ok, `a script that can be set up: ${JSON.stringify(setup)}`);
  const log = new Log(rules, setup.value);
  const text = [
    `playthrough of ${meta.id}, rules ${rules.version}`,
    `seats ${script.seats}`,
    ...Object.entries(setup.value.options).map(([name, value]) => `option ${name} ${value}`),
  ];
  for (const [i, { line, probes }] of script.steps.entries()) {
    text.push('', `# ${i} ${pendingText(log)}`);
    text.push(...movesText(log), ...probes.map((probe) => probeText(log, probe)));
    if (i % VIEWS_EVERY === VIEWS_EVERY - 1 || line === undefined)
      text.push(...viewsText(game, log));
    if (line !== undefined) text.push(`> ${line}`, ...playLine(log, line));
  }
  return [...text, ''].join('\n');
}

function pendingText({ rules, state, pending }: Log): string {
  const rest = (): string => {
    switch (pending.kind) {
      case 'chance':
        return `chance ${pending.take} of ${pending.from.length}`;
      case 'over': {
        const { reason, rule, winners, scores } = pending.outcome;
        const counted = scores.map((score) => score ?? 'x').join(' ');
        return `over ${reason} ${rule}, winners ${winners.join(' ')}, scores ${counted}`;
      }
      case 'open':
        return `open ${pending.seats.join(' ')} for ${pending.bellSeconds} s`;
      case 'turn':
      case 'sealed':
        return `${pending.kind} ${askedSeats(pending).join(' ')}`;
    }
  };
  return `${rest()} (${rules.governing(state).join(' ')})`;
}

function movesText({ rules, state, pending }: Log): string[] {
  return askedSeats(pending).map((seat) => {
    const count = rules.count(state, seat);
    const text = (i: number) => rules.notation.format(rules.moveAt(state, seat, i));
    const shown =
      count <= MOVES_SHOWN
        ? Array.from({ length: count }, (_, i) => text(i)).join(', ')
        : `${text(0)}, … ${text(count - 1)}`;
    return `${seat} may (${count}): ${shown}`;
  });
}

function probeText(log: Log, probe: string): string {
  const step = parseStep(log.rules, probe);
  if (!step.ok) return `? ${probe} -> ${step.error.code}`;
  const found = log.check(step.value);
  if (found === undefined) return `? ${probe} -> allowed`;
  const { rule, why, facts } = found.refusal;
  return `? ${probe} -> ${[rule, why, ...Object.entries(facts).map(([k, v]) => `${k}=${v}`)].join(' ')}`;
}

function viewsText({ rules }: GoldenGame, log: Log): string[] {
  const facts = (named: Readonly<Record<string, string>>): string =>
    Object.entries(named)
      .map(([name, text]) => `${name} ${text}`)
      .join(' | ');
  return viewersOf(log.setup.seats).flatMap((viewer) => {
    const { table, seats } = describeView(rules, rules.view(log.state, viewer));
    return [
      `view of ${viewer}: ${facts(table)}`,
      ...seats.map((seat, number) => `  ${number}: ${facts(seat)}`),
    ];
  });
}

/** Plays a line; returns its derived lines and the events of each viewer, or the refusal. */
function playLine(log: Log, line: string): string[] {
  const step = parseStep(log.rules, line);
  if (!step.ok) return [`! ${step.error.code}`];
  const refusal = log.check(step.value);
  if (refusal !== undefined) return [`! ${refusal.refusal.rule} ${refusal.refusal.why}`];
  const ears = new Ears(log.setup.seats);
  const derived = log.append(step.value, ears);
  return [...derived.map(({ text }) => `= ${text}`), ...toldText(ears)];
}

/** One line per event and group of viewers with the same version of it. */
function toldText(ears: Ears): string[] {
  return ears.watcher.flatMap((_, place) => {
    const byText = new Map<string, (Seat | 'watcher')[]>();
    for (const [ear, viewer] of viewersOf(ears.heard.length - 1).entries()) {
      const text = eventText(ears.heard[ear]![place]);
      byText.set(text, [...(byText.get(text) ?? []), viewer]);
    }
    return [...byText].map(([text, who]) =>
      byText.size === 1 ? `all: ${text}` : `${who.join(' ')}: ${text}`,
    );
  });
}

const eventText = (event: unknown): string => {
  const { kind, ...rest } = event as { readonly kind: string };
  const facts = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [kind, ...facts].join(' ');
};

/** The script that a playthrough was written from. */
export function readScript(text: string): Script {
  const lines = text.split('\n');
  const options: Record<string, string> = {};
  const steps: { line: string | undefined; probes: string[] }[] = [];
  let seats = 0;
  for (const line of lines) {
    const [head, ...rest] = line.split(' ');
    if (head === 'seats') seats = Number(rest[0]);
    else if (head === 'option') options[rest[0]!] = rest[1]!;
    else if (head === '#') steps.push({ line: undefined, probes: [] });
    else if (head === '?') steps.at(-1)!.probes.push(line.slice(2).split(' -> ', 1)[0]!);
    else if (head === '>') steps.at(-1)!.line = line.slice(2);
  }
  return { seats, options, steps };
}
