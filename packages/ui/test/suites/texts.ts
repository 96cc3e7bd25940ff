// What tables in the browser say, in all languages at once: only tests look at all three.
import type { ByLang, Lang } from '@tablee/kit';

export const inAllLangs = async <T>(load: (lang: Lang) => Promise<T>): Promise<ByLang<T>> => ({
  fr: await load('fr'),
  en: await load('en'),
  de: await load('de'),
});
