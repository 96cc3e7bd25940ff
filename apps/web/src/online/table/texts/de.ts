// An online table in German.

import { counted, listed } from '@tablee/kit';
import type { OnlineTableTexts } from './fr.ts';

const SPANS = { hour: 'Std.', minute: 'Min.' } as const;

export const de: OnlineTableTexts = {
  yourTurn: '● Du bist dran',
  choices: 'Möglichkeiten zeigen',
  fold: 'Zuklappen',
  more: (count) => `Weiteres zeigen (${count})`,
  state: {
    away: 'gerade nicht erreichbar',
    gone: 'gerade weg',
    sits: 'ein Bot spielt so lange',
    flag: 'Zeit abgelaufen: Ein Bot macht diesen Zug',
    here: 'am Tisch',
    host: 'Gastgeber',
    you: 'du',
  },
  clock: {
    label: (move, bank) =>
      bank === undefined ? `${move} für diesen Zug` : `${move} für diesen Zug, ${bank} in Reserve`,
    own: (words) => `Deine Zeit: ${words}`,
    span: (count, unit) =>
      unit === 'day' ? counted('de', count, 'Tag', 'Tage') : `${count} ${SPANS[unit]}`,
    low: (seconds) => `Nur noch ${counted('de', seconds, 'Sekunde', 'Sekunden')}!`,
  },
  watching: 'Du schaust zu',
  watchers: (count) => counted('de', count, 'Person schaut zu', 'Leute schauen zu'),

  note(kind, name = '') {
    switch (kind) {
      case 'stand-in':
        return `Ein Bot spielt für ${name}.`;
      case 'back':
        return `${name} ist wieder da.`;
      case 'flag':
        return `Die Zeit von ${name} ist abgelaufen: Ein Bot macht diesen Zug.`;
      case 'paused':
        return 'Pause: Alle sind einverstanden.';
      case 'resumed':
        return `${name} beendet die Pause.`;
      case 'declined':
        return `${name} möchte weiterspielen.`;
      case 'ended':
        return 'Das Spiel wurde abgebrochen: Alle waren einverstanden.';
    }
  },

  promise: {
    'commit-other': 'Dieser Tisch hält sich nicht an die Karten, auf die er sich festgelegt hatte.',
    'entropy-missing': 'Der Zufall, den dein Browser beigesteuert hat, fehlt in diesen Karten.',
    hint: 'Der Server oder etwas zwischen dir und ihm hat sie geändert. Trau diesen Karten nicht.',
    kept: 'Geprüft: Es wurde ehrlich gemischt.',
    unknown: 'Die Ziehungen ließen sich nicht prüfen.',
  },
  absence: {
    gone: (name) => `${name} ist gerade weg.`,
    wait: 'Warten',
    standIn: 'Ein Bot spielt so lange',
    own: 'Ein Bot spielt für dich.',
    takeBack: 'Ich spiele wieder selbst',
    played: 'Während du weg warst, hat ein Bot für dich gespielt.',
    read: 'Gelesen',
    later: (name) => `Sobald der Tisch auf ${name} wartet, kann ein Bot einspringen.`,
    aside: 'Es gibt etwas zu entscheiden',
  },
  replace: {
    asked: (name) => `${name} möchte auf einem anderen Gerät weiterspielen.`,
    hint: (name) =>
      `Ist das wirklich ${name}? Dann sieht dieses Gerät die Karten von ${name}, und im Verlauf steht, dass du zugestimmt hast.`,
    yes: (name) => `Ja, das ist ${name}`,
    no: 'Nein',
    done: (name, by) => `${name} spielt auf einem anderen Gerät weiter: ${by} hat Ja gesagt.`,
  },
  vote: {
    ask: { pause: 'Pause vorschlagen', end: 'Vorschlagen, das Spiel abzubrechen' },
    wanted: (what, names) =>
      `${listed('de', names)} ${names.length > 1 ? 'schlagen' : 'schlägt'} vor, ${
        what === 'pause' ? 'eine Pause zu machen' : 'das Spiel abzubrechen'
      }.`,
    missing: (names) => `Es fehlt noch: ${listed('de', names)}.`,
    agree: 'Einverstanden',
    withdraw: 'Doch nicht',
    no: 'Nein, weiterspielen',
    later: 'Später entscheiden',
  },
  stop: {
    title: 'Das Spiel abbrechen?',
    waits: (names) =>
      names.length === 0
        ? 'Es endet sofort und endgültig.'
        : `Wenn auch ${listed('de', names)} ${
            names.length > 1 ? 'zustimmen' : 'zustimmt'
          }, ist das Spiel zu Ende.`,
    result: 'Niemand gewinnt. Die Partie bleibt erhalten: Ihr könnt sie Zug für Zug ansehen.',
    unrated: 'Für die Wertung zählt sie nicht.',
    everyone:
      'Hier müssen alle einverstanden sein, auch wer gerade nicht da ist. Nur wer vom Tisch aufgestanden ist, wird nicht gefragt.',
    ask: 'Abbruch vorschlagen',
    sure: 'Spiel abbrechen',
    stay: 'Weiterspielen',
  },
  pause: {
    title: 'Pause',
    hint: 'Die Uhren stehen; du kannst dir alles ansehen.',
    resume: 'Weiterspielen',
    look: 'Den Tisch ansehen',
  },

  talk: {
    title: 'Tischgespräch',
    open: 'Reden',
    unread: (count) => counted('de', count, 'ungelesene Nachricht', 'ungelesene Nachrichten'),
    none: 'Noch hat niemand etwas gesagt.',
    write: 'Deine Nachricht',
    send: 'Senden',
    left: (count) => `noch ${count}`,
    sending: 'unterwegs …',
    refused: {
      'too-fast': 'Zu schnell: Warte einen Moment.',
      silenced: 'Der Gastgeber hat dich stummgeschaltet.',
      'no-chat': 'Der Gastgeber hat den Chat ausgeschaltet.',
      'too-big': 'Zu lang.',
    },
    refusedElse: 'Diese Nachricht wurde nicht gesendet.',
    off: 'An diesem Tisch ist der Chat ausgeschaltet.',
    watchersListen: 'Wer zuschaut, hört zu: Reden können nur die am Tisch.',
    mute: (name) => `Ausblenden, was ${name} sagt`,
    unmute: (name) => `Wieder zeigen, was ${name} sagt`,
    muted: (name) => `${name}: hier ausgeblendet, nur für dich.`,
    reactions: 'Reaktionen',
    reaction: {
      bravo: 'Bravo!',
      ouch: 'Autsch!',
      laugh: 'Haha!',
      think: 'Ich überlege',
      hurry: 'Geht’s weiter?',
      thanks: 'Danke!',
      oops: 'Hoppla!',
      cheers: 'Prost!',
    },
    said: (name, text) => `${name}: ${text}`,
  },

  end: {
    agreed: 'Spiel abgebrochen',
    agreedHint: 'Alle wollten vorzeitig aufhören: Niemand hat gewonnen.',
    rematchReady: 'Revanche! Gleich sitzt ihr am neuen Tisch.',
    goThere: 'Ich komme mit',
  },

  menu: {
    people: 'Am Tisch',
    move: 'Gerät wechseln',
    moveHint:
      'Öffne diesen Link auf dem anderen Gerät: Es bekommt deinen Platz. Er gilt nur einmal.',
    moveQr: 'Der Link, zum Scannen mit dem anderen Gerät',
    moveUntil: (time) => `Gültig bis ${time}.`,
    copy: 'Link kopieren',
    copied: 'Kopiert',
    silence: (name) => `${name} stummschalten`,
    unsilence: (name) => `${name} wieder reden lassen`,
    passHost: (name) => `${name} zum Gastgeber machen`,
    isSilenced: 'stumm',
    isMuted: 'ausgeblendet',
    profile: (name) => `Die Seite von ${name}`,
    back: 'Zurück',
  },
  leave: {
    title: 'Den Tisch verlassen?',
    hint: 'Dein Platz bleibt deiner: Über denselben Link kommst du zurück.',
    bot: 'Ein Bot spielt für mich',
    botHint: 'Die anderen warten nicht und entscheiden ohne dich über Pause oder Abbruch.',
    ratedHint: 'Eine gewertete Partie: Du kannst noch Punkte verlieren, aber keine gewinnen.',
    close: 'Ich bin gleich zurück',
    closeHint: 'Schließt nur die Seite; der Tisch wartet auf dich.',
    stay: 'Bleiben',
  },
  key: 'mit den anderen reden',
};
