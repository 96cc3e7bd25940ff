// What bots say at the counter, in French.

import type { Banter } from '@tablee/ui/onlooker.ts';
import type { Remark } from '../onlooker.ts';

export const fr: Banter<Remark> = {
  bought: {
    even: ['Un prix honnête.'],
    cautious: ['Pourvu que ça en vaille la peine.'],
    gambler: ['Adjugé ! Je ne regarde jamais le prix.'],
    grudger: ['Celle-là, personne d’autre ne l’aura.'],
  },
  outbid: {
    even: ['À ce prix-là, je te la laisse.'],
    cautious: ['Trop cher pour ma petite bourse.'],
    gambler: ['Je t’ai fait transpirer, hein ?'],
    grudger: ['Ça te coûtera plus cher que ça.'],
  },
  fooled: {
    even: ['Poing vide, tête froide.'],
    cautious: ['Je n’aurais pas dû ouvrir la main.'],
    gambler: ['C’était pour le frisson !'],
    grudger: ['Mes pions ! Je les connaissais tous.'],
  },
  flowers: {
    even: ['Un joli bouquet.'],
    cautious: ['Des fleurs ? Pour moi ?'],
    gambler: ['Dites-le avec des fleurs !'],
    grudger: ['Le plus beau bouquet, c’est le mien.'],
  },
  wilted: {
    even: ['Les miennes manquaient d’eau.'],
    cautious: ['J’aurais dû les garder au chaud.'],
    gambler: ['Tout misé sur une pâquerette !'],
    grudger: ['Profite, ça fane vite.'],
  },
  struck: {
    even: ['Les affaires ont leurs saisons.'],
    cautious: ['Pourquoi moi ? Je ne gênais personne.'],
    gambler: ['La chicorée, ça repousse !'],
    grudger: ['Je n’oublie ni le jour ni l’heure.'],
  },
  strike: {
    even: ['Rien de personnel.'],
    cautious: ['Pardon, il le fallait.'],
    gambler: ['Et boum !'],
    grudger: ['Tu sais très bien pourquoi.'],
  },
  owing: {
    even: ['Les bons comptes font les bons amis.'],
    cautious: ['Il m’en reste pour le dîner ?'],
    gambler: ['Bah, ce n’est que de l’argent !'],
    grudger: ['Garde-les bien, je reviens les chercher.'],
  },
  earning: {
    even: ['Le commerce va bien.'],
    cautious: ['Merci, merci, c’est trop.'],
    gambler: ['La caisse chante !'],
    grudger: ['Avec les intérêts, ce serait juste.'],
  },
};
