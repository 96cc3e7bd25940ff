// The account page and other players' pages in French. The other languages must have the same
// texts, or they do not compile.

import { counted, listed } from '@tablee/kit';
import { REVIEW_WORDS } from '@tablee/review';
import { fr as online } from '../../online/texts/fr.ts';
import { sayAgo } from '../../app/texts/ago.ts';
import { figuresIn } from './figures.ts';
import { LINK } from './link.ts';
import type { Obstacle } from '../passkeys.ts';
import type { PushObstacle } from '../push-stand.ts';

const { longDay, ...FIGURES } = figuresIn('fr');

/** « 2,5 % de chances » */
const lostOf = (cost: number): string => `${FIGURES.points(cost)} % de chances`;
const games = (count: number): string => counted('fr', count, 'partie', 'parties');
const wins = (count: number): string => counted('fr', count, 'victoire', 'victoires');

export const fr = {
  heading: 'Toi',
  /** Link to the account page. */
  link: LINK.fr.link,
  retry: 'Réessayer',
  cancel: 'Annuler',
  done: 'C’est fait.',
  failures: {
    ...online.failures,
    'no-such-person': 'Il n’y a personne ici : ce joueur a peut-être effacé ses données.',
    'bad-key': 'Cet appareil n’est plus connecté à ton compte.',
    'not-over': 'Cette partie n’est pas finie : on ne la revoit qu’après la fin.',
    'bad-code': 'Ce code n’est pas le bon, ou il a déjà servi. Vérifie chaque signe.',
    passkey: 'La clé d’accès n’a pas marché. Réessaie, ou prends ton code de secours.',
    'no-network': 'Pas de réseau : cette partie de la page attend qu’il revienne.',
    'no-server': 'Ici, le site tourne sans serveur : pas de parties en ligne ni de compte.',
    'no-name': 'Il te faut d’abord un nom : écris-le plus haut.',
    'no-copy': 'Cet appareil ne veut pas copier : recopie le code à la main.',
    cancelled: 'Annulé : rien n’a changé.',
    'known-passkey': 'Cet appareil a déjà une clé pour ce compte.',
  },
  you: {
    heading: 'Nom et portrait',
    name: 'Nom',
    namePlaceholder: 'Comment t’appelle-t-on ?',
    portrait: 'Portrait',
    portraitNumber: (number: number) => `Portrait ${number}`,
    guest: 'Sans compte, sur cet appareil',
    since: (time: number) => `À table depuis ${FIGURES.month(time)}`,
    settings: 'Réglages',
  },
  results: {
    heading: 'Tes résultats',
    none: 'Pas encore de partie en ligne terminée. Invite quelqu’un, ou assieds-toi à une table ouverte !',
    noneTheirs: 'Pas encore de partie terminée.',
    /** Games against bots that only this device knows. */
    here: 'Sur cet appareil',
    hereHint: 'Contre les robots, hors ligne : ces parties-là restent ici.',
    games,
    wins,
    share: (played: number, won: number) => `${wins(won)} en ${games(played)}`,
    against: 'Contre qui',
    gamesHead: 'Parties',
    winsHead: 'Victoires',
    /** « contre des gens » */
    people: 'contre des gens',
    /** The same, by the id of a bot. */
    levels: {
      random: 'contre les Distraits',
      debutant: 'contre les Débutants',
      habitue: 'contre les Habitués',
      expert: 'contre les Experts',
      maitre: 'contre les Maîtres',
    },
    rating: 'Cote',
    ratingSpoken: (value: number, deviation: number, isProvisional: boolean) =>
      `Cote ${value}, à ${deviation} près${isProvisional ? ', provisoire' : ''}`,
    provisional: 'provisoire',
    provisionalHint: 'Encore quelques parties classées, et la cote se fixera.',
    rated: (count: number) => counted('fr', count, 'partie classée', 'parties classées'),
  },
  /** What reviews say of many games. */
  progress: {
    heading: 'Tes progrès',
    none: 'Fais analyser une partie terminée : ce que tes choix t’ont coûté s’inscrira ici, partie après partie. « Analyser » t’attend à la fin de chaque partie, et sur l’étagère.',
    summary: (played: number, cost: number) =>
      `${counted('fr', played, 'partie analysée', 'parties analysées')}. Un choix t’a coûté ${lostOf(cost)} en moyenne.`,
    trends: {
      better: 'Tes cinq dernières parties sont meilleures que les précédentes.',
      worse: 'Tes cinq dernières parties t’ont coûté plus que les précédentes.',
      same: 'Tes cinq dernières parties ressemblent aux précédentes.',
    },
    /** Games that an older version of the review judged. */
    older: (count: number) =>
      count === 1
        ? 'En gris : une partie analysée par une version plus ancienne. Elle ne compte pas ici ; rouvre son analyse pour la refaire.'
        : `En gris : ${count} parties analysées par une version plus ancienne. Elles ne comptent pas ici ; rouvre leur analyse pour la refaire.`,
    allOlder:
      'Analysé par une version plus ancienne, sans marge d’erreur ; rouvre une analyse pour la refaire.',
    costHeading: 'Ce que coûte un choix',
    costHint:
      'Chaque rond est une partie, le trait la moyenne des cinq dernières ; plus c’est bas, mieux tu as joué.',
    /** Description of the chart for screen readers. */
    chart: (title: string, played: number, cost: number) =>
      `${title} : coût d’un choix sur ${games(played)}, ${lostOf(cost)} en moyenne. Les chiffres sont dans le tableau.`,
    luckHeading: 'Avec et sans la chance',
    won: 'Gagnées',
    adjusted: 'Sans la chance',
    level: 'À jeu égal',
    open: REVIEW_WORDS.fr.telling.open,
    luckHint:
      'Sans la chance : ce que tes parties auraient donné avec des cartes ni bonnes ni mauvaises. À jeu égal : ce que tu gagnerais en moyenne si tout le monde jouait aussi bien.',
    outOf: (count: number, all: number, margin?: number) =>
      `${FIGURES.about(count, margin)} sur ${all}`,
    kindsHeading: 'Ce qui te coûte le plus',
    kindsHint: 'Combien de fois, et combien de chances de gagner en tout.',
    noMistakes: 'Aucune faute nette.',
    /** Mistakes that have no name. */
    other: 'Autres fautes',
    times: (count: number) => `${count} fois`,
    lost: (cost: number) => `${FIGURES.points(cost)} %`,
    table: 'Les chiffres',
    tableHint: 'Mois par mois, partie par partie',
    when: 'Quand',
    costHead: 'Coût (%)',
    ...FIGURES,
    /** Before links to the newest ones. */
    waiting: (count: number) =>
      `${counted('fr', count, 'partie terminée attend', 'parties terminées attendent')} d’être analysée${count > 1 ? 's' : ''} :`,
    reviewAll: 'Tout analyser',
    /** What is reviewed now, of all that were waiting. */
    nth: (number: number, count: number, title: string) =>
      `Partie ${number} sur ${count} : ${title}`,
    stay: 'L’analyse avance tant que cette page reste ouverte.',
    allDone: (count: number) =>
      `C’est fait : ${counted('fr', count, 'partie analysée', 'parties analysées')}.`,
    /** Of those that were waiting. */
    unreadable: (count: number) =>
      count === 1
        ? 'Une partie n’a pas pu être relue.'
        : `${count} parties n’ont pas pu être relues.`,
    kept: 'D’après les analyses gardées sur cet appareil.',
  },
  history: {
    heading: 'Tes dernières parties en ligne',
    won: 'Gagnée',
    shared: 'Victoire partagée',
    undecided: 'Sans vainqueur',
    with: (names: readonly string[]) => `avec ${listed('fr', names)}`,
    rated: 'classée',
    review: 'Analyser',
    more: (count: number) => counted('fr', count, 'partie plus ancienne', 'parties plus anciennes'),
    day: longDay,
  },
  person: {
    together: 'Entre vous',
    results: 'Résultats',
    never: 'Vous n’avez pas encore fini de partie ensemble.',
    self: 'C’est toi. Voici ce que les autres voient.',
    tally: (played: number, mine: number, theirs: number, name: string) =>
      `${games(played)} : ${wins(mine)} pour toi, ${theirs} pour ${name}`,
  },
  account: {
    heading: 'Compte',
    /** For a player sent here by a table. */
    forTable:
      'À ta table, on joue une partie classée : il te faut un compte. Ensuite, tu y retournes d’ici.',
    toTable: 'Retourner à la table',
    why: 'Presque tout marche sans compte. Un compte sert à deux choses : jouer des parties classées, et retrouver ton nom, tes parties et tes réglages sur un autre appareil. Pas d’adresse e-mail, pas de mot de passe.',
    how: 'Une clé d’accès (passkey) se range dans ton téléphone ou ton ordinateur ; on l’ouvre avec le doigt, le visage ou le code de l’appareil.',
    create: 'Créer un compte avec une clé d’accès',
    created:
      'Ton compte existe. Crée aussi un code de secours : c’est lui qui te sauve si tu perds ta clé.',
    have: 'Tu as déjà un compte ?',
    signIn: 'Me connecter avec ma clé d’accès',
    signedIn: 'Te revoilà. Ton nom, tes parties et tes réglages sont sur cet appareil.',
    recovered:
      'Te revoilà. Ce code a servi et ne marche plus : crée-en un nouveau, et ajoute une clé d’accès si tu peux.',
    guestJoins: 'Ce que tu as joué ici sans compte rejoint ton compte.',
    useCode: 'Utiliser mon code de secours',
    codeLabel: 'Code de secours',
    codeHint: 'Majuscules, tirets et espaces n’ont pas d’importance.',
    recover: 'Retrouver mon compte',
    obstacles: {
      insecure:
        'Sur cette adresse sans https, le navigateur n’autorise pas les clés d’accès : elles marchent sur l’adresse en https du site.',
      address:
        'Une clé d’accès a besoin d’un vrai nom de site ; cette adresse n’est faite que de chiffres.',
      old: 'Ce navigateur ne connaît pas les clés d’accès ; un navigateur plus récent les connaît.',
    } satisfies Record<Obstacle, string>,
    onlyCode: 'Si tu as déjà un compte, ton code de secours marche aussi ici.',
    follows:
      'Ton nom, ton portrait, la langue, l’apparence, le rythme, les animations et les aides te suivent partout. Les sons se règlent sur chaque appareil.',
    signOut: 'Me déconnecter de cet appareil',
    signOutHint:
      'Ton compte reste en place ; les parties hors ligne de cet appareil et ses réglages aussi.',
    signOutSure: 'Me déconnecter ici',
    signedOut: 'Cet appareil n’est plus connecté à ton compte.',
    noWayBack:
      'Attention : ton compte n’a ni clé d’accès ni code de secours. Déconnecté, tu ne pourrais plus y revenir.',
  },
  passkeys: {
    heading: 'Tes clés d’accès',
    none: 'Aucune clé d’accès.',
    added: (time: number) => `ajoutée le ${longDay(time)}`,
    used: (then: number, now: number) => `dernière utilisation : ${sayAgo('fr', then, now)}`,
    unused: 'pas encore utilisée',
    add: 'Ajouter une clé',
    addHint: 'Par exemple pour la tablette, ou sur une clé de sécurité à part.',
    label: 'Nom de la clé',
    save: 'Créer la clé',
    remove: 'Enlever',
    removeSure: 'Enlever cette clé ?',
    lastWithCode: 'C’est ta dernière clé : après, seul ton code de secours ouvrira ton compte.',
    lastOfAll:
      'C’est ta dernière clé, et tu n’as pas de code de secours : après, plus rien n’ouvrira ton compte sur un autre appareil.',
    removed:
      'Clé enlevée. Elle reste peut-être dans la liste de ton appareil : là aussi, tu peux l’effacer.',
    unnamed: 'Clé sans nom',
  },
  recovery: {
    heading: 'Code de secours',
    has: 'Tu as un code de secours. Garde-le sur papier, ailleurs que dans ton téléphone.',
    hasNot: 'Tu n’en as pas encore. Sans lui, perdre tes clés d’accès, c’est perdre ton compte.',
    make: 'Créer un code de secours',
    remake: 'Créer un nouveau code',
    replaces: 'Le nouveau code remplace l’ancien, qui ne marchera plus.',
    remakeSure: 'Remplacer l’ancien code',
    title: 'Ton code de secours',
    once: 'On ne le montre qu’une fois : note-le maintenant.',
    where: 'Qui a ce code a ton compte. Ne le donne à personne.',
    print: 'Imprimer',
    copy: 'Copier',
    copied: 'Copié. Colle-le dans un endroit sûr.',
    noted: 'Je l’ai noté',
    sureNoted:
      'Tu l’as bien noté ? Il ne reviendra pas. Ferme encore une fois pour continuer sans.',
    sheetTitle: 'Tablée – code de secours',
    sheetText:
      'Avec ce code, tu retrouves ton compte sur n’importe quel appareil : ouvre le site, va sur ta page, « Utiliser mon code de secours ». Un nouveau code remplace celui-ci.',
    sheetFor: (name: string, day: string) =>
      name === '' ? `Créé le ${day}` : `Pour ${name}, créé le ${day}`,
  },
  push: {
    heading: 'Notifications',
    switch: 'Préviens-moi quand c’est à moi',
    hint: 'Une notification sur cet appareil, même quand le site est fermé. Elle dit le jeu, jamais tes cartes.',
    on: 'C’est noté : cet appareil te préviendra.',
    off: 'Cet appareil ne te préviendra plus.',
    obstacles: {
      'home-screen':
        'Sur iPhone et iPad, ajoute d’abord Tablée à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvre-la de là.',
      denied:
        'Les notifications de ce site sont bloquées dans le navigateur. Autorise-les dans les réglages du site, puis reviens ici.',
    } satisfies Record<PushObstacle, string>,
  },
  data: {
    heading: 'Tes données',
    export: 'Télécharger mes données',
    exportHint:
      'Tout ce que le serveur sait de toi, et les analyses de cet appareil, dans un fichier JSON.',
    forget: 'Tout effacer sur cet appareil',
    forgetHint:
      'Efface tout ce que le site garde ici : nom, réglages, parties hors ligne, analyses, carnets, places aux tables. Ton compte reste.',
    forgetGuest:
      'Efface tout ce que le site garde ici : nom, réglages, parties hors ligne, analyses, carnets. Sans compte, tu perds aussi tes places et tes parties en ligne.',
    forgetSure: 'Oui, tout effacer ici',
    delete: 'Effacer mes données',
    deleteHint: 'Du serveur, pour toujours.',
    deleteTitle: 'Effacer mes données du serveur ?',
    deleteWhat: [
      'Ton nom, ton portrait, tes réglages, tes clés d’accès, ton code de secours, tes cotes et tes notifications disparaissent tout de suite.',
      'Aux tables où tu joues, un robot prend ta place.',
      'Les parties finies restent aux autres, mais sans ton nom : un tiret le remplace. Ce que tu as écrit à table est effacé.',
      'Ce qui est sur cet appareil reste : pour l’effacer aussi, « Tout effacer sur cet appareil ».',
      'Personne ne peut revenir en arrière, pas même nous.',
    ],
    deleteType: (word: string) => `Pour confirmer, écris ${word}`,
    deleteWord: 'EFFACER',
    deleteSure: 'Effacer pour toujours',
    deleted: 'C’est effacé. Le serveur ne sait plus rien de toi.',
  },
};

export type MeTexts = typeof fr;
/** Why something was not done: all that any question may be answered with, and what only this page knows. */
export type MeCode = keyof MeTexts['failures'];
