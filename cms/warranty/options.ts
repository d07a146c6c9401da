import { hasWord, say } from '#locales/say';

/** Options with the words that owners read too. */
export function optionsOf(values: readonly string[], words: string): { value: string; label: { fa: string; en: string } }[] {
  return values.map((value) => {
    const key = `${words}.${value}`;
    if (!hasWord(key)) throw new Error(`no words for ${key}`);
    return { value, label: { fa: say('fa', key), en: say('en', key) } };
  });
}
