// `tablee games`: lists the games.

import type { GameMeta, OptionSpec } from '@tablee/kit';
import { GAMES } from '@tablee/registry';
import type { Context } from '../context.ts';
import { wrap } from '../layout.ts';
import { EXIT } from '../stop.ts';
import type { Command } from './command.ts';

export const games: Command = {
  name: 'games',
  short: 'the games on the shelf',
  long: 'Lists the games, their options and their bots.',
  flags: ['json'],
  async run(context, args) {
    for (const [place, game] of GAMES.entries()) {
      const bots = Object.keys(await game.bots());
      if (args.has('json')) context.line(JSON.stringify(gameData(game.meta, bots)));
      else showGame(context, game.meta, bots, place > 0);
    }
    return EXIT.ok;
  },
};

const STAGES = { draft: 'draft', trial: 'on trial', stable: 'stable' } as const;

const valuesOf = (spec: Extract<OptionSpec, { kind: 'choice' }>): readonly string[] =>
  typeof spec.values === 'function' ? spec.values() : spec.values;

function gameData(meta: GameMeta, bots: readonly string[]): unknown {
  const { id, title, seats, minutes, stage, options } = meta;
  return {
    id,
    title,
    seats: { min: seats.min, max: seats.max, best: seats.best },
    minutes,
    stage,
    bots,
    options: options.map((spec) => ({
      name: spec.name,
      rule: spec.rule,
      ...(spec.kind === 'choice' ? { values: valuesOf(spec) } : { min: spec.min, max: spec.max }),
      initial: spec.initial,
      ...(spec.onlyWith === undefined ? {} : { onlyWith: spec.onlyWith }),
    })),
  };
}

function showGame(context: Context, meta: GameMeta, bots: readonly string[], apart: boolean): void {
  const { lang, paint } = context;
  const { min, max, best } = meta.seats;
  const facts = [
    `${min}–${max} players, best with ${best[0]} to ${best[1]}`,
    `${meta.minutes.join('–')} min`,
    STAGES[meta.stage],
  ];
  if (apart) context.line();
  context.line(`${paint(meta.id, 'strong')}  ${meta.title[lang]}`);
  const options = meta.options.map(optionText).join(' · ');
  const about = [
    meta.blurb[lang],
    facts.join(' · '),
    `Options: ${options}`,
    `Bots: ${bots.join(', ')}`,
  ];
  for (const text of about)
    for (const line of wrap(text, context.width - 2, '  ')) context.line(`  ${line}`);
}

function optionText(spec: OptionSpec): string {
  const { name, onlyWith } = spec;
  const only = onlyWith === undefined ? '' : `, only with ${onlyWith.option}=${onlyWith.value}`;
  if (spec.kind === 'choice') return `${name}=${valuesOf(spec).join('|')} (${spec.initial})${only}`;
  const max = spec.max === 'last-seat' ? 'last seat' : spec.max;
  const initial = { draw: 'by lot', seats: 'as many as players' }[spec.initial] ?? spec.initial;
  return `${name}=${spec.min}…${max} (${initial})${only}`;
}
