// The page of a pad, and what every pad says, in French.

import type { PadWords } from '@tablee/ui';

export interface PageWords extends PadWords {
  /** The game has no pad. */
  readonly none: string;
}

export const fr: PageWords = {
  none: 'Ce jeu n’a pas de carnet.',
  close: 'Fermer',
  undo: 'Annuler',
  noStorage: 'Cet appareil ne veut rien garder : le carnet disparaîtra avec la page.',
  names: {
    heading: 'Qui joue ?',
    add: 'Ajouter quelqu’un',
    same: 'Deux personnes portent le même nom : ajoute une initiale.',
    player: (place) => `Joueur ${place}`,
    label: (place) => `Nom du joueur ${place}`,
    remove: (name) => `Enlever ${name}`,
  },
  share: {
    heading: 'Partager le carnet',
    picture: 'Envoyer l’image',
    sendLink: 'Envoyer le lien',
    linkLabel: 'Le lien',
    download: 'Enregistrer l’image',
    link: 'Copier le lien',
    copied: 'Lien copié.',
    failed: 'Cela n’a pas marché sur cet appareil.',
    alt: 'Image du carnet de scores',
  },
};
