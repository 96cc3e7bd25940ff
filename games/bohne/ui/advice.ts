// Advice at the bean table: facts become sentences, and a move becomes what one presses for it. Loaded
// when somebody asks for advice.

import type { ByLang, Lang, Seat } from '@tablee/kit';
import type { AdviceWords, SceneReason } from '@tablee/ui/scene.ts';
import { RULES, type Move } from '../rules/index.ts';
import type { Edition } from '../meta.ts';
import type { AdviceSentences } from './texts/advice-fr.ts';

const LANGUAGES: ByLang<() => Promise<AdviceSentences>> = {
  fr: async () => (await import('./texts/advice-fr.ts')).fr,
  en: async () => (await import('./texts/advice-en.ts')).en,
  de: async () => (await import('./texts/advice-de.ts')).de,
};

export async function adviceOf(edition: Edition, lang: Lang): Promise<AdviceWords<Move>> {
  const sentences = await LANGUAGES[lang]();
  return {
    reason: (reason, nameOf) => sayReason(sentences, reason, nameOf),
    spots: (move) => spotsOf(edition, move),
  };
}

/** Undefined for a fact that these words do not know. */
function sayReason(
  say: AdviceSentences,
  { fact, facts = {} }: SceneReason,
  nameOf: (seat: Seat) => string,
): string | undefined {
  const points = Number(facts['points'] ?? 0);
  const name = nameOf(Number(facts['seat'] ?? 0));
  switch (fact) {
    case 'gives-leader':
      return say.givesLeader(name, points);
    case 'taken-early':
      return say.takenEarly;
    case 'rid-of':
      return say.ridOf(points);
    case 'helps-row':
      return say.helpsRow(points);
    case 'hurts-row':
      return say.hurtsRow(points);
    case 'keeps-from':
      return say.keepsFrom(name, points);
    case 'leads-next':
      return say.leadsNext;
    default:
      return undefined;
  }
}

function spotsOf(edition: Edition, move: Move): readonly string[] {
  if (move.kind === 'take') return [`[data-take="${move.seat}"]`];
  return [`[role=option][data-card^="${RULES[edition].card.format(move.card)}:"]`];
}
