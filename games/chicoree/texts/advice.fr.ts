// Advice at the Chicorée table, in French, which comes first: the other languages say neither more
// nor less, or they do not compile. What a card is worth is an estimate, and is worded as one.

import { counted } from '@tablee/kit';

const tokens = (count: number): string => counted('fr', count, 'pion', 'pions');
const flowers = (count: number): string => counted('fr', count, 'fleur', 'fleurs');
/** What a bid leaves in the purse. */
const left = ({ tokens: count, due }: Told): string => {
  if (count === 0) return `il ne te reste rien${due > 0 ? ' pour payer tes dettes' : ''}`;
  return `il t’en reste ${count}${due > 0 ? ' pour tes dettes' : ''}`;
};

/** What a sentence is told. */
interface Told {
  readonly name: string;
  readonly turns: number;
  readonly number: number;
  readonly tokens: number;
  readonly price: number;
  /** What the best move bids. */
  readonly best: number;
  readonly worth: number;
  readonly flowers: number;
  /** What the others' shops and exports ask for in a round. */
  readonly due: number;
}

export const fr = {
  completes: () => 'Ta chaîne est complète : tu gagnes à la fin de ton tour.',
  /** Everything that is missing is in hand then. */
  'completes-in': ({ turns }: Told) =>
    `Tu as alors de quoi finir ta chaîne en ${counted('fr', turns, 'tour', 'tours')}.`,
  'lays-next': ({ number }: Told) => `C’est le prochain maillon de ta chaîne, le ${number}.`,
  needs: ({ number }: Told) => `Le ${number} te manque encore.`,
  'shop-pays': () => 'À chacun de tes tours, chaque adversaire te paiera un pion de plus.',
  'export-pays': () => 'À chacun de tes tours, chaque adversaire te paiera deux pions de plus.',
  'joker-spare': ({ number }: Told) =>
    `Tu as déjà le ${number} en main : le joker te servira mieux ailleurs.`,
  income: ({ tokens: count }: Told) => `Ce Départ rapporte ${tokens(count)} par tour.`,
  'small-start': () => 'Un meilleur Départ rapporterait plus, et on n’en pose qu’un seul.',
  'waits-for-start': () =>
    'On ne pose qu’un Départ par partie : en attendre un meilleur peut payer.',
  'keeps-specials': () => 'Tu gardes tes cartes spéciales pour un meilleur moment.',
  'draws-on': () => 'Rien ne presse : de nouvelles cartes t’avanceront plus.',
  'draws-two': () => 'Tu pioches deux cartes de plus.',
  stops: ({ name, tokens: count }: Told) =>
    count > 0
      ? `Pendant deux tours, ${name} ne touche plus rien : environ ${tokens(count)} par tour.`
      : `Pendant deux tours, ${name} ne touchera rien.`,
  'stops-anew': ({ name }: Told) => `Pour ${name}, les deux tours sans revenu recommencent.`,
  destroys: ({ name, number }: Told) => `${name} perd son ${number} et devra le reposer.`,
  /** No other player has more of the chain. */
  'hits-leader': ({ name }: Told) => `Personne n’est plus près du but que ${name}.`,
  'hurts-more-later': ({ name }: Told) =>
    `Cette carte fera plus mal à ${name} plus tard, quand ses magasins rapporteront.`,
  'stopped-already': ({ name }: Told) => `${name} ne touche déjà rien pour l’instant.`,
  denies: ({ name }: Told) => `Cette carte servirait à ${name} : autant ne pas la lui laisser.`,
  'lets-have': ({ name }: Told) => `Cette carte irait sans doute à ${name}, qui en a l’usage.`,
  'worth-it': (told: Told) =>
    `Elle vaut environ ${told.worth} pour toi ; si tu mises ${told.price}, ${left(told)}.`,
  leaves: (told: Told) => `Si tu mises ${told.price}, ${left(told)}.`,
  'leaves-little': ({ tokens: count, due }: Told) => {
    const rest = count === 0 ? 'Il ne te resterait rien' : `Il te resterait ${tokens(count)}`;
    return due > 0
      ? `${rest}, et on t’en demandera ${due} à chaque tour de table.`
      : `${rest} : c’est peu pour les dettes à venir.`;
  },
  'too-dear': ({ price, worth }: Told) =>
    `${tokens(price)}, c’est trop : pour toi, cette carte en vaut environ ${worth}.`,
  /** Less than the best bid. */
  outbid: ({ price }: Told) => `À ${price}, on te dépasserait plus facilement.`,
  /** More than the best bid. */
  'more-than-needed': ({ best }: Told) =>
    `${tokens(best)} ${best > 1 ? 'devraient' : 'devrait'} suffire.`,
  /** The best move passes. */
  'better-kept': () => 'Tes pions te serviront mieux plus tard.',
  'no-use': () => 'Cette carte ne te sert à rien.',
  'keeps-reserve': ({ tokens: count }: Told) =>
    `Mieux vaut garder ${tokens(count)} pour les dettes.`,
  'keeps-tokens': ({ tokens: count }: Told) =>
    `Tu gardes ${count > 1 ? `tes ${tokens(count)}` : 'ton pion'} pour une carte plus utile.`,
  'fist-is-lost': () => 'Au bluff, les pions du poing sont perdus même sans la carte.',
  'a-bargain': ({ price, worth }: Told) =>
    `À ${price}, ce serait une bonne affaire : pour toi, la carte vaut environ ${worth}.`,
  'shows-flowers': ({ flowers: shown, tokens: count }: Told) =>
    `${flowers(shown)} : si personne n’en montre davantage, tu gagnes au moins ${tokens(count)}.`,
  shows: ({ flowers: shown }: Told) => `Tu montres ${flowers(shown)}.`,
  'wins-nothing': () => 'Tant que tu es à l’arrêt, un Défi gagné ne rapporte rien.',
  'keeps-flowers': ({ flowers: kept }: Told) => `Tu gardes ${flowers(kept)} pour un prochain Défi.`,
  'throws-least': () => 'Tu ne risques aucune fleur : c’est la carte qui te sert le moins.',
  throws: () => 'Tu ne risques aucune fleur.',
  'throws-useful': () => 'Une autre carte te manquerait moins.',
  /** Together with flowers. */
  'throws-start': ({ tokens: count }: Told) =>
    `Tu y perds un Départ qui rapporte ${tokens(count)} par tour.`,
  'throws-number': ({ number }: Told) => `Tu y perds le ${number}, qui peut te servir.`,
  'throws-more': () => 'Tu y perds une carte qui peut te servir.',
  'covers-debt': ({ tokens: count }: Told) =>
    `Cette carte peut rapporter environ ${tokens(count)} : de quoi payer.`,
  'sells-least': () => 'C’est la carte qui te sert le moins.',
  'may-fetch': ({ tokens: count }: Told) =>
    count > 0
      ? `Cette carte peut rapporter environ ${tokens(count)}.`
      : 'Peut-être que quelqu’un en voudra.',
  'short-of-debt': ({ tokens: count }: Told) =>
    `Cette carte ne suffira sans doute pas : il te manque ${tokens(count)}.`,
  'too-useful': ({ worth }: Told) =>
    `Cette carte te manquerait : pour toi, elle vaut environ ${worth}.`,

  // What may come of it within a round.
  'you-win': () => 'Tu gagnes d’ici un tour de table.',
  'you-are-out': () => 'D’ici un tour de table, tu ne peux plus payer et tu quittes la partie.',
  'chain-grows': () => 'Un tour de table plus tard, ta chaîne est plus longue.',
  'chain-broken': () => 'Un tour de table plus tard, ta chaîne a perdu un maillon.',
  'short-of-tokens': () =>
    'Un tour de table plus tard, tu n’as pas de quoi payer les dettes suivantes.',
  'has-number': ({ number }: Told) =>
    `Un tour de table plus tard, tu as le ${number}, en main ou posé.`,
  'rival-wins': ({ name }: Told) => `${name} gagne d’ici un tour de table.`,
  'rival-grows': ({ name }: Told) =>
    `Un tour de table plus tard, ${name} a une chaîne plus longue.`,
};

export type AdviceSentences = typeof fr;
