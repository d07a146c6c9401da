import { hasWord, say } from '#locales/say';

export type InBoth = { fa: string; en: string };

/** Words of the admin in both languages; undefined where there are none. [ADM-2] */
export function inBoth(...keys: string[]): InBoth | undefined {
  const key = keys.map((one) => `admin.${one}`).find(hasWord);
  return key && hasWord(key) ? { fa: say('fa', key), en: say('en', key) } : undefined;
}

/** The same where they must be there: a name without words is a bug of ours. */
export function named(...keys: string[]): InBoth {
  const words = inBoth(...keys);
  if (!words) throw new Error(`no words for admin.${keys.join(' or admin.')}`);
  return words;
}

/** The words of an order's state, which buyers read too. */
export function stateWords(state: string): InBoth | undefined {
  const key = `orders.states.${state}`;
  return hasWord(key) ? { fa: say('fa', key), en: say('en', key) } : undefined;
}
