// An online table in French.

import { counted, listed, personOf } from '@tablee/kit';
import type { OnlineTableTexts } from './types.ts';

const SPANS = { day: 'j', hour: 'h', minute: 'min' } as const;

export const fr: OnlineTableTexts = {
  yourTurn: '● À toi',
  choices: 'Voir les choix',
  state: {
    away: 'hors de portée',
    gone: 'a disparu',
    sits: 'un robot joue à sa place',
    flag: 'temps écoulé : un robot joue ce coup',
    here: 'à table',
    host: 'hôte',
    you: 'toi',
  },
  clock: {
    label: (move, bank) =>
      bank === undefined ? `${move} pour ce coup` : `${move} pour ce coup, ${bank} de réserve`,
    own: (words) => `Ton temps : ${words}`,
    span: (count, unit) => `${count} ${SPANS[unit]}`,
    low: (seconds) => `Plus que ${counted('fr', seconds, 'seconde', 'secondes')} !`,
  },
  watching: 'Tu regardes',
  watchers: (count) => counted('fr', count, 'personne regarde', 'personnes regardent'),

  note(kind, name = '') {
    switch (kind) {
      case 'stand-in':
        return `Un robot joue à la place ${personOf('fr', [name], 0).of}.`;
      case 'back':
        return `${name} est de retour.`;
      case 'flag':
        return `Temps écoulé pour ${name} : un robot joue ce coup.`;
      case 'paused':
        return 'Pause, d’un commun accord.';
      case 'resumed':
        return `${name} met fin à la pause.`;
      case 'declined':
        return `${name} préfère continuer à jouer.`;
      case 'ended':
        return 'Partie arrêtée, d’un commun accord.';
    }
  },

  promise: {
    'commit-other': 'Cette table ne tient pas son engagement sur les cartes.',
    'entropy-missing': 'Le hasard ajouté par ton navigateur n’est pas dans ces cartes.',
    hint: 'Le serveur, ou quelque chose entre lui et toi, les a changées. Ne te fie pas à cette donne.',
  },
  absence: {
    gone: (name) => `${name} a disparu.`,
    wait: 'Attendre',
    standIn: 'Un robot joue à sa place',
    stop: 'Arrêter la partie',
    own: 'Un robot joue à ta place.',
    takeBack: 'Je reprends ma place',
    aside: 'Une décision attend',
  },
  vote: {
    ask: { pause: 'Proposer une pause', end: 'Proposer d’arrêter la partie' },
    wanted: (what, names) =>
      `${listed('fr', names)} ${names.length > 1 ? 'proposent' : 'propose'} ${
        what === 'pause' ? 'une pause' : 'd’arrêter la partie'
      }.`,
    missing: (names) => `On attend encore ${listed('fr', names)}.`,
    agree: 'D’accord',
    withdraw: 'Retirer ma demande',
    no: 'Non, on continue',
    later: 'Décider plus tard',
  },
  stop: {
    title: 'Arrêter la partie ?',
    waits: (names) =>
      names.length === 0
        ? 'Elle s’arrête tout de suite, pour de bon.'
        : `Elle s’arrête, pour de bon, dès que ${listed('fr', names)} ${
            names.length > 1 ? 'sont' : 'est'
          } d’accord.`,
    result: 'Personne ne gagne. La partie reste gardée : on peut la revoir coup par coup.',
    unrated: 'Elle ne compte pas pour le classement.',
    everyone:
      'Ici, il faut l’accord de tout le monde, même des absents. Seul qui s’est levé de table n’est plus consulté.',
    ask: 'Proposer d’arrêter',
    sure: 'Arrêter la partie',
    stay: 'Continuer à jouer',
  },
  pause: {
    title: 'Pause',
    hint: 'Les horloges sont arrêtées ; tu peux tout regarder.',
    resume: 'Reprendre la partie',
    look: 'Regarder la table',
  },

  talk: {
    title: 'À table, on parle',
    open: 'Parler',
    unread: (count) => counted('fr', count, 'message non lu', 'messages non lus'),
    none: 'Personne n’a encore rien dit.',
    write: 'Ton message',
    send: 'Envoyer',
    left: (count) => `encore ${count}`,
    sending: 'en route…',
    refused: {
      'too-fast': 'Trop vite : attends un peu.',
      silenced: 'L’hôte t’a retiré la parole.',
      'no-chat': 'L’hôte a fermé les conversations.',
      'too-big': 'Trop long.',
    },
    refusedElse: 'Ce message n’est pas parti.',
    off: 'À cette table, l’hôte a fermé les conversations.',
    watchersListen: 'Qui regarde écoute : seules les personnes assises parlent.',
    silenced: 'L’hôte t’a retiré la parole.',
    mute: (name) => `Ne plus voir ce que dit ${name}`,
    unmute: (name) => `Revoir ce que dit ${name}`,
    muted: (name) => `${name} : masqué ici, pour toi seulement.`,
    reactions: 'Réactions',
    reaction: {
      bravo: 'Bravo !',
      ouch: 'Aïe !',
      laugh: 'Ha ha !',
      think: 'Je réfléchis',
      hurry: 'On y va ?',
      thanks: 'Merci !',
      oops: 'Oups !',
      cheers: 'Santé !',
    },
    said: (name, text) => `${name} : ${text}`,
  },

  end: {
    agreed: 'Partie arrêtée',
    agreedHint: 'D’un commun accord, avant la fin : personne n’a gagné.',
    rematch: 'La revanche',
    rematchReady: 'Une revanche t’attend à la table d’à côté : on y va dans un instant.',
    goThere: 'J’y vais',
  },

  menu: {
    people: 'Autour de la table',
    move: 'Changer d’appareil',
    moveHint: 'Ouvre ce lien sur l’autre appareil : il y prend ta place. Il ne sert qu’une fois.',
    moveQr: 'Le lien, à photographier',
    moveUntil: (time) => `Valable jusqu’à ${time}.`,
    copy: 'Copier le lien',
    copied: 'Copié',
    silence: (name) => `Retirer la parole à ${name}`,
    unsilence: (name) => `Rendre la parole à ${name}`,
    passHost: (name) => `Confier la table à ${name}`,
    isSilenced: 'sans parole',
    isMuted: 'masqué',
    profile: (name) => `La page ${personOf('fr', [name], 0).of}`,
    back: 'Retour',
  },
  leave: {
    title: 'Quitter la table ?',
    hint: 'Ta place reste à toi : tu peux revenir par le même lien.',
    bot: 'Un robot joue pour moi',
    botHint: 'Les autres n’attendent pas, et décident sans toi d’une pause ou d’un arrêt.',
    ratedHint: 'Partie classée : tu peux y perdre des points, plus en gagner.',
    close: 'Je reviens tout de suite',
    closeHint: 'Ferme seulement la page ; la table t’attend.',
    stay: 'Rester',
  },
  key: 'parler aux autres',
};
