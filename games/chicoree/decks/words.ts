// Says in words why a custom deck is refused.

import { printableFacts, type ByLang, type Facts, type Lang, type Problem } from '@tablee/kit';
import type { DeckCode } from './index.ts';

type Words = Readonly<Record<DeckCode, (facts: Facts) => string>>;

const WORDS: ByLang<Words> = {
  fr: {
    'deck-shape': () => 'un paquet s’écrit { "name": "…", "cards": { "EGY": 5, … } }',
    'deck-name': (f) =>
      `nom de paquet « ${f['name']!} » : 1 à 31 minuscules, chiffres ou traits d’union`,
    'deck-name-taken': (f) => `un autre paquet s’appelle déjà « ${f['name']!} »`,
    'deck-card-unknown': (f) => `carte inconnue « ${f['code']!} » ; il y a ${f['known']!}`,
    'deck-copies': (f) => `${f['code']!} : le nombre d’exemplaires est un entier à partir de 0`,
    'deck-too-large': (f) => `${f['size']!} cartes, c’est trop : ${f['max']!} au plus`,
    'deck-chain-missing': (f) => `aucune carte C${f['number']!} : la chaîne ne pourrait se finir`,
    'deck-start-missing': () => 'aucun Départ (EGY, GRE ou MOI) : personne ne pourrait commencer',
  },
  en: {
    'deck-shape': () => 'a deck is written { "name": "…", "cards": { "EGY": 5, … } }',
    'deck-name': (f) => `deck name “${f['name']!}”: 1 to 31 small letters, digits or hyphens`,
    'deck-name-taken': (f) => `another deck is already called “${f['name']!}”`,
    'deck-card-unknown': (f) => `unknown card “${f['code']!}”; there are ${f['known']!}`,
    'deck-copies': (f) => `${f['code']!}: the number of copies is a whole number from 0`,
    'deck-too-large': (f) => `${f['size']!} cards are too many: at most ${f['max']!}`,
    'deck-chain-missing': (f) => `no card C${f['number']!}: nobody could finish the chain`,
    'deck-start-missing': () => 'no Départ (EGY, GRE or MOI): nobody could begin',
  },
  de: {
    'deck-shape': () => 'ein Deck schreibt man { "name": "…", "cards": { "EGY": 5, … } }',
    'deck-name': (f) =>
      `Deckname „${f['name']!}“: 1 bis 31 Kleinbuchstaben, Ziffern oder Bindestriche`,
    'deck-name-taken': (f) => `ein anderes Deck heißt schon „${f['name']!}“`,
    'deck-card-unknown': (f) => `unbekannte Karte „${f['code']!}“; es gibt ${f['known']!}`,
    'deck-copies': (f) => `${f['code']!}: die Anzahl ist eine ganze Zahl ab 0`,
    'deck-too-large': (f) => `${f['size']!} Karten sind zu viele: höchstens ${f['max']!}`,
    'deck-chain-missing': (f) => `keine Karte C${f['number']!}: niemand könnte die Kette vollenden`,
    'deck-start-missing': () => 'kein Départ (EGY, GRE oder MOI): niemand könnte beginnen',
  },
};

/** What the deck's file holds is shown so that it can do no harm on a screen. */
export const sayDeckProblem = ({ code, facts }: Problem<DeckCode>, lang: Lang): string =>
  WORDS[lang][code](printableFacts(facts));
