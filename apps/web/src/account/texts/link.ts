// Holds the words of links to the account page, for pages that need nothing else of it.

import type { ByLang } from '@tablee/kit';

const fr = {
  link: 'Ta page',
  hint: 'Ton nom, tes résultats, ton compte, tes données.',
  privacy:
    'Pas de publicité, pas de suivi. Sans compte, tes réglages ne quittent pas cet appareil.',
};

export const LINK: ByLang<typeof fr> = {
  fr,
  en: {
    link: 'Your page',
    hint: 'Your name, your results, your account, your data.',
    privacy: 'No ads, no tracking. Without an account your settings never leave this device.',
  },
  de: {
    link: 'Deine Seite',
    hint: 'Dein Name, deine Ergebnisse, dein Konto, deine Daten.',
    privacy:
      'Keine Werbung, kein Tracking. Ohne Konto verlassen deine Einstellungen dieses Gerät nicht.',
  },
};
