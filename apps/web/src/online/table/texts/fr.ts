// An online table in French, which comes first: the other languages say neither more nor less, or
// they do not compile.

import { counted, listed, personOf } from '@tablee/kit';
import type { Note, Reaction, SocketCode, Vote } from '@tablee/wire';

/** Which part of a time is said, for clocks that count days. */
type Span = 'day' | 'hour' | 'minute';

const SPANS = { day: 'j', hour: 'h', minute: 'min' } as const;

export const fr = {
  /** In the window’s title while one is asked. */
  yourTurn: '● À toi',
  /** Opens a note in which something can be decided, and folds it again. */
  choices: 'Voir les choix',
  fold: 'Replier',
  /** So many other notes wait behind this one. */
  more: (count: number) => `Voir la suite (${count})`,
  /** Beside a name, and what a screen reader says of it. */
  state: {
    away: 'injoignable',
    gone: 'pas là pour l’instant',
    sits: 'un robot joue à sa place',
    flag: 'temps écoulé : un robot joue ce coup',
    here: 'à table',
    host: 'hôte',
    you: 'toi',
  },
  clock: {
    /** For a screen reader: time for this move, and what is in the bank. */
    label: (move: string, bank: string | undefined) =>
      bank === undefined ? `${move} pour ce coup` : `${move} pour ce coup, ${bank} de réserve`,
    /** The player's own clock, in the bar. */
    own: (words: string) => `Ton temps : ${words}`,
    span: (count: number, unit: Span) => `${count} ${SPANS[unit]}`,
    /** Announced when the player's own time runs low. */
    low: (seconds: number) => `Plus que ${counted('fr', seconds, 'seconde', 'secondes')} !`,
  },
  watching: 'Tu regardes',
  watchers: (count: number) => counted('fr', count, 'personne regarde', 'personnes regardent'),

  /** Lines of the log. */
  note(kind: Note['kind'], name = ''): string {
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

  /** The table is not played as it had bound itself to. */
  promise: {
    'commit-other': 'Cette table ne tient pas son engagement sur les cartes.',
    'entropy-missing': 'Le hasard ajouté par ton navigateur n’est pas dans ces cartes.',
    hint: 'Le serveur, ou quelque chose entre lui et toi, les a changées. Ne te fie pas à cette donne.',
    /** Said at the end of a game; `unknown` where the record could not be had or read. */
    kept: 'Tirages vérifiés : ce sont bien les cartes promises.',
    unknown: 'Les tirages n’ont pas pu être vérifiés.',
  },
  absence: {
    gone: (name: string) => `${name} n’est pas là pour l’instant.`,
    wait: 'Attendre',
    standIn: 'Un robot joue à sa place',
    /** The player's own seat. */
    own: 'Un robot joue à ta place.',
    takeBack: 'Je reprends ma place',
    /** To a returned player; the bot's moves are listed below. */
    played: 'En ton absence, un robot a joué pour toi.',
    read: 'C’est lu',
    /** In the list of the people, beside an absent player whose turn it is not. */
    later: (name: string) =>
      `Quand ce sera le tour ${personOf('fr', [name], 0).of}, un robot pourra jouer à sa place.`,
    /** What was put aside for later. */
    aside: 'Une décision attend',
  },
  /** Another device asks for the seat of an absent player. */
  replace: {
    asked: (name: string) => `${name} veut continuer sur un autre appareil.`,
    hint: (name: string) =>
      `C’est bien ${name} ? Cet appareil verra alors les cartes ${personOf('fr', [name], 0).of}, et le journal dira que tu as dit oui.`,
    yes: (name: string) => `Oui, c’est ${name}`,
    no: 'Non',
    /** A line of the log. */
    done: (name: string, by: string) => `${name} continue sur un autre appareil : ${by} a dit oui.`,
  },
  vote: {
    ask: { pause: 'Proposer une pause', end: 'Proposer d’arrêter la partie' } satisfies Record<
      Vote,
      string
    >,
    /** The players in favour, and those still to agree. */
    wanted: (what: Vote, names: readonly string[]) =>
      `${listed('fr', names)} ${names.length > 1 ? 'proposent' : 'propose'} ${
        what === 'pause' ? 'une pause' : 'd’arrêter la partie'
      }.`,
    missing: (names: readonly string[]) => `On attend encore ${listed('fr', names)}.`,
    agree: 'D’accord',
    withdraw: 'Retirer ma demande',
    no: 'Non, on continue',
    later: 'Décider plus tard',
  },
  /** Before one asks for an end, or agrees to it. */
  stop: {
    title: 'Arrêter la partie ?',
    /** Players still to agree; with none the game ends at once. */
    waits: (names: readonly string[]) =>
      names.length === 0
        ? 'Elle s’arrête tout de suite, pour de bon.'
        : `Elle s’arrête, pour de bon, dès que ${listed('fr', names)} ${
            names.length > 1 ? 'sont' : 'est'
          } d’accord.`,
    /** What becomes of it. */
    result: 'Personne ne gagne. La partie reste gardée : on peut la revoir coup par coup.',
    unrated: 'Elle ne compte pas pour le classement.',
    /** At a table where absent players must agree, too. */
    everyone:
      'Ici, il faut l’accord de tout le monde, même des absents. Seuls ceux qui ont quitté la table ne sont plus consultés.',
    ask: 'Proposer d’arrêter',
    sure: 'Arrêter la partie',
    stay: 'Continuer à jouer',
  },
  pause: {
    title: 'Pause',
    hint: 'Les horloges sont arrêtées ; tu peux tout regarder.',
    resume: 'Reprendre la partie',
    /** Puts a notice aside. */
    look: 'Regarder la table',
  },

  talk: {
    title: 'À table, on parle',
    open: 'Parler',
    unread: (count: number) => counted('fr', count, 'message non lu', 'messages non lus'),
    none: 'Personne n’a encore rien dit.',
    write: 'Ton message',
    send: 'Envoyer',
    left: (count: number) => `encore ${count}`,
    sending: 'en route…',
    refused: {
      'too-fast': 'Trop vite : attends un peu.',
      silenced: 'L’hôte t’a retiré la parole.',
      'no-chat': 'L’hôte a fermé la discussion.',
      'too-big': 'Trop long.',
    } satisfies Partial<Record<SocketCode, string>>,
    refusedElse: 'Ce message n’est pas parti.',
    off: 'À cette table, l’hôte a fermé la discussion.',
    watchersListen: 'Les spectateurs écoutent : seuls les joueurs assis parlent.',
    mute: (name: string) => `Ne plus voir ce que dit ${name}`,
    unmute: (name: string) => `Revoir ce que dit ${name}`,
    muted: (name: string) => `${name} : masqué ici, pour toi seulement.`,
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
    } satisfies Record<Reaction, string>,
    /** Announced: a player wrote or reacted. */
    said: (name: string, text: string) => `${name} : ${text}`,
  },

  end: {
    agreed: 'Partie arrêtée',
    agreedHint: 'D’un commun accord, avant la fin : personne n’a gagné.',
    rematchReady: 'Revanche ! Dans un instant, tout le monde passe à la nouvelle table.',
    goThere: 'J’y vais',
  },

  menu: {
    people: 'Autour de la table',
    move: 'Changer d’appareil',
    moveHint: 'Ouvre ce lien sur l’autre appareil : il y prend ta place. Il ne sert qu’une fois.',
    moveQr: 'Le lien, à scanner avec l’autre appareil',
    /** Until when the link can be used. */
    moveUntil: (time: string) => `Valable jusqu’à ${time}.`,
    copy: 'Copier le lien',
    copied: 'Copié',
    silence: (name: string) => `Retirer la parole à ${name}`,
    unsilence: (name: string) => `Rendre la parole à ${name}`,
    passHost: (name: string) => `Confier la table à ${name}`,
    isSilenced: 'sans messages',
    /** Hidden on this device only. */
    isMuted: 'masqué',
    profile: (name: string) => `La page ${personOf('fr', [name], 0).of}`,
    back: 'Retour',
  },
  leave: {
    title: 'Quitter la table ?',
    hint: 'Ta place reste à toi : tu peux revenir par le même lien.',
    bot: 'Un robot joue pour moi',
    botHint: 'Les autres n’attendent pas, et décident sans toi d’une pause ou d’un arrêt.',
    /** Said beside it in a rated game. */
    ratedHint: 'Partie classée : tu peux y perdre des points, plus en gagner.',
    close: 'Je reviens tout de suite',
    closeHint: 'Ferme seulement la page ; la table t’attend.',
    stay: 'Rester',
  },
  key: 'parler aux autres',
};

export type OnlineTableTexts = typeof fr;
