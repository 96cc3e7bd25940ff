// The account page and other players' pages in German.

import { counted, listed } from '@tablee/kit';
import { REVIEW_WORDS } from '@tablee/review';
import { de as online } from '../../online/texts/de.ts';
import { sayAgo } from '../../app/texts/ago.ts';
import { figuresIn } from './figures.ts';
import { LINK } from './link.ts';
import type { MeTexts } from './fr.ts';

const { longDay, ...FIGURES } = figuresIn('de');

const lostOf = (cost: number): string => `${FIGURES.points(cost)} % Gewinnchance`;

const games = (count: number): string => counted('de', count, 'Partie', 'Partien');
const wins = (count: number): string => counted('de', count, 'Sieg', 'Siege');

export const de: MeTexts = {
  heading: 'Du',
  link: LINK.de.link,
  retry: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  done: 'Erledigt.',
  failures: {
    ...online.failures,
    'no-such-person': 'Hier ist niemand: Vielleicht wurden die Daten dieser Person gelöscht.',
    'bad-key': 'Dieses Gerät ist nicht mehr mit deinem Konto verbunden.',
    'not-over': 'Diese Partie ist noch nicht zu Ende: Ansehen geht erst danach.',
    'bad-code': 'Der Code stimmt nicht, oder er ist schon verbraucht. Prüfe jedes Zeichen.',
    passkey:
      'Der Passkey hat nicht funktioniert. Versuch es noch einmal oder nimm deinen Notfallcode.',
    'no-network': 'Kein Netz: Dieser Teil der Seite wartet, bis es wieder da ist.',
    'no-server': 'Hier läuft die Seite ohne Server: keine Online-Partien, kein Konto.',
    'no-name': 'Du brauchst zuerst einen Namen: Schreib ihn oben hinein.',
    'no-copy': 'Dieses Gerät will nicht kopieren: Schreib den Code von Hand ab.',
    cancelled: 'Abgebrochen: Nichts hat sich geändert.',
    'known-passkey': 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
  },
  you: {
    heading: 'Name und Bild',
    name: 'Name',
    namePlaceholder: 'Wie nennt man dich?',
    portrait: 'Bild',
    portraitNumber: (number) => `Bild ${number}`,
    guest: 'Ohne Konto, auf diesem Gerät',
    since: (time) => `Am Tisch seit ${FIGURES.month(time)}`,
    settings: 'Einstellungen',
  },
  results: {
    heading: 'Deine Ergebnisse',
    none: 'Noch keine Online-Partie zu Ende gespielt. Lade jemanden ein oder setz dich an einen offenen Tisch!',
    noneTheirs: 'Noch keine Partie zu Ende gespielt.',
    here: 'Auf diesem Gerät',
    hereHint: 'Gegen Bots, ohne Netz: Diese Partien bleiben hier.',
    games,
    wins,
    share: (played, won) => `${wins(won)} in ${games(played)}`,
    against: 'Gegen wen',
    gamesHead: 'Partien',
    winsHead: 'Siege',
    people: 'gegen Menschen',
    levels: {
      random: 'gegen die Zerstreuten',
      debutant: 'gegen die Anfänger',
      habitue: 'gegen die Stammgäste',
      expert: 'gegen die Kenner',
      maitre: 'gegen die Meister',
    },
    rating: 'Wertung',
    ratingSpoken: (value, deviation, isProvisional) =>
      `Wertung ${value}, auf ${deviation} genau${isProvisional ? ', vorläufig' : ''}`,
    provisional: 'vorläufig',
    provisionalHint: 'Noch ein paar gewertete Partien, dann wird die Wertung fest.',
    rated: (count) => counted('de', count, 'gewertete Partie', 'gewertete Partien'),
  },
  progress: {
    heading: 'Deine Fortschritte',
    none: 'Lass eine beendete Partie auswerten: Was deine Entscheidungen gekostet haben, sammelt sich dann hier, Partie für Partie. „Auswerten“ findest du am Ende jeder Partie und im Regal.',
    summary: (played, cost) =>
      `${counted('de', played, 'Partie ausgewertet', 'Partien ausgewertet')}. Im Schnitt hat dich eine Entscheidung ${lostOf(cost)} gekostet.`,
    trends: {
      better: 'Deine letzten fünf Partien sind besser als die davor.',
      worse: 'Deine letzten fünf Partien haben dich mehr gekostet als die davor.',
      same: 'Deine letzten fünf Partien sind wie die davor.',
    },
    older: (count) =>
      count === 1
        ? 'In Grau: eine Partie, die eine ältere Version ausgewertet hat. Sie zählt hier nicht mit; öffne ihre Auswertung, dann wird sie neu gemacht.'
        : `In Grau: ${count} Partien, die eine ältere Version ausgewertet hat. Sie zählen hier nicht mit; öffne eine Auswertung, dann wird sie neu gemacht.`,
    allOlder:
      'Von einer älteren Version ausgewertet, ohne Fehlerspielraum; öffne eine Auswertung, dann wird sie neu gemacht.',
    costHeading: 'Was eine Entscheidung kostet',
    costHint:
      'Jeder Kreis ist eine Partie, die Linie der Schnitt der letzten fünf; je tiefer, desto besser gespielt.',
    chart: (title, played, cost) =>
      `${title}: was eine Entscheidung in ${counted('de', played, 'Partie', 'Partien')} gekostet hat, im Schnitt ${lostOf(cost)}. Die Zahlen stehen in der Tabelle.`,
    luckHeading: 'Mit und ohne Glück',
    won: 'Gewonnen',
    adjusted: 'Ohne Glück',
    level: 'Bei gleichem Können',
    open: REVIEW_WORDS.de.telling.open,
    luckHint:
      'Ohne Glück: was deine Partien mit weder guten noch schlechten Karten gebracht hätten. Bei gleichem Können: was du im Schnitt gewinnen würdest, wenn alle gleich gut spielten.',
    outOf: (count, all, margin) => `${FIGURES.about(count, margin)} von ${all}`,
    kindsHeading: 'Was dich am meisten kostet',
    kindsHint: 'Wie oft, und wie viel Gewinnchance insgesamt.',
    noMistakes: 'Keine klaren Fehler.',
    other: 'Andere Fehler',
    times: (count) => `${count}-mal`,
    lost: (cost) => `${FIGURES.points(cost)} %`,
    table: 'Die Zahlen',
    tableHint: 'Monat für Monat, Partie für Partie',
    when: 'Wann',
    costHead: 'Kosten (%)',
    ...FIGURES,
    waiting: (count) =>
      `${counted('de', count, 'beendete Partie wartet', 'beendete Partien warten')} auf eine Auswertung:`,
    reviewAll: 'Alle auswerten',
    nth: (number, count, title) => `Partie ${number} von ${count}: ${title}`,
    stay: 'Das läuft, solange diese Seite offen bleibt.',
    allDone: (count) => `Fertig: ${counted('de', count, 'Partie', 'Partien')} ausgewertet.`,
    unreadable: (count) =>
      count === 1
        ? 'Eine Partie ließ sich nicht mehr lesen.'
        : `${count} Partien ließen sich nicht mehr lesen.`,
    kept: 'Aus den Auswertungen, die auf diesem Gerät liegen.',
  },
  history: {
    heading: 'Deine letzten Online-Partien',
    won: 'Gewonnen',
    shared: 'Geteilter Sieg',
    undecided: 'Niemand hat gewonnen',
    with: (names) => `mit ${listed('de', names)}`,
    rated: 'gewertet',
    review: 'Auswerten',
    more: (count) => counted('de', count, 'ältere Partie', 'ältere Partien'),
    day: longDay,
  },
  person: {
    together: 'Zwischen euch',
    results: 'Ergebnisse',
    never: 'Ihr habt noch keine Partie zusammen zu Ende gespielt.',
    self: 'Das bist du. So sehen dich die anderen.',
    tally: (played, mine, theirs, name) =>
      `${games(played)}: ${wins(mine)} für dich, ${theirs} für ${name}`,
  },
  account: {
    heading: 'Konto',
    forTable:
      'An deinem Tisch wird gewertet gespielt, dafür brauchst du ein Konto. Danach geht es von hier zurück an den Tisch.',
    toTable: 'Zurück an den Tisch',
    why: 'Fast alles geht ohne Konto. Ein Konto ist für zweierlei da: gewertete Spiele zu spielen, und deinen Namen, deine Partien und deine Einstellungen auf ein anderes Gerät mitzunehmen. Keine E-Mail-Adresse, kein Passwort.',
    how: 'Ein Passkey liegt auf deinem Handy oder Computer; du öffnest ihn mit dem Finger, dem Gesicht oder dem Code des Geräts.',
    create: 'Konto mit einem Passkey anlegen',
    created:
      'Dein Konto ist da. Mach dir noch einen Notfallcode: Er rettet dich, wenn der Passkey verloren geht.',
    have: 'Hast du schon ein Konto?',
    signIn: 'Mit meinem Passkey anmelden',
    signedIn:
      'Da bist du wieder. Dein Name, deine Partien und deine Einstellungen sind auf diesem Gerät.',
    recovered:
      'Da bist du wieder. Der Code ist damit verbraucht: Leg einen neuen an und füg, wenn es geht, einen Passkey hinzu.',
    guestJoins: 'Was du hier ohne Konto gespielt hast, kommt zu deinem Konto dazu.',
    useCode: 'Meinen Notfallcode benutzen',
    codeLabel: 'Notfallcode',
    codeHint: 'Großbuchstaben, Striche und Leerzeichen sind egal.',
    recover: 'Mein Konto zurückholen',
    obstacles: {
      insecure:
        'An dieser Adresse ohne https erlaubt der Browser keine Passkeys: Sie funktionieren an der https-Adresse der Seite.',
      address:
        'Ein Passkey braucht eine Seite mit richtigem Namen; diese Adresse besteht nur aus Zahlen.',
      old: 'Dieser Browser kennt keine Passkeys; ein neuerer schon.',
    },
    onlyCode: 'Wenn du schon ein Konto hast, geht dein Notfallcode auch hier.',
    follows:
      'Name, Bild, Sprache, Darstellung, Tempo, Animationen und Hilfen kommen überallhin mit. Töne stellst du auf jedem Gerät selbst ein.',
    signOut: 'Auf diesem Gerät abmelden',
    signOutHint: 'Dein Konto bleibt, ebenso die Offline-Partien und Einstellungen dieses Geräts.',
    signOutSure: 'Hier abmelden',
    signedOut: 'Dieses Gerät ist nicht mehr mit deinem Konto verbunden.',
    noWayBack:
      'Vorsicht: Dein Konto hat weder Passkey noch Notfallcode. Einmal abgemeldet, kämst du nicht mehr hinein.',
  },
  passkeys: {
    heading: 'Deine Passkeys',
    none: 'Keine Passkeys.',
    added: (time) => `hinzugefügt am ${longDay(time)}`,
    used: (then, now) => `zuletzt benutzt: ${sayAgo('de', then, now)}`,
    unused: 'noch nicht benutzt',
    add: 'Passkey hinzufügen',
    addHint: 'Zum Beispiel für das Tablet oder auf einem eigenen Sicherheitsschlüssel.',
    label: 'Name des Passkeys',
    save: 'Passkey anlegen',
    remove: 'Entfernen',
    removeSure: 'Diesen Passkey entfernen?',
    lastWithCode:
      'Das ist dein letzter Passkey: Danach öffnet nur noch dein Notfallcode dein Konto.',
    lastOfAll:
      'Das ist dein letzter Passkey, und du hast keinen Notfallcode: Danach öffnet auf einem anderen Gerät nichts mehr dein Konto.',
    removed:
      'Passkey entfernt. Auf deinem Gerät steht er vielleicht noch in der Liste: Auch dort kannst du ihn löschen.',
    unnamed: 'Passkey ohne Namen',
  },
  recovery: {
    heading: 'Notfallcode',
    has: 'Du hast einen Notfallcode. Bewahre ihn auf Papier auf, nicht im Handy.',
    hasNot: 'Du hast noch keinen. Ohne ihn ist mit den Passkeys auch das Konto verloren.',
    make: 'Notfallcode anlegen',
    remake: 'Neuen Code anlegen',
    replaces: 'Der neue Code ersetzt den alten, der dann nicht mehr gilt.',
    remakeSure: 'Den alten Code ersetzen',
    title: 'Dein Notfallcode',
    once: 'Er wird nur einmal gezeigt: Schreib ihn jetzt auf.',
    where: 'Wer diesen Code hat, hat dein Konto. Gib ihn niemandem.',
    print: 'Drucken',
    copy: 'Kopieren',
    copied: 'Kopiert. Füg ihn an einem sicheren Ort ein.',
    noted: 'Ich habe ihn notiert',
    sureNoted:
      'Hast du ihn wirklich notiert? Er kommt nicht wieder. Noch einmal schließen, um ohne ihn weiterzumachen.',
    sheetTitle: 'Tablée – Notfallcode',
    sheetText:
      'Mit diesem Code bekommst du dein Konto auf jedem Gerät zurück: Seite öffnen, auf deine Seite gehen, „Meinen Notfallcode benutzen“. Ein neuer Code ersetzt diesen.',
    sheetFor: (name, day) =>
      name === '' ? `Angelegt am ${day}` : `Für ${name}, angelegt am ${day}`,
  },
  push: {
    heading: 'Mitteilungen',
    switch: 'Sag mir, wenn ich dran bin',
    hint: 'Eine Mitteilung auf diesem Gerät, auch wenn die Seite zu ist. Sie nennt das Spiel, nie deine Karten.',
    on: 'Alles klar: Dieses Gerät sagt dir Bescheid.',
    off: 'Dieses Gerät sagt dir nicht mehr Bescheid.',
    obstacles: {
      'home-screen':
        'Auf iPhone und iPad: Leg Tablée zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) und öffne es von dort.',
      denied:
        'Mitteilungen dieser Seite sind im Browser gesperrt. Erlaube sie in den Einstellungen der Seite und komm dann zurück.',
    },
  },
  data: {
    heading: 'Deine Daten',
    export: 'Meine Daten herunterladen',
    exportHint:
      'Alles, was der Server von dir weiß, und die Auswertungen auf diesem Gerät, in einer JSON-Datei.',
    forget: 'Alles auf diesem Gerät löschen',
    forgetHint:
      'Löscht hier alles, was die Seite aufbewahrt: Name, Einstellungen, Offline-Partien, Auswertungen, Wertungsblöcke, Plätze an Tischen. Dein Konto bleibt.',
    forgetGuest:
      'Löscht hier alles, was die Seite aufbewahrt: Name, Einstellungen, Offline-Partien, Auswertungen, Wertungsblöcke. Ohne Konto sind auch deine Plätze und Online-Partien weg.',
    forgetSure: 'Ja, hier alles löschen',
    delete: 'Meine Daten löschen',
    deleteHint: 'Vom Server, für immer.',
    deleteTitle: 'Meine Daten vom Server löschen?',
    deleteWhat: [
      'Name, Bild, Einstellungen, Passkeys, Notfallcode, Wertungen und Mitteilungen sind sofort weg.',
      'An Tischen, an denen du spielst, übernimmt ein Bot deinen Platz.',
      'Beendete Partien bleiben den anderen, aber ohne deinen Namen: An seiner Stelle steht ein Strich. Was du am Tisch geschrieben hast, wird gelöscht.',
      'Was auf diesem Gerät liegt, bleibt: Auch das löscht „Alles auf diesem Gerät löschen“.',
      'Niemand kann das rückgängig machen, auch wir nicht.',
    ],
    deleteType: (word) => `Zum Bestätigen ${word} eingeben`,
    deleteWord: 'LÖSCHEN',
    deleteSure: 'Für immer löschen',
    deleted: 'Gelöscht. Der Server weiß nichts mehr von dir.',
  },
};
