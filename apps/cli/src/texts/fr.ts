// The command line in French, which comes first: the other languages say neither more nor less, or
// they do not compile.

import { counted, type Lang } from '@tablee/kit';

export const fr = {
  lang: 'fr' as Lang,
  /** What stands between a label and what follows it: French wants a space before the colon. */
  colon: ' : ',
  lineNumber: (line: number) => `ligne ${line}`,
  usage: {
    about: 'Tablée : des jeux de cartes à toute heure, dans le terminal.',
    usage: 'Usage',
    commands: 'Commandes',
    options: 'Options',
    exitCodes: 'Codes de sortie',
    exits: [
      ['0', 'tout va bien'],
      ['1', 'la partie enregistrée enfreint une règle ou ne correspond pas à son tirage'],
      ['2', 'commande ou fichier qui ne se lit pas'],
      ['3', 'erreur interne'],
    ] satisfies [code: string, meaning: string][],
    command: {
      play: {
        short: 'jouer ici, contre des robots',
        long: 'Ouvre une partie dans ce terminal, contre des robots. Sans jeu, un menu le demande. Pendant la partie, « ? » donne les règles du moment et « aide » le reste.',
      },
      simulate: {
        short: 'faire jouer des robots entre eux et compter',
        long: 'Fait jouer des parties entières entre robots et affiche victoires, scores, longueurs et fins de partie. La même graine donne les mêmes parties, quel que soit le nombre de fils d’exécution.',
      },
      arena: {
        short: 'mesurer la force des robots',
        long: 'Fait rejouer les mêmes donnes dans toutes les dispositions et affiche victoires, scores, temps de réflexion et cotes. Un nom par siège ; le dernier nom prend tous les sièges qui restent. La même graine donne les mêmes parties, quel que soit le nombre de fils d’exécution.',
      },
      replay: {
        short: 'revoir et revérifier une partie enregistrée',
        long: 'Rejoue une partie enregistrée ligne par ligne, vérifie chaque coup et le raconte. « - » lit l’entrée standard.',
      },
      review: {
        short: 'ce que chaque choix a coûté, et la part de la chance',
        long: 'Chiffre chaque choix d’une partie enregistrée d’après ce que son siège pouvait voir, et sépare la chance des choix. La même graine donne la même analyse, quel que soit le nombre de fils d’exécution.',
      },
      verify: {
        short: 'vérifier les tirages d’une partie terminée',
        long: 'Recalcule l’engagement et chaque tirage d’une partie terminée, puis rejoue toute la partie.',
      },
      score: {
        short: 'compter une manche à partir de ses cartes',
        long: 'La feuille de marque des jeux qui comptent par rangées : donne les cartes de tes rangées (R3 R6 Bx2 B-…), ou tape-les ligne par ligne.',
      },
      games: {
        short: 'les jeux de l’étagère',
        long: 'Liste les jeux, leurs options et leurs robots.',
      },
      rules: {
        short: 'les règles d’un jeu',
        long: 'Affiche les règles d’un jeu, toutes ou une seule.',
      },
    },
    flag: {
      as: 'ne montrer que ce que sait ce siège (ou « watcher », le public)',
      bots: 'robots séparés par des virgules : distribués aux sièges à tour de rôle ; dans l’arène, le dernier prend les sièges restants',
      deals: 'nombre de donnes, chacune jouée dans toutes les dispositions (100)',
      deck: 'un paquet à soi, en JSON (pour les jeux qui l’acceptent)',
      game: 'le jeu dont c’est la feuille (sinon d’après les cartes)',
      games: 'nombre de parties (100)',
      help: 'cette aide',
      jobs: 'fils d’exécution parallèles ; seul, ou « max » : tous les cœurs',
      json: 'résultat pour les programmes (voir docs/CLI.md)',
      lang: 'fr, en ou de (sinon d’après LC_ALL, LC_MESSAGES, LANG)',
      name: 'ton nom à la table',
      option: 'une option du jeu ; se répète',
      playouts: 'parties imaginées au plus pour un choix serré (24000)',
      record: 'écrire un fichier par partie dans ce dossier',
      rule: 'une seule règle, par son numéro',
      seat: 'le siège qui compte, à partir de 0 : le tien, ou celui à revoir',
      seats: 'nombre de joueurs',
      seed: 'graine du hasard : un texte quelconque',
      tables: 'dessiner la table après chaque coup',
      until: 's’arrêter après tant de coups',
      version: 'la version',
    },
    /** The placeholders in usage lines: `GAME` in English, `JEU` in French. */
    value: {
      game: 'JEU',
      file: 'FICHIER',
      number: 'N',
      text: 'TEXTE',
      seat: 'SIÈGE',
      bots: 'ROBOTS',
      setting: 'NOM=VALEUR',
      folder: 'DOSSIER',
      id: 'NUMÉRO',
      cards: 'CARTES',
    },
    unknownCommand: (name: string, known: string) =>
      `commande inconnue « ${name} » ; il y a ${known}`,
    unknownFlag: (flag: string, command: string) =>
      `option inconnue ${flag} ; voir « tablee ${command} --help »`,
    needsValue: (flag: string) => `${flag} attend une valeur`,
    takesNoValue: (flag: string) => `${flag} ne prend pas de valeur`,
    givenTwice: (flag: string) => `${flag} est donné deux fois`,
    unexpected: (text: string, command: string) =>
      `« ${text} » est de trop ; voir « tablee ${command} --help »`,
    missing: (what: string, command: string) =>
      `il manque ${what} ; voir « tablee ${command} --help »`,
    notWhole: (flag: string, text: string, min: number, max: number) =>
      `${flag} attend un nombre entier de ${min} à ${max}, pas « ${text} »`,
    notWholeOrAlone: (flag: string, text: string, max: number, word: string) =>
      `${flag} attend un nombre entier de 0 à ${max}, « ${word} » ou rien du tout, pas « ${text} »`,
    notASetting: (text: string) => `--option attend NOM=VALEUR, pas « ${text} »`,
    settingTwice: (name: string) => `l’option ${name} est donnée deux fois`,
    unknownLang: (text: string) => `langue inconnue « ${text} » ; il y a fr, en, de`,
    unknownBot: (text: string, known: string) => `robot inconnu « ${text} » ; il y a ${known}`,
    tooManyBots: (bots: number, seats: number) => `${bots} robots pour ${seats} sièges`,
    unknownRule: (text: string, game: string) => `${game} n’a pas de règle « ${text} »`,
    noDecks: (game: string) => `${game} se joue sans paquet au choix : --deck n’y a pas sa place`,
    deckTwice: '--deck et --option deck=… nomment chacun un paquet : donne l’un ou l’autre',
    noPad: (game: string, known: string) =>
      `${game} n’a pas de feuille de marque ; il y a ${known}`,
    internal: (message: string) =>
      `erreur interne : ${message} (TABLEE_DEBUG=1 montre d’où elle vient)`,
  },
  file: {
    missing: (path: string) => `${path} : ce fichier n’existe pas`,
    folder: (path: string) => `${path} : c’est un dossier, pas un fichier`,
    unreadable: (path: string, code: string) => `${path} : lecture impossible (${code})`,
    tooLarge: (path: string, max: string) => `${path} : trop gros pour être lu (${max} au plus)`,
    binary: (path: string) => `${path} : ce n’est pas du texte UTF-8`,
    notJson: (path: string) => `${path} : ce n’est pas du JSON`,
    unwritable: (path: string, code: string) => `${path} : écriture impossible (${code})`,
    exists: (path: string) => `${path} existe déjà ; choisis un autre nom`,
  },
  replay: {
    options: 'Options',
    through: (name: string) => `Vu par ${name}`,
    watcher: 'le public',
    unseenDraw: 'On mélange.',
    bell: 'Le marteau tombe.',
    checked: (steps: number) =>
      `${counted('fr', steps, 'coup vérifié', 'coups vérifiés')}, tout est en règle.`,
    stopped: (steps: number) =>
      `Arrêt demandé après ${counted('fr', steps, 'coup', 'coups')} ; la suite n’est pas vérifiée.`,
    unfinished: (waits: string) => `Partie inachevée : ${waits}.`,
    waitsFor: (names: string) => `on attend ${names}`,
    waitsForDraw: 'on attend un tirage',
    badViewer: (text: string, last: number) =>
      `--as attend un siège de 0 à ${last} ou « watcher », pas « ${text} »`,
  },
  review: {
    progress: (done: string, all: string) => `analyse : ${done} / ${all}`,
    costs: (choices: string, points: string) =>
      `Choix : ${choices} · coût moyen : ${points} points de chances de gagner`,
    step: (step: number) => `Coup ${step}`,
    better: (label: string, played: string, cost: string, best: string) =>
      `${label}, ${cost} points de chances de gagner. Joué : ${played} · mieux : ${best}`,
    brilliant: (label: string, played: string) => `${label}. Joué : ${played}`,
    follows: (percent: number, sentence: string) =>
      `Dans ${percent} % des donnes encore possibles : ${sentence}`,
    unfinished: 'La partie n’est pas finie : le résultat est ce qu’on peut en attendre.',
    note: 'Un point de chances de gagner : un centième d’une partie gagnée, ± la marge d’erreur (1,96 erreur type) ; « ? » : difficile à dire. Chaque choix est jugé d’après ce que son siège pouvait voir ; départ + chance + choix = résultat. Voir docs/review.md.',
  },
  outcome: {
    left: 'éliminé',
  },
  simulate: {
    heading: (title: string, seats: number, games: string, seed: string) =>
      `${title} · ${seats} sièges · parties : ${games} · graine ${seed}`,
    byLot: 'au sort',
    seat: 'Siège',
    bot: 'Robot',
    wins: 'Victoires',
    share: 'Part',
    meanScore: 'Score moyen',
    range: 'min–max',
    left: 'Faillites',
    inTurnOrder: 'Victoires selon l’ordre du premier tour',
    first: 'premier',
    later: (place: number) => `${place}ᵉ`,
    length: 'Longueur',
    mean: 'moyenne',
    median: 'médiane',
    measure: { steps: 'coups', turns: 'tours', rounds: 'tours de table' },
    ends: 'Fins de partie',
    sharedGames: (games: string) => `Victoires partagées : ${games}`,
    bankruptcies: (games: string, share: string, seats: string) =>
      `Parties avec faillite : ${games} (${share}) ; joueurs en faillite : ${seats}`,
    recorded: (games: string, folder: string) => `Parties enregistrées : ${games} dans ${folder}`,
    progress: (done: string, all: string) => `parties : ${done} / ${all}`,
    cards: {
      caption: 'Ce que valent les cartes',
      columns: [
        'Carte',
        'piochée',
        'victoires',
        'vendue',
        'invendue',
        'prix',
        'recette',
        'l’acheteur gagne',
        'eue',
        'jamais',
      ] satisfies [
        card: string,
        drawn: string,
        winsIfDrawn: string,
        sold: string,
        unsold: string,
        price: string,
        takings: string,
        winsIfBought: string,
        winsIfHeld: string,
        winsIfNever: string,
      ],
      note: (even: string) =>
        `Piochée : à l’insu des autres, avant le premier remélange, donc par le seul hasard ; n’importe quelle carte : ${even}. Vendue par la banque ; recette : avec les poings des perdants. Eue, jamais : victoires des sièges qui en ont eu une ou non, affaire de choix et de durée.`,
    },
  },
  arena: {
    heading: (title: string, seats: number, deals: string, seed: string) =>
      `${title} · ${seats} sièges · donnes : ${deals}, chacune dans ${seats} dispositions · graine ${seed}`,
    bot: 'Robot',
    chairs: 'sièges',
    wins: 'victoires',
    score: 'score moyen',
    msMedian: 'ms (médiane)',
    msP99: 'ms (99 %)',
    even: (share: string) =>
      `Victoires par partie et par siège, ± l’intervalle à 95 % ; ${share} = à égalité.`,
    rating: 'cote',
    ratingNote:
      'D’après qui finit devant qui ; 400 points, c’est dix contre un. habitue est à 1500, à défaut la moyenne.',
    progress: (done: string, all: string) => `donnes : ${done} / ${all}`,
  },
  score: {
    mixed: 'ces cartes viennent de plusieurs jeux',
    noCards: 'aucune carte à compter',
    typeRows: 'Tape les rangées, p. ex. « R3 R6 » ; une ligne vide termine.',
  },
  list: {
    players: 'joueurs',
    minutes: 'min',
    bots: 'Robots',
    options: 'Options',
    stage: { draft: 'ébauche', trial: 'à l’essai', stable: 'stable' },
    best: (min: number, max: number) => `le mieux de ${min} à ${max}`,
    range: (name: string, min: number, max: string, initial: string) =>
      `${name}=${min}…${max} (${initial})`,
    choice: (name: string, values: string, initial: string) => `${name}=${values} (${initial})`,
    lastSeat: 'dernier siège',
    asManyAsSeats: 'autant que de joueurs',
    byLot: 'au sort',
    onlyWith: (option: string, value: string) => `seulement avec ${option}=${value}`,
    cards: (count: number) => counted('fr', count, 'carte', 'cartes'),
    ruling: 'décision de Tablée',
  },
  play: {
    words: {
      rules: ['?'],
      moves: ['coups', 'moves', 'm'],
      log: ['journal', 'log'],
      record: ['enregistrer', 'record'],
      help: ['aide', 'help', 'h'],
      quit: ['quitter', 'quit', 'q'],
      /** Only where silence is an answer. */
      silence: ['silence', 'chut', 'muet', '-'],
    },
    welcome: 'Bienvenue à la tablée ! Que sort-on de l’étagère ?',
    chooseGame: 'Ton choix (numéro)',
    notInMenu: (text: string) => `« ${text} » n’est pas au menu.`,
    /** After an empty line at the menu. */
    menuHint: 'Tape le numéro d’un jeu, ou « quitter ».',
    chooseSeats: (min: number, max: number, usual: number) =>
      `Combien de joueurs, de ${min} à ${max} (Entrée = ${usual})`,
    notSeats: (text: string, min: number, max: number) =>
      `On joue de ${min} à ${max}, robots compris, pas « ${text} ».`,
    nothingChosen: 'Rien de choisi. À bientôt !',
    guest: 'Invité',
    botNames: ['Agathe', 'Basile', 'Clémence', 'Désiré', 'Églantine', 'Firmin'] satisfies [
      string,
      string,
      string,
      string,
      string,
      string,
    ],
    table: (title: string, names: string) => `${title} · à table : ${names}`,
    committed: 'Engagement sur les tirages (SHA-256)',
    howTo:
      'Tape un coup, « ? » pour les règles du moment, « coups » pour la liste, « aide » pour le reste.',
    yourMove: 'À toi',
    melee:
      'Entrée = se taire. Pas de chronomètre ici : quand tout le monde se tait, le marteau tombe.',
    refused: 'Refusé',
    /** After an empty line at the table. */
    moveHint: 'Tape un coup ; « coups » en donne la liste, « aide » dit le reste.',
    notAMove: (text: string) => `« ${text} » : je ne comprends pas.`,
    numberTooLarge: (text: string) => `« ${text} » : ce nombre est trop grand.`,
    numberNotWhole: (text: string) =>
      `« ${text} » : seuls comptent ici les nombres entiers à partir de 0.`,
    movesHint: '« coups » montre ce qui est possible.',
    forExample: (moves: string) => `Par exemple : ${moves}`,
    noSuchRule: (text: string) => `Ce jeu n’a pas de règle « ${text} ».`,
    rulesNow: 'Les règles du moment',
    movesNow: (count: number) => counted('fr', count, 'coup possible', 'coups possibles'),
    tooManyMoves: (count: string) =>
      `${count} coups possibles : trop pour une liste. « ? » rappelle les règles.`,
    noMoves: 'Rien à choisir pour l’instant.',
    logEmpty: 'Le journal est encore vide.',
    saved: (path: string) => `Partie enregistrée dans ${path}.`,
    savedUnfinished:
      'La partie n’est pas finie : la graine n’y figure pas encore, mais qui ouvre ce fichier voit toutes les cartes.',
    recordNeedsFile: 'Dis aussi le fichier : enregistrer partie.tablee',
    /** With the id of a rule as an example. */
    help: (rule: string): readonly (readonly [what: string, meaning: string])[] => [
      ['un coup', 'en bref, ou comme « coups » l’écrit'],
      ['?', `les règles du moment ; « ? ${rule} » en montre une`],
      ['coups', 'les coups possibles'],
      ['journal', 'ce qui s’est passé jusqu’ici'],
      ['enregistrer FICHIER', 'garder la partie dans un fichier'],
      ['quitter', 'se lever de table (aussi Ctrl-C, Ctrl-D)'],
    ],
    over: 'Fin de la partie',
    seedRevealed: 'Graine révélée',
    saltRevealed: 'Sel révélé',
    saveOffer: 'Garder la partie ? Nom du fichier, ou Entrée pour non',
    goodbye: 'Merci d’avoir joué. À bientôt !',
    unfinishedGoodbye: 'On en reste là. À bientôt !',
  },
};

export type CliTexts = typeof fr;
