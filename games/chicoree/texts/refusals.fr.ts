// Why a move of Chicorée is refused, in French: what is wrong, and what is possible instead.

import { chainCard } from '../rules/index.ts';
import type { Refusals } from './types.ts';

export const refusals: Refusals = {
  'no-such-seat': ({ seat }) => `Il n’y a pas de siège ${seat} à cette table.`,
  bankrupt: () => 'Après une faillite, on ne joue plus : tu peux suivre la fin de la partie.',
  'game-over': () => 'La partie est terminée : il n’y a plus rien à jouer.',
  shuffling: () => 'On mélange les cartes : un instant.',
  'wrong-cards': () => 'Ces cartes ne sont pas exactement celles qu’il faut mélanger.',
  'not-your-turn': ({ seat }, at) => `C’est au tour ${at.person(Number(seat)).of}.`,
  'not-now': () => 'Ce coup n’a pas sa place à ce moment du tour.',
  'not-in-hand': () => 'Cette carte n’est pas dans ta main, ou pas en autant d’exemplaires.',
  'no-start-yet': () =>
    'Pour poser des cartes de la chaîne, il faut avoir un Départ devant soi dès le début du tour.',
  'after-special': () =>
    'Après une carte spéciale, on ne pose plus rien ce tour-ci : joue d’autres spéciales ou termine.',
  'after-chain-card': () =>
    'Les magasins se posent avant la carte de la chaîne : celui-ci attendra ton prochain tour.',
  'no-harvest-yet': () =>
    'Pas encore de magasin : il faut que quelqu’un, n’importe qui, ait posé une Récolte (4).',
  'one-chain-card': () =>
    'Une seule carte de la chaîne par tour : joue des spéciales ou termine pour piocher.',
  'not-a-chain-card': () =>
    'Cette carte n’est pas de la chaîne : on ne pose que les cartes 1 à 7 et le joker.',
  'joker-needs-number': () =>
    'Dis quelle carte de la chaîne le joker remplace, de 1 à 7 : « JOK 3 », par exemple.',
  'only-joker-stands-in': () =>
    'Seule la Chicorée (joker) remplace une autre carte : celle-ci se pose pour ce qu’elle est.',
  'second-export': () => 'Ton Export (7) est déjà posé : il n’en faut qu’un.',
  'export-needs-shop': () =>
    'Pour l’Export (7), il faut d’abord au moins un Magasin (6) devant toi.',
  'not-the-next': ({ number, next }, at) => {
    const card = at.the(chainCard(Number(number)));
    if (next === 0) return 'Tes cartes 1 à 5 sont déjà toutes posées.';
    const fault =
      Number(number) < Number(next)
        ? `Tu as déjà posé ${card}`
        : `Ce n’est pas le moment de poser ${card}`;
    return `${fault} : la prochaine est ${at.the(chainCard(Number(next)))}.`;
  },
  'not-a-start': () =>
    'Ce n’est pas un Départ : il n’y a que l’Égypte, la Grèce et les Moines Hollandais.',
  'joker-is-no-start': () =>
    'Le joker ne remplace jamais un Départ, seulement une carte de la chaîne.',
  'second-start': () => 'Tu as déjà un Départ : un seul pour toute la partie.',
  'not-special': () => 'Ce n’est pas une carte spéciale : on ne joue que les rouges et les ocres.',
  'joker-is-laid': () =>
    'Le joker ne se joue pas : il se pose à la place d’une carte de la chaîne.',
  'needs-no-target': () => 'Cette carte ne vise personne : elle fait piocher 2 cartes.',
  'nothing-to-draw': () =>
    'La pioche et la défausse sont vides : cette carte ne ferait rien piocher.',
  'needs-target': () => 'Cette carte vise quelqu’un : dis contre qui tu la joues.',
  'opponents-only': () => 'Cette carte se joue contre les autres, pas contre soi.',
  'target-is-out': () => 'Cette personne a quitté la partie : vise quelqu’un d’autre.',
  'nothing-to-destroy': () =>
    'Rien à détruire : cette personne n’a devant elle aucune cible pour cette carte.',
  'debtor-decides': ({ seat }, at) =>
    `${at.person(Number(seat)).start} règle une dette et choisit la carte à vendre : un instant.`,
  'must-sell': ({ due }, at) =>
    `Tu dois ${at.tokens(Number(due))} et ta bourse ne suffit pas : choisis une carte de ta main à vendre.`,
  'seller-does-not-bid': () => 'On ne mise pas sur la carte qu’on vend : le prix est pour toi.',
  'has-passed': () => 'Tu as passé : cette enchère se finit sans toi.',
  'not-the-speaker': ({ seat }, at) =>
    `La parole est ${at.person(Number(seat)).to} : tu miseras ou passeras quand ton tour viendra.`,
  'at-least-one': () => 'La première mise est d’au moins 1 pion.',
  'bid-higher': ({ price }, at) =>
    `On en est à ${at.tokens(Number(price))} : mise au moins ${Number(price) + 1}.`,
  'too-few-tokens': ({ tokens }, at) =>
    Number(tokens) === 0
      ? 'Ta bourse est vide : tu ne peux rien miser.'
      : `Tu n’as que ${at.tokens(Number(tokens))} : on ne mise pas plus qu’on n’a.`,
  'own-bid-stands': () => 'Ta mise est la plus haute : on ne surenchérit pas sur soi-même.',
  'wait-for-the-bell': () =>
    'À la mêlée, on ne passe pas : il suffit de se taire jusqu’au coup de marteau.',
  'bid-zero-instead': () => 'Dans une enchère bluff, on ne passe pas : un poing vide, c’est 0.',
  'everyone-bids': () =>
    'Une enchère bluff est en cours : dis combien de pions tu caches dans ton poing (0 est permis).',
  'show-now': () => 'Un défi est en cours : montre au moins une carte de ta main.',
  'nothing-to-show': () => 'Ta main est vide : ce défi se joue sans toi.',
};
