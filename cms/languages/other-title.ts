import type { CollectionAfterReadHook, CollectionBeforeOperationHook, CollectionConfig, CollectionSlug, Payload, Where } from 'payload';
import { isLang, langs, otherLang, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { askedTogether } from '../fields/asked-together';
import { langOf } from '../fields/lang-of';

type Titles = Partial<Record<Lang, unknown>>;
type Row = Record<string, unknown> & { id: number };

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Lists, and pickers that read lists, show what has no title in their language under its other one, marked as that, and find by both. [ADM-2] */
export function withOtherTitle(collection: CollectionConfig): CollectionConfig {
  const title = collection.admin?.useAsTitle;
  const field = collection.fields.find((one) => 'name' in one && one.name === title);
  if (!title || !field || !('localized' in field) || !field.localized) return collection;
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), findByBoth(title)],
      afterRead: [...(hooks?.afterRead ?? []), nameByOther(collection.slug as CollectionSlug, title, Boolean(collection.versions))],
    },
  };
}

/** A hook that turns a search by title into one in both languages. */
function findByBoth(title: string): CollectionBeforeOperationHook {
  return ({ args, operation }) => {
    const { where } = args as { where?: Where };
    return operation === 'read' && where ? ({ ...args, where: inBothTitles(where, title) } as typeof args) : args;
  };
}

/** The same conditions with the title's in either language; a language that is named stays as it is. */
function inBothTitles(where: Where, title: string): Where {
  const parts = Object.entries(where).map(([path, condition]): Where => {
    if (Array.isArray(condition)) return { [path]: condition.map((one) => inBothTitles(one, title)) };
    const finds = typeof condition === 'object' && condition !== null && ('like' in condition || 'contains' in condition);
    return path === title && finds ? { or: langs.map((lang) => ({ [`${title}.${lang}`]: condition })) } : { [path]: condition };
  });
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts };
}

/** A row of a list without a title; a document by itself is never changed, since its form is saved. */
function nameByOther(slug: CollectionSlug, title: string, drafts: boolean): CollectionAfterReadHook {
  let payload: Payload;
  const titlesOf = askedTogether((ids) => readTitles(payload, slug, { ids, title, drafts }));
  return async ({ doc, findMany, req }) => {
    payload = req.payload;
    const row = doc as Row;
    const lang: unknown = req.locale;
    if (!findMany || !req.user || !isLang(lang) || !(title in row) || text(row[title]) !== '' || typeof row.id !== 'number') return row;
    const other = otherLang(lang);
    const found = text((await titlesOf(row.id))?.[other]);
    return found ? { ...row, [title]: say(langOf(req.i18n), `admin.other-title.${other}`, { title: found }) } : row;
  };
}

type Asked = { ids: number[]; title: string; drafts: boolean };

/** Documents' titles as last written. */
async function readTitles(payload: Payload, slug: CollectionSlug, { ids, title, drafts }: Asked): Promise<Map<number, Titles>> {
  const many = { collection: slug, locale: 'all', pagination: false, limit: 0 } as const;
  const { docs } = await payload.db.find({ ...many, where: { id: { in: ids } } });
  const titles = new Map((docs as unknown as Row[]).map((row) => [row.id, (row[title] ?? {}) as Titles]));
  if (!drafts) return titles;
  const { docs: versions } = await payload.db.findVersions({
    ...many,
    where: { and: [{ parent: { in: ids } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
  });
  const latest = new Set<number>();
  for (const { parent, version } of versions as unknown as { parent: number; version: Row }[]) {
    if (latest.has(parent)) continue;
    latest.add(parent);
    titles.set(parent, { ...titles.get(parent), ...((version[title] ?? {}) as Titles) });
  }
  return titles;
}
