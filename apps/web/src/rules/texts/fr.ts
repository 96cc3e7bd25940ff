// Around the rules, in French, which comes first: the other languages say neither more nor less, or
// they do not compile.

import { counted } from '@tablee/kit';

export const fr = {
  heading: 'Règles',
  back: 'Retour à la boîte',
  language: 'Langue',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  searchHint: 'Un mot ou un numéro',
  clear: 'Effacer la recherche',
  none: 'Rien trouvé pour ces mots. Essaie un seul mot, « égalité » par exemple.',
  ruling: 'Notre précision',
  rulingNote:
    'Là où la règle d’origine se tait ou laisse un doute, il a fallu trancher. Ces règles-là portent cette étiquette, en tout ou en partie.',
  example: 'Exemple',
  summary: 'L’essentiel',
  credits: 'Qui a fait ce jeu',
  independent: 'Tablée est une réalisation indépendante : les dessins et les mots sont les nôtres.',
  /** The maker of the titles' typeface, before the link to its licence. */
  type: 'Les lettres des titres viennent de Fredoka, © 2016 The Fredoka Project Authors.',
  typeLicence: 'Licence OFL',
  found: (count: number) => counted('fr', count, 'règle trouvée', 'règles trouvées'),
  copies: (count: number) => `×${count}`,
  total: (count: number) => counted('fr', count, 'carte en tout', 'cartes en tout'),
  permalink: (id: string) => `Lien vers la règle ${id}`,
  copied: (id: string) => `Lien vers ${id} copié.`,
};

export type RulesTexts = typeof fr;
