// Tables in every phase for the tests of the browser's table: set by hand, not played to.

import { CODES, PHASE, RULES, type State } from '@tablee/chicoree/rules';
import { textsOf } from './texts.ts';
import type { Lang, Seat } from '@tablee/kit';
import { sceneWith } from '@tablee/ui/suites';
import type { TableScene } from '../ui/table-scene.ts';
import { UI_TEXTS } from './ui-texts.ts';

export const PHASES = Object.keys(PHASE) as (keyof typeof PHASE)[];

export const card = (code: string): number => CODES.findIndex((one) => one === code);

export interface Wanted {
  readonly seats?: number;
  readonly phase?: keyof typeof PHASE;
  /** The hand of seat 0, as codes. */
  readonly hand?: string;
  /** What is fought for. */
  readonly lot?: string;
}

/** Seat 0 is active with two cards laid; seat 1 has a whole chain but for nothing, and is stopped. */
export function tableWith({ seats = 4, phase = 'main', hand = 'C3', lot }: Wanted = {}): State {
  const options = { deck: 'tablee', first: 0, bonus: 0, auction: 'turns' };
  const s = RULES.setup({ seats, options });
  s.setPile(Array.from({ length: 40 }, () => card('C1')));
  for (const code of hand.split(' ')) if (code !== '') s.take(0, card(code), 'unseen');
  s.take(1, card('MAL'), 'seen');
  s.take(1, card('D2'), 'unseen');
  s.phase = PHASE[phase];
  s.at[1] = 7;
  s.hadStart = true;
  s.harvested = true;
  s.setStart(0, card('GRE'));
  s.lay(0, 1, card('C1'), 1);
  s.lay(0, 2, card('JOK'), 1);
  s.setStart(1, card('EGY'));
  for (const number of [1, 2, 3, 4, 6, 6]) s.lay(1, number, card(`C${number}`), 1);
  s.setStops(1, 0, 2, 1);
  s.discard(card('D4'));
  const fought = { auction: 'C3', melee: 'C3', bluff: 'MOI', challenge: 'D4' };
  if (phase in fought) s.card = card(lot ?? fought[phase as keyof typeof fought]);
  if (phase === 'sell') {
    s.active = 1;
    s.due = 5;
    s.settled = seats - 2;
    s.pay(0, -10);
  }
  return s;
}

export function sceneOf(state: State, seat: Seat | null = 0, lang: Lang = 'fr'): TableScene {
  return sceneWith({
    game: 'chicoree',
    lang,
    rules: RULES,
    texts: textsOf(lang),
    uiTexts: UI_TEXTS[lang],
    view: RULES.view(state, seat ?? 'watcher'),
    seat,
    names: ['Camille', 'Beate', 'Jo', 'Dominique', 'Ève', 'Alix'].slice(0, state.seats),
  });
}
