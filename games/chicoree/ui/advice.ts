// Advice at the Chicorée table: facts become sentences, and a move becomes what one presses for it.
// Loaded when somebody asks for advice.

import type { ByLang, Card, Lang, Seat } from '@tablee/kit';
import type { AdviceWords, SceneReason } from '@tablee/ui/scene.ts';
import { CODES, PHASE, type Move, type View } from '../rules/index.ts';
import type { AdviceSentences } from './texts/advice-fr.ts';

const LANGUAGES: ByLang<() => Promise<AdviceSentences>> = {
  fr: async () => (await import('./texts/advice-fr.ts')).fr,
  en: async () => (await import('./texts/advice-en.ts')).en,
  de: async () => (await import('./texts/advice-de.ts')).de,
};

export async function adviceOf(lang: Lang): Promise<AdviceWords<Move, View>> {
  const sentences = await LANGUAGES[lang]();
  return {
    reason: (reason, nameOf) => sayReason(sentences, reason, nameOf),
    spots: spotsOf,
  };
}

/** Undefined for a fact that these words do not know. */
function sayReason(
  say: AdviceSentences,
  { fact, facts = {} }: SceneReason,
  nameOf: (seat: Seat) => string,
): string | undefined {
  const count = (name: string): number => Number(facts[name] ?? 0);
  const name = nameOf(count('seat'));
  switch (fact) {
    case 'completes-in':
      return say.completesIn(count('turns'));
    case 'lays-next':
      return say.laysNext(count('number'));
    case 'income':
      return say.income(count('tokens'));
    case 'denies':
      return say.denies(name, count('number'));
    case 'hits-leader':
      return say.hitsLeader(name);
    case 'too-dear':
      return say.tooDear(count('price'), count('worth'));
    case 'wins-flowers':
      return say.winsFlowers(count('flowers'));
    case 'keeps-reserve':
      return say.keepsReserve(count('tokens'));
    default:
      return undefined;
  }
}

/** So far a button raises the price at once. */
const RAISES = 2;

const inHand = (card: Card): string => `[role=option][data-card="${CODES[card]!}"]`;
const button = (name: string): string => `[data-action="${name}"]`;

function spotsOf(move: Move, view: View): readonly string[] {
  switch (move.kind) {
    case 'lay':
    case 'start':
    case 'sell':
    case 'play':
      return [inHand(move.card)];
    case 'show':
      return [...new Set(move.cards)].map(inHand);
    case 'done':
    case 'pass':
      return [button(move.kind)];
    case 'bid': {
      if (view.phase === PHASE.bluff) return [button('fist')];
      const raise = move.amount - view.price;
      return [button(raise <= RAISES ? `bid+${raise}` : 'more')];
    }
  }
}
