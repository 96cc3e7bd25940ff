// Around the rules, in French.

import { counted } from '@tablee/kit';
import type { RulesTexts } from './types.ts';

export const fr: RulesTexts = {
  heading: 'Règles',
  back: 'Retour à la boîte',
  language: 'Langue',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  searchHint: 'Un mot ou un numéro',
  clear: 'Effacer la recherche',
  none: 'Aucune règle ne contient cela.',
  ruling: 'Notre précision',
  rulingNote:
    'Là où la règle d’origine se tait ou laisse un doute, il a fallu trancher. Ces règles-là portent cette étiquette, en tout ou en partie.',
  otherBox: 'L’autre boîte',
  example: 'Exemple',
  found: (count) => counted('fr', count, 'règle trouvée', 'règles trouvées'),
  copies: (count) => `×${count}`,
  total: (count) => counted('fr', count, 'carte en tout', 'cartes en tout'),
  permalink: (id) => `Lien vers la règle ${id}`,
  copied: (id) => `Lien vers ${id} copié.`,
};
