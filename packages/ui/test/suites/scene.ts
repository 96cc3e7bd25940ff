// A scene that shows a table at which nothing moves, and that forgets what was played.
import { askedSeats } from '@tablee/kit';
import type { Scene } from '../../src/scene.ts';

type Known = 'game' | 'lang' | 'rules' | 'texts' | 'uiTexts' | 'view' | 'seat' | 'names';

export function sceneWith<View, Move, Event, UiTexts>(
  known: Pick<Scene<View, Move, Event, UiTexts>, Known>,
): Scene<View, Move, Event, UiTexts> {
  const { rules, view, seat, names } = known;
  const pending = rules.pending(view);
  const seats = askedSeats(pending);
  return {
    ...known,
    players: names.map((name, face) => ({ name, face, isBot: face > 0 })),
    me: seat,
    isOpen: false,
    isShared: false,
    step: 1,
    waiting: { kind: pending.kind, seats, chosen: [], own: undefined, bell: undefined },
    events: [],
    moment: null,
    isMyTurn: seat !== null && seats.includes(seat),
    settings: { oneTap: false, aids: false, isStill: false },
    act: () => undefined,
    refuse: () => undefined,
  };
}
