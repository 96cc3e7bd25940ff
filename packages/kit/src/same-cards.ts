// Finds the card source of a played game: its revealed seed, or else the cards that it drew.

import { secretFrom } from './fairness.ts';
import type { Card } from './game.ts';
import type { OpenRecord } from './open.ts';
import { readPledge } from './pledge.ts';
import { Replay } from './replay.ts';
import type { CardSource } from './same-draws.ts';
import { verifyRecord } from './verify.ts';

/** Undefined for a game that does not fit the rules or has no end. */
export function cardSourceOf(open: OpenRecord): CardSource | undefined {
  const verdict = verifyRecord(open);
  const pledge = readPledge(open);
  if (verdict.kind === 'right' && pledge.ok) {
    const { secret, entropy, firstBy } = pledge.value;
    if (!verdict.isOver) return undefined;
    return { secret, entropy, firstBy: firstBy === 'draw' ? 'draw' : 'host' };
  }
  const cards = drawsIn(open);
  if (cards === undefined) return undefined;
  const { game } = open.record.header;
  const secret = secretFrom(['cards', game, ...cards.map((draw) => draw.join(' '))].join('\n'));
  return { secret, entropy: [], firstBy: 'host', cards };
}

/** What was drawn, draw by draw; undefined where the game does not come to its end. */
function drawsIn({ rules, setup, record }: OpenRecord): (readonly Card[])[] | undefined {
  const replay = new Replay(rules, setup, record);
  const cards: (readonly Card[])[] = [];
  while (!replay.done) {
    const next = replay.next();
    if (!next.ok) return undefined;
    if (next.value.step?.kind === 'chance') cards.push(next.value.step.cards);
  }
  const isWhole = replay.missing() === undefined && replay.log.pending.kind === 'over';
  return isWhole ? cards : undefined;
}
