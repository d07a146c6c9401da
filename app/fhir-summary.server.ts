import { randomUUID } from 'node:crypto';
import { ehrKind } from '#domain/ehr/kinds';
import type { TakenEntry } from '#domain/ehr/kind';
import { ipsSections, toIps, type IpsOf, type IpsSection } from '#domain/ehr/ips';
import { toPatient, toResources, fhirId } from '#domain/records/fhir-bundle';
import { isSensitive } from '#domain/records/sensitive';
import { numbersOf, type TakenRecord } from '#domain/records/take-along';
import { recordType } from '#domain/records/types/all';
import { ok, type Result } from '#domain/result';
import { formatMoment, formatNumber } from '#locales/format';
import { say, type WordKey } from '#locales/say';
import type { Ctx } from '#services/context';
import { fileInShort } from '#services/health/ips';
import { href } from './routes';
import { entryFacts } from './routes/health/ehr-says';

type Asked = { of: string | null; door: 'api' | 'export'; /** What is hidden from others, too. */ withPrivate: boolean };

/** A file in short as a document of the International Patient Summary, in the caller's language. [EHR-3: summary document, API-7: summary] */
export async function summaryDocument(ctx: Ctx, { of, door, withPrivate }: Asked): Promise<Result<ReturnType<typeof toIps>>> {
  const found = await fileInShort(ctx, { of, door });
  if (!found.ok) return found;
  const { ref, card, entries, records } = found.value;
  const { lang, rt } = ctx;
  const urlOf = (record: string, file: string) => `${rt.settings.publicUrl}${href(lang, 'appFile', { of: ref, ref: record, file })}`;
  const shown = records.map((record): TakenRecord => ({ ...record, files: record.files.map((one) => ({ ...one, url: urlOf(record.ref, one.id) })) }));
  const document: IpsOf = {
    ...{ id: randomUUID(), base: `${rt.settings.publicUrl}/fhir/R4`, patient: toPatient(ref, card), lang, now: ctx.now, words: wordsOf(ctx) },
    entries: entries.filter(({ said }) => withPrivate || said?.['private'] === undefined).map((entry) => ({ entry, line: entryLine(ctx, entry) })),
    records: shown
      .filter((record) => withPrivate || !isPrivate(record))
      .map((record) => ({ type: record.type, resources: toResources(record, `Patient/${fhirId(ref)}`), line: recordLine(ctx, record) })),
  };
  return ok(toIps(document));
}

const isPrivate = ({ type, choices }: TakenRecord): boolean => {
  const row = recordType(type);
  return row !== null && isSensitive(row, choices);
};

function wordsOf({ lang }: Ctx): IpsOf['words'] {
  const name = (section: IpsSection): WordKey =>
    section === 'vital-signs' || section === 'results' ? `health.ehr.ips.${section}` : (`health.ehr.part.${section}` as const);
  const sections = Object.fromEntries(ipsSections.map(({ name: section }) => [section, say(lang, name(section))])) as IpsOf['words']['sections'];
  return { title: say(lang, 'health.ehr.print.title'), sections, unknown: say(lang, 'health.ehr.print.unsaid') };
}

function entryLine({ lang }: Ctx, { kind, said }: TakenEntry): string {
  const row = ehrKind(kind);
  if (said === null || !row) return say(lang, `health.ehr.step.${kind}.is-none`);
  const facts = entryFacts(lang, (key, more) => say(lang, key, more), row, said);
  return [said['name'] ?? '—', ...facts].join(' · ');
}

function recordLine({ lang }: Ctx, record: TakenRecord): string {
  const type = recordType(record.type);
  const name = say(lang, `health.types.${record.type}.name` as WordKey);
  const numbers = type
    ? numbersOf(type, record).map(({ name: own, value }) => `${say(lang, `health.fields.${own}` as WordKey)}: ${formatNumber(lang, value)}`)
    : [];
  const chosen =
    type?.choices.flatMap(({ name: own, says }) => (record.choices[own] === undefined ? [] : [say(lang, `${says}.${record.choices[own]}` as WordKey)])) ?? [];
  return [name, ...numbers, ...chosen, formatMoment(lang, record.measuredAt)].join(' · ');
}
