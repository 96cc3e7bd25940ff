// What every pad says, in French, which comes first: the other languages say neither more nor less.

export const fr = {
  /** The game has no pad. */
  none: 'Ce jeu n’a pas de carnet.',
  close: 'Fermer',
  undo: 'Annuler',
  noStorage: 'Cet appareil ne veut rien garder : le carnet disparaîtra avec la page.',
  names: {
    heading: 'Qui joue ?',
    add: 'Ajouter quelqu’un',
    same: 'Deux personnes portent le même nom : ajoute une initiale.',
    /** A player without a name. */
    player: (place: number) => `Joueur ${place}`,
    label: (place: number) => `Nom du joueur ${place}`,
    remove: (name: string) => `Enlever ${name}`,
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

export type PadWords = typeof fr;
