// Sentences that need both the view and the words: what is expected, what lies in a cell, what a row
// holds. For the eye, the screen reader and the keys that read things out.

import { capital, figure, personOf, signed, type Card, type Person, type Seat } from '@tablee/kit';
import type { Scene } from '@tablee/ui/scene.ts';
import type { Edition } from '../meta.ts';
import { PHASE, SUITS, type Event, type Move, type View } from '../rules/index.ts';
import type { BoxWords } from '../texts/types.ts';
import { rowsOf, type RowInfo } from './rows.ts';
import type { UiTexts } from './texts/fr.ts';
import { isTakeable, type Lying } from './trick.ts';

export type BeanScene = Scene<View, Move, Event, UiTexts>;

/** How a standing order for a single move begins, in every game. */
const PICK = 'pick ';

export const editionOf = (scene: BeanScene): Edition => scene.game as Edition;

export const person = ({ lang, names, me }: BeanScene, seat: Seat): Person =>
  personOf(lang, names, seat, me);

/** The name beside a seat's things; for the viewer's own seat « Toi ». */
export const shortName = (scene: BeanScene, seat: Seat): string => person(scene, seat).label;

/** What the box calls its own way. */
export const boxOf = (scene: BeanScene): BoxWords => scene.uiTexts.boxes[editionOf(scene)];

/** What a player has taken, inside a sentence. */
export const rowsWords = (scene: BeanScene, seat: Seat): string =>
  boxOf(scene).rows(person(scene, seat));

export const roundWord = ({ uiTexts }: BeanScene): string => uiTexts.round;

/** In strengthened colours a suit is called by its shape: its colour is another one. */
export const suitName = (scene: BeanScene, suit: number): string =>
  scene.uiTexts[scene.settings.aids ? 'shapes' : 'suits'][SUITS[editionOf(scene)][suit]!];

/** Whether the table waits for a seat, with nothing being shown any more. */
export const isAsked = ({ moment, waiting }: BeanScene, seat: Seat): boolean =>
  moment === null && waiting.seats.includes(seat) && !waiting.chosen.includes(seat);

/** The players that have not chosen yet. */
const waitedFor = (scene: BeanScene): Person[] => {
  const { seats, chosen } = scene.waiting;
  return (
    seats
      .filter((seat) => !chosen.includes(seat) && seat !== scene.seat)
      .map((seat) => person(scene, seat))
      // « Zoé et toi », in a film of the reader's own game.
      .sort((a, b) => Number(a.isYou) - Number(b.isYou))
  );
};

export const ownChoice = ({ waiting, seat }: BeanScene) =>
  waiting.kind === 'sealed' && seat !== null && waiting.own?.kind === 'play'
    ? { seat, card: waiting.own.card }
    : undefined;

/** The card that the viewer's standing order will play. */
export function aheadCard({ orders, rules }: BeanScene): Card | undefined {
  const text = orders?.now;
  if (text === undefined) return undefined;
  const move = rules.notation.parse(text.replace(PICK, ''));
  return move.ok && move.value.kind !== 'take' ? move.value.card : undefined;
}

/** The order that plays a card once one is asked for it. */
export const orderFor = ({ rules }: BeanScene, move: Move): string =>
  PICK + rules.notation.format(move);

export function promptOf(scene: BeanScene): string {
  const { view, seat, me, names, texts } = scene;
  const { prompt, score } = scene.uiTexts;
  // While something is shown, that is what the line is about.
  const shown = scene.moment?.event;
  if (shown?.kind === 'scored') return score.title(roundWord(scene), shown.round + 1);
  const told = shown === undefined ? undefined : texts.event(shown, names, me);
  if (told !== undefined) return told;
  if (view.phase === PHASE.play) {
    const own = ownChoice(scene);
    const people = waitedFor(scene);
    const waited = people.map(({ name }) => name);
    const isOwn = people.length === 1 && people[0]!.isYou;
    if (own !== undefined) return prompt.changeable(texts.card(own.card), waited);
    const isAsked = seat !== null && seat !== view.leader;
    if (!isAsked && waited.length > 0)
      return isOwn ? prompt.waitingForYou : prompt.waitingFor(waited);
  }
  return texts.prompt(view, seat, names, me);
}

/** What lies in front of a seat, in words. */
export function cellWords(scene: BeanScene, view: View, lying: Lying): string {
  const { cell } = scene.uiTexts;
  const { seat, kind, card, by } = lying;
  const who = person(scene, seat);
  const name = kind === 'empty' || kind === 'hidden' ? '' : capital(scene.texts.card(card));
  switch (kind) {
    case 'empty':
      if (view.phase === PHASE.lead && seat === view.leader) return cell.leads(who);
      return view.phase === PHASE.play ? cell.chooses(who) : cell.empty(who);
    case 'hidden':
      return cell.hidden(who);
    case 'choice':
      return cell.ownChoice(scene.texts.card(card));
    case 'gone':
      return cell.gone(name, who, by === undefined ? undefined : person(scene, by));
    case 'open':
      return seat === view.leader
        ? cell.underMarker(name, who, boxOf(scene))
        : cell.lies(name, who);
  }
}

/** The same for a button: where the card can be taken now, what taking it does. */
export function takeWords(scene: BeanScene, lying: Lying): string {
  const { view, texts, names, isMyTurn } = scene;
  if (!isMyTurn || !isTakeable(view, lying.seat)) return cellWords(scene, view, lying);
  return capital(texts.move(view, { kind: 'take', seat: lying.seat }, names));
}

/** A move on a button, where before and after must not be torn apart. */
export const buttonWords = ({ texts, view, names }: BeanScene, move: Move): string =>
  capital(texts.move(view, move, names)).replace(' → ', '\u00a0→\u00a0');

/** « Vert : +28, avec le ×2, avec 2 « − » ». */
export function rowWords(scene: BeanScene, row: RowInfo): string {
  const { zero, double, minuses } = boxOf(scene);
  const specials = [
    ...(row.zero ? [zero] : []),
    ...(row.double ? [double] : []),
    ...(row.minuses > 0 ? [minuses(row.minuses)] : []),
  ];
  return scene.uiTexts.rows.row(suitName(scene, row.suit), signed(row.value), specials);
}

/** What a seat has so far, for screen readers. */
/** One after the other, for screen readers; French has a blank before a semicolon. */
export const inOneLine = ({ lang }: Pick<BeanScene, 'lang'>, parts: readonly string[]): string =>
  parts.join(lang === 'fr' ? '\u00a0; ' : '; ');

export const standingWords = (scene: BeanScene, view: View, seat: Seat): readonly string[] => {
  const { rows } = scene.uiTexts;
  return [
    rows.thisRound(signed(view.points(view.round, seat))),
    ...(view.round > 0 ? [rows.inAll(figure(view.total(seat)))] : []),
    ...rowsOf(view, view.round, seat).map((row) => rowWords(scene, row)),
  ];
};
