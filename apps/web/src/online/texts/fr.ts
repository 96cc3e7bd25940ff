// The online part of the site in French, which comes first: the other languages say neither more
// nor less, or they do not compile.

import { counted, listed } from '@tablee/kit';
import { daysOf, type ClockKind } from '../clock.ts';
import type { Refusal } from '@tablee/table';
import type { RoomSettings } from '@tablee/wire';
import type { FailureCode } from '../../app/api.ts';
import type { Level } from '../../offline/levels.ts';

/** A page on which it does not go on by itself. */
interface Stop {
  readonly title: string;
  readonly text: string;
}

/** What a newcomer has done of what rated games ask for. */
export interface Standing {
  /** Undefined for the reader. */
  readonly name: string | undefined;
  /** Opponents that count. */
  readonly among: 'rated' | 'accounts';
  readonly days: number;
  readonly ofDays: number;
  readonly people: number;
  readonly ofPeople: number;
}

const chairs = (count: number): string => counted('fr', count, 'chaise vide', 'chaises vides');
const sayDays = (days: number): string => counted('fr', days, 'jour', 'jours');
const sayLive = ({ bank, move }: { bank: number; move: number }): string =>
  `${Math.round(bank / 60)} min + ${move} s`;

/** Where the table does not let one in, or no longer. */
const refused = {
  version: {
    title: 'Une nouvelle version est arrivée',
    text: 'Recharge la page pour revenir à la table : ta place t’attend.',
  },
  unreadable: {
    title: 'La table et cette page ne se comprennent plus',
    text: 'Recharge la page pour revenir à la table : ta place t’attend.',
  },
  'no-such-table': {
    title: 'Cette table n’existe plus',
    text: 'Le lien est peut-être incomplet, ou la table a été débarrassée.',
  },
  'no-watching': {
    title: 'On ne regarde pas à cette table',
    text: 'Les joueurs préfèrent rester entre eux.',
  },
  'bad-token': {
    title: 'Ta place est prise ailleurs',
    text: 'Un autre appareil l’a reprise.',
  },
  kicked: {
    title: 'L’hôte t’a fait quitter la table',
    text: 'À cette table-ci, tu ne peux pas revenir. Il y en a d’autres.',
  },
  left: {
    title: 'Tu as quitté la table',
    text: 'À une prochaine !',
  },
  removed: {
    title: 'La table a été débarrassée',
    text: 'Il n’y avait plus personne.',
  },
  closed: {
    title: 'La table a été fermée',
    text: 'Les responsables de ce serveur l’ont fermée pour de bon.',
  },
  blocked: {
    title: 'Tu ne peux pas jouer ici pour l’instant',
    text: 'Les responsables de ce serveur t’en ont fermé les tables pour un temps.',
  },
} satisfies Record<Refusal, Stop>;

export const fr = {
  failures: {
    'bad-request': 'Le serveur n’a pas compris la demande.',
    'too-big': 'C’est trop long pour le serveur.',
    'too-fast': 'Doucement : attends un instant et réessaie.',
    busy: 'Le serveur a beaucoup à faire en ce moment : réessaie dans un instant.',
    'too-many-guests':
      'Beaucoup de nouveaux joueurs arrivent de ton réseau : réessaie dans une minute.',
    'no-key': 'Le serveur ne te connaît pas encore. Donne ton nom et réessaie.',
    'bad-key': 'Le serveur ne reconnaît plus cet appareil.',
    'no-such-table': 'Cette table n’existe plus.',
    'no-such-game': 'Ce jeu n’est pas sur l’étagère.',
    'no-such-person': 'Cette personne n’est plus là.',
    'no-such-page': 'Le serveur ne sait pas faire cela.',
    'bad-setup': 'On ne peut pas mettre la table ainsi.',
    'not-host': 'Seul l’hôte de la table peut faire cela.',
    'not-seated': 'Tu n’as pas de place à cette table.',
    'seat-taken': 'Quelqu’un vient de prendre cette chaise.',
    'no-seat': 'Il n’y a plus de chaise libre à cette table.',
    started: 'La partie a déjà commencé.',
    'not-started': 'La partie n’a pas encore commencé.',
    'not-over': 'La partie n’est pas encore finie.',
    'rules-newer':
      'Cette partie a été jouée avec des règles plus récentes que celles de ce serveur. Réessaie plus tard.',
    'rules-too-old':
      'Cette partie a été jouée avec d’anciennes règles, que cette version ne sait plus lire.',
    'seats-missing': 'Il reste des chaises vides.',
    'rated-people': 'Une partie classée se joue sans robots.',
    'needs-account': 'Pour une partie classée, tout le monde a besoin d’un compte.',
    'needs-games': 'Il est encore trop tôt pour une partie classée.',
    kicked: 'L’hôte t’a fait quitter cette table.',
    locked: 'Cette table n’accueille plus de nouveaux joueurs.',
    blocked: 'Pour l’instant, ce serveur ne t’ouvre pas ses tables.',
    'bad-code': 'Ce lien a déjà servi, ou il a plus de dix minutes.',
    'seat-held': 'Cette place est encore jouée : attends un instant et réessaie.',
    'seat-asked':
      'Un autre appareil demande déjà une place à cette table. Réessaie dans une minute.',
    'not-asked': 'Personne ne demande plus cette place.',
    'owner-only': 'Ici, seul ton compte ou l’appareil d’avant peut apporter ta place.',
    passkey: 'La clé d’accès n’a pas marché.',
    'no-passkeys': 'Ce serveur n’accepte pas les clés d’accès.',
    'no-push': 'Ce serveur n’envoie pas de notifications.',
    'not-today':
      'Cette donne du jour n’est plus celle d’aujourd’hui : son résultat reste sur cet appareil.',
    'already-played': 'Tu as déjà joué cette donne du jour.',
    'not-played':
      'Joue d’abord cette donne : on te dira ensuite comment les autres s’en sont tirés.',
    'bad-record': 'Cette partie n’est pas la donne de ce jour, jouée comme elle se joue ici.',
    'other-bots':
      'Une nouvelle version est sortie entre-temps : ce résultat reste sur cet appareil.',
    store: 'Le serveur n’a pas pu l’enregistrer : rien n’a changé. Réessaie.',
    broken: 'Quelque chose a coincé. Réessaie.',
    'no-network': 'Pas de réseau : pour jouer en ligne, il en faut un.',
    'no-answer': 'Le serveur ne répond pas. Réessaie dans un instant.',
    'no-server': 'Ici, le site tourne sans serveur : pas de tables en ligne.',
    'other-version':
      'Cette page et le serveur ne sont pas de la même version. Recharge la page, et si cela ne suffit pas, réessaie plus tard.',
  } satisfies Record<FailureCode, string>,
  /** After `needs-games`: the missing games and the player that lacks them. */
  standing: ({ name = 'Toi', among, days, ofDays, people, ofPeople }: Standing) =>
    `Chacun doit d’abord avoir terminé des parties sur ${sayDays(ofDays)} différents, avec ${ofPeople} personnes ayant ${among === 'rated' ? 'une cote' : 'un compte'}. ${name} : ${sayDays(days)} sur ${ofDays}, ${counted('fr', people, 'personne', 'personnes')} sur ${ofPeople}.`,
  retry: 'Réessayer',

  /** The line to the server. */
  link: {
    connecting: 'On rejoint la table…',
    lost: 'Connexion perdue, on réessaie…',
    restart: 'Le serveur fait une pause, on revient tout de suite…',
    back: 'De retour !',
  },

  stops: {
    ...refused,
    moved: {
      title: 'Tu joues sur un autre écran',
      text: 'Ta place a été reprise dans un autre onglet ou sur un autre appareil.',
    },
    seat: {
      title: 'On apporte ta chaise…',
      text: 'Ta place arrive sur cet appareil.',
    },
    /** A link to a seat without its code. */
    noCode: {
      title: 'Ce lien est incomplet',
      text: 'Demande un nouveau lien sur l’appareil où tu joues : menu de la table, puis « Changer d’appareil ».',
    },
    retake: 'Reprendre ici',
    reload: 'Recharger la page',
    toLobby: 'Voir les autres tables',
    openAnother: 'Ouvrir une autre table',
  },

  lobby: {
    heading: 'Tables en ligne',
    intro: 'Assieds-toi où il reste une chaise, ou ouvre ta propre table.',
    mine: 'Mes tables',
    open: 'On attend du monde',
    openNone: 'Personne n’attend en ce moment. Ouvre une table : les autres la verront ici.',
    running: 'À regarder',
    runningNone: 'Aucune partie à regarder pour l’instant.',
    newTable: 'Ouvrir une table',
    newTableHint: 'Tout le monde la voit et peut s’asseoir.',
    stale: 'La liste n’est plus à jour.',
    sit: 'M’asseoir',
    watch: 'Regarder',
    go: 'Y aller',
    yourTurn: 'À toi de jouer',
    /** By the state of the player's own table. */
    states: {
      gathering: 'on attend du monde',
      playing: 'partie en cours',
      over: 'partie finie',
      ended: 'partie arrêtée',
    },
    free: (count: number) => counted('fr', count, 'chaise libre', 'chaises libres'),
    /** All players at the table. */
    with: (names: readonly string[]) =>
      names.length === 0 ? 'personne encore' : listed('fr', names),
  },

  join: {
    name: 'Ton nom',
    nameNeeded: 'Il manque ton nom : c’est ainsi que les autres t’appelleront.',
    face: 'Ton portrait',
    faceNumber: (number: number) => `Portrait ${number}`,
    sit: 'Je m’assieds',
    sitAgain: 'Reprendre ma place',
    again: 'Tu as déjà une place à cette table, mais pas sur cet appareil.',
    full: 'Toutes les chaises sont prises. Tu peux regarder.',
    /** The table accepts no new player. */
    locked: 'Cette table reste entre ceux qui y sont déjà. Il y en a d’autres !',
    invited: (host: string) => `${host} t’invite à sa table.`,
    nobody: 'Une table t’attend.',
    change: 'Changer',
    as: (name: string) => `Tu t’assieds sous le nom de ${name}.`,
    elsewhere: 'J’y suis déjà, sur un autre appareil',
    /** `move`: the button there. */
    bring: (move: string) =>
      `Là-bas, touche « ${move} » et scanne le code qui s’affiche : ta place vient ici.`,
    /** Another player at the table has this name. */
    alike: 'Quelqu’un porte déjà ce nom à cette table : le tien sera suivi d’un numéro.',
  },

  /** For a player that continues on another device. */
  rejoin: {
    title: 'Tu joues ici, sur un autre appareil ?',
    offer: 'Dis qui tu es : quelqu’un à la table doit le confirmer.',
    iAm: (name: string) => `Je suis ${name}`,
    asked: (name: string) => `On demande à la table si tu es bien ${name}. Encore un instant…`,
    refused: () => 'Quelqu’un à la table a dit non.',
    back: (name: string) => `${name} est de retour sur son appareil.`,
    late: () => 'Personne n’a répondu. Réessaie.',
    /** To the old device, with the name of the player that agreed. */
    told: (by: string) =>
      `${by} a confirmé que tu continues sur un autre appareil. Si ce n’était pas toi, reprends ta place.`,
  },
  invite: {
    heading: 'Inviter des amis',
    hint: 'Envoie ce lien : il suffit de l’ouvrir et de donner un nom pour s’asseoir.',
    /** The site is open on the machine that serves it, and others can reach it there. */
    sameNetwork: 'Il s’ouvre sur tout appareil du même réseau, par exemple du même Wi-Fi.',
    /** …or they cannot. */
    onlyHere: 'Ce site ne s’ouvre que sur cet ordinateur : d’autres appareils n’y arrivent pas.',
    /** Where the machine has several. */
    address: 'L’adresse de cet ordinateur',
    link: 'Le lien de la table',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    selected: 'Le lien est sélectionné : il ne reste qu’à le copier.',
    share: 'Partager',
    qr: 'Code QR du lien de la table, à scanner avec un téléphone',
    create: 'Ouvrir la table',
    message: (title: string) => `Une place t’attend à ma table : ${title}`,
  },

  waiting: {
    heading: 'On s’installe',
    around: 'Autour de la table',
    you: 'toi',
    host: 'hôte',
    bot: 'robot',
    silenced: 'sans messages',
    empty: 'chaise libre',
    /** Chairs are counted from 1. */
    chair: (number: number) => `Chaise ${number}`,
    start: 'Commencer',
    /** Without the empty chairs. */
    startWith: (count: number) => `Commencer à ${count}`,
    missing: (count: number) => `Encore ${chairs(count)}`,
    least: (count: number) => `Il faut être au moins ${count} pour commencer.`,
    rated:
      'Une partie classée se joue sans robots : libère leurs chaises, ou joue sans classement.',
    /** The players without an account, which a rated game needs. */
    accounts: (names: readonly string[]) =>
      `${listed('fr', names)} ${names.length > 1 ? 'n’ont' : 'n’a'} pas encore de compte.`,
    /** Beside the name, at a rated table. */
    noAccount: 'sans compte',
    ready: 'Tout le monde est là.',
    /** While a seated player is not connected. */
    full: 'Toutes les chaises sont prises.',
    missed: (names: readonly string[]) =>
      `${listed('fr', names)} ${names.length > 1 ? 'ne sont' : 'n’est'} pas là en ce moment.`,
    startAnyway: 'Tu peux commencer quand même : les places restent gardées.',
    /** Beside the name. */
    away: 'pas là',
    waitFor: (host: string) => `${host} lancera la partie.`,
    fillBots: 'Y mettre des robots',
    locked: 'Plus aucun nouveau joueur ne peut s’asseoir.',
    unlock: 'Rouvrir la table',
    leaveSure: 'Vraiment quitter ?',
    arrived: (name: string) => `${name} prend place à table.`,
    left: (name: string) => `${name} quitte la table.`,
    newHost: (name: string) => `${name} est maintenant l’hôte.`,
  },

  /** For a guest at a rated table, or a guest host that wants a rated one. */
  account: {
    needed: 'Cette partie est classée : il te faut un compte.',
    neededToRate: 'Pour une partie classée, il te faut un compte.',
    hint: 'C’est fait en un instant, sans adresse e-mail ni mot de passe. Les premières parties se jouent sans classement.',
    make: 'Créer un compte ou me connecter',
  },

  seat: {
    addBot: 'Asseoir un robot',
    level: 'Quel robot ?',
    /** Of one bot. */
    levels: {
      debutant: 'Débutant',
      habitue: 'Habitué',
      expert: 'Expert',
      maitre: 'Maître',
    } satisfies Record<Level, string>,
    levelHints: {
      debutant: 'Ne voit guère que ses propres cartes.',
      habitue: 'Sait ce qu’il fait, sans trop calculer.',
      expert: 'Imagine la suite avant de jouer.',
      maitre: 'Comme un expert, mais y regarde à deux fois.',
    } satisfies Record<Level, string>,
    removeBot: 'Libérer la chaise',
    removeChair: 'Retirer une chaise',
    swap: 'Échanger avec…',
    swapHint: 'On joue dans l’ordre des chaises.',
    makeHost: 'En faire l’hôte',
    silence: 'Couper ses messages',
    unsilence: 'Rendre la parole',
    kick: 'Faire quitter la table',
    kickSure: 'Oui, faire quitter',
    kickHint: 'Cette personne ne pourra plus revenir à cette table.',
    lock: 'Fermer la table aux nouveaux',
    lockHint: 'Sinon, elle pourrait revenir sous un autre nom.',
  },

  settings: {
    /** For players that cannot change it. */
    summary: 'Comment on joue',
    chairs: 'Chaises',
    who: 'Qui peut venir',
    invitation: 'Sur invitation',
    everyone: 'Tout le monde',
    whoHints: {
      invitation: 'Seuls ceux qui ont le lien.',
      everyone: 'La table est affichée parmi les tables en ligne.',
    },
    watch: 'On peut regarder',
    watchHint: 'Les spectateurs ne voient la main de personne.',
    chat: 'On peut s’écrire',
    chatHint: 'Les spectateurs lisent, sans écrire.',
    rated: 'Partie classée',
    ratedHint:
      'Compte pour la cote de chacun. Sans robots, et chacun avec un compte qui a déjà joué ici.',
    /** In its place while bots sit there. */
    ratedBots: 'Une partie classée se joue sans robots : libère d’abord leurs chaises.',
    clock: 'Pendule',
    clocks: {
      none: 'Aucune',
      live: 'En direct',
      correspondence: 'Sur plusieurs jours',
    } satisfies Record<ClockKind, string>,
    clockHints: {
      none: 'Chacun prend son temps.',
      live: 'Du temps par coup, et une réserve pour toute la partie. À zéro, un robot joue ce coup.',
      correspondence: 'On joue quand on veut, chacun de son côté.',
    } satisfies Record<ClockKind, string>,
    live: 'Réserve + temps par coup',
    days: 'Par coup',
    sayLive,
    sayDays,
    /** Facts for players that cannot change the settings. */
    facts: {
      fact: (name: string, value: string) => `${name} : ${value}`,
      visible: (isPublic: boolean): string => (isPublic ? 'ouverte à tous' : 'sur invitation'),
      watching: (mayWatch: boolean): string => (mayWatch ? 'on peut regarder' : 'sans spectateurs'),
      talking: (hasChat: boolean): string => (hasChat ? 'on peut s’écrire' : 'sans messages'),
      rated: 'partie classée',
      locked: 'fermée aux nouveaux',
      clock: (clock: RoomSettings['clock']) =>
        clock === null
          ? 'sans pendule'
          : clock.kind === 'live'
            ? `pendule : ${sayLive(clock)} par coup`
            : `${sayDays(daysOf(clock))} par coup`,
    },
  },
};

export type OnlineTexts = typeof fr;
