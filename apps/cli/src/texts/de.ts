// The command line in German.

import { counted } from '@tablee/kit';
import type { CliTexts } from './fr.ts';

const points = (score: number): string => (Math.abs(score) === 1 ? 'Punkt' : 'Punkte');
const chainCards = (score: number): string => (score === 1 ? 'Kettenkarte' : 'Kettenkarten');

export const de: CliTexts = {
  lang: 'de',
  colon: ': ',
  usage: {
    about: 'Tablée: Kartenspiele zu jeder Stunde, im Terminal.',
    usage: 'Aufruf',
    commands: 'Befehle',
    options: 'Optionen',
    exitCodes: 'Rückgabewerte',
    exits: [
      ['0', 'alles in Ordnung'],
      ['1', 'die aufgezeichnete Partie verletzt eine Regel oder passt nicht zu ihrer Ziehung'],
      ['2', 'ein Befehl oder eine Datei, die sich nicht lesen lässt'],
      ['3', 'ein interner Fehler'],
    ],
    command: {
      play: {
        short: 'hier spielen, gegen Bots',
        long: 'Eröffnet eine Partie in diesem Terminal, gegen Bots. Ohne Spiel fragt ein Menü danach. Während der Partie nennt „?“ die Regeln des Augenblicks und „hilfe“ alles Übrige.',
      },
      simulate: {
        short: 'Bots gegeneinander spielen lassen und zählen',
        long: 'Spielt ganze Partien zwischen Bots und zeigt Siege, Punkte, Längen und Spielenden. Derselbe Startwert ergibt dieselben Partien, mit wie vielen Threads auch immer.',
      },
      arena: {
        short: 'messen, wie gut Bots spielen',
        long: 'Lässt Bots dieselben Kartenverteilungen in jeder Sitzordnung spielen und zeigt Siege, Punkte, Bedenkzeiten und Wertungszahlen. Ein Name je Platz; der letzte Name bekommt alle übrigen Plätze. Derselbe Startwert ergibt dieselben Partien, gleich wie viele Threads sich die Arbeit teilen.',
      },
      replay: {
        short: 'eine aufgezeichnete Partie ansehen und nachprüfen',
        long: 'Spielt eine aufgezeichnete Partie Zeile für Zeile nach, prüft jeden Zug und erzählt ihn. „-“ liest die Standardeingabe.',
      },
      verify: {
        short: 'die Ziehungen einer beendeten Partie prüfen',
        long: 'Rechnet die Festlegung und jede Ziehung einer beendeten Partie nach und spielt sie dann ganz durch.',
      },
      score: {
        short: 'eine Runde aus ihren Karten werten',
        long: 'Der Wertungsblock für Spiele, die Reihen werten: die Karten der Reihen angeben (R3 R6 Bx2 B-…) oder Zeile für Zeile eintippen.',
      },
      games: {
        short: 'die Spiele im Regal',
        long: 'Zeigt die Spiele, ihre Optionen und ihre Bots.',
      },
      rules: {
        short: 'die Regeln eines Spiels',
        long: 'Zeigt die Regeln eines Spiels, alle oder eine.',
      },
    },
    flag: {
      as: 'nur zeigen, was dieser Platz weiß (oder „watcher“, die Zuschauer)',
      bots: 'Bots, durch Kommas getrennt: reihum auf die Plätze verteilt; in der Arena bekommt der letzte die übrigen Plätze',
      deals: 'Zahl der Kartenverteilungen, jede in allen Sitzordnungen gespielt (100)',
      deck: 'ein eigenes Kartendeck, als JSON (in Spielen, die eines zulassen)',
      game: 'das Spiel, dessen Block es ist (sonst an den Karten erkannt)',
      games: 'wie viele Partien (100)',
      help: 'diese Hilfe',
      jobs: 'parallele Threads; allein oder „max“: alle Kerne',
      json: 'Ausgabe für Programme (siehe docs/CLI.md)',
      lang: 'fr, en oder de (sonst nach LC_ALL, LC_MESSAGES, LANG)',
      name: 'der eigene Name am Tisch',
      option: 'eine Option des Spiels; wiederholbar',
      record: 'je Partie eine Datei in diesen Ordner schreiben',
      rule: 'nur eine Regel, nach ihrer Nummer',
      seat: 'der eigene Platz, ab 0',
      seats: 'wie viele Spieler',
      seed: 'der Startwert des Zufalls: ein beliebiger Text',
      tables: 'nach jedem Schritt den Tisch zeichnen',
      until: 'nach so vielen Schritten anhalten',
      version: 'die Version',
    },
    value: {
      game: 'SPIEL',
      file: 'DATEI',
      number: 'N',
      text: 'TEXT',
      seat: 'PLATZ',
      bots: 'BOTS',
      setting: 'NAME=WERT',
      folder: 'ORDNER',
      id: 'NUMMER',
      cards: 'KARTEN',
    },
    unknownCommand: (name, known) => `unbekannter Befehl „${name}“; es gibt ${known}`,
    unknownFlag: (flag, command) => `unbekannte Option ${flag}; siehe „tablee ${command} --help“`,
    needsValue: (flag) => `${flag} braucht einen Wert`,
    takesNoValue: (flag) => `${flag} nimmt keinen Wert an`,
    givenTwice: (flag) => `${flag} ist doppelt angegeben`,
    unexpected: (text, command) => `„${text}“ ist zu viel; siehe „tablee ${command} --help“`,
    missing: (what, command) => `${what} fehlt; siehe „tablee ${command} --help“`,
    notWhole: (flag, text, min, max) =>
      `${flag} braucht eine ganze Zahl von ${min} bis ${max}, nicht „${text}“`,
    notWholeOrAlone: (flag, text, max, word) =>
      `${flag} braucht eine ganze Zahl von 0 bis ${max}, „${word}“ oder gar nichts, nicht „${text}“`,
    notASetting: (text) => `--option braucht NAME=WERT, nicht „${text}“`,
    settingTwice: (name) => `die Option ${name} ist doppelt angegeben`,
    unknownLang: (text) => `unbekannte Sprache „${text}“; es gibt fr, en, de`,
    unknownBot: (text, known) => `unbekannter Bot „${text}“; es gibt ${known}`,
    tooManyBots: (bots, seats) => `${bots} Bots für ${seats} Plätze`,
    unknownRule: (text, game) => `${game} hat keine Regel „${text}“`,
    noDecks: (game) => `bei ${game} ist das Kartendeck fest: --deck ist dort fehl am Platz`,
    deckTwice:
      '--deck und --option deck=… nennen jeweils ein Deck: bitte nur eines von beiden angeben',
    noPad: (game, known) => `${game} hat keinen Wertungsblock; es gibt ${known}`,
    internal: (message) => `interner Fehler: ${message} (TABLEE_DEBUG=1 zeigt, wo)`,
  },
  file: {
    missing: (path) => `${path}: diese Datei gibt es nicht`,
    folder: (path) => `${path}: das ist ein Ordner, keine Datei`,
    unreadable: (path, code) => `${path}: nicht lesbar (${code})`,
    tooLarge: (path, max) => `${path}: zu groß zum Lesen (höchstens ${max})`,
    binary: (path) => `${path}: das ist kein UTF-8-Text`,
    notJson: (path) => `${path}: das ist kein JSON`,
    unwritable: (path, code) => `${path}: lässt sich nicht schreiben (${code})`,
    exists: (path) => `${path} gibt es schon; bitte einen anderen Namen wählen`,
  },
  setup: {
    'game-unknown': (f) => `unbekanntes Spiel „${f['game']!}“; es gibt ${f['known']!}`,
    'seats-range': (f) => `${f['min']!} bis ${f['max']!} Spieler, nicht ${f['seats']!}`,
    'option-unknown': (f) => `unbekannte Option „${f['option']!}“; es gibt ${f['known']!}`,
    'option-range': (f) =>
      `die Option ${f['option']!} geht von ${f['min']!} bis ${f['max']!}, nicht „${f['value']!}“`,
    'option-choice': (f) =>
      `die Option ${f['option']!} kennt kein „${f['value']!}“; es gibt ${f['known']!}`,
    'option-unused': (f) =>
      `die Option ${f['option']!} gilt nur zusammen mit ${f['needs']!}=${f['value']!}`,
  },
  record: {
    problem: {
      'record-empty': () => 'die Datei ist leer',
      'record-not-one': () =>
        'das ist keine aufgezeichnete Partie (die erste Zeile müsste „tablee-record 1“ lauten)',
      'record-newer': (f) =>
        `Format ${f['found']!} ist neuer als dieses Programm, das bis Format ${f['known']!} liest`,
      'record-carriage-return': (f) =>
        `Zeile ${f['line']!}: Windows-Zeilenende (CR LF); das Format verlangt nur LF`,
      'record-header-line': (f) => `Zeile ${f['line']!}: unlesbare Kopfzeile „${f['text']!}“`,
      'record-header-twice': (f) => `Zeile ${f['line']!}: „${f['key']!}“ steht doppelt da`,
      'record-header-missing': (f) => `im Kopf fehlt die Zeile „${f['key']!}“`,
      'record-name-seat': (f) =>
        `ein Name für Platz ${f['seat']!}, aber es gibt nur ${f['seats']!} Plätze, ab 0 gezählt`,
      'record-cut-off': (f) =>
        `die Datei ist abgeschnitten: sie endet mit Zeile ${f['line']!}, vor der Zeile „steps“`,
      'record-byte-order-mark': () =>
        'Zeile 1: Bytereihenfolge-Marke (BOM) am Anfang; das Format verlangt UTF-8 ohne BOM',
      'rules-newer': (f) =>
        `Version ${f['found']!} der Regeln ist neuer als die hiesige (${f['known']!})`,
      'rules-too-old': (f) =>
        `Version ${f['found']!} der Regeln: kein Weg führt zu Version ${f['known']!}`,
      'option-missing': (f) => `im Kopf fehlt die Zeile „option ${f['option']!} …“`,
    },
    step: {
      'step-unknown': () => 'das ist keine Zeile einer Partie',
      'step-card': (f) => `unbekannte Karte „${f['text']!}“`,
      'step-move': (f) => `ein Zug, der bei „${f['part']!}“ nicht lesbar ist`,
      'step-spelling': () =>
        'ungewöhnliche Schreibweise: jeder Zug wird nur auf eine Art geschrieben',
      'step-sealed-order': (f) =>
        `verdeckte Entscheidungen in falscher Reihenfolge bei Platz ${f['seat']!}`,
      'step-cut-off': () => 'die Zeile ist abgeschnitten: die Datei ist unvollständig',
      'step-missing': (f) => `die Datei ist abgeschnitten: am Ende fehlt „${f['expected']!}“`,
    },
    misfit: {
      'step-kind': (f) =>
        `darauf wartet das Spiel nicht (sondern auf ${
          {
            turn: 'den Zug eines Spielers',
            sealed: 'alle verdeckten Entscheidungen in einer Zeile',
            open: 'ein Gebot oder der Hammerschlag („bell“)',
            chance: 'eine Ziehung',
          }[String(f['pending'])] ?? String(f['pending'])
        })`,
      'step-seats': (f) => `es fehlt die Entscheidung von Platz ${f['seat']!}`,
      'game-over': () => 'die Partie ist schon zu Ende',
    },
    badLine: (line, text, wrong) => `Zeile ${line}: ${text}: ${wrong}`,
    atLine: (line, wrong) => `Zeile ${line}: ${wrong}`,
    derivedWrong: (expected) => `hier müsste „${expected}“ stehen`,
    derivedMisplaced: 'diese errechnete Zeile gehört nicht hierher',
    cutOffLine: (wrong) => `die Zeile ist abgeschnitten, ohne Zeilenende: ${wrong}`,
    noLineEnd: 'Die letzte Zeile hat kein Zeilenende: vielleicht ist die Datei abgeschnitten.',
    bySeat: (name, wrong) => `${name}: ${wrong}`,
  },
  replay: {
    options: 'Optionen',
    through: (name) => `Mit den Augen von ${name}`,
    watcher: 'Zuschauern',
    unseenDraw: 'Es wird gemischt.',
    bell: 'Der Hammer fällt.',
    checked: (steps) =>
      `${counted('de', steps, 'Schritt', 'Schritte')} geprüft, alles regelgerecht.`,
    stopped: (steps) =>
      `Wie gewünscht nach ${counted('de', steps, 'Schritt', 'Schritten')} angehalten; der Rest ist nicht geprüft.`,
    unfinished: (waits) => `Die Partie ist nicht zu Ende: ${waits}.`,
    waitsFor: (names) => `man wartet auf ${names}`,
    waitsForDraw: 'man wartet auf eine Ziehung',
    badViewer: (text, last) =>
      `--as braucht einen Platz von 0 bis ${last} oder „watcher“, nicht „${text}“`,
  },
  outcome: {
    reason: {
      total: 'nach Punkten',
      chain: 'vollständige Kette',
      last: 'als Letzter im Spiel',
      exhausted: 'Karten erschöpft',
    },
    unit: { total: points, chain: chainCards, last: chainCards, exhausted: chainCards },
    winner: (name) => `${name} gewinnt die Partie`,
    shared: (names) => `${names} teilen sich den Sieg`,
    left: 'ausgeschieden',
  },
  simulate: {
    heading: (title, seats, games, seed) =>
      `${title} · ${seats} Plätze · Partien: ${games} · Startwert ${seed}`,
    byLot: 'per Los',
    seat: 'Platz',
    bot: 'Bot',
    wins: 'Siege',
    share: 'Anteil',
    meanScore: 'Punkte im Mittel',
    range: 'min–max',
    left: 'Bankrott',
    inTurnOrder: 'Siege nach Zugreihenfolge',
    first: 'Erster',
    later: (place) => `${place}.`,
    length: 'Länge',
    mean: 'Mittel',
    median: 'Median',
    measure: { steps: 'Schritte', turns: 'Züge', rounds: 'Runden' },
    ends: 'Spielenden',
    sharedGames: (games) => `Geteilte Siege: ${games}`,
    bankruptcies: (games, share, seats) =>
      `Partien mit Bankrott: ${games} (${share}); bankrotte Spieler: ${seats}`,
    recorded: (games, folder) => `Aufgezeichnete Partien: ${games} in ${folder}`,
    progress: (done, all) => `Partien: ${done} / ${all}`,
    cards: {
      caption: 'Was die Karten wert sind',
      columns: [
        'Karte',
        'gezogen',
        'Siege',
        'verkauft',
        'unverkauft',
        'Preis',
        'Einnahme',
        'Käufer siegt',
        'gehabt',
        'nie',
      ],
      note: (even) =>
        `Gezogen: verdeckt, vor dem ersten Neumischen, also allein durch Zufall; irgendeine Karte: ${even}. Verkauft von der Bank; Einnahme: mit den Fäusten der Verlierer. Gehabt, nie: Siege der Plätze, die je eine hatten oder nicht, auch eine Frage der Wahl und der Spieldauer.`,
    },
  },
  arena: {
    heading: (title, seats, deals, seed) =>
      `${title} · ${seats} Plätze · Verteilungen: ${deals}, jede in ${seats} Sitzordnungen · Startwert ${seed}`,
    bot: 'Bot',
    chairs: 'Plätze',
    wins: 'Siege',
    score: 'Punkte im Mittel',
    msMedian: 'ms (Median)',
    msP99: 'ms (99 %)',
    even: (share) => `Siege je Partie und Platz, ± das 95-%-Intervall; ${share} ist ausgeglichen.`,
    rating: 'Wertungszahl',
    ratingNote:
      'Danach, wer vor wem landet; 400 Punkte heißen zehn zu eins. habitue steht bei 1500, sonst der Durchschnitt.',
    progress: (done, all) => `Verteilungen: ${done} / ${all}`,
  },
  verify: {
    missing: (key) => `im Kopf fehlt die Zeile „${key}“: nichts zu prüfen`,
    malformed: (key) => `die Kopfzeile „${key}“ ist nicht lesbar`,
    entropyOrder: (seat) => `die „entropy“-Zeilen sind bei Platz ${seat} nicht in der Reihenfolge`,
    notFinished: 'die Partie ist nicht zu Ende: der Startwert lässt sich erst am Schluss prüfen',
    stopped: 'die Partie hört vor ihrem Ende auf: bis dahin ist alles geprüft',
    commitWrong: (line) =>
      `Zeile ${line}: die Festlegung passt nicht zu aufgedecktem Startwert und Salz`,
    firstWrong: (line, written, drawn) =>
      `Zeile ${line}: das Los lässt Platz ${drawn} beginnen, nicht ${written}`,
    drawWrong: (line, place, written, drawn) =>
      `Zeile ${line}: Karte ${place} der Ziehung ist ${written}, der Startwert ergibt ${drawn}`,
    commitRight: 'Die Festlegung ist wie verlangt SHA-256(Startwert ‖ Salz).',
    entropyUsed: (people) =>
      people === 0
        ? 'Niemand am Tisch hat eigenen Zufall beigesteuert.'
        : `Von Spielern beigesteuerter Zufall: ${people}.`,
    firstRight: 'Es beginnt, wen das Los bestimmt.',
    firstByHost: 'Wer beginnt, hat der Gastgeber bestimmt: nichts nachzurechnen.',
    firstUnsaid:
      'Die Aufzeichnung sagt nicht, wie der erste Spieler bestimmt wurde: nicht geprüft.',
    drawsRight: (draws, cards) =>
      `${counted('de', draws, 'Ziehung', 'Ziehungen')} nachgerechnet, ${cards} Karten, alle gleich.`,
    replayRight: (steps) => `${steps} Schritte nachgespielt, alle regelgerecht.`,
    proves: 'Was das beweist',
    provesText: [
      'Jede Karte stammt aus diesem Startwert: Keine wurde während der Partie von Hand ausgesucht.',
      'Wer die Festlegung vor der ersten Karte gesehen hat, weiß: Der Startwert ist seither derselbe.',
    ],
    provesNot: 'Was das nicht beweist',
    provesNotText: [
      'Dass der Gastgeber vor der Festlegung nicht mehrere Startwerte probiert hat – außer ein Spieler gab danach eigenen Zufall dazu.',
      'Dass der Gastgeber, der den Startwert kennt, während der Partie niemandem etwas verraten hat.',
    ],
  },
  score: {
    mixed: 'diese Karten gehören zu mehreren Spielen',
    noCards: 'keine Karten zu werten',
    typeRows: 'Bitte die Reihen eintippen, z. B. „R3 R6“; eine leere Zeile beendet.',
  },
  list: {
    players: 'Spieler',
    minutes: 'Min.',
    bots: 'Bots',
    options: 'Optionen',
    stage: { draft: 'Entwurf', trial: 'in Erprobung', stable: 'stabil' },
    best: (min, max) => `am besten zu ${min} bis ${max}`,
    range: (name, min, max, initial) => `${name}=${min}…${max} (${initial})`,
    choice: (name, values, initial) => `${name}=${values} (${initial})`,
    lastSeat: 'letzter Platz',
    asManyAsSeats: 'so viele wie Spieler',
    byLot: 'per Los',
    onlyWith: (option, value) => `nur mit ${option}=${value}`,
    cards: (count) => counted('de', count, 'Karte', 'Karten'),
    ruling: 'Entscheidung von Tablée',
  },
  play: {
    words: {
      rules: ['?'],
      moves: ['züge', 'zuege', 'moves', 'm'],
      log: ['protokoll', 'log'],
      record: ['aufzeichnen', 'record'],
      help: ['hilfe', 'help', 'h'],
      quit: ['verlassen', 'tschüss', 'tschuess', 'quit', 'q'],
      silence: ['stumm', 'still', 'schweigen', 'silence', '-'],
    },
    welcome: 'Willkommen am Tisch! Was holen wir aus dem Regal?',
    chooseGame: 'Auswahl (Nummer)',
    notInMenu: (text) => `„${text}“ steht nicht im Menü.`,
    menuHint: 'Bitte die Nummer eines Spiels eintippen, oder „verlassen“.',
    chooseSeats: (min, max, usual) =>
      `Wie viele spielen, ${min} bis ${max} (Eingabetaste = ${usual})`,
    notSeats: (text, min, max) =>
      `Man spielt zu ${min} bis ${max}, Bots mitgezählt, nicht „${text}“.`,
    nothingChosen: 'Nichts gewählt. Bis bald!',
    guest: 'Gast',
    botNames: ['Agathe', 'Basil', 'Clemens', 'Dorothea', 'Emil', 'Friederike'],
    table: (title, names) => `${title} · am Tisch: ${names}`,
    committed: 'Festlegung der Ziehungen (SHA-256)',
    howTo:
      'Einen Zug eintippen; „?“ nennt die Regeln des Augenblicks, „züge“ die Liste, „hilfe“ alles Übrige.',
    yourMove: 'Am Zug',
    melee: 'Eingabetaste = schweigen. Hier läuft keine Uhr: Wenn alle schweigen, fällt der Hammer.',
    refused: 'Abgelehnt',
    moveHint: 'Bitte einen Zug eintippen; „züge“ zählt sie auf, „hilfe“ nennt alles Übrige.',
    notAMove: (text) => `„${text}“: das verstehe ich nicht.`,
    numberTooLarge: (text) => `„${text}“: diese Zahl ist zu groß.`,
    numberNotWhole: (text) => `„${text}“: hier zählen nur ganze Zahlen ab 0.`,
    movesHint: '„züge“ zeigt, was möglich ist.',
    forExample: (moves) => `Zum Beispiel: ${moves}`,
    noSuchRule: (text) => `In diesem Spiel gibt es keine Regel „${text}“.`,
    rulesNow: 'Die Regeln des Augenblicks',
    movesNow: (count) => counted('de', count, 'möglicher Zug', 'mögliche Züge'),
    tooManyMoves: (count) =>
      `${count} mögliche Züge: zu viele für eine Liste. „?“ nennt die Regeln.`,
    noMoves: 'Im Augenblick ist nichts zu wählen.',
    logEmpty: 'Das Protokoll ist noch leer.',
    saved: (path) => `Partie in ${path} gespeichert.`,
    savedUnfinished:
      'Die Partie ist nicht zu Ende: Der Startwert steht noch nicht darin, aber wer die Datei öffnet, sieht alle Karten.',
    recordNeedsFile: 'Bitte auch die Datei nennen: aufzeichnen partie.tablee',
    help: (rule) => [
      ['ein Zug', 'in Kurzform oder wie „züge“ ihn schreibt'],
      ['?', `die Regeln des Augenblicks; „? ${rule}“ zeigt eine davon`],
      ['züge', 'die möglichen Züge'],
      ['protokoll', 'was bisher geschah'],
      ['aufzeichnen DATEI', 'die Partie in einer Datei aufheben'],
      ['verlassen', 'vom Tisch aufstehen (auch Strg-C, Strg-D)'],
    ],
    over: 'Ende der Partie',
    seedRevealed: 'Startwert aufgedeckt',
    saltRevealed: 'Salz aufgedeckt',
    saveOffer: 'Partie aufheben? Dateiname, oder Eingabetaste für nein',
    goodbye: 'Danke fürs Mitspielen. Bis bald!',
    unfinishedGoodbye: 'Dabei bleibt es für heute. Bis bald!',
  },
};
