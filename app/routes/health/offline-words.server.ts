import { readReading, WORDS_MOST_CHARACTERS } from '#domain/records/read-reading';
import type { RecordType } from '#domain/records/types/record-type';
import { offlineTypes } from '#domain/records/waiting';
import type { Refusal } from '#domain/result';
import type { Lang } from '#locales/lang';
import { sayRefusal } from '#locales/refusal';

/** Whatever can be wrong with a form, typed on purpose: the page carries the sentence of each refusal that comes of it. */
function formsWrong({ measures, more = [], choices, lines = [] }: RecordType): Record<string, string>[] {
  const numbers = [...measures, ...more];
  const all = (of: (measure: (typeof numbers)[number]) => string | number) => Object.fromEntries(numbers.map((one) => [one.name, String(of(one))]));
  const others = Object.fromEntries([...choices, ...lines].map(({ name, field }) => [name, 'of' in field ? String(field.of[0]) : 'x']));
  const least = { ...others, ...all(({ refuse: [min] }) => min) };
  return [
    {},
    { ...all(() => 'x'), ...Object.fromEntries([...choices, ...lines].map(({ name }) => [name, 'x'.repeat(1_000)])), day: 'x', hour: 'x' },
    { ...all(({ refuse: [min], step }) => min + step / 2), words: 'x'.repeat(WORDS_MOST_CHARACTERS + 1) },
    { ...others, ...all(({ refuse: [, max] }) => max) },
    ...numbers.map(({ name, refuse: [, max] }) => ({ ...least, [name]: String(max) })),
    { ...least, day: '1500/1/1' },
  ];
}

/** The sentences of a type's form by field and code, and one for what has none. */
export type OfflineWords = { types: Record<string, Record<string, string>>; other: string };

/** What the form says without a server, by type: `<field> <code>` and its sentence. [REC-9: refused alike] */
export function offlineWords(lang: Lang, now: Date): OfflineWords {
  const sentences = (type: RecordType) => {
    const refusals = formsWrong(type).flatMap((typed): readonly Refusal[] => {
      const read = readReading(type, typed, now);
      return read.ok ? [] : read.refusals;
    });
    return Object.fromEntries(refusals.map((one) => [`${one.field} ${one.code}`, sayRefusal(lang, one)]));
  };
  return { types: Object.fromEntries(offlineTypes.map((type) => [type.code, sentences(type)])), other: sayRefusal(lang, { code: 'common.invalid' }) };
}
