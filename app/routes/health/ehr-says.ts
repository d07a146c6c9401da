import type { EhrKind, Said } from '#domain/ehr/kind';
import { sinceOf } from '#domain/ehr/since';
import { formatDate, formatShortDate, jalaliMonths, localDigits } from '#locales/format';
import type { Lang } from '#locales/lang';
import type { WordFacts, WordKey } from '#locales/say';

type Say = (key: WordKey, facts?: WordFacts) => string;
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** A day as somebody remembered it, in words: a whole one in the reader’s calendar, what is less in its own. */
export function saySince(lang: Lang, say: Say, kept: string): string {
  const said = sinceOf(kept);
  if ('day' in said) return formatDate(lang, noon(said.day));
  const { year, month, isJalali } = said;
  const digits = localDigits(lang, String(year));
  if (isJalali) {
    const text = month === null ? digits : `${jalaliMonths[lang][month - 1]} ${digits}`;
    return lang === 'fa' ? text : say('health.ehr.says.jalali', { text });
  }
  const text = month === null ? digits : localDigits(lang, `${year}/${String(month).padStart(2, '0')}`);
  return lang === 'en' ? text : say('health.ehr.says.gregorian', { text });
}

/** What the form of such a day holds. */
export function typedSince(lang: Lang, kept: string): string {
  if (kept.length === 10) return formatShortDate(lang, noon(kept));
  return localDigits(lang, kept.replace('-', '/'));
}

/** What an entry says beside its name, each part in words, in the order of its form. */
export function entryFacts(lang: Lang, say: Say, kind: EhrKind, said: Said): string[] {
  return Object.entries(kind.fields).flatMap(([name, field]) => {
    const value = said[name];
    if (value === undefined || name === 'name') return [];
    if (field.kind === 'choice') return [say(`${field.says}.${value}` as WordKey)];
    if (field.kind === 'several') return value.split(' ').map((one) => say(`${field.says}.${one}` as WordKey));
    if (name === 'infectedAge') return [say('health.ehr.says.age', { age: Number(value) })];
    if (name === 'since') return [say(kind.code === 'surgery' ? 'health.ehr.says.when' : 'health.ehr.says.since', { since: saySince(lang, say, value) })];
    if (field.kind === 'tick') return [say(`health.ehr.says.${name as 'forgotten'}`)];
    return [value];
  });
}

/** What the form of an entry holds before anything is typed. */
export function entryValues(lang: Lang, said: Said): Record<string, string> {
  return {
    ...said,
    ...(said['since'] === undefined ? {} : { since: typedSince(lang, said['since']) }),
    ...(said['infectedAge'] === undefined ? {} : { infectedAge: localDigits(lang, said['infectedAge']) }),
  };
}
