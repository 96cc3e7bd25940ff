// The rule book of Chicorée le Jeu in English.

import type { BookWords } from '@tablee/kit';
import type { RuleId } from '../../rules/ids.ts';

export const book: BookWords<RuleId> = {
  rules: {
    'CH-01':
      'Goal: to have the seven chain cards in front of you, from 1-Buying Seeds to 7-Export.',
    'CH-02': 'All cards are shuffled into one draw pile.',
    'CH-03':
      'Every player gets 12 tokens and no cards. Table option ‘bonus’: 0 (the default) or 1 extra token per seat after the first, which evens out the seats.',
    'CH-04':
      'A first player is chosen; play goes clockwise. The first player is drawn by the table’s random seed unless the host names one.',
    'CH-05':
      '2 to 6 players (the original rules give no range); 3 to 5 are recommended, and shown as such.',
    'CH-06':
      'The original rules do not list the deck. Ours is given under ‘The deck’; a table option can name another deck.',
    'CH-07':
      'The original rules do not name chain cards 2 and 5. Ours are 2-Sowing and 5-Roasting.',
    'CH-10':
      'Step 1 (if a Start card was in front of you when the turn began): take the income of your Start card from the bank.',
    'CH-11':
      'Step 2 (if a Start card was in front of you when the turn began): take the income of your shops and export from each opponent.',
    'CH-12':
      'Step 3 (if a Start card was in front of you when the turn began): you may lay any number of 6-Shop cards, provided that some player, no matter who, has ever laid a 4-Harvest, even if it has been destroyed since.',
    'CH-13':
      'Step 4 (if a Start card was in front of you when the turn began): you may lay one chain card, and only one, in the order 1-2-3-4-5, and 6-7.',
    'CH-14':
      '7-Export may be laid once you have at least one 6-Shop in front of you, even if earlier cards are missing.',
    'CH-15':
      'Step 5 (if no Start card was in front of you when the turn began): you may lay one Start card from your hand; steps 1 to 4 do not happen this turn.',
    'CH-16': 'Step 6 (with or without a Start card): you may play any number of special cards.',
    'CH-17':
      'Step 7 (with or without a Start card): draw a first card into your hand, unseen by the others.',
    'CH-18':
      'Step 8 (with or without a Start card): draw a second card and turn it up in the middle; what follows depends on the card.',
    'CH-19':
      'If the second card is a special card (red, ochre or joker), it goes into your hand, seen by all.',
    'CH-20': 'If the second card is a Challenge card, everyone takes part in a challenge.',
    'CH-21':
      'If the second card is any other card (Start or chain), everyone takes part in an auction.',
    'CH-22': 'Step 9 (with or without a Start card): the turn passes clockwise.',
    'CH-23':
      'A player who has the complete chain in front of them at the end of their own turn wins.',
    'CH-24':
      'The order of steps is enforced: no more shops after step 4, no more laying after a special card. Cards drawn through a special card are for later turns, except that specials may be played at once (CH-43).',
    'CH-25':
      'In step 4, of cards 1 to 5, the one to lay is the lowest that is missing; a card destroyed by a special is therefore laid again before you go on.',
    'CH-26':
      'A shop laid in step 3 counts at once towards laying the 7 in step 4. Only one 7 can lie in front of a player; shops are unlimited.',
    'CH-27': 'Cards laid this turn bring income from the next turn on, since income comes first.',
    'CH-28':
      'When the draw pile is empty, the discard is shuffled into a new one at the moment a card is needed. If both are empty, the draw is skipped.',
    'CH-29':
      'The game ends ‘exhausted’ if draw pile and discard are both empty and a whole round passes in which nobody lays or plays a card, or at the end of turn number 60 × seats. Then whoever has the most different chain numbers (1 to 7) in front of them wins; if that is equal, whoever has the most tokens; if that is equal too, the win is shared.',
    'CH-30': 'Income per turn from the bank: Egypt 4, Greece 2, Dutch Monks 1.',
    'CH-31': 'Only one Start card per player for the whole game.',
    'CH-32':
      'On your turn each other player gives you 1 token per 6-Shop in front of you, plus 2 tokens if you have 7-Export.',
    'CH-33': 'The bank never runs out.',
    'CH-40': 'Disease, Thunderstorm, Rain and Cold: each destroys one 4-Harvest.',
    'CH-41': 'Fire: destroys one 3-Building a Factory card.',
    'CH-42':
      'Overproduction, Coffee-Tea-Cocoa (stop cards): each stops a player from receiving tokens for two turns.',
    'CH-43':
      'In Vogue, Blockade, Health: draw 2 cards into your hand, unseen by the others; they trigger nothing. The played card goes to the discard only at the end of step 6 (otherwise two of them could draw each other for ever); it cannot be played when draw pile and discard are both empty; special cards drawn this way may be played at once.',
    'CH-44': 'Chicory is a joker: it replaces any chain card, never a Start card.',
    'CH-45':
      'A destroying card needs a target: a card of that number on show in front of an opponent; the destroyed card goes to the discard. Without a target the destroying card cannot be played.',
    'CH-46':
      'A joker is laid exactly as the card it replaces (same step, same conditions), is that card in every respect, and can be destroyed as that card.',
    'CH-47':
      'A stop card lies in front of an opponent until the end of that player’s own second turn from then on, and is then discarded. Two stop cards run side by side; they do not add up.',
    'CH-48':
      '‘Receiving’ covers Start income, shop and export income (the others then keep their tokens) and challenge winnings, but not the price of a forced sale.',
    'CH-49': 'A played special card goes to the discard (a stop card once its effect ends).',
    'CH-50': 'A player who cannot pay a debt must at once auction one or more cards from hand.',
    'CH-51':
      'A debtor who still cannot pay is bankrupt: they leave the game and all their cards go to the discard.',
    'CH-52':
      'Debtors settle one after the other, clockwise from the active player; each names one hand card at a time, until they can pay or have no cards left. While one sells, those after them have not paid yet and may bid with all they have.',
    'CH-53':
      'A forced sale is an auction of the card’s own kind among the other players, with the seller standing in for the bank: what the bank would get, the seller gets.',
    'CH-54': 'In a forced sale too, an unsold card is discarded (CH-68).',
    'CH-55': 'A bankrupt player’s last tokens go to the creditor.',
    'CH-56': 'The last player left in the game wins at once.',
    'CH-57':
      'Challenge cards are the cards with chicory flowers. A Challenge drawn as the first card is taken into hand unseen.',
    'CH-58':
      'Everyone puts down any number of hand cards (Challenge cards or others), and all are turned up together; at least one card, unless the hand is empty.',
    'CH-59':
      'Whoever played the most flowers wins as many tokens as there are flowers visible on all turned-up cards, including the card that triggered the challenge.',
    'CH-60': 'All turned-up cards are discarded, and so is the card that triggered the challenge.',
    'CH-61':
      'If several players tie for the most flowers, each of them gets the full number of tokens.',
    'CH-62': 'A stopped player (CH-42) who wins a challenge gets nothing.',
    'CH-63':
      'Nobody wins a challenge in which no player showed a flower. The tokens come from the bank.',
    'CH-64':
      'Open auction (chain cards 1 to 5): players name prices, each higher than the last; the last bidder takes the card into hand.',
    'CH-65':
      'Turn by turn or free-for-all: agreed at the start of the game (table option; turn by turn by default).',
    'CH-66':
      'Bluff auction (Start, 6-Shop, 7-Export, marked with a hand in the top left corner): everyone secretly takes tokens into a fist, and all open their hands together; whoever has the most wins the card. All tokens played go to the bank, the losers’ too. Zero is allowed.',
    'CH-67':
      'A tie goes to the tied player nearest to the active player clockwise, the active player coming first.',
    'CH-68': 'In every case, a card nobody bid for is discarded.',
    'CH-69':
      'The price of an open auction goes to the bank. Nobody may bid more than they have. The first bid is at least 1.',
    'CH-70':
      'Turn by turn: the active player speaks first, then the others clockwise; whoever passes is out of this auction. It ends when all but the last bidder have passed (or when everyone passes).',
    'CH-71':
      'Free-for-all: anyone may bid at any moment; each bid restarts the countdown (‘going once, going twice, sold’; table option 3 to 15 s, 8 by default); nobody can outbid themselves; of equal bids, the first received counts.',
    'CH-72':
      'A card won at auction is seen by all on its way to the hand; so are the special cards of CH-19. Everything else in a hand is hidden.',
    'CH-73':
      'Token counts, hand sizes and the discard are public. No trading, no gifts, no voluntary sale or bankruptcy: only the moves listed here exist.',
  },
  summary: [
    'Have the seven cards of the chain in front of you at the end of your turn, from 1 to 7, and you win.',
    'First you need a Start card. It earns 1, 2 or 4 tokens a turn, and you lay only one: waiting for a good one can pay.',
    'On your turn: your income, your shops, one card of the chain (1 to 5 in order, 7 after a 6), then your special cards.',
    'Then draw two cards: the first for yourself, the second for everyone, in the middle of the table.',
    'Cards 1 to 5: open auction. Cards marked with a hand (Start cards, 6, 7): closed fists, and every token bid is gone.',
    'A challenge: everyone shows cards; whoever shows the most flowers wins as many tokens as there are flowers in all.',
    'Shops and export make the others pay on each of your turns. Whoever can’t pay sells cards, or leaves the game.',
  ],
  synonyms: [
    ['tie', 'tied', 'equal', 'shared'],
    ['zero', 'nought', 'none', 'nothing', 'nobody'],
    ['joker', 'wild', 'chicorée', 'chicory'],
    ['fist', 'bluff', 'secret', 'secretly'],
    ['hand', 'fist'],
    ['auction', 'bid', 'bidder', 'price'],
    ['token', 'coin', 'money', 'chip'],
    ['income', 'gain', 'brings'],
    ['shop', 'store', 'magasin'],
    ['export', 'ship', 'exporter'],
    ['stop', 'glut', 'blocked', 'stopped'],
    ['destroy', 'destroyed', 'destroying'],
    ['debt', 'pay', 'debtor', 'creditor', 'owe'],
    ['bankrupt', 'bankruptcy', 'eliminated'],
    ['pile', 'deck', 'draw pile'],
    ['discard', 'discarded', 'thrown away'],
    ['start', 'begin', 'first player'],
    ['win', 'winner', 'wins', 'goal'],
    ['flower', 'challenge', 'défi'],
    ['hammer', 'countdown', 'free-for-all'],
  ],
  credits: [
    'A game by Pascal Nivesse, made by Thomas Fieffé (2005, Ludiquement vôtre / Zandji).',
    'Detailed rules by Pascal Nivesse and François Haffner.',
    'Thanks to the library of L’Escale à jeux, which opened the box.',
  ],
};
