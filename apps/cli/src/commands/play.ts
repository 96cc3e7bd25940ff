// `tablee play [GAME]`: a game in the terminal against bots.

import { randomBytes } from 'node:crypto';
import {
  cleanName,
  commitment,
  Draws,
  listed,
  resolveSetup,
  secretFrom,
  type Secret,
} from '@tablee/kit';
import { Match } from '@tablee/bots';
import type { GameEntry } from '@tablee/registry';
import type { Context } from '../context.ts';
import { writeNew } from '../files.ts';
import type { Args } from '../flags.ts';
import { Lines } from '../lines.ts';
import { chooseGame, chooseSeats } from '../play/menu.ts';
import type { Chair } from '../play/chair.ts';
import { Person, tryToKeep } from '../play/person.ts';
import { Ear } from '../record/events.ts';
import { outcomeLines } from '../record/outcome.ts';
import { recordOf, type PlayedGame } from '../record/write.ts';
import { chosenBots, gameNamed, setupOrStop, wantedTable } from '../setup.ts';
import { EXIT } from '../stop.ts';
import type { Command } from './command.ts';

export const play: Command = {
  name: 'play',
  short: 'play here, against bots',
  long:
    'Opens a game in this terminal, against bots. Without a game, a menu asks for one. During ' +
    'play “?” gives the rules of the moment and “help” the rest.',
  flags: ['seats', 'seat', 'name', 'bots', 'option', 'deck', 'seed'],
  takes: { value: 'GAME', optional: true },
  async run(context, args) {
    const id = args.positionals[0];
    const named = id === undefined ? undefined : gameNamed(id);
    const lines = new Lines(context.io);
    try {
      const game = named ?? (await chooseGame(context, lines));
      const seats = game && (await seatsAt(context, args, game, lines, named === undefined));
      if (game === undefined || seats === undefined) context.say('Nothing chosen. See you soon!');
      else await playGame(await sitDown(context, args, game, seats, lines));
      return EXIT.ok;
    } finally {
      lines.close();
    }
  },
};

interface Sitting {
  readonly context: Context;
  readonly lines: Lines;
  readonly game: GameEntry;
  readonly match: Match;
  readonly chair: Chair;
  readonly played: PlayedGame;
}

const randomSecret = (): Secret => ({
  seed: randomBytes(32).toString('hex'),
  salt: randomBytes(16).toString('hex'),
});

/** The number of seats from the flag, else from a question after the menu, else the usual one. */
async function seatsAt(
  context: Context,
  args: Args,
  game: GameEntry,
  lines: Lines,
  byMenu: boolean,
): Promise<number | undefined> {
  const given = args.whole('seats', 0, 99);
  if (given !== undefined) return given;
  return byMenu ? chooseSeats(context, lines, game) : game.meta.seats.best[0];
}

const BOT_NAMES = ['Agatha', 'Basil', 'Clemence', 'Desmond', 'Eglantine', 'Fergus'];

/** The names by seat. A bot that is called like the person takes the name kept for their seat. */
function namesFor(own: string, seat: number, seats: number): string[] {
  const { compare } = new Intl.Collator('fr', { sensitivity: 'base' });
  return Array.from({ length: seats }, (_, other) => {
    if (other === seat) return own || 'Guest';
    const name = BOT_NAMES[other]!;
    return compare(name, own) === 0 ? BOT_NAMES[seat]! : name;
  });
}

async function sitDown(
  context: Context,
  args: Args,
  game: GameEntry,
  seats: number,
  lines: Lines,
): Promise<Sitting> {
  const { lang } = context;
  const { options } = await wantedTable(context, game, args);
  const seed = args.value('seed');
  const text = `play/${game.meta.id}/${seats}/${seed ?? ''}`;
  const secret = seed === undefined ? randomSecret() : secretFrom(text);
  const draws = new Draws(secret);
  const setup = setupOrStop(resolveSetup(game.meta, seats, options, (n) => draws.firstSeat(n)));
  const seat = args.whole('seat', 0, seats - 1) ?? 0;
  const bots = await chosenBots(game, args.value('bots'), seats);
  const rules = await game.rules();
  const match = new Match({
    rules,
    setup,
    draws,
    bots: bots.map(({ bot }, other) => (other === seat ? undefined : bot)),
    seed: seed === undefined ? randomBytes(32).toString('hex') : text,
  });
  const names = namesFor(cleanName(args.value('name') ?? ''), seat, seats);
  const played: PlayedGame = {
    game: game.meta.id,
    log: match.log,
    names,
    bots: bots.map(({ id }, other) => (other === seat ? undefined : id)),
    secret,
    firstBy: 'first' in options ? 'host' : 'draw',
  };
  const chair: Chair = {
    context,
    lines,
    rules,
    gameTexts: await game.texts(lang),
    book: await game.book(lang),
    seat,
    names,
    keep: (path) => writeNew(path, recordOf(played)),
  };
  return { context, lines, game, match, chair, played };
}

async function playGame(sitting: Sitting): Promise<void> {
  const { context, game, match, chair, played } = sitting;
  const { lang, say } = context;
  const seated = listed('en', chair.names);
  say(`${game.meta.title[lang]} · at the table: ${seated}`, 'strong', '  ');
  showHash(context, 'Commitment to the draws (SHA-256)', commitment(played.secret));
  say('Type a move, “?” for the rules of the moment, “moves” for a list, “help” for the rest.');
  const person = new Person(chair);
  const ear = new Ear(chair.seat);
  for (;;) {
    const asking = match.ask(ear);
    let next = asking.next();
    while (next.done !== true) {
      const answer = await person.ask(viewOf(sitting), next.value.pending);
      if (answer.kind === 'leave') {
        say('We leave it there. See you soon!');
        return;
      }
      next = asking.next(answer.kind === 'move' ? answer.move : undefined);
    }
    if (!next.value) break;
    person.hear(ear.take());
  }
  await finish(sitting, person);
}

/** On a line of its own, so that it can be copied whole. */
function showHash({ say, line, paint }: Context, what: string, hash: string): void {
  say(`${what}:`, 'faint');
  line(paint(`  ${hash}`, 'faint'));
}

/** What the person may know now. */
const viewOf = ({ match, chair }: Sitting): unknown =>
  chair.rules.view(match.log.state, chair.seat);

async function finish(sitting: Sitting, person: Person): Promise<void> {
  const { context, lines, game, match, chair, played } = sitting;
  const { line, say } = context;
  const { pending } = match.log;
  if (pending.kind !== 'over') return;
  person.draw(viewOf(sitting));
  say('The game is over', 'strong');
  line();
  const { gameTexts, names } = chair;
  for (const text of outcomeLines(context, game.meta, gameTexts, pending.outcome, names))
    line(text);
  line();
  showHash(context, 'Seed revealed', played.secret.seed);
  showHash(context, 'Salt revealed', played.secret.salt);
  for (;;) {
    const path = (await lines.ask('Keep the game? A file name, or Enter for no> '))?.trim() ?? '';
    if (path === '' || (await tryToKeep(chair, path))) break;
  }
  say('Thank you for playing. See you soon!');
}
