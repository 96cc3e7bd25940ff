// Advice at the Chicorée table, in English.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice.fr.ts';

const tokens = (count: number): string => counted('en', count, 'token', 'tokens');
const flowers = (count: number): string => counted('en', count, 'flower', 'flowers');

export const en: AdviceSentences = {
  completes: () => 'Your chain is complete: you win at the end of your turn.',
  'completes-in': ({ turns }) =>
    `You then have all you need to complete your chain in ${counted('en', turns, 'turn', 'turns')}.`,
  'lays-next': ({ number }) => `It is the next link of your chain, number ${number}.`,
  needs: ({ number }) => `You still lack number ${number}.`,
  'shop-pays': () => 'On each of your turns every opponent will pay you one token more.',
  'export-pays': () => 'On each of your turns every opponent will pay you two tokens more.',
  'joker-spare': ({ number }) =>
    `You already hold number ${number}: the joker will serve you better elsewhere.`,
  income: ({ tokens: count }) => `This Start card brings ${tokens(count)} a turn.`,
  'small-start': () => 'A better Start card would bring more, and you lay only one.',
  'waits-for-start': () => 'You lay only one Start card a game: waiting for a better one can pay.',
  'keeps-specials': () => 'You keep your special cards for a better moment.',
  'draws-on': () => 'There is no hurry: new cards will get you further.',
  'draws-two': () => 'You draw two cards more.',
  stops: ({ name, tokens: count }) =>
    count > 0
      ? `For two turns ${name} receives nothing: about ${tokens(count)} a turn.`
      : `For two turns ${name} will receive nothing.`,
  'stops-anew': ({ name }) => `The two turns without income begin anew for ${name}.`,
  destroys: ({ name, number }) => `${name} loses number ${number} and has to lay it again.`,
  'hits-leader': ({ name }) => `Nobody is closer to winning than ${name}.`,
  'hurts-more-later': ({ name }) => `It will hurt ${name} more later, once the shops pay.`,
  'stopped-already': ({ name }) => `${name} receives nothing at the moment anyway.`,
  denies: ({ name }) => `${name} could use it: better not leave it to them.`,
  'lets-have': ({ name }) => `It would probably go to ${name}, who can use it.`,
  'worth-it': ({ worth, price, tokens: count, due }) =>
    `Worth about ${worth} to you; ${price} leaves you ${tokens(count)}${due > 0 ? ' for debts' : ''}.`,
  leaves: ({ price, tokens: count, due }) =>
    `${price} leaves you ${tokens(count)}${due > 0 ? ' for debts' : ''}.`,
  'leaves-little': ({ tokens: count, due }) =>
    due > 0
      ? `It would leave you ${tokens(count)}, and the others will ask for ${due} each round.`
      : `It would leave you ${tokens(count)}: not much for the debts to come.`,
  'too-dear': ({ price, worth }) =>
    `${tokens(price)} would be too much: to you it is worth about ${worth}.`,
  outbid: ({ price }) => `At ${price} you would be outbid more easily.`,
  'no-use': () => 'This card is of no use to you.',
  'keeps-reserve': ({ tokens: count }) => `Better keep ${tokens(count)} for debts.`,
  'keeps-tokens': ({ tokens: count }) =>
    count > 1
      ? `You keep your ${tokens(count)} for a card you need more.`
      : 'You keep your token for a card you need more.',
  'fist-is-lost': () => 'In a bluff the tokens in your fist are gone even if you do not win.',
  'a-bargain': ({ price, worth }) =>
    `At ${price} it would be a bargain: it is worth about ${worth} to you.`,
  'shows-flowers': ({ flowers: shown, tokens: count }) =>
    `${flowers(shown)}: if nobody shows more, you win at least ${tokens(count)}.`,
  shows: ({ flowers: shown }) => `You show ${flowers(shown)}.`,
  'wins-nothing': () => 'While a card stops you, a challenge brings you nothing.',
  'keeps-flowers': ({ flowers: kept }) => `You keep ${flowers(kept)} for another challenge.`,
  'throws-least': () => 'You risk no flower: it is the card you need least.',
  throws: () => 'You risk no flower.',
  'throws-useful': () => 'You would miss another card less.',
  'covers-debt': ({ tokens: count }) => `It may bring about ${tokens(count)}: enough to pay.`,
  'sells-least': () => 'It is the card you need least.',
  'may-fetch': ({ tokens: count }) =>
    count > 0 ? `It may bring about ${tokens(count)}.` : 'Perhaps somebody will want it.',
  'short-of-debt': ({ tokens: count }) =>
    `It will probably not be enough: you are ${tokens(count)} short.`,
  'too-useful': ({ worth }) => `You would miss it: to you it is worth about ${worth}.`,

  'you-win': () => 'You win the game.',
  'you-are-out': () => 'You are out of the game because you cannot pay.',
  'chain-grows': () => 'Your chain grows.',
  'chain-broken': () => 'Your chain loses a link.',
  'short-of-tokens': () => 'You are left with too little to pay the debts of the next round.',
  'has-number': ({ number }) => `You have number ${number}, in hand or laid.`,
  'rival-wins': ({ name }) => `${name} wins the game.`,
  'rival-grows': ({ name }) => `${name} gets further with the chain.`,
};
