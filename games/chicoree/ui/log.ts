// The log in signs: what happened as faces, small cards and tokens, for the narrow column beside the table.

import type { LogSign } from '@tablee/ui/scene.ts';
import type { Card, Seat } from '@tablee/kit';
import { CODES, type Event } from '../rules/index.ts';

const who = (seat: Seat): LogSign => ({ seat });
const face = (card: Card): LogSign => ({ sign: CODES[card]! });
const word = (text: string | number): LogSign => ({ word: String(text) });
const TOKEN: LogSign = { sign: 'token' };
const to = (seat: Seat): LogSign[] => [word('→'), who(seat)];

/** What has no signs of its own is said in its sentence. */
export function signsOf(event: Event): readonly LogSign[] | undefined {
  switch (event.kind) {
    case 'income':
      return [who(event.seat), word(`+${event.amount}`), TOKEN];
    case 'stopped':
      return [who(event.seat), { sign: 'stop' }];
    case 'paid':
      return [who(event.seat), word(event.amount), TOKEN, ...to(event.to)];
    case 'laid':
    case 'started':
    case 'turned':
      return [who(event.seat), face(event.card)];
    case 'kept':
      return [who(event.seat), word('+'), face(event.card)];
    case 'drew':
      return [
        who(event.seat),
        word('+'),
        event.card === null ? { sign: 'back' } : face(event.card),
      ];
    case 'played':
      return [who(event.seat), face(event.card), ...(event.on === null ? [] : to(event.on))];
    case 'destroyed':
      return [who(event.seat), face(event.card), word('✕')];
    case 'bid':
      return [who(event.seat), word(event.amount), TOKEN];
    case 'fists':
      return event.bids.flatMap(({ seat, amount }) => [who(seat), word(amount)]);
    case 'sold':
      return [{ sign: 'hammer' }, face(event.card), ...to(event.seat), word(event.amount), TOKEN];
    case 'unsold':
      return [face(event.card), word('✕')];
    case 'shown':
      return event.cards.flatMap(({ seat, cards }) => [who(seat), ...cards.map(face)]);
    case 'auction':
    case 'bankrupt':
    case 'challenge':
    case 'flowers':
    case 'over':
    case 'owes':
    case 'passed':
    case 'reshuffled':
    case 'selling':
    case 'stop-ended':
    case 'turn':
      return undefined;
  }
}
