// What bots say at the counter, in German.

import type { Banter } from '@tablee/ui/onlooker.ts';
import type { Remark } from '../onlooker.ts';

export const de: Banter<Remark> = {
  bought: {
    even: ['Ein ehrlicher Preis.'],
    cautious: ['Hoffentlich ist sie das wert.'],
    gambler: ['Zuschlag! Auf den Preis schau ich nie.'],
    grudger: ['Die kriegt sonst keiner.'],
  },
  outbid: {
    even: ['Zu dem Preis gehört sie dir.'],
    cautious: ['Zu teuer für meinen kleinen Geldbeutel.'],
    gambler: ['Da bist du ins Schwitzen gekommen!'],
    grudger: ['Das kommt dich noch teuer zu stehen.'],
  },
  fooled: {
    even: ['Leere Faust, kühler Kopf.'],
    cautious: ['Hätte ich die Hand bloß zugelassen.'],
    gambler: ['Das war mir der Nervenkitzel wert!'],
    grudger: ['Meine Chips! Ich kannte jeden beim Namen.'],
  },
  flowers: {
    even: ['Ein hübscher Strauß.'],
    cautious: ['Blumen? Für mich?'],
    gambler: ['Lasst Blumen sprechen!'],
    grudger: ['Der schönste Strauß ist meiner.'],
  },
  wilted: {
    even: ['Meinen hat das Wasser gefehlt.'],
    cautious: ['Hätte ich sie doch im Warmen gelassen.'],
    gambler: ['Alles auf ein Gänseblümchen gesetzt!'],
    grudger: ['Freu dich nur, die welken schnell.'],
  },
  struck: {
    even: ['Das Geschäft hat seine Jahreszeiten.'],
    cautious: ['Warum ich? Ich hab keinem was getan.'],
    gambler: ['Zichorie wächst nach!'],
    grudger: ['Ich vergesse weder Tag noch Stunde.'],
  },
  strike: {
    even: ['Nichts Persönliches.'],
    cautious: ['Entschuldige, es musste sein.'],
    gambler: ['Rums!'],
    grudger: ['Du weißt genau, wofür.'],
  },
  owing: {
    even: ['Strenge Rechnung, gute Freunde.'],
    cautious: ['Bleibt noch was fürs Abendessen?'],
    gambler: ['Ist doch nur Geld!'],
    grudger: ['Heb’s gut auf. Ich hol’s mir wieder.'],
  },
  earning: {
    even: ['Der Laden läuft.'],
    cautious: ['Danke, danke, zu gütig.'],
    gambler: ['Die Kasse klingelt!'],
    grudger: ['Mit Zinsen wär’s gerecht.'],
  },
};
