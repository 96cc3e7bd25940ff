// The texts of a halted table, by reason.

import type { ByLang } from '@tablee/kit';
import type { HaltWhy } from '@tablee/wire';

interface Halted {
  readonly title: string;
  /** Of a table on this device. */
  readonly text: string;
  /** Of a table on a server, where that differs. */
  readonly online?: string;
}

export const HALTED: ByLang<Readonly<Record<HaltWhy, Halted>>> = {
  fr: {
    fault: {
      title: 'Cette table est à l’arrêt',
      text: 'Il y a eu une panne : la partie ne peut pas continuer. Rien n’est perdu : enregistre la partie pour la garder ou la revoir.',
      online:
        'Il y a eu une panne. Rien n’est perdu : tout ce qui a été joué est gardé, et les responsables de ce serveur le savent. Reviens plus tard par le même lien.',
    },
    'rules-newer': {
      title: 'Cette table se joue avec une autre version',
      text: 'Une version plus récente de Tablée y a joué, sans doute dans un autre onglet. Recharge la page pour continuer : rien n’est perdu.',
      online:
        'Le site vient d’être mis à jour, ou le sera dans un instant. Recharge la page ; si cela ne suffit pas, reviens dans quelques minutes. Rien n’est perdu.',
    },
    'rules-too-old': {
      title: 'Cette partie suit d’anciennes règles',
      text: 'Elle a commencé avec des règles que cette version du site ne sait plus jouer. Rien n’a été effacé, mais elle ne peut pas continuer.',
    },
  },
  en: {
    fault: {
      title: 'This table has stopped',
      text: 'Something broke here, and the game can’t go on. Nothing is lost: save the game to keep it or watch it again.',
      online:
        'Something broke here. Nothing is lost: everything that was played is kept, and the people who run this server know. Come back later with the same link.',
    },
    'rules-newer': {
      title: 'This table is played with another version',
      text: 'A newer version of Tablée played here, most likely in another tab. Reload the page to go on: nothing is lost.',
      online:
        'The site has just been updated, or will be in a moment. Reload the page; if that isn’t enough, come back in a few minutes. Nothing is lost.',
    },
    'rules-too-old': {
      title: 'This game follows old rules',
      text: 'It was started with rules that this version of the site can no longer play. Nothing was deleted, but the game can’t go on.',
    },
  },
  de: {
    fault: {
      title: 'Dieser Tisch steht still',
      text: 'Hier ist etwas kaputtgegangen, und die Partie kann nicht weitergehen. Verloren ist nichts: Speichere die Partie, um sie zu behalten oder noch einmal anzusehen.',
      online:
        'Hier ist etwas kaputtgegangen. Verloren ist nichts: Alles, was gespielt wurde, ist aufgehoben, und wer diesen Server betreibt, weiß Bescheid. Komm später über denselben Link wieder.',
    },
    'rules-newer': {
      title: 'An diesem Tisch gilt eine andere Version',
      text: 'Hier hat eine neuere Version von Tablée gespielt, wohl in einem anderen Tab. Lade die Seite neu, dann geht es weiter: Verloren ist nichts.',
      online:
        'Die Website wurde gerade aktualisiert oder wird es gleich. Lade die Seite neu; wenn das nicht reicht, komm in ein paar Minuten wieder. Verloren ist nichts.',
    },
    'rules-too-old': {
      title: 'Diese Partie folgt alten Regeln',
      text: 'Sie wurde nach Regeln begonnen, die diese Version der Website nicht mehr spielen kann. Gelöscht wurde nichts, aber weitergehen kann sie nicht.',
    },
  },
};
