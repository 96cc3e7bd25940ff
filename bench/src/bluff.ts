// What somebody gains at fists who knows exactly how masters draw theirs, over playing like one: in tokens,
// at bluff auctions of real games.
import { Match, responses, type AnyBot } from '@tablee/bots';
import { botsOf } from '@tablee/chicoree/bot';
import { fistGame, HABITUE, masterFist, stakesOf } from '@tablee/chicoree/bot/training';
import { META } from '@tablee/chicoree/meta';
import { PHASE, RULES, type State } from '@tablee/chicoree/rules';
import { Draws, resolveSetup, rngFor, secretFrom } from '@tablee/kit';

import { tellResult } from '../../scripts/command.ts';

/** The probe judges the stakes on its own, and more carefully than those it plays against. */
const PROBE_SAMPLES = 400;
const DRAWS = 4000;

const [games = 6, seats = 4, playouts = 1000] = process.argv.slice(2).map(Number);

interface Found {
  readonly tokens: number;
  readonly chance: number;
}

/** What a best response at each seat gains over the mixture of that seat. */
function probe(state: State, name: string): Found[] {
  const pending = RULES.pending(state);
  if (pending.kind !== 'sealed') return [];
  const found: Found[] = [];
  for (const seat of pending.seats) {
    const view = RULES.view(state, seat);
    const imagined = { policy: HABITUE, samples: PROBE_SAMPLES };
    const stakes = stakesOf(view, seat, imagined, rngFor(name, `probe ${seat}`));
    const game = fistGame(stakes);
    const mixture = stakes.bidders.map((bidder) =>
      masterFist(RULES.view(state, bidder), bidder, rngFor(name, `fist ${bidder}`), { playouts }),
    );
    const player = stakes.bidders.indexOf(seat);
    const worth = responses(game, mixture, player, DRAWS, rngFor(name, `draws ${seat}`));
    const own = worth.reduce((sum, value, bid) => sum + value * mixture[player]![bid]!, 0);
    const chance = Math.max(...worth) - own;
    found.push({ chance, tokens: chance / stakes.tokens[player]! });
  }
  return found;
}

function play(number: number): Found[] {
  const seed = `bluff ${number}`;
  const draws = new Draws(secretFrom(seed));
  const setup = resolveSetup(META, seats, {}, (n) => draws.firstSeat(n));
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const { maitre } = botsOf();
  const bot: AnyBot = (view, seat, rng) => maitre(view, seat, rng, { playouts: 200 });
  const bots = new Array<AnyBot>(seats).fill(bot);
  const match = new Match({ rules: RULES, setup: setup.value, draws, bots, seed });
  const found: Found[] = [];
  do {
    const state = match.log.state as State;
    if (state.phase === PHASE.bluff) found.push(...probe(state, `${seed} ${state.turn}`));
  } while (match.step());
  return found;
}

const found = Array.from({ length: games }, (_, i) => play(i)).flat();
const mean = (of: (one: Found) => number): number =>
  found.reduce((sum, one) => sum + of(one), 0) / found.length;
const sorted = found.map(({ tokens }) => tokens).sort((a, b) => a - b);
const result = {
  games,
  seats,
  playouts,
  fists: found.length,
  gainTokens: Number(mean(({ tokens }) => tokens).toFixed(2)),
  gainTokensMedian: Number(sorted[sorted.length >> 1]!.toFixed(2)),
  gainTokens95: Number(sorted[Math.floor(sorted.length * 0.95)]!.toFixed(2)),
  gainChance: Number(mean(({ chance }) => chance).toFixed(4)),
};
console.log(
  `Who knows the masters’ habits gains ${result.gainTokens} tokens a fist on average (median ` +
    `${result.gainTokensMedian}, 95 % below ${result.gainTokens95}), ` +
    `${(100 * result.gainChance).toFixed(2)} points of winning chance; ${found.length} fists.`,
);
tellResult(result);
