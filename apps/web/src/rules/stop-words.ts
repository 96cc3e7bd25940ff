// Words of a question that say nothing of what it asks for, folded as the search folds them.

import type { Lang } from '@tablee/kit';

const WORDS: Readonly<Record<Lang, string>> = {
  fr: `a ai as au aux avec c' ca ce ces cette comment combien d' dans de des deux doit dois du elle en es est
    est-ce et ete etre faire fait faut il ils j' je l' la le les leur leurs lui m' ma mais me mes mon ne nous on ont
    ou par pas peut peux plusieurs pour pourquoi puis-je qu' quand que quel quelle quelles quels qu'est-ce qui quoi
    s' sa se ses si son sont sur ta te tes ton tous tout tu un une va vous y`,
  en: `a about all am an and any are as at be been but by can could did do does for from get gets had happens has
    have he her how i if in is it its many may me much must my of on one or our she should so some than that the
    their them then there they this to two up was we what when where which who why will with would you your`,
  de: `ab alle als am an auch auf aus bei bin bis da das dass dem den der des die dir du ein eine einem einen einer
    er es es fur habe haben hast hat ich ihr im in ist ja kann kannst konnen man mehrere mein mich mir mit muss musst
    nach oder sein sich sie sind so uber um und von vor wann warum was welche welchem welchen welcher wenn wer
    werden wie wieviel viel viele wird wo zu zum zur zwei`,
};

const SETS = new Map<Lang, ReadonlySet<string>>();

export function isStopWord(word: string, lang: Lang): boolean {
  let words = SETS.get(lang);
  if (words === undefined) {
    words = new Set(WORDS[lang].split(/\s+/));
    SETS.set(lang, words);
  }
  return words.has(word);
}
