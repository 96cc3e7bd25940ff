// `tablee games`: the shelf.

import type { GameMeta, OptionSpec } from '@tablee/kit';
import { GAMES } from '@tablee/registry';
import type { Context } from '../context.ts';
import { wrap } from '../layout.ts';
import { EXIT } from '../stop.ts';
import type { Command } from './command.ts';

export const games: Command = {
  name: 'games',
  flags: { json: {} },
  async run(context, args) {
    for (const [place, game] of GAMES.entries()) {
      const bots = Object.keys(await game.bots());
      if (args.has('json')) context.line(JSON.stringify(gameData(game.meta, bots)));
      else showGame(context, game.meta, bots, place > 0);
    }
    return EXIT.ok;
  },
};

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
  const { texts, paint } = context;
  const { list, lang, colon } = texts;
  const { min, max, best } = meta.seats;
  const facts = [
    `${min}–${max} ${list.players}, ${list.best(...best)}`,
    `${meta.minutes.join('–')} ${list.minutes}`,
    list.stage[meta.stage],
  ];
  if (apart) context.line();
  context.line(`${paint(meta.id, 'strong')}  ${meta.title[lang]}`);
  const options = meta.options.map((spec) => optionText(context, spec)).join(' · ');
  const about = [
    meta.blurb[lang],
    facts.join(' · '),
    `${list.options}${colon}${options}`,
    `${list.bots}${colon}${bots.join(', ')}`,
  ];
  for (const text of about)
    for (const line of wrap(text, context.width - 2, '  ')) context.line(`  ${line}`);
}

function optionText({ texts: { list } }: Context, spec: OptionSpec): string {
  const text =
    spec.kind === 'choice'
      ? list.choice(spec.name, valuesOf(spec).join('|'), spec.initial)
      : list.range(
          spec.name,
          spec.min,
          spec.max === 'last-seat' ? list.lastSeat : String(spec.max),
          { draw: list.byLot, seats: list.asManyAsSeats }[spec.initial] ?? String(spec.initial),
        );
  const { onlyWith } = spec;
  return onlyWith === undefined
    ? text
    : `${text}, ${list.onlyWith(onlyWith.option, onlyWith.value)}`;
}
