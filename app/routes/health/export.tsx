import { fhirId, toPatient, toResources } from '#domain/records/fhir-bundle';
import { toHistoryResource } from '#domain/ehr/fhir';
import { asCsv, asJson, csvHead, entryAsCsv, entryAsJson, exportFormats, type ExportFormat, type TakenRecord } from '#domain/records/take-along';
import { CSV_BEGINNING, csvLine } from '#domain/text/csv';
import { exportHistory, exportLot, type Lot, type TakenHistory } from '#services/health/take-along';
import type { Ctx } from '#services/context';
import { page } from '../../door.server';
import { href } from '../../routes';

const MIME: Readonly<Record<ExportFormat, string>> = { fhir: 'application/fhir+json', json: 'application/json', csv: 'text/csv; charset=utf-8' };

/** A file of health to take along, as a FHIR bundle, JSON or a table: lot by lot, so that years of readings fill no memory, and behind the last its history. [DASH-5: export, API-7: bundle, EHR-3: bundle] */
export const loader = page(async (ctx, at) => {
  const format = exportFormats.find((one) => one === at.params['format']);
  const of = at.url.searchParams.get('of');
  const first = format ? await exportLot(ctx, { of, after: 0 }) : null;
  if (!format || !first?.ok) return new Response(null, { status: 404 });
  const body = new ReadableStream<Uint8Array>(partsOf(ctx, { of, format, first: first.value }));
  return new Response(body, {
    headers: {
      'Content-Type': MIME[format],
      'Content-Disposition': `attachment; filename="health.${format === 'fhir' ? 'fhir.json' : format}"`,
      'Cache-Control': 'private, no-store',
    },
  });
});

type Taking = { of: string | null; format: ExportFormat; first: Lot };

/** Reads the next lot when the last has left; a right that ends between two ends the file there, unfinished. */
function partsOf(ctx: Ctx, { of, format, first }: Taking): UnderlyingDefaultSource<Uint8Array> {
  const encoder = new TextEncoder();
  let lot: Lot = first;
  let begun = false;
  return {
    async pull(controller) {
      const records = lot.records.map((record): TakenRecord => ({ ...record, files: filesOf(ctx, lot, record.ref) }));
      const history = lot.next === null ? await exportHistory(ctx, { of }) : null;
      if (history && !history.ok) return controller.error(new Error(history.code));
      const text = shapes[format](lot, records, { base: ctx.rt.settings.publicUrl, first: !begun, history: history?.value ?? null });
      begun = true;
      if (text) controller.enqueue(encoder.encode(text));
      if (lot.next === null) return controller.close();
      const next = await exportLot(ctx, { of, after: lot.next });
      if (!next.ok) return controller.error(new Error(next.code));
      lot = next.value;
    },
  };
}

const filesOf = ({ lang, rt }: Ctx, { ref: of, files }: Lot, record: string) =>
  files
    .filter((one) => one.record === record)
    .map(({ id, kind, bytes }) => ({ id, kind, bytes, url: `${rt.settings.publicUrl}${href(lang, 'appFile', { of, ref: record, file: id })}` }));

/** `history` comes with the last lot. */
type Shape = (lot: Lot, records: readonly TakenRecord[], at: { base: string; first: boolean; history: TakenHistory | null }) => string;
/** Entries of a list in JSON, of which something may stand before. */
const listed = (entries: readonly unknown[], first: boolean) => entries.map((entry, at) => `${first && at === 0 ? '' : ','}${JSON.stringify(entry)}`).join('');

const shapes: Readonly<Record<ExportFormat, Shape>> = {
  fhir: ({ ref, card }, records, { base, first, history }) => {
    const subject = `Patient/${fhirId(ref)}`;
    const resources = [
      ...(first ? [toPatient(ref, card)] : []),
      ...records.flatMap((record) => toResources(record, subject)),
      ...(history?.entries.flatMap((entry) => toHistoryResource(entry, subject) ?? []) ?? []),
    ];
    const entries = resources.map((resource) => ({ fullUrl: `${base}/fhir/R4/${resource.resourceType}/${resource.id}`, resource }));
    return `${first ? '{"resourceType":"Bundle","type":"collection","entry":[' : ''}${listed(entries, first)}${history ? ']}' : ''}`;
  },
  json: ({ ref, card: { isMine: _, ...member } }, records, { first, history }) =>
    [
      first ? `{"member":${JSON.stringify({ ref, ...member })},"records":[` : '',
      listed(records.map(asJson), first),
      history ? `],"history":${JSON.stringify({ ...history.facts, entries: history.entries.map(entryAsJson) })}}` : '',
    ].join(''),
  csv: (_lot, records, { first, history }) =>
    `${first ? CSV_BEGINNING + csvLine([...csvHead]) : ''}${records.map(asCsv).join('')}${history?.entries.map(entryAsCsv).join('') ?? ''}`,
};
