// What the table in the browser says, in all languages at once.
import { inAllLangs } from '@tablee/ui/suites';
import { loadUiTexts } from '../ui/texts/index.ts';

export const UI_TEXTS = await inAllLangs(loadUiTexts);
