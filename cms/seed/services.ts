import type { PayloadRequest } from 'payload';
import { itemWord, serviceItems } from '#domain/service-requests/items';
import { langs, type Lang } from '#locales/lang';
import { hasWord, say, type WordKey } from '#locales/say';
import { putOnce } from './write';

/** What can be asked for at home, with the prices that staff begin from. [INP-1, SVC-1] */
export async function seedServices(req: PayloadRequest): Promise<void> {
  for (const [at, { type, item }] of serviceItems.entries()) {
    const [least, most] = item.minutes ?? [];
    const facts = { service: type.code, priceToman: item.priceToman, minutesLeast: least, minutesMost: most, active: true, rank: (at + 1) * 10 };
    const words = Object.fromEntries(langs.map((lang) => [lang, wordsOf(lang, item.code)])) as Record<Lang, Record<string, string>>;
    await putOnce(req, 'service-items', { code: item.code }, facts, words);
  }
}

function wordsOf(lang: Lang, code: string): Record<string, string> {
  const note = `services.notes.${code}`;
  return { title: say(lang, itemWord(code) as WordKey), ...(hasWord(note) ? { rules: say(lang, note) } : {}) };
}
