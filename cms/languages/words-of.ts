import type { FlattenedField } from 'payload';
import { langs, type Lang } from '#locales/lang';

/** A document with all its languages, as the tables hold it: a localized field is a value for each language. */
export type WholeDocument = Record<string, unknown> & { _status?: string };

type Words = Partial<Record<Lang, unknown>>;

const wordsOf = (document: WholeDocument | null, name: string) => (document?.[name] ?? {}) as Words;

/** The fields that each language has its own of; they stand at the top level. */
export function localizedNames(fields: readonly FlattenedField[]): string[] {
  return fields.filter((field) => 'localized' in field && field.localized).map(({ name }) => name);
}

/** A document to be published in one language: that language's words from the draft, the others' as they are on the site. [ADM-2, LANG-1] */
export function publishedIn(lang: Lang, names: readonly string[], draft: WholeDocument, live: WholeDocument | null): WholeDocument {
  const onSite = live?._status === 'published' ? live : null;
  return pick(names, draft, (name, each) => wordsOf(each === lang ? draft : onSite, name)[each]);
}

/** A document without one language's words. */
export function without(lang: Lang, names: readonly string[], document: WholeDocument): WholeDocument {
  return pick(names, document, (name, each) => (each === lang ? undefined : wordsOf(document, name)[each]));
}

function pick(names: readonly string[], document: WholeDocument, valueOf: (name: string, lang: Lang) => unknown): WholeDocument {
  const words = names.map((name) => [name, Object.fromEntries(langs.map((lang) => [lang, valueOf(name, lang)]).filter(([, value]) => value !== undefined))]);
  return { ...document, ...Object.fromEntries(words) };
}

/** The languages in which a document stands on the site. */
export function liveLanguages(document: WholeDocument | null): Lang[] {
  return document?._status === 'published' ? langs.filter((lang) => Boolean(wordsOf(document, 'title')[lang])) : [];
}

/** The languages in which anything is written. */
export function writtenLanguages(document: WholeDocument | null): Lang[] {
  return langs.filter((lang) => Boolean(wordsOf(document, 'title')[lang]));
}

const bare = (value: unknown) => JSON.stringify(value ?? null, (key, inner: unknown) => (key === 'id' || key === '_uuid' ? undefined : (inner ?? null)));

/** Whether what all languages share differs between two states of a document. */
export function differs(names: readonly string[], one: WholeDocument | null, other: WholeDocument | null): boolean {
  return names.some((name) => bare(one?.[name]) !== bare(other?.[name]));
}

/** Whether a language's words differ between two states of a document; rows are compared without their ids. */
export function differsIn(lang: Lang, names: readonly string[], one: WholeDocument | null, other: WholeDocument | null): boolean {
  const said = (document: WholeDocument | null) =>
    JSON.stringify(
      names.map((name) => wordsOf(document, name)[lang] ?? null),
      (key, value: unknown) => (key === 'id' || key === '_uuid' ? undefined : value),
    );
  return said(one) !== said(other);
}
