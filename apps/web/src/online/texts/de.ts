// The online part of the site in German.

import { counted, listed } from '@tablee/kit';
import { daysOf } from '../clock.ts';
import type { OnlineTexts } from './fr.ts';

const chairs = (count: number): string => counted('de', count, 'leerer Stuhl', 'leere Stühle');
/** How many play, where a number takes a form of its own. */
const TOGETHER: Readonly<Record<number, string>> = {
  2: 'zweit',
  3: 'dritt',
  4: 'viert',
  5: 'fünft',
  6: 'sechst',
};
const sayDays = (days: number): string => counted('de', days, 'Tag', 'Tage');
const sayLive = ({ bank, move }: { bank: number; move: number }): string =>
  `${Math.round(bank / 60)} Min. + ${move} s`;

export const de: OnlineTexts = {
  failures: {
    'bad-request': 'Der Server hat die Anfrage nicht verstanden.',
    'too-big': 'Das ist zu lang für den Server.',
    'too-fast': 'Nicht so schnell: kurz warten und noch einmal.',
    busy: 'Der Server hat gerade viel zu tun: Versuch es gleich noch einmal.',
    'too-many-guests':
      'Aus deinem Netz kommen gerade viele Neue: Versuch es in einer Minute noch einmal.',
    'no-key': 'Der Server kennt dich noch nicht. Gib deinen Namen ein und versuch es noch einmal.',
    'bad-key': 'Der Server erkennt dieses Gerät nicht mehr.',
    'no-such-table': 'Diesen Tisch gibt es nicht mehr.',
    'no-such-game': 'Dieses Spiel steht nicht im Regal.',
    'no-such-person': 'Diese Person gibt es nicht mehr.',
    'no-such-page': 'Das kann der Server nicht.',
    'bad-setup': 'So lässt sich der Tisch nicht einrichten.',
    'not-host': 'Das kann nur der Gastgeber des Tisches.',
    'not-seated': 'Du sitzt nicht an diesem Tisch.',
    'seat-taken': 'Diesen Stuhl hat gerade jemand genommen.',
    'no-seat': 'An diesem Tisch ist kein Stuhl mehr frei.',
    started: 'Das Spiel hat schon begonnen.',
    'not-started': 'Das Spiel hat noch nicht begonnen.',
    'not-over': 'Das Spiel ist noch nicht zu Ende.',
    'rules-newer':
      'Diese Partie wurde nach neueren Regeln gespielt, als dieser Server sie kennt. Versuch es später noch einmal.',
    'rules-too-old':
      'Diese Partie wurde nach alten Regeln gespielt, die diese Version nicht mehr lesen kann.',
    'seats-missing': 'Es sind noch Stühle leer.',
    'rated-people': 'Ein gewertetes Spiel wird ohne Bots gespielt.',
    'needs-account': 'Für ein gewertetes Spiel brauchen alle ein Konto.',
    'needs-games': 'Für ein gewertetes Spiel ist es noch zu früh.',
    kicked: 'Du wurdest von diesem Tisch weggeschickt.',
    locked: 'Dieser Tisch nimmt niemanden mehr auf.',
    blocked: 'Vorerst sind die Tische dieses Servers für dich geschlossen.',
    'bad-code': 'Dieser Link wurde schon benutzt oder ist älter als zehn Minuten.',
    'seat-held': 'Dieser Platz wird noch gespielt: kurz warten und noch einmal.',
    'seat-asked':
      'Gerade fragt schon ein anderes Gerät nach einem Platz an diesem Tisch. Versuch es in einer Minute noch einmal.',
    'not-asked': 'Nach diesem Platz fragt niemand mehr.',
    'owner-only': 'Hier bringen nur dein Konto oder das Gerät von vorher deinen Platz mit.',
    passkey: 'Der Passkey hat nicht funktioniert.',
    'no-passkeys': 'Dieser Server unterstützt keine Passkeys.',
    'no-push': 'Dieser Server verschickt keine Mitteilungen.',
    'not-today': 'Das sind nicht mehr die Karten von heute: Das Ergebnis bleibt auf diesem Gerät.',
    'already-played': 'Du hast die Karten dieses Tages schon gespielt.',
    'not-played': 'Spiel diese Karten zuerst: Danach erfährst du, wie es den anderen ging.',
    'bad-record':
      'Das sind nicht die Karten dieses Tages, oder sie wurden nicht so gespielt wie hier.',
    'other-bots':
      'Unterdessen ist eine neue Version erschienen: Das Ergebnis bleibt auf diesem Gerät.',
    store: 'Der Server konnte es nicht speichern: Nichts hat sich geändert. Bitte noch einmal.',
    broken: 'Etwas hat geklemmt. Bitte noch einmal.',
    'no-network': 'Kein Netz: Zum Online-Spielen brauchst du eins.',
    'no-answer': 'Der Server antwortet nicht. Versuch es gleich noch einmal.',
    'no-server': 'Hier läuft die Seite ohne Server: keine Online-Tische.',
    'other-version':
      'Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu; hilft das nicht, versuch es später noch einmal.',
  },
  standing: ({ name = 'Du', among, days, ofDays, people, ofPeople }) =>
    `Alle müssen erst an ${ofDays} verschiedenen Tagen Partien zu Ende gespielt haben, mit ${ofPeople} Leuten, die ${among === 'rated' ? 'eine Wertung' : 'ein Konto'} haben. ${name}: ${days} von ${ofDays} Tagen, ${people} von ${ofPeople} Leuten.`,
  retry: 'Noch einmal',

  link: {
    connecting: 'Auf dem Weg zum Tisch …',
    lost: 'Verbindung verloren, wir versuchen es weiter …',
    restart: 'Der Server macht kurz Pause, gleich geht es weiter …',
    back: 'Wieder da!',
  },

  stops: {
    version: {
      title: 'Es gibt eine neue Version',
      text: 'Lade die Seite neu, um an den Tisch zurückzukommen: Dein Platz wartet.',
    },
    unreadable: {
      title: 'Tisch und Seite verstehen sich nicht mehr',
      text: 'Lade die Seite neu, um an den Tisch zurückzukommen: Dein Platz wartet.',
    },
    'no-such-table': {
      title: 'Diesen Tisch gibt es nicht mehr',
      text: 'Vielleicht ist der Link unvollständig, oder der Tisch ist abgeräumt.',
    },
    'no-watching': {
      title: 'An diesem Tisch wird nicht zugeschaut',
      text: 'Die Spielenden bleiben lieber unter sich.',
    },
    'bad-token': {
      title: 'Dein Platz ist woanders besetzt',
      text: 'Ein anderes Gerät hat ihn übernommen.',
    },
    kicked: {
      title: 'Du wurdest vom Tisch weggeschickt',
      text: 'An diesen Tisch kannst du nicht zurück. Es gibt andere.',
    },
    left: { title: 'Du hast den Tisch verlassen', text: 'Bis zum nächsten Mal!' },
    removed: { title: 'Der Tisch ist abgeräumt', text: 'Es war niemand mehr da.' },
    closed: {
      title: 'Der Tisch wurde geschlossen',
      text: 'Wer diesen Server betreibt, hat ihn endgültig geschlossen.',
    },
    blocked: {
      title: 'Du kannst hier vorerst nicht spielen',
      text: 'Wer diesen Server betreibt, hat seine Tische eine Zeit lang für dich geschlossen.',
    },
    moved: {
      title: 'Du spielst auf einem anderen Bildschirm',
      text: 'Dein Platz wurde in einem anderen Tab oder auf einem anderen Gerät übernommen.',
    },
    seat: { title: 'Dein Stuhl kommt …', text: 'Dein Platz zieht auf dieses Gerät um.' },
    noCode: {
      title: 'Dieser Link ist unvollständig',
      text: 'Hol dir einen neuen auf dem Gerät, auf dem du spielst: Menü des Tisches, dann „Gerät wechseln“.',
    },
    retake: 'Hier weiterspielen',
    reload: 'Seite neu laden',
    toLobby: 'Andere Tische ansehen',
    openAnother: 'Anderen Tisch öffnen',
  },

  lobby: {
    heading: 'Online-Tische',
    intro: 'Setz dich, wo ein Stuhl frei ist, oder öffne einen eigenen Tisch.',
    mine: 'Meine Tische',
    open: 'Hier fehlen noch Leute',
    openNone: 'Gerade wartet niemand. Öffne einen Tisch: Die anderen sehen ihn hier.',
    running: 'Zum Zuschauen',
    runningNone: 'Gerade gibt es nichts zum Zuschauen.',
    newTable: 'Tisch öffnen',
    newTableHint: 'Alle sehen ihn und können sich dazusetzen.',
    stale: 'Diese Liste ist nicht mehr aktuell.',
    sit: 'Dazusetzen',
    watch: 'Zuschauen',
    go: 'Hingehen',
    yourTurn: 'Du bist dran',
    states: {
      gathering: 'es fehlen noch Leute',
      playing: 'Spiel läuft',
      over: 'Spiel beendet',
      ended: 'Spiel abgebrochen',
    },
    free: (count) => counted('de', count, 'freier Stuhl', 'freie Stühle'),
    with: (names) => (names.length === 0 ? 'noch niemand' : listed('de', names)),
  },

  join: {
    name: 'Dein Name',
    nameNeeded: 'Dein Name fehlt: So nennen dich die anderen.',
    face: 'Dein Bild',
    faceNumber: (number) => `Bild ${number}`,
    sit: 'Ich setze mich',
    sitAgain: 'Meinen Platz zurück',
    again: 'Du sitzt an diesem Tisch, aber nicht auf diesem Gerät.',
    full: 'Alle Stühle sind besetzt. Du kannst zuschauen.',
    locked: 'An diesem Tisch bleibt man unter sich. Es gibt noch andere!',
    invited: (host) => `${host} lädt dich an den Tisch ein.`,
    nobody: 'Ein Tisch wartet auf dich.',
    change: 'Ändern',
    as: (name) => `Du setzt dich als ${name}.`,
    elsewhere: 'Ich sitze schon hier, an einem anderen Gerät',
    bring: (move) =>
      `Tippe dort auf „${move}“ und scanne den Code, der dann erscheint: Dein Platz kommt hierher.`,
    alike: 'So heißt hier schon jemand: Hinter deinem Namen steht dann eine Zahl.',
  },

  rejoin: {
    title: 'Spielst du hier mit, auf einem anderen Gerät?',
    offer: 'Sag, wer du bist: Jemand am Tisch muss es bestätigen.',
    iAm: (name) => `Ich bin ${name}`,
    asked: (name) => `Wir fragen am Tisch, ob du wirklich ${name} bist. Einen Moment …`,
    refused: () => 'Jemand am Tisch hat Nein gesagt.',
    back: (name) => `${name} ist auf dem ersten Gerät wieder da.`,
    late: () => 'Es kam keine Antwort. Versuch es noch einmal.',
    told: (by) =>
      `${by} hat bestätigt, dass du auf einem anderen Gerät weiterspielst. Warst du das nicht, nimm deinen Platz zurück.`,
  },
  invite: {
    heading: 'Freunde einladen',
    hint: 'Schick diesen Link: Wer ihn öffnet, gibt einen Namen ein und sitzt am Tisch.',
    sameNetwork: 'Er lässt sich auf jedem Gerät im selben Netz öffnen, etwa im selben WLAN.',
    onlyHere:
      'Diese Seite lässt sich nur auf diesem Computer öffnen: Andere Geräte erreichen sie nicht.',
    address: 'Die Adresse dieses Computers',
    link: 'Der Link zum Tisch',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    selected: 'Der Link ist markiert: Jetzt nur noch kopieren.',
    share: 'Teilen',
    qr: 'QR-Code des Links zum Tisch, mit dem Handy zu scannen',
    create: 'Tisch öffnen',
    message: (title) => `An meinem Tisch wartet ein Stuhl auf dich: ${title}`,
  },

  waiting: {
    heading: 'Alle nehmen Platz',
    around: 'Rund um den Tisch',
    you: 'du',
    host: 'Gastgeber',
    bot: 'Bot',
    silenced: 'stumm',
    empty: 'Stuhl frei',
    chair: (number) => `Stuhl ${number}`,
    start: 'Beginnen',
    startWith: (count) =>
      TOGETHER[count] === undefined ? `Mit ${count} beginnen` : `Zu ${TOGETHER[count]} beginnen`,
    missing: (count) => `Noch ${chairs(count)}`,
    least: (count) =>
      `Zum Anfangen müsst ihr mindestens ${TOGETHER[count] === undefined ? count : `zu ${TOGETHER[count]}`} sein.`,
    rated:
      'Ein gewertetes Spiel wird ohne Bots gespielt: Mach ihre Stühle frei oder spielt ungewertet.',
    accounts: (names) =>
      `${listed('de', names)} ${names.length > 1 ? 'haben' : 'hat'} noch kein Konto.`,
    noAccount: 'ohne Konto',
    ready: 'Alle sind da.',
    full: 'Alle Stühle sind besetzt.',
    missed: (names) =>
      `${listed('de', names)} ${names.length > 1 ? 'sind' : 'ist'} gerade nicht da.`,
    startAnyway: 'Du kannst trotzdem beginnen: Die Plätze bleiben reserviert.',
    away: 'nicht da',
    waitFor: (host) => `${host} startet das Spiel.`,
    fillBots: 'Bots hinsetzen',
    locked: 'Neue können sich nicht mehr dazusetzen.',
    unlock: 'Wieder öffnen',
    leaveSure: 'Wirklich gehen?',
    arrived: (name) => `${name} hat sich an den Tisch gesetzt.`,
    left: (name) => `${name} hat den Tisch verlassen.`,
    newHost: (name) => `${name} ist jetzt Gastgeber.`,
  },

  account: {
    needed: 'Dieses Spiel wird gewertet: Du brauchst ein Konto.',
    neededToRate: 'Für ein gewertetes Spiel brauchst du ein Konto.',
    hint: 'Das geht im Handumdrehen, ohne E-Mail-Adresse und Passwort. Die ersten Partien werden nicht gewertet.',
    make: 'Konto anlegen oder anmelden',
  },

  seat: {
    addBot: 'Bot hinsetzen',
    level: 'Welcher Bot?',
    levels: { debutant: 'Anfänger', habitue: 'Stammgast', expert: 'Kenner', maitre: 'Meister' },
    levelHints: {
      debutant: 'Sieht kaum mehr als die eigenen Karten.',
      habitue: 'Weiß, was zu tun ist, rechnet aber wenig.',
      expert: 'Spielt im Kopf durch, was noch kommen kann.',
      maitre: 'Wie ein Kenner, nur sieht er genauer hin.',
    },
    removeBot: 'Stuhl frei machen',
    removeChair: 'Stuhl wegnehmen',
    swap: 'Tauschen mit …',
    swapHint: 'Gespielt wird in der Reihenfolge der Stühle.',
    makeHost: 'Zum Gastgeber machen',
    silence: 'Nachrichten stummschalten',
    unsilence: 'Wieder schreiben lassen',
    kick: 'Wegschicken',
    kickSure: 'Ja, wegschicken',
    kickHint: 'Diese Person kann nicht an diesen Tisch zurück.',
    lock: 'Tisch für Neue schließen',
    lockHint: 'Sonst könnte sie unter einem anderen Namen wiederkommen.',
  },

  settings: {
    summary: 'So wird gespielt',
    chairs: 'Stühle',
    who: 'Wer mitspielen kann',
    invitation: 'Auf Einladung',
    everyone: 'Alle',
    whoHints: {
      invitation: 'Nur wer den Link hat.',
      everyone: 'Der Tisch steht unter den Online-Tischen.',
    },
    watch: 'Zuschauen erlaubt',
    watchHint: 'Wer zuschaut, sieht keine Hand.',
    chat: 'Nachrichten',
    chatHint: 'Wer zuschaut, liest mit, schreibt aber nicht.',
    rated: 'Gewertetes Spiel',
    ratedHint:
      'Zählt für die Wertung aller. Ohne Bots, und alle brauchen ein Konto, das hier schon gespielt hat.',
    ratedBots: 'Ein gewertetes Spiel wird ohne Bots gespielt: Mach erst ihre Stühle frei.',
    clock: 'Uhr',
    clocks: { none: 'Keine', live: 'Live', correspondence: 'Über mehrere Tage' },
    clockHints: {
      none: 'Alle nehmen sich so viel Zeit, wie sie wollen.',
      live: 'Etwas Zeit für jeden Zug und eine Reserve fürs ganze Spiel. Bei null macht ein Bot den einen Zug.',
      correspondence: 'Alle spielen, wann es ihnen passt.',
    },
    live: 'Reserve + Zeit je Zug',
    days: 'Je Zug',
    sayLive,
    sayDays,
    facts: {
      fact: (name, value) => `${name}: ${value}`,
      visible: (isPublic) => (isPublic ? 'offen für alle' : 'auf Einladung'),
      watching: (mayWatch) => (mayWatch ? 'Zuschauen erlaubt' : 'ohne Zuschauer'),
      talking: (hasChat) => (hasChat ? 'mit Nachrichten' : 'ohne Nachrichten'),
      rated: 'gewertet',
      locked: 'für Neue geschlossen',
      clock: (clock) =>
        clock === null
          ? 'ohne Uhr'
          : clock.kind === 'live'
            ? `Uhr: ${sayLive(clock)} je Zug`
            : `${sayDays(daysOf(clock))} je Zug`,
    },
  },
};
