// Holds the texts of shared screens, for the screen itself and for the phones.

import { listed, type Lang } from '@tablee/kit';
import { settings } from '../../app/settings.svelte.ts';

const fr = {
  offer: {
    heading: 'Une télé dans la pièce ?',
    hint: 'Le grand écran montre la table, chaque téléphone seulement sa main.',
    show: 'Afficher sur grand écran',
    /** For a device that has no keyboard at hand. */
    address: 'Sur la télé ou l’ordinateur, ouvre cette adresse :',
  },
  /** On a phone while a screen is there. */
  hand: {
    on: 'Ma main seulement',
    off: 'Toute la table',
  },
  choice: {
    be: 'Cet appareil sert d’écran, je joue sur mon téléphone',
    /** Before there is a table. */
    opens: 'Un code s’affiche ici : chacun le scanne et s’assoit à la table.',
    /** While this device holds the seat. */
    moves: 'Ta place passe sur ton téléphone, et la table s’affiche ici.',
    or: 'ou',
    scan: 'Scanne ce code avec ton téléphone : ta place y passe, et la table s’affiche ici.',
    /** After the seat has gone elsewhere. */
    here: 'Afficher la table ici',
  },
  scan: 'Scanne pour t’asseoir',
  rejoin: 'Rejoindre',
  /** Under the code, before the address. */
  type: 'ou ouvre dans ton navigateur :',
  gathering: (free: number): string =>
    free === 0
      ? 'Tout le monde est assis.'
      : free === 1
        ? 'Encore une chaise libre.'
        : `Encore ${free} chaises libres.`,
  /** While all chairs are free. */
  first: 'La première personne assise règle la table et lance la partie.',
  starts: (host: string): string => `${host} lance la partie sur son téléphone.`,
  /** In the window's title, behind the game. */
  states: { gathering: 'la table se remplit', playing: 'partie en cours', over: 'partie terminée' },
  onlyHere: 'Cet ordinateur n’est sur aucun réseau : les téléphones ne peuvent pas le joindre.',
  noWatching: {
    title: 'Cette table ne se regarde pas',
    text: 'L’hôte peut le permettre : « Régler la table », puis « On peut regarder ». Cette page s’en aperçoit toute seule.',
  },
  rematch: 'La revanche se lance sur un téléphone.',
  next: 'La revanche est prête : on y va.',
  gone: (names: readonly string[]): string =>
    `${listed('fr', names)} ${names.length > 1 ? 'ne sont' : 'n’est'} pas là pour l’instant.`,
  full: 'Plein écran',
  leave: 'Quitter le grand écran',
};
export type ScreenTexts = typeof fr;

const en: ScreenTexts = {
  offer: {
    heading: 'A television in the room?',
    hint: 'The big screen shows the table, each phone only its own hand.',
    show: 'Show on a big screen',
    address: 'On the television or laptop, open this address:',
  },
  hand: {
    on: 'My hand only',
    off: 'The whole table',
  },
  choice: {
    be: 'This device is the big screen, I play on my phone',
    opens: 'A code appears here: everybody scans it and sits down.',
    moves: 'Your seat moves to your phone, and the table appears here.',
    or: 'or',
    scan: 'Scan this code with your phone: your seat moves there, and the table appears here.',
    here: 'Show the table here',
  },
  scan: 'Scan to sit down',
  rejoin: 'Join',
  type: 'or open in your browser:',
  gathering: (free) =>
    free === 0 ? 'Everyone is seated.' : free === 1 ? 'One chair free.' : `${free} chairs free.`,
  first: 'The first to sit down sets up the table and starts the game.',
  starts: (host) => `${host} starts the game on their phone.`,
  states: { gathering: 'taking seats', playing: 'game in progress', over: 'game over' },
  onlyHere: 'This computer isn’t on a network: phones can’t reach it.',
  noWatching: {
    title: 'Nobody may watch this table',
    text: 'The host can allow it: “Set up the table”, then “Watching is allowed”. This page will notice by itself.',
  },
  rematch: 'Start the rematch on a phone.',
  next: 'The rematch is ready: here we go.',
  gone: (names) => `${listed('en', names)} ${names.length > 1 ? 'are' : 'is'} away right now.`,
  full: 'Full screen',
  leave: 'Leave the big screen',
};

const de: ScreenTexts = {
  offer: {
    heading: 'Ein Fernseher im Zimmer?',
    hint: 'Der große Bildschirm zeigt den Tisch, jedes Handy nur die eigene Hand.',
    show: 'Auf großem Bildschirm zeigen',
    address: 'Öffne am Fernseher oder Laptop diese Adresse:',
  },
  hand: {
    on: 'Nur meine Hand',
    off: 'Der ganze Tisch',
  },
  choice: {
    be: 'Dieses Gerät ist der Bildschirm, ich spiele am Handy',
    opens: 'Hier erscheint ein Code: Alle scannen ihn und sitzen am Tisch.',
    moves: 'Dein Platz kommt aufs Handy, und hier erscheint der Tisch.',
    or: 'oder',
    scan: 'Scanne diesen Code mit deinem Handy: Dein Platz kommt dorthin, und hier erscheint der Tisch.',
    here: 'Den Tisch hier zeigen',
  },
  scan: 'Scannen und Platz nehmen',
  rejoin: 'Mitmachen',
  type: 'oder im Browser öffnen:',
  gathering: (free) =>
    free === 0
      ? 'Alle sitzen.'
      : free === 1
        ? 'Noch ein Stuhl ist frei.'
        : `Noch ${free} Stühle sind frei.`,
  first: 'Wer sich zuerst setzt, richtet den Tisch ein und startet das Spiel.',
  starts: (host) => `${host} startet das Spiel am Handy.`,
  states: { gathering: 'alle nehmen Platz', playing: 'Spiel läuft', over: 'Spiel beendet' },
  onlyHere: 'Dieser Computer ist in keinem Netz: Handys erreichen ihn nicht.',
  noWatching: {
    title: 'Hier darf niemand zuschauen',
    text: 'Das kann ändern, wer eingeladen hat: „Tisch einrichten“, dann „Zuschauen erlaubt“. Diese Seite merkt es von selbst.',
  },
  rematch: 'Die Revanche startet ihr am Handy.',
  next: 'Die Revanche steht bereit: weiter geht’s.',
  gone: (names) => `${listed('de', names)} ${names.length > 1 ? 'sind' : 'ist'} gerade weg.`,
  full: 'Vollbild',
  leave: 'Großen Bildschirm verlassen',
};

const ALL: Readonly<Record<Lang, ScreenTexts>> = { fr, en, de };

/** Read inside a component or an effect it follows the language. */
export const sayScreen = (): ScreenTexts => ALL[settings.lang];
