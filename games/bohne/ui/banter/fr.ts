// What bots say about what cards do to rows, in French.

import type { Banter } from '@tablee/ui/onlooker.ts';
import type { Remark } from '../onlooker.ts';

export const fr: Banter<Remark> = {
  hurt: {
    even: ['Ma rangée s’en remettra. Ou pas.', 'Il fallait bien que quelqu’un la prenne.'],
    cautious: ['Je savais qu’il fallait se méfier.', 'Aïe. Je range déjà mes affaires ?'],
    gambler: ['Plus bas on tombe, mieux on rebondit !', 'Je l’ai fait exprès. Si, si.'],
    grudger: ['Je sais très bien d’où elle vient.', 'Celle-là, je te la rendrai.'],
  },
  emptied: {
    even: ['Zéro. Au moins, c’est vite compté.'],
    cautious: ['Tout ce travail pour rien.'],
    gambler: ['Zéro ! J’aime voyager léger.'],
    grudger: ['Plus rien. Merci bien.'],
  },
  gift: {
    even: ['De bon cœur.', 'Elle est mieux chez toi.'],
    cautious: ['Oh, pardon ! Enfin… pas trop.', 'Ouf, elle est partie.'],
    gambler: ['Cadeau ! Ne me remercie pas.', 'Livraison à domicile !'],
    grudger: ['Un prêté pour un rendu.', 'Voilà, on est quittes. Presque.'],
  },
  gain: {
    even: ['Je prends, merci.', 'Pile ce qu’il me fallait.'],
    cautious: ['C’est vraiment pour moi ?', 'Vite, dans ma rangée.'],
    gambler: ['Viens par ici, ma belle !', 'Encore une comme ça !'],
    grudger: ['Elle me revenait de droit.', 'Tu vois, quand tu veux.'],
  },
  saved: {
    even: ['Rangée réparée.'],
    cautious: ['Il était temps !'],
    gambler: ['Le grand retour !'],
    grudger: ['On m’enterrait un peu vite.'],
  },
  doubled: {
    even: ['Deux fois mieux. Au sens propre.'],
    cautious: ['Le double ? Je n’en demandais pas tant.'],
    gambler: ['Et on double la mise !'],
    grudger: ['Le double. Qui rit, maintenant ?'],
  },
};
