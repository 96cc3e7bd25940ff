/** The benchmark: random-playout decisions per second of our rules against a hand-packed ceiling and boardgame.io, and Chicorée games per second. */

import { rngFor } from '@tablee/kit';
import { boardgameIoGivenRound, boardgameIoRounds } from './boardgameio.ts';
import { decisionsPerRound } from './cards.ts';
import { ceilingRound } from './ceiling.ts';
import { chicoreeReport } from './chicoree.ts';
import { compare, table } from './measure.ts';
import { indexedRounds, listedRounds, ourGivenRound } from './ours.ts';
import { checkSameRounds } from './same-round.ts';

const SEATS = 4;

function ceilingRounds(rounds: number, seed: number) {
  const rng = rngFor(String(seed), 'bench');
  let checksum = 0;
  for (let round = 0; round < rounds; round++) checksum = ceilingRound(SEATS, rng, checksum);
  return { decisions: rounds * decisionsPerRound(SEATS), checksum };
}

checkSameRounds(25, (seed) => rngFor(seed, 'same round'), ceilingRound, {
  ours: ourGivenRound,
  'boardgame.io': boardgameIoGivenRound,
});
console.log(
  'Nicht die Bohne!, one round at 4 seats: all score the same deals and choices the same.',
);
console.log(
  'Random play, one random number from the same generator per decision; ratios to the ceiling:\n',
);

const measured = compare([
  { name: 'ceiling, packed by hand', play: ceilingRounds },
  { name: 'ours, count and applyAt', play: (rounds, seed) => indexedRounds(rounds, SEATS, seed) },
  { name: 'ours, moves and apply', play: (rounds, seed) => listedRounds(rounds, SEATS, seed) },
  { name: 'boardgame.io 0.50', play: (rounds, seed) => boardgameIoRounds(rounds, SEATS, seed) },
]);
console.log(table(measured));
const [, ours, listing, boardgameIo] = measured;

const chicoree = await chicoreeReport();
console.log(`\n${chicoree.text}\n`);

const rounded = (value: number, digits: number) => Number(value.toPrecision(digits));
console.log(
  `RESULT ${JSON.stringify({
    decisionsPerSecond: Math.round(ours!.decisionsPerSecond),
    ratioToCeiling: rounded(ours!.ratio, 3),
    ratioToBoardgameIo: Math.round(ours!.ratio / boardgameIo!.ratio),
    listingRatioToCeiling: rounded(listing!.ratio, 3),
    chicoreeGamesPerSecond: chicoree.gamesPerSecond.greedy,
    chicoreeRandomGamesPerSecond: chicoree.gamesPerSecond.random,
    chicoreePlayoutsPerSecond: chicoree.gamesPerSecond.playouts,
  })}`,
);
