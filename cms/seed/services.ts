import type { PayloadRequest } from 'payload';
import { itemWord, serviceItems } from '#domain/service-requests/items';
import { serviceOf } from '#domain/service-requests/types/all';
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

const UNITS_OF_EACH = 2;

/** Things to lend for trying things out where there are no real ones, each with its serial number. [INP-9] */
export async function seedUnits(req: PayloadRequest): Promise<void> {
  for (const { code: item } of serviceOf('rental')?.items ?? [])
    for (let unit = 1; unit <= UNITS_OF_EACH; unit += 1)
      await putOnce(req, 'rental-units', { serial: `${item.toUpperCase()}-0${unit}` }, { item, state: 'ready' });
}

function wordsOf(lang: Lang, code: string): Record<string, string> {
  const note = `services.notes.${code}`;
  return { title: say(lang, itemWord(code) as WordKey), ...(hasWord(note) ? { rules: say(lang, note) } : {}) };
}
