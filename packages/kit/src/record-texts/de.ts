// What is said of records, in German.

import { counted } from '../speech.ts';
import type { RecordTexts } from './fr.ts';

export const de: RecordTexts = {
  wrong: {
    alien: 'Das ist keine Partie, die Tablée gespeichert hat',
    game: 'Dieses Spiel steht nicht im Regal',
    version: 'Dafür braucht es eine andere Version von Tablée',
    setup: 'So einen Tisch gibt es nicht',
    header: 'Eine Zeile im Kopf fehlt oder passt nicht',
    cutOff: 'Die Datei ist unvollständig',
    line: 'Diese Zeile lässt sich nicht lesen',
    misfit: 'Das Spiel wartet hier auf etwas anderes',
    derived: 'Diese berechnete Zeile stimmt nicht',
    proof: 'Die Ziehungen lassen sich nicht prüfen',
    mismatch: 'Die Ziehung stammt nicht aus dem offengelegten Startwert',
  },
  noLineEnd: 'Die letzte Zeile hat kein Zeilenende: Vielleicht ist die Datei abgeschnitten.',
  verify: {
    commitRight: 'Die Festlegung ist, wie es sein soll, SHA-256(Startwert ‖ Salz).',
    first: {
      draw: 'Es beginnt, wen das Los bestimmt hat.',
      host: 'Wer beginnt, hat der Gastgeber bestimmt: nichts nachzurechnen.',
      unsaid: 'Die Aufzeichnung sagt nicht, wie der erste Spieler bestimmt wurde: nicht geprüft.',
    },
    drawsRight: (draws, cards) =>
      `${counted('de', draws, 'Ziehung', 'Ziehungen')} nachgerechnet, ${counted('de', cards, 'Karte', 'Karten')}, alles gleich.`,
    stepsRight: (steps) =>
      `${counted('de', steps, 'Schritt', 'Schritte')} nachgespielt, alles regelgerecht.`,
    stopped: 'Die Partie hört vor ihrem Ende auf: Bis dahin ist alles geprüft.',
    entropy: (people) =>
      people === 0
        ? 'Niemand am Tisch hat eigenen Zufall beigesteuert.'
        : `Von Spielern beigesteuerter Zufall: ${people}.`,
    proves: 'Was das beweist',
    provesText: [
      'Jede Karte stammt aus diesem Startwert: Keine wurde während der Partie von Hand ausgesucht.',
      'Wer die Festlegung vor der ersten Karte aufgehoben hat, weiß: Der Startwert ist seither derselbe.',
      'Wer danach eigenen Zufall beigesteuert hat und ihn in den Ziehungen wiederfindet, weiß: Der Startwert stand fest, bevor jemand diesen Zufall kennen konnte. Er kann nicht nach den Karten ausgesucht worden sein.',
    ],
    provesNot: 'Was das nicht beweist',
    provesNotText: [
      'Dass der Server nicht mehrere Startwerte probiert hat, wenn niemand nach der Festlegung eigenen Zufall dazugab.',
      'Dass der Server und wer zuletzt Zufall dazugab nicht unter einer Decke stecken: Zu zweit könnten sie noch wählen.',
      'Dass der Server, der den Startwert kennt, während der Partie niemandem etwas verraten hat.',
    ],
  },
};
