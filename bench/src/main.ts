// The benchmark: random-playout decisions per second of our rules against a hand-packed ceiling and
// boardgame.io, and Chicorée games per second.
import { rngFor } from '@tablee/kit';

import { tellResult } from '../../scripts/command.ts';
import { boardgameIoGivenRound, boardgameIoRounds } from './boardgameio.ts';
import { ceilingRounds } from './ceiling.ts';
import { chicoreeReport } from './chicoree.ts';
import { compare, table } from './measure.ts';
import { indexedRounds, listedRounds, ourGivenRound } from './ours.ts';
import { checkSameRounds } from './same-round.ts';

const SEATS = 4;

checkSameRounds(25, (seed) => rngFor(seed, 'same round'), {
  ours: ourGivenRound,
  'boardgame.io': boardgameIoGivenRound,
});
const checksums = [ceilingRounds, indexedRounds, listedRounds].map(
  (play) => play(1000, SEATS, 1).checksum,
);
if (new Set(checksums).size > 1) throw new Error(`not the same rounds: ${checksums.join(' ')}`);

console.log('Nicht die Bohne!, one round at 4 seats, random play, one random number per decision.');
console.log('The ceiling and our two paths make the same choices from the same seed; boardgame.io');
console.log('scores the same deals and choices the same. Ratios are to the ceiling.\n');

const measured = compare([
  { name: 'ceiling, packed by hand', play: (n, seed) => ceilingRounds(n, SEATS, seed) },
  { name: 'ours, count and applyAt', play: (n, seed) => indexedRounds(n, SEATS, seed) },
  { name: 'ours, moves and apply', play: (n, seed) => listedRounds(n, SEATS, seed) },
  { name: 'boardgame.io 0.50', play: (n, seed) => boardgameIoRounds(n, SEATS, seed) },
]);
console.log(table(measured));
const [, ours, listing, boardgameIo] = measured;

const chicoree = await chicoreeReport();
console.log(`\n${chicoree.text}\n`);

const rounded = (value: number, digits: number) => Number(value.toPrecision(digits));
tellResult({
  decisionsPerSecond: Math.round(ours!.decisionsPerSecond),
  ratioToCeiling: rounded(ours!.ratio, 3),
  ratioToBoardgameIo: Math.round(ours!.ratio / boardgameIo!.ratio),
  listingRatioToCeiling: rounded(listing!.ratio, 3),
  chicoreeGamesPerSecond: chicoree.gamesPerSecond.habitue,
  chicoreeRandomGamesPerSecond: chicoree.gamesPerSecond.random,
  chicoreePlayoutsPerSecond: chicoree.gamesPerSecond.playouts,
});
