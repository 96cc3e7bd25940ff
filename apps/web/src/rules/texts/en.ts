// Around the rules, in English.

import { counted } from '@tablee/kit';
import type { RulesTexts } from './fr.ts';

export const en: RulesTexts = {
  heading: 'Rules',
  back: 'Back to the box',
  language: 'Language',
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'A word or a number',
  clear: 'Clear the search',
  none: 'Nothing found for these words. Try a single one, such as “tie”.',
  ruling: 'Our ruling',
  rulingNote:
    'Where the original rules are silent or leave room for doubt, we had to decide. Those rules carry this label, in whole or in part.',
  example: 'Example',
  summary: 'In short',
  credits: 'Who made this game',
  independent: 'Tablée is an independent implementation: its art and its words are its own.',
  type: 'The letters of titles come from Fredoka, © 2016 The Fredoka Project Authors.',
  typeLicence: 'OFL licence',
  found: (count) => counted('en', count, 'rule found', 'rules found'),
  copies: (count) => `×${count}`,
  total: (count) => counted('en', count, 'card in all', 'cards in all'),
  permalink: (id) => `Link to rule ${id}`,
  copied: (id) => `Link to ${id} copied.`,
};
