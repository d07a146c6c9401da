import type { OptionObject } from 'payload';
import type { Lang } from '#locales/lang';

/** Options as a reader of a language looks for them: by that language's alphabet. [ADM-2] */
export function inOrder(lang: Lang, options: readonly OptionObject[]): OptionObject[] {
  const { compare } = new Intl.Collator(lang);
  return options.toSorted((one, other) => compare(wordOf(lang, one), wordOf(lang, other)));
}

function wordOf(lang: Lang, { label, value }: OptionObject): string {
  if (typeof label === 'string') return label;
  return (typeof label === 'object' ? (label as Partial<Record<Lang, string>>)[lang] : undefined) ?? value;
}
