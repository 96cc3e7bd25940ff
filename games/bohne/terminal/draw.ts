// The bean table as a picture: the others' rows on top, the trick in the middle, the own rows and
// the hand below.

import {
  beside,
  centred,
  cut,
  ends,
  flow,
  FRAME_COLUMNS,
  framed,
  othersFrom,
  ruled,
  shelved,
  span,
  widthOf,
  type Ink,
  type Line,
  type Seat,
  type Span,
} from '@tablee/kit';
import { METAS } from '../meta.ts';
import { NO_CARD, PHASE, rowCards, ROW_VALUE, suitOf, SUIT_COUNT } from '../rules/index.ts';
import {
  cardSpan,
  isPlaying,
  pointsSpan,
  rankSpan,
  suitInk,
  suitLetter,
  suitName,
  whoSpans,
  type Scene,
} from './brush.ts';
import { drawPad } from './pad.ts';

const BOX_MIN = 26;
/** The widest value of a row, with its sign, and a blank before it. */
const VALUE_COLUMNS = 5;
const SUITS_INDICES = Array.from({ length: SUIT_COUNT }, (_, suit) => suit);

export function drawTable(scene: Scene): Line[] {
  const { view, seat } = scene;
  const header = drawHeader(scene);
  if (view.phase === PHASE.deal)
    return view.round === 0 ? [header] : [header, [], ...drawPad(scene)];
  const others = othersFrom(scene.seat, scene.view.seats);
  if (view.phase === PHASE.over)
    return [
      header,
      ...drawBoxes(scene, seat === null ? others : [seat, ...others]),
      [],
      ...drawPad(scene),
    ];
  const own = seat === null ? [] : drawOwn(scene, seat);
  return [header, ...drawBoxes(scene, others), ...drawTrick(scene), ...own];
}

function drawHeader({ view, edition, labels, lang, width }: Scene): Line {
  const round = `${labels.round} ${view.round + 1}/${view.rounds}`;
  const trick = isPlaying(view)
    ? `${labels.trick} ${view.trick + 1}/${view.cardsEach}`
    : view.phase === PHASE.over
      ? labels.over
      : labels.dealing;
  const title = METAS[edition].title[lang];
  return ends([span(title, 'strong')], [span(`${round} · ${trick}`)], width);
}

// ---- the others

const drawBoxes = (scene: Scene, seats: readonly Seat[]): Line[] =>
  shelved(seats, scene.width, BOX_MIN, (row, width) => boxesOf(scene, row, width));

/** The boxes of one row of the picture, equally high. */
function boxesOf(scene: Scene, seats: readonly Seat[], width: number): (readonly Line[])[] {
  const inside = width - FRAME_COLUMNS;
  const bodies = seats.map((seat) =>
    SUITS_INDICES.flatMap((suit) =>
      drawRow(scene, seat, suit, inside, { head: [letterSpan(scene, suit)] }),
    ),
  );
  const height = Math.max(...bodies.map((body) => body.length));
  return bodies.map((body, i) => {
    const seat = seats[i]!;
    const blank = Array.from({ length: height - body.length }, (): Line => []);
    const { round, total } = sums(scene, seat);
    const lines = [...body, ...blank, ends(round, total, inside)];
    return framed({ title: whoSpans(scene, seat), foot: handCount(scene, seat), width }, lines);
  });
}

const handCount = ({ view, labels }: Scene, seat: Seat): Line =>
  isPlaying(view) ? [span(`${labels.hand} ${view.held(seat)}`, 'faint')] : [];

/** A row's cards, specials first, after `head`, and what they are worth now. */
function drawRow(
  scene: Scene,
  seat: Seat,
  suit: number,
  width: number,
  { head = [], gap = ' ' }: { readonly head?: Line; readonly gap?: string } = {},
): readonly Line[] {
  const { view } = scene;
  const row = view.row(view.round, seat, suit);
  const cards = rowCards(suit, row).map((card) => [rankSpan(scene, card)]);
  const value = row === 0 ? span('·', 'faint') : pointsSpan(ROW_VALUE[row]!);
  const indent = widthOf(head);
  return flow(cards, width - indent - VALUE_COLUMNS, gap).map((line, i) =>
    i === 0 ? ends([...head, ...line], [value], width) : [span(' '.repeat(indent)), ...line],
  );
}

/** The letter that the cards of a suit begin with, in its colour. */
const letterSpan = (scene: Scene, suit: number): Span =>
  span(`${suitLetter(scene, suit)} `, suitInk(scene, suit));

/** What a seat has in this round, where there were others before, and in all. */
function sums({ view, labels }: Scene, seat: Seat): { round: Line; total: Line } {
  const total = [span(`${labels.total} `, 'faint'), pointsSpan(view.total(seat))];
  if (view.round === 0) return { round: [], total };
  const points = pointsSpan(view.points(view.round, seat));
  return { round: [span(`${labels.round} `, 'faint'), points], total };
}

// ---- the trick

const CARD_COLUMNS = 6;

function drawTrick(scene: Scene): Line[] {
  const { view, width, labels } = scene;
  const cell = Math.floor(width / view.seats);
  const cells = Array.from({ length: view.seats }, (_, step) => {
    // Clockwise from the leader, who began.
    const seat = (view.leader + step) % view.seats;
    return drawPlayed(scene, seat).map((line) => centred(cut(line, cell - 1), cell));
  });
  return [ruled([span(labels.trick, 'faint')], width), ...beside(cells, cell, 0)];
}

/** One player's card of the trick, five lines: who, the card, what it waits for. */
function drawPlayed(scene: Scene, seat: Seat): Line[] {
  const { view, labels } = scene;
  const card = view.played(seat);
  const leads = seat === view.leader;
  const asked =
    (view.phase === PHASE.lead && leads) || (view.phase === PHASE.take && seat === view.taker);
  const who = [span(asked ? '▸' : '', 'yellow'), ...whoSpans(scene, seat)];
  if (card === NO_CARD) {
    const state = view.phase === PHASE.lead ? (leads ? labels.leads : '') : labels.chooses;
    return [who, ...outline('faint', [], false), [span(state, 'faint')]];
  }
  const lies = leads || (view.lying & (1 << seat)) !== 0;
  const ink = lies ? suitInk(scene, suitOf(card)) : 'faint';
  const face = lies ? cardSpan(scene, card) : span(cardSpan(scene, card).text, 'faint');
  const state = leads ? labels.marker : lies ? labels.toTake : labels.taken;
  return [who, ...outline(ink, [face], leads), [span(state, lies ? 'plain' : 'faint')]];
}

/** A small card of three lines, with the marker on its edge if it lies there. */
function outline(ink: Ink, face: Line, marked: boolean): Line[] {
  const inside = CARD_COLUMNS - 2;
  const top = marked ? [span('┌─', ink), span('●', 'yellow'), span('──┐', ink)] : undefined;
  return [
    top ?? [span(`┌${'─'.repeat(inside)}┐`, ink)],
    [span('│', ink), ...centred(face, inside), span('│', ink)],
    [span(`└${'─'.repeat(inside)}┘`, ink)],
  ];
}

// ---- the own place

function drawOwn(scene: Scene, seat: Seat): readonly Line[] {
  const { view, width } = scene;
  const inside = width - FRAME_COLUMNS;
  const label = 2 + Math.max(...SUITS_INDICES.map((suit) => suitName(scene, suit).length)) + 2;
  const left = Math.floor((inside - label - 3) / 2);
  const hand = view.hand(seat);
  const body = SUITS_INDICES.flatMap((suit) => {
    const rows = drawRow(scene, seat, suit, left, { gap: '  ' });
    const held = hand.filter((card) => suitOf(card) === suit);
    const cards = flow(
      held.map((card) => [cardSpan(scene, card)]),
      inside - label - left - 3,
      ' ',
    );
    const name = [letterSpan(scene, suit), span(suitName(scene, suit), 'faint')];
    return Array.from({ length: Math.max(rows.length, cards.length) }, (_, i): Line => [
      ...ends(i === 0 ? name : [], [], label),
      ...ends(rows[i] ?? [], [], left),
      span(' │ ', 'faint'),
      ...(cards[i] ?? []),
    ]);
  });
  const { round, total } = sums(scene, seat);
  const corner = round.length === 0 ? total : [...round, span(' · ', 'faint'), ...total];
  const title = whoSpans(scene, seat);
  return framed({ title, corner, foot: handCount(scene, seat), width, ink: 'plain' }, body);
}
