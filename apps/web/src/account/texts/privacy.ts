// Words the data that the site and its server store, and its retention.

import { counted, type ByLang } from '@tablee/kit';

const fr = {
  heading: 'Ce que nous gardons sur toi',
  here: 'Pas de publicité, pas de suivi, pas de cookies. Tes parties hors ligne, leurs analyses et tes réglages restent sur cet appareil.',
  online:
    'En ligne, le serveur garde ton nom, ton portrait, tes coups, ce que tu dis à la table et le jour de ta dernière visite. Ton appareil se présente avec une clé secrète, dont le serveur ne garde qu’une empreinte. Ton adresse internet n’est pas enregistrée.',
  account:
    'Avec un compte s’y ajoutent tes réglages, la partie publique de tes clés d’accès, une empreinte de ton code de secours, tes résultats et ta cote. Il n’y a ni adresse e-mail ni mot de passe.',
  seen: 'Ceux qui sont à ta table, ou la regardent, voient ton nom, tes coups et ce que tu dis. Les résultats d’un compte sont visibles sur sa page.',
  daily:
    'De la donne du jour, le serveur ne garde que ton résultat, au nom de ton compte ou de l’empreinte de la clé de cet appareil : ni nom, ni coups, ni adresse. Il s’efface au bout de 35 jours.',
  others:
    'Rien n’est transmis à d’autres. Seules les notifications, si tu les actives, passent par le service de ton navigateur.',
  periods: 'Combien de temps',
  finished: (days: number) => `Une table terminée, avec ses coups et ses paroles : ${days} jours.`,
  deserted: (days: number) => `Une partie laissée en plan : ${days} jours après le dernier coup.`,
  guests: (days: number) =>
    `Sans compte et sans table, le serveur t’oublie ${days} jours après ta dernière visite.`,
  unbegun: (days: number, slow: number) =>
    `Une table où la partie n’a jamais commencé : ${counted('fr', days, 'jour', 'jours')}, ou ${slow} quand un coup peut prendre des jours.`,
  forEver: {
    finished: 'Une table terminée reste sur ce serveur.',
    deserted: 'Une partie laissée en plan reste sur ce serveur.',
    guests: 'Sans compte, le serveur te connaît jusqu’à ce que tu effaces tes données.',
  },
  accounts: 'Un compte reste jusqu’à ce que tu l’effaces.',
  unknown: 'Les durées sont fixées par le serveur, qui ne répond pas en ce moment.',
  rights: 'Sur ta page, tu peux emporter toutes tes données, ou tout effacer tout de suite.',
};

export const PRIVACY: ByLang<typeof fr> = {
  fr,
  en: {
    heading: 'What we keep about you',
    here: 'No ads, no tracking, no cookies. Your offline games, their reviews and your settings stay on this device.',
    online:
      'Online, the server keeps your name, your picture, your moves, what you say at the table and the day of your last visit. Your device shows a secret key, of which the server keeps only a fingerprint. Your internet address is not recorded.',
    account:
      'With an account it also keeps your settings, the public half of your passkeys, a fingerprint of your recovery code, your results and your rating. There is no e-mail address and no password.',
    seen: 'Those at your table, or watching it, see your name, your moves and what you say. The results of an account can be seen on its page.',
    daily:
      'Of the deal of the day the server keeps only your result, under your account or the fingerprint of this device’s key: no name, no moves, no address. It is deleted after 35 days.',
    others:
      'Nothing is passed on to anybody. Only notifications, if you turn them on, go through your browser’s own service.',
    periods: 'For how long',
    finished: (days) => `A finished table, with its moves and its talk: ${days} days.`,
    deserted: (days) => `A game that was never finished: ${days} days after the last move.`,
    guests: (days) =>
      `Without an account and without a table, you are forgotten ${days} days after your last visit.`,
    unbegun: (days, slow) =>
      `A table where no game ever began: ${counted('en', days, 'day', 'days')}, or ${slow} where a move may take days.`,
    forEver: {
      finished: 'A finished table stays on this server.',
      deserted: 'A game that was never finished stays on this server.',
      guests: 'Without an account, the server knows you until you delete your data.',
    },
    accounts: 'An account stays until you delete it.',
    unknown: 'The server decides how long, and it isn’t answering right now.',
    rights: 'On your page you can download all your data, or delete all of it at once.',
  },
  de: {
    heading: 'Was wir über dich speichern',
    here: 'Keine Werbung, kein Tracking, keine Cookies. Deine Offline-Partien, ihre Auswertungen und deine Einstellungen bleiben auf diesem Gerät.',
    online:
      'Online speichert der Server deinen Namen, dein Bild, deine Züge, was du am Tisch sagst und wann du zuletzt da warst. Dein Gerät weist sich mit einem geheimen Schlüssel aus, von dem der Server nur einen Fingerabdruck speichert. Deine Internetadresse wird nicht aufgezeichnet.',
    account:
      'Mit einem Konto kommen deine Einstellungen, der öffentliche Teil deiner Passkeys, ein Fingerabdruck deines Notfallcodes, deine Ergebnisse und deine Wertung dazu. Es gibt weder E-Mail-Adresse noch Passwort.',
    seen: 'Wer an deinem Tisch sitzt oder zuschaut, sieht deinen Namen, deine Züge und was du sagst. Die Ergebnisse eines Kontos stehen auf seiner Seite.',
    daily:
      'Von den Karten des Tages speichert der Server nur dein Ergebnis, unter deinem Konto oder dem Fingerabdruck des Schlüssels dieses Geräts: keinen Namen, keine Züge, keine Adresse. Nach 35 Tagen wird es gelöscht.',
    others:
      'Nichts wird weitergegeben. Nur wenn du Mitteilungen einschaltest, laufen sie über den Dienst deines Browsers.',
    periods: 'Wie lange',
    finished: (days) => `Ein beendeter Tisch mit seinen Zügen und Gesprächen: ${days} Tage.`,
    deserted: (days) => `Eine liegen gebliebene Partie: ${days} Tage nach dem letzten Zug.`,
    guests: (days) =>
      `Ohne Konto und ohne Tisch wirst du ${days} Tage nach deinem letzten Besuch vergessen.`,
    unbegun: (days, slow) =>
      `Ein Tisch, an dem nie gespielt wurde: ${counted('de', days, 'Tag', 'Tage')}, oder ${slow}, wenn ein Zug Tage dauern darf.`,
    forEver: {
      finished: 'Ein beendeter Tisch bleibt auf diesem Server.',
      deserted: 'Eine liegen gebliebene Partie bleibt auf diesem Server.',
      guests: 'Ohne Konto bleibst du bekannt, bis du deine Daten löschst.',
    },
    accounts: 'Ein Konto bleibt, bis du es löschst.',
    unknown: 'Wie lange, bestimmt der Server, und der antwortet gerade nicht.',
    rights: 'Auf deiner Seite kannst du alle deine Daten mitnehmen oder sofort alles löschen.',
  },
};
