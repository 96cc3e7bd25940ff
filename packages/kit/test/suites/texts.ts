// What a game says, in every language: each rule, card, refusal, prompt, move and event has a sound
// sentence, made from games by lot.
import { describe, expect, test } from 'vitest';
import {
  LANGS,
  type AnyRules,
  type Card,
  type GameMeta,
  type GameTexts,
  type Lang,
  type Names,
  type Refusal,
  type RuleBook,
  type Rules,
  type Seat,
} from '../../src/index.ts';
import { addresses, Ears, proofread, proofreadSentence } from '../../src/testing/index.ts';
import { playByLot, type Lot } from './material.ts';

export const NAMES: Names = ['Alex', 'Beate', 'Carl', 'Dora', 'Élise', 'Yves'];

export interface TextsPlan<View, State extends View, Move, Event> {
  readonly rules: Rules<View, State, Move, Event>;
  readonly meta: GameMeta;
  readonly textsOf: (lang: Lang) => GameTexts<View, Move, Event>;
  readonly bookOf: (lang: Lang) => Promise<RuleBook>;
  readonly ruleIds: readonly string[];
  readonly rulings: readonly string[];
  readonly whys: readonly string[];
  readonly endReasons: readonly string[];
  /** Every face there is. */
  readonly faces: readonly Card[];
  /** The phase that a view is in, and all there are. */
  readonly phaseOf: (view: View) => number;
  readonly phases: readonly number[];
  readonly eventKinds: (lang: Lang) => readonly string[];
  /** The kinds of events that need no line every time. */
  readonly silent?: readonly string[];
  /** All there is to try, legal or not. */
  readonly tried: readonly Move[];
  readonly tables: readonly Lot[];
  /** Of turns only every so manieth is looked at, in long games. */
  readonly gap?: number;
}

/** Everything that games by lot give sentences a reason for. */
export interface Material<View, Move, Event> {
  readonly views: { readonly view: View; readonly seat: Seat }[];
  readonly moves: { readonly view: View; readonly move: Move }[];
  readonly events: Event[];
  readonly refusals: Map<string, Refusal>;
}

/** Long lists hold more of the same. */
const LISTED_MAX = 40;
const GAMES_MAX = 40;

function gather<View, State extends View, Move, Event>(
  plan: TextsPlan<View, State, Move, Event>,
): Material<View, Move, Event> {
  const { meta, tables, whys, tried, gap = 1 } = plan;
  const rules = plan.rules as AnyRules;
  const views: { view: View; seat: Seat }[] = [];
  const moves: { view: View; move: Move }[] = [];
  const events: Event[] = [];
  const refusals = new Map<string, Refusal>();
  const note = (refusal: Refusal | undefined) => {
    if (refusal === undefined) return;
    const facts = Object.values(refusal.facts).map((fact) => (fact === 0 ? 'none' : 'some'));
    refusals.set(`${refusal.why} ${refusal.rule} ${facts.join(' ')}`, refusal);
  };
  const look = (state: unknown, seats: number) => {
    for (let seat = 0; seat <= seats; seat++) {
      for (const move of tried) note(rules.check(state, seat, move));
      if (seat === seats) continue;
      const view = rules.view(state, seat) as View;
      views.push({ view, seat });
      for (let i = Math.min(rules.count(view, seat), LISTED_MAX) - 1; i >= 0; i--)
        moves.push({ view, move: rules.moveAt(view, seat, i) as Move });
    }
  };
  const found = () => new Set([...refusals.values()].map(({ why }) => why)).size;
  // Every table once, and on until every reason has turned up.
  for (let i = 0; i < tables.length || (i < GAMES_MAX && found() < whys.length); i++) {
    const lot = tables[i % tables.length]!;
    const ears = new Ears(lot.seats);
    let cards: readonly Card[] = [];
    const lookNow = (state: unknown, steps: number) => {
      const pending = rules.pending(state);
      if (steps % gap === 0 || pending.kind !== 'turn') look(state, lot.seats);
      if (pending.kind === 'chance') cards = new Array<Card>(pending.take).fill(pending.from[0]!);
      if (pending.kind !== 'chance' && pending.kind !== 'over') return;
      for (const drawn of [[], cards]) note(rules.checkChance(state, drawn));
    };
    playByLot(rules, meta, lot, `texts ${i}`, lookNow, ears);
    events.push(...(ears.heard.flat() as Event[]));
  }
  return { views, moves, events, refusals };
}

/** Returns what it looked at, for what only this game says. */
export function textsSuite<View, State extends View, Move, Event extends { readonly kind: string }>(
  plan: TextsPlan<View, State, Move, Event>,
): Material<View, Move, Event> {
  const material = gather(plan);
  describe.each(LANGS)(`${plan.meta.id} in %s`, (lang) => {
    testWritten(plan, lang);
    testRefusals(plan, lang, material);
    testSpoken(plan, lang, material);
    testTold(plan, lang, material);
  });
  return material;
}

function testWritten<View, State extends View, Move, Event>(
  { textsOf, bookOf, ruleIds, rulings, endReasons, faces }: TextsPlan<View, State, Move, Event>,
  lang: Lang,
): void {
  const texts = textsOf(lang);
  test('has every rule, ruling and chapter, the game in short, and whose it is', async () => {
    const book = await bookOf(lang);
    const { rules, summary = [], credits = [] } = book;
    expect(Object.keys(rules)).toEqual([...ruleIds]);
    expect(Object.values(rules).flatMap((text) => proofread(text, lang))).toEqual([]);
    expect(book.rulings).toEqual(rulings);
    for (const { first, title } of book.chapters) {
      expect(ruleIds).toContain(first);
      expect(proofread(title[lang], lang)).toEqual([]);
    }
    expect(summary.length).toBeGreaterThan(0);
    expect(credits.length).toBeGreaterThan(0);
    expect([...summary, ...credits].flatMap((text) => proofreadSentence(text, lang))).toEqual([]);
  });

  test('says why it ended', () => {
    expect(Object.keys(texts.ends).sort()).toEqual([...endReasons].sort());
    const said = [
      ...Object.values(texts.ends),
      ...[-1, 0, 1, 2].map((score) => texts.unit?.(score) ?? 'none'),
    ];
    expect(said.flatMap((text) => proofread(text, lang))).toEqual([]);
  });

  test('names all different cards differently', () => {
    const names = faces.map((card) => texts.card(card));
    expect(new Set(names).size).toBe(new Set(faces).size);
    expect(names.flatMap((name) => proofread(name, lang))).toEqual([]);
  });
}

function testRefusals<View, State extends View, Move, Event>(
  { textsOf, whys }: TextsPlan<View, State, Move, Event>,
  lang: Lang,
  { refusals }: Material<View, Move, Event>,
): void {
  const texts = textsOf(lang);
  test('never names the one who is refused', () => {
    const named = [...refusals.values()].flatMap((refusal) =>
      NAMES.map((name, me) => ({ name, said: texts.refusal(refusal, NAMES, me) })),
    );
    expect(named.filter(({ name, said }) => said.includes(name))).toEqual([]);
    expect(named.flatMap(({ said }) => proofreadSentence(said, lang))).toEqual([]);
  });

  test('says why, for every way of refusing', () => {
    const found = [...refusals.values()];
    expect(new Set(found.map(({ why }) => why))).toEqual(new Set(whys));
    for (const names of [NAMES, undefined])
      expect(found.flatMap((each) => proofreadSentence(texts.refusal(each, names), lang))).toEqual(
        [],
      );
  });

  test('names the rule for a refusal that is not the game’s own', () => {
    expect(texts.refusal({ rule: 'XX-99', why: 'odd', facts: {} })).toBe('XX-99 odd');
  });
}

function testSpoken<View, State extends View, Move, Event extends { readonly kind: string }>(
  plan: TextsPlan<View, State, Move, Event>,
  lang: Lang,
  { views, moves }: Material<View, Move, Event>,
): void {
  const { rules } = plan;
  const texts = plan.textsOf(lang);
  test('says what is asked, in every phase and from every seat', () => {
    expect(new Set(views.map(({ view }) => plan.phaseOf(view)))).toEqual(new Set(plan.phases));
    for (const names of [NAMES, undefined])
      expect(
        views.flatMap(({ view, seat }) => proofreadSentence(texts.prompt(view, seat, names), lang)),
      ).toEqual([]);
  });

  test('asks nobody by name, and nothing of those who look on', () => {
    const own = views.filter(({ view, seat }) =>
      texts.prompt(view, seat, NAMES).includes(NAMES[seat]!),
    );
    expect(own).toEqual([]);
    const looking = new Set(views.map(({ view }) => texts.prompt(view, null, NAMES)));
    expect([...looking].flatMap((prompt) => proofreadSentence(prompt, lang))).toEqual([]);
    expect([...looking].filter((prompt) => addresses(prompt, lang))).toEqual([]);
  });

  test('calls the reader of their own game “you” where all hands are open', () => {
    for (const { view } of views)
      NAMES.forEach((name, me) => {
        const prompt = texts.prompt(view, null, NAMES, me);
        expect(prompt).not.toContain(name);
        expect(proofreadSentence(prompt, lang)).toEqual([]);
        if (prompt !== texts.prompt(view, null, NAMES)) expect(addresses(prompt, lang)).toBe(true);
      });
  });

  test('calls different moves differently', () => {
    const spelled = (move: Move) => rules.notation.format(move);
    expect(new Set(moves.map(({ move }) => spelled(move).split(' ', 1)[0]!))).toEqual(
      new Set(rules.notation.kinds),
    );
    const labels = new Map<string, string>();
    const wrong: string[] = [];
    for (const names of [NAMES, undefined])
      for (const { view, move } of moves) {
        const label = texts.move(view, move, names);
        const other = labels.get(label);
        if (other === undefined) wrong.push(...proofread(label, lang));
        else if (other !== spelled(move)) wrong.push(`${label}: ${other}, ${spelled(move)}`);
        labels.set(label, spelled(move));
      }
    expect(wrong).toEqual([]);
  });
}

function testTold<View, State extends View, Move, Event extends { readonly kind: string }>(
  plan: TextsPlan<View, State, Move, Event>,
  lang: Lang,
  { events }: Material<View, Move, Event>,
): void {
  const texts = plan.textsOf(lang);
  test('tells one’s own part of every event in the second person', () => {
    const wrong = new Set<string>();
    for (const event of events) {
      const toAll = texts.event(event, NAMES);
      for (const [me, name] of NAMES.entries()) {
        const line = texts.event(event, NAMES, me);
        if (line === undefined || line === toAll) {
          if (toAll?.includes(name)) wrong.add(`${name}: ${toAll}`);
          continue;
        }
        if (line.includes(name) || !addresses(line, lang)) wrong.add(`${name}: ${line}`);
        for (const fault of proofread(line, lang)) wrong.add(fault);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  test('tells every event without speaking to anybody', () => {
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(plan.eventKinds(lang)));
    const lines = new Set<string>();
    for (const event of events) {
      const line = texts.event(event, NAMES);
      if (line === undefined) expect(plan.silent ?? []).toContain(event.kind);
      else lines.add(line);
    }
    expect([...lines].flatMap((line) => proofread(line, lang))).toEqual([]);
    expect([...lines].filter((line) => addresses(line, lang))).toEqual([]);
  });
}
