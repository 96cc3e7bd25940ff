// The log in signs: the seat that led, showed or took a card, for the narrow column beside the
// table.

import type { Card, Seat } from '@tablee/kit';
import type { LogSign } from '@tablee/ui/scene.ts';
import type { Edition } from '../meta.ts';
import { CARD_CODECS, type Event } from '../rules/index.ts';

/** What has no signs of its own is said in its sentence. */
export const signsIn =
  (edition: Edition) =>
  (event: Event): readonly LogSign[] | undefined => {
    const who = (seat: Seat): LogSign => ({ seat });
    const face = (card: Card): LogSign => ({ sign: CARD_CODECS[edition].format(card) });
    switch (event.kind) {
      case 'led':
        return [who(event.seat), face(event.card)];
      case 'revealed':
        return event.cards.flatMap(({ seat, card }) => [who(seat), face(card)]);
      case 'took':
        return [who(event.from), face(event.card), { word: '→' }, who(event.seat)];
      case 'marker':
        return [who(event.seat), { sign: 'marker' }];
      case 'dealt':
      case 'scored':
      case 'over':
        return undefined;
    }
  };
