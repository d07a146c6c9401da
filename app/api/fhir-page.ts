import { z } from 'zod';
import { toHistoryResource, type HistoryResource } from '#domain/ehr/fhir';
import { fhirId, toResources, type Resource as RecordResource } from '#domain/records/fhir-bundle';
import {
  encodeKey,
  isWanted,
  kindsWanted,
  narrower,
  recordResources,
  refOfId,
  resourcesAsked,
  typesWanted,
  type HistoryKey,
  type ReadResource,
  type SearchKey,
  type Span,
} from '#domain/records/fhir-search';
import { ok, type Result } from '#domain/result';
import type { Ctx } from '#services/context';
import { searchHistory, searchRecords, type ReadFile, type ReadHistory } from '#services/health/fhir-read';
import { href } from '../routes';

export const BASE = '/fhir/R4';
export type Resource = RecordResource | HistoryResource;

export const resourceSchema = z.looseObject({ resourceType: z.string(), id: z.string() }).meta({ id: 'Resource' });
export const bundleSchema = z
  .strictObject({
    resourceType: z.literal('Bundle'),
    type: z.literal('searchset'),
    link: z.array(z.strictObject({ relation: z.enum(['self', 'next']), url: z.string() })),
    entry: z
      .array(z.strictObject({ fullUrl: z.string(), resource: resourceSchema, search: z.strictObject({ mode: z.literal('match') }) }))
      .min(1)
      .optional(),
  })
  .meta({ id: 'Bundle' });

export type Searched = {
  patient: string | null;
  code: string[] | null;
  category: string[] | null;
  _count: number | null;
  after: SearchKey | HistoryKey | null;
  date: Span[];
};
/** A resource, and where a page goes on behind it. */
type Part<K> = { resource: Resource; key: K };
type WhoseFile = Pick<ReadFile, 'ref' | 'card'>;
type Page = { file: WhoseFile; resources: Resource[]; next: string | null };

/** The resources of records, those of each numbered from one on. */
export const partsOf = (ctx: Ctx, { ref, records }: ReadFile): Part<SearchKey>[] =>
  records.flatMap((record) =>
    toResources({ ...record, files: filesOf(ctx, ref, record) }, `Patient/${fhirId(ref)}`).map((resource, at) => ({
      resource,
      key: { measuredAt: record.measuredAt, id: record.id, part: at + 1 },
    })),
  );

/** The resources of entries of the history; what R4 has no word for is none. */
export const historyPartsOf = ({ ref, entries }: ReadHistory): Part<HistoryKey>[] =>
  entries.flatMap((entry) => {
    const resource = toHistoryResource(entry, `Patient/${fhirId(ref)}`);
    return resource ? [{ resource, key: { entry: entry.id } }] : [];
  });

const filesOf = ({ lang, rt }: Ctx, of: string, { ref, files }: ReadFile['records'][number]) =>
  files.map((one) => ({ ...one, url: `${rt.settings.publicUrl}${href(lang, 'appFile', { of, ref, file: one.id })}` }));

/** A page of resources: records, the newest first, and behind the last of them the history, the first written first. Each half asks its own right and leaves its own line. */
export async function pageOf(ctx: Ctx, resources: readonly ReadResource[], asked: Searched): Promise<Result<Page>> {
  const most = resourcesAsked(asked._count);
  const { after } = asked;
  const types = resources.flatMap((one) => recordResources.flatMap((own) => (own === one ? typesWanted(own, asked) : [])));
  const kinds = resources.flatMap((one) => kindsWanted(one, asked));
  const records =
    after !== null && 'entry' in after ? null : types.length > 0 || kinds.length === 0 ? await recordsOf(ctx, types, { ...asked, after }, most) : null;
  if (records && !records.ok) return records;
  if (records && (records.value.next !== null || kinds.length === 0)) return records;
  const before = records?.value.resources ?? [];
  const history = await historyOf(ctx, kinds, { ...asked, after: after !== null && 'entry' in after ? after : null }, most - before.length);
  return history.ok ? ok({ ...history.value, resources: [...before, ...history.value.resources] }) : history;
}

async function recordsOf(
  ctx: Ctx,
  types: readonly string[],
  { patient, code, category, date, after }: Omit<Searched, 'after'> & { after: SearchKey | null },
  most: number,
): Promise<Result<Page>> {
  const found = await searchRecords(ctx, { of: patient === null ? null : refOfId(patient), types, span: narrower(date), at: after, most: most + 1 });
  if (!found.ok) return found;
  const parts = partsOf(ctx, found.value)
    .filter(({ key }) => !after || key.id !== after.id || key.part > after.part)
    .filter(({ resource }) => isWanted(resource as Parameters<typeof isWanted>[0], { code, category }));
  const shown = parts.slice(0, most);
  const isMore = parts.length > most || found.value.records.length > most;
  const from = shown.at(-1)?.key ?? lastOf(found.value);
  return ok({ file: found.value, resources: shown.map(({ resource }) => resource), next: isMore && from ? encodeKey(from) : null });
}

/** Where it goes on if nothing of a page was looked for. */
function lastOf({ records }: ReadFile): SearchKey | null {
  const last = records.at(-1);
  return last ? { measuredAt: last.measuredAt, id: last.id, part: 9 } : null;
}

async function historyOf(
  ctx: Ctx,
  kinds: Parameters<typeof searchHistory>[1]['kinds'],
  { patient, code, category, date, after }: Omit<Searched, 'after'> & { after: HistoryKey | null },
  most: number,
): Promise<Result<Page>> {
  const from = after?.entry ?? 0;
  const found = await searchHistory(ctx, { of: patient === null ? null : refOfId(patient), kinds, span: narrower(date), after: from, most: most + 1 });
  if (!found.ok) return found;
  const isMore = found.value.entries.length > most;
  const entries = found.value.entries.slice(0, most);
  const shown = historyPartsOf({ ...found.value, entries }).filter(({ resource }) => isWanted(resource as Parameters<typeof isWanted>[0], { code, category }));
  const next = isMore ? encodeKey({ entry: entries.at(-1)?.id ?? from }) : null;
  return ok({ file: found.value, resources: shown.map(({ resource }) => resource), next });
}

/** What was asked for, as an address says it again. */
export const again = ({ patient, code, category, _count, date }: Searched) => ({
  patient,
  code: code?.join(',') ?? null,
  category: category?.join(',') ?? null,
  _count,
  date: date.flatMap(({ from, to }) => [...(from ? [`ge${from.toISOString()}`] : []), ...(to ? [`lt${to.toISOString()}`] : [])]).slice(0, 2),
});

/** A page of what was found, with the address of this one and of the next. */
export function bundle(
  { rt }: Ctx,
  path: string,
  query: Record<string, string | readonly string[] | number | null>,
  { resources, next }: { resources: readonly Resource[]; next: string | null },
) {
  const base = `${rt.settings.publicUrl}${BASE}`;
  const address = (more: Record<string, string>) => {
    const url = new URL(`${base}/${path}`);
    for (const [name, value] of Object.entries({ ...query, ...more }))
      for (const one of Array.isArray(value) ? value : [value]) if (one !== null && one !== undefined && one !== '') url.searchParams.append(name, String(one));
    return url.href;
  };
  return {
    resourceType: 'Bundle' as const,
    type: 'searchset' as const,
    link: [{ relation: 'self' as const, url: address({}) }, ...(next === null ? [] : [{ relation: 'next' as const, url: address({ after: next }) }])],
    ...(resources.length > 0
      ? {
          entry: resources.map((resource) => ({
            fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
            resource: resource as z.infer<typeof resourceSchema>,
            search: { mode: 'match' as const },
          })),
        }
      : {}),
  };
}
