import { z } from 'zod';
import { fhirId, toPatient } from '#domain/records/fhir-bundle';
import { dateField, historyResources, idField, recordResources, refOfId, searchFields } from '#domain/records/fhir-search';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '#services/context';
import { filesToTake, readHistoryEntry, readRecord } from '#services/health/fhir-read';
import { summaryDocument } from '../fhir-summary.server';
import { call, type Call } from './call';
import { capabilities } from './fhir-capabilities';
import { again, BASE, bundle, bundleSchema, historyPartsOf, pageOf, partsOf, resourceSchema, type Resource } from './fhir-page';
import { allTyped, list, typed } from './field';

const asked = allTyped(searchFields);
const search = { ...asked, date: list({ of: typed(dateField), most: 2, about: 'When it was measured, from and until' }) };
const id = { id: typed(idField) };
const absent = refuse('access.hidden', undefined, { status: 404 });
const ofAll = { code: null, category: null, date: [] };
const asData = (resource: Resource) => ok({ data: resource as unknown as z.infer<typeof resourceSchema> });

/** One resource of a record or of an entry by its id, in whoever's file it is. */
async function oneOf(ctx: Ctx, wanted: { type: string; id: string }, within: 'records' | 'history'): Promise<Result<Resource>> {
  const ref = refOfId(wanted.id);
  const found = within === 'records' ? await readRecord(ctx, ref) : await readHistoryEntry(ctx, ref);
  if (!found.ok) return found;
  const parts = 'records' in found.value ? partsOf(ctx, found.value) : historyPartsOf(found.value);
  const one = parts.find(({ resource }) => resource.resourceType === wanted.type && resource.id === wanted.id);
  return one ? ok(one.resource) : absent;
}

/** The call that reads one resource of a type, found as is said. */
function readCall(resource: string, find: (ctx: Ctx, wanted: { type: string; id: string }) => Promise<Result<Resource>>): Call {
  return call({
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
      const found = await find(ctx, { type: resource, id: path.id });
      return found.ok ? asData(found.value) : found;
    },
  });
}

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
  readCall(resource, async (ctx, wanted) => {
    const one = await oneOf(ctx, wanted, 'records');
    // What somebody is used to is an Observation of the history.
    return one.ok || resource !== 'Observation' ? one : oneOf(ctx, wanted, 'history');
  }),
]);

const historyCalls = historyResources.flatMap((resource): Call[] => [
  call({
    name: `search${resource}`,
    method: 'GET',
    at: [`${BASE}/${resource}`],
    about: `What the health history says as ${resource}, of one's own file, or of a child's that one keeps, the first written first (FHIR R4 search).`,
    access: 'user',
    query: { patient: asked.patient, _count: asked._count, after: asked.after },
    data: bundleSchema,
    fhir: true,
    refused: [403, 404, 422],
    run: async (ctx, { query }) => {
      const page = await pageOf(ctx, [resource], { ...query, ...ofAll });
      return page.ok ? ok({ data: bundle(ctx, resource, { patient: query.patient, _count: query._count }, page.value) }) : page;
    },
  }),
  readCall(resource, (ctx, wanted) => oneOf(ctx, wanted, 'history')),
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
      return file && path.id === fhirId(file.ref) ? asData(toPatient(file.ref, file.card)) : absent;
    },
  }),
  call({
    name: 'everythingOfPatient',
    method: 'GET',
    at: [`${BASE}/Patient/{id}/$everything`],
    about:
      'Everything in a file, page by page: records, the newest first, and behind them the health history; the first page begins with the Patient (FHIR R4 $everything).',
    access: 'user',
    path: id,
    query: { _count: asked._count, after: asked.after },
    data: bundleSchema,
    fhir: true,
    refused: [403, 404, 422],
    run: async (ctx, { path, query }) => {
      const page = await pageOf(ctx, [...recordResources, ...historyResources], { ...query, ...ofAll, patient: path.id });
      if (!page.ok) return page;
      const { file, resources, next } = page.value;
      const first = query.after === null ? [toPatient(file.ref, file.card)] : [];
      return ok({ data: bundle(ctx, `Patient/${path.id}/$everything`, { _count: query._count }, { resources: [...first, ...resources], next }) });
    },
  }),
  call({
    name: 'summaryOfPatient',
    method: 'GET',
    at: [`${BASE}/Patient/{id}/$summary`],
    about:
      'A file in short as a document of HL7’s International Patient Summary, in the language that was asked for (Accept-Language): what is hidden from others is not on it.',
    access: 'user',
    path: id,
    data: z.looseObject({ resourceType: z.literal('Bundle'), type: z.literal('document') }).meta({ id: 'SummaryDocument' }),
    fhir: true,
    refused: [403, 404],
    run: async (ctx, { path }) => {
      const made = await summaryDocument(ctx, { of: refOfId(path.id), door: 'api', withPrivate: false });
      return made.ok ? ok({ data: made.value }) : made;
    },
  }),
  ...recordCalls,
  ...historyCalls,
];
