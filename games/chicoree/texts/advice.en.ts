// Advice at the Chicorée table, in English.

import { counted } from '@tablee/kit';
import type { AdviceSentences } from './advice.fr.ts';

const tokens = (count: number): string => counted('en', count, 'token', 'tokens');
const flowers = (count: number): string => counted('en', count, 'flower', 'flowers');
/** What a bid leaves. */
const left = (count: number, due: number): string =>
  `leaves you ${count === 0 ? 'nothing' : tokens(count)}${due > 0 ? ' for debts' : ''}`;

export const en: AdviceSentences = {
  completes: () => 'Your chain is complete: you win at the end of your turn.',
  'completes-in': ({ turns }) =>
    `You then have all you need to complete your chain in ${counted('en', turns, 'turn', 'turns')}.`,
  'lays-next': ({ number }) => `It’s the next link of your chain, number ${number}.`,
  needs: ({ number }) => `You still lack number ${number}.`,
  'shop-pays': () => 'On each of your turns every opponent will pay you one token more.',
  'export-pays': () => 'On each of your turns every opponent will pay you two tokens more.',
  'joker-spare': ({ number }) =>
    `You already hold number ${number}: the joker will serve you better elsewhere.`,
  income: ({ tokens: count }) => `This Start card earns ${tokens(count)} a turn.`,
  'small-start': () => 'A better Start card would earn more, and you get to lay only one.',
  'waits-for-start': () => 'You lay only one Start card a game: waiting for a better one can pay.',
  'keeps-specials': () => 'You keep your special cards for a better moment.',
  'draws-on': () => 'There is no hurry: new cards will get you further.',
  'draws-two': () => 'You draw two more cards.',
  stops: ({ name, tokens: count }) =>
    count > 0
      ? `For two turns ${name} receives nothing: about ${tokens(count)} a turn.`
      : `For two turns ${name} will receive nothing.`,
  'stops-anew': ({ name }) => `For ${name}, the two turns without income start over.`,
  destroys: ({ name, number }) => `${name} loses number ${number} and has to lay it again.`,
  'hits-leader': ({ name }) => `Nobody is closer to winning than ${name}.`,
  'hurts-more-later': ({ name }) => `It will hurt ${name} more later, once the shops pay.`,
  'stopped-already': ({ name }) => `${name} receives nothing at the moment anyway.`,
  denies: ({ name }) => `${name} could use it: better not leave it to them.`,
  'lets-have': ({ name }) => `It would probably go to ${name}, who can use it.`,
  'worth-it': ({ worth, price, tokens: count, due }) =>
    `It’s worth about ${worth} to you; bidding ${price} ${left(count, due)}.`,
  leaves: ({ price, tokens: count, due }) => `Bidding ${price} ${left(count, due)}.`,
  'leaves-little': ({ tokens: count, due }) =>
    due > 0
      ? `It would leave you ${count === 0 ? 'nothing' : tokens(count)}, and the others will ask for ${due} each round.`
      : `It would leave you ${count === 0 ? 'nothing' : tokens(count)}: not much for the debts to come.`,
  'too-dear': ({ price, worth }) =>
    `${tokens(price)} would be too much: it’s worth about ${worth} to you.`,
  outbid: ({ price }) => `At ${price} you would be outbid more easily.`,
  'more-than-needed': ({ best }) => `${tokens(best)} should be enough.`,
  'better-kept': () => 'Your tokens will serve you better later.',
  'no-use': () => 'This card is of no use to you.',
  'keeps-reserve': ({ tokens: count }) => `Better keep ${tokens(count)} for debts.`,
  'keeps-tokens': ({ tokens: count }) =>
    count > 1
      ? `You keep your ${tokens(count)} for a card you need more.`
      : 'You keep your token for a card you need more.',
  'fist-is-lost': () => 'In a bluff, the tokens in your fist are gone even if you don’t win.',
  'a-bargain': ({ price, worth }) =>
    `At ${price} it would be a bargain: it’s worth about ${worth} to you.`,
  'shows-flowers': ({ flowers: shown, tokens: count }) =>
    `${flowers(shown)}: if nobody shows more, you win at least ${tokens(count)}.`,
  shows: ({ flowers: shown }) => `You show ${flowers(shown)}.`,
  'wins-nothing': () => 'While you are stopped, winning a challenge brings you nothing.',
  'keeps-flowers': ({ flowers: kept }) => `You keep ${flowers(kept)} for another challenge.`,
  'throws-least': () => 'You risk no flowers: it’s the card you need least.',
  throws: () => 'You risk no flowers.',
  'throws-useful': () => 'You would miss a different card less.',
  'throws-start': ({ tokens: count }) =>
    `It throws away a Start card that brings ${tokens(count)} a turn.`,
  'throws-number': ({ number }) => `It throws away number ${number}, which you could use.`,
  'throws-more': () => 'It throws away a card you could use.',
  'covers-debt': ({ tokens: count }) => `It may bring about ${tokens(count)}: enough to pay.`,
  'sells-least': () => 'It’s the card you need least.',
  'may-fetch': ({ tokens: count }) =>
    count > 0 ? `It may bring about ${tokens(count)}.` : 'Somebody may want it.',
  'short-of-debt': ({ tokens: count }) =>
    `It will probably not be enough: you are ${tokens(count)} short.`,
  'too-useful': ({ worth }) => `You would miss it: it’s worth about ${worth} to you.`,

  'you-win': () => 'You win within a round.',
  'you-are-out': () => 'Within a round you can’t pay and are out of the game.',
  'chain-grows': () => 'A round later your chain is longer.',
  'chain-broken': () => 'A round later your chain has lost a link.',
  'short-of-tokens': () => 'A round later you have too little for the next debts.',
  'has-number': ({ number }) => `A round later you have number ${number}, in hand or laid.`,
  'rival-wins': ({ name }) => `${name} wins within a round.`,
  'rival-grows': ({ name }) => `A round later ${name} has a longer chain.`,
};
