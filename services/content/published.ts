import { and, eq, isNotNull, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { Lang } from '../context';

type Document = { id: AnyPgColumn; _status: AnyPgColumn };
type Words = { _parentID: AnyPgColumn; _locale: AnyPgColumn; title: AnyPgColumn };

/** Joins a document to its words: published, in the asked language and nothing else. [LANG-1] */
export function published(document: Document, words: Words, lang: Lang): SQL {
  return and(eq(document._status, 'published'), eq(words._parentID, document.id), eq(words._locale, lang), isNotNull(words.title)) as SQL;
}
