import { z } from 'zod';
import { fhirId, toPatient, toResources, type Resource } from '#domain/records/fhir-bundle';
import {
  dateField,
  encodeKey,
  idField,
  isWanted,
  narrower,
  recordResources,
  refOfId,
  resourcesAsked,
  searchFields,
  typesWanted,
  type RecordResource,
  type SearchKey,
  type Span,
} from '#domain/records/fhir-search';
import { ok, refuse } from '#domain/result';
import type { Ctx } from '#services/context';
import { filesToTake, readRecord, searchRecords, type ReadFile } from '#services/health/fhir-read';
import { href } from '../routes';
import { call, type Call } from './call';
import { capabilities } from './fhir-capabilities';
import { allTyped, list, typed } from './field';

const resourceSchema = z.looseObject({ resourceType: z.string(), id: z.string() }).meta({ id: 'Resource' });
const bundleSchema = z
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

const BASE = '/fhir/R4';
const asked = allTyped(searchFields);
const search = { ...asked, date: list({ of: typed(dateField), most: 2, about: 'When it was measured, from and until' }) };
const id = { id: typed(idField) };
const absent = refuse('access.hidden', undefined, { status: 404 });
type Searched = { patient: string | null; code: string[] | null; category: string[] | null; _count: number | null; after: SearchKey | null; date: Span[] };

/** The resources of a record that come after one; what it tells is numbered from one on. */
type Part = { resource: Resource; key: SearchKey };
const partsOf = (ctx: Ctx, { ref, records }: ReadFile): Part[] =>
  records.flatMap((record) =>
    toResources({ ...record, files: filesOf(ctx, ref, record) }, `Patient/${fhirId(ref)}`).map((resource, at) => ({
      resource,
      key: { measuredAt: record.measuredAt, id: record.id, part: at + 1 },
    })),
  );

const filesOf = ({ lang, rt }: Ctx, of: string, { ref, files }: ReadFile['records'][number]) =>
  files.map((one) => ({ ...one, url: `${rt.settings.publicUrl}${href(lang, 'appFile', { of, ref, file: one.id })}` }));

/** A page of resources of a kind, the newest first, and the key after the last of them. */
async function pageOf(ctx: Ctx, resources: readonly RecordResource[], { patient, code, category, _count, after, date }: Searched) {
  const most = resourcesAsked(_count);
  const types = resources.flatMap((one) => typesWanted(one, { code, category }));
  const found = await searchRecords(ctx, { of: patient === null ? null : refOfId(patient), types, span: narrower(date), at: after, most: most + 1 });
  if (!found.ok) return found;
  const parts = partsOf(ctx, found.value)
    .filter(({ key }) => !after || key.id !== after.id || key.part > after.part)
    .filter(({ resource }) => isWanted(resource as Parameters<typeof isWanted>[0], { code, category }));
  const shown = parts.slice(0, most);
  const last = shown.at(-1);
  const isMore = parts.length > most || found.value.records.length > most;
  const from = last?.key ?? lastOf(found.value);
  return ok({ file: found.value, resources: shown.map(({ resource }) => resource), next: isMore && from ? encodeKey(from) : null });
}

/** Where it goes on if nothing of a page was looked for. */
function lastOf({ records }: ReadFile): SearchKey | null {
  const last = records.at(-1);
  return last ? { measuredAt: last.measuredAt, id: last.id, part: 9 } : null;
}

function bundle(
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

/** What was asked for, as an address says it again. */
const again = ({ patient, code, category, _count, date }: Searched) => ({
  patient,
  code: code?.join(',') ?? null,
  category: category?.join(',') ?? null,
  _count,
  date: date.flatMap(({ from, to }) => [...(from ? [`ge${from.toISOString()}`] : []), ...(to ? [`lt${to.toISOString()}`] : [])]).slice(0, 2),
});

const recordCalls = recordResources.flatMap((resource): Call[] => [
  call({
    name: `search${resource}`,
    method: 'GET',
    at: [`${BASE}/${resource}`],
    about: `${resource}s of one's own file, or of a child's that one keeps, the newest first (FHIR R4 search).`,
    access: 'user',
    query: search,
    data: bundleSchema,
    fhir: true,
    refused: [403, 404, 422],
    run: async (ctx, { query }) => {
      const page = await pageOf(ctx, [resource], query);
      return page.ok ? ok({ data: bundle(ctx, resource, again(query), page.value) }) : page;
    },
  }),
  call({
    name: `read${resource}`,
    method: 'GET',
    at: [`${BASE}/${resource}/{id}`],
    about: `One ${resource} (FHIR R4 read).`,
    access: 'user',
    path: id,
    data: resourceSchema,
    fhir: true,
    refused: [403, 404],
    run: async (ctx, { path }) => {
      const found = await readRecord(ctx, refOfId(path.id));
      if (!found.ok) return found;
      const one = partsOf(ctx, found.value).find(({ resource: made }) => made.resourceType === resource && made.id === path.id);
      return one ? ok({ data: one.resource as z.infer<typeof resourceSchema> }) : absent;
    },
  }),
]);

/** Files of health for other systems: HL7 FHIR R4, reading alone, for their owner and a child's guardian. [API-7: read] */
export const fhirCalls: readonly Call[] = [
  call({
    name: 'fhirMetadata',
    method: 'GET',
    at: [`${BASE}/metadata`],
    about: 'What the FHIR server can do (CapabilityStatement).',
    access: 'public',
    data: z.looseObject({ resourceType: z.literal('CapabilityStatement') }).meta({ id: 'CapabilityStatement' }),
    fhir: true,
    refused: [],
    run: async ({ rt }) => ok({ data: capabilities(`${rt.settings.publicUrl}${BASE}`) }),
  }),
  call({
    name: 'searchPatient',
    method: 'GET',
    at: [`${BASE}/Patient`],
    about: 'Whose files the account may read: its own first, then children whose files it keeps.',
    access: 'user',
    data: bundleSchema,
    fhir: true,
    refused: [403],
    run: async (ctx) => {
      const files = await filesToTake(ctx, null);
      if (!files.ok) return files;
      return ok({ data: bundle(ctx, 'Patient', {}, { resources: files.value.map(({ ref, card }) => toPatient(ref, card)), next: null }) });
    },
  }),
  call({
    name: 'readPatient',
    method: 'GET',
    at: [`${BASE}/Patient/{id}`],
    about: 'One of them.',
    access: 'user',
    path: id,
    data: resourceSchema,
    fhir: true,
    refused: [403, 404],
    run: async (ctx, { path }) => {
      const files = await filesToTake(ctx, refOfId(path.id));
      if (!files.ok) return files;
      const [file] = files.value;
      return file && path.id === fhirId(file.ref) ? ok({ data: toPatient(file.ref, file.card) as unknown as z.infer<typeof resourceSchema> }) : absent;
    },
  }),
  call({
    name: 'everythingOfPatient',
    method: 'GET',
    at: [`${BASE}/Patient/{id}/$everything`],
    about: 'Everything in a file, page by page, the newest first; the first page begins with the Patient (FHIR R4 $everything).',
    access: 'user',
    path: id,
    query: { _count: asked._count, after: asked.after },
    data: bundleSchema,
    fhir: true,
    refused: [403, 404, 422],
    run: async (ctx, { path, query }) => {
      const page = await pageOf(ctx, recordResources, { ...query, patient: path.id, code: null, category: null, date: [] });
      if (!page.ok) return page;
      const { file, resources, next } = page.value;
      const first = query.after === null ? [toPatient(file.ref, file.card)] : [];
      return ok({ data: bundle(ctx, `Patient/${path.id}/$everything`, { _count: query._count }, { resources: [...first, ...resources], next }) });
    },
  }),
  ...recordCalls,
];
