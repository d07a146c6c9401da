import { fhirId } from '../records/fhir-bundle';
import { absent, allergenCodes, habitLoinc, kinCodes, noneCodes, systems, timeCodes, unknownCodes } from './fhir-codes';
import type { EhrCode, EhrKind, Said, TakenEntry } from './kind';
import { ehrKind } from './kinds';
import { sinceOf } from './since';

/** A resource of R4 that tells one. */
export type HistoryResource = { resourceType: EhrKind['fhir']; id: string } & Readonly<Record<string, unknown>>;

type Told = { said: Said; subject: { reference: string }; at: string };
type Says = Readonly<Record<string, unknown>>;

/** An entry as the resource that tells it; null where R4 has no word for it. [API-7: history, EHR-3: bundle] */
export function toHistoryResource({ ref, kind, said, enteredAt }: TakenEntry, subject: string): HistoryResource | null {
  const resourceType = ehrKind(kind)?.fhir;
  const code = noneCodes[kind];
  if (!resourceType || (said === null ? code === undefined : said['name'] === undefined)) return null;
  const told = { subject: { reference: subject }, at: enteredAt.toISOString() };
  return {
    resourceType,
    id: fhirId(ref),
    ...(said?.['private'] === undefined ? {} : { meta: { security: [{ system: systems.confidentiality, code: 'R' }] } }),
    ...(said === null ? absentOf(kind, code ?? '', told) : tells[kind]({ ...told, said })),
  };
}

/** That nothing is known of a kind, where the international summary asks for it; null where it has no code for that. [EHR-3: summary document] */
export function toUnknown(kind: EhrCode, { id, at }: { id: string; at: Date }, subject: string): HistoryResource | null {
  const [resourceType, code] = [ehrKind(kind)?.fhir, unknownCodes[kind]];
  if (!resourceType || code === undefined) return null;
  return { resourceType, id, ...absentOf(kind, code, { subject: { reference: subject }, at: at.toISOString() }) };
}

const absentOf = (kind: EhrCode, code: string, told: Omit<Told, 'said'>): Says | undefined =>
  none[kind]?.({ coding: [{ system: systems.absent, code }] }, told);

const listed = { category: [{ coding: [{ system: systems.conditionCategory, code: 'problem-list-item' }] }] };
const active = { clinicalStatus: { coding: [{ system: systems.allergyClinical, code: 'active' }] } };

const tells: Readonly<Record<EhrCode, (told: Told) => Says>> = {
  // Which diseases somebody had, is asked; whether one is over, is not.
  disease: ({ said, subject, at }) => ({
    ...{ clinicalStatus: absent('unknown'), ...listed, code: { text: said['name'] }, subject },
    ...{ ...onset(said), recordedDate: at, ...note(said) },
  }),
  'family-disease': ({ said, subject, at }) => ({
    ...{ status: 'partial', patient: subject, date: at },
    relationship: { coding: [{ system: systems.role, code: kinCodes[said['relation'] ?? ''] ?? 'FAMMEMB' }] },
    condition: [{ code: { text: said['name'] }, ...onset(said), ...note(said) }],
  }),
  medication: ({ said, subject, at }) => ({
    ...(said['form'] === undefined ? {} : { extension: [{ url: `${systems.own}/form`, valueCode: said['form'] }] }),
    ...{ status: 'active', medicationCodeableConcept: { text: said['name'] }, subject, ...sinceWhen(said), dateAsserted: at, dosage: [dosage(said)] },
  }),
  habit: ({ said, subject, at }) => ({
    status: 'final',
    category: [{ coding: [{ system: systems.observationCategory, code: 'social-history' }] }],
    code: { coding: habitCoding(said['sort'] ?? ''), text: said['name'] },
    ...{ subject, effectiveDateTime: at },
    ...(said['amount'] === undefined ? {} : { valueString: said['amount'] }),
    ...(said['frequency'] === undefined
      ? {}
      : {
          component: [
            {
              code: { coding: [{ system: systems.own, code: 'frequency' }] },
              valueCodeableConcept: { coding: [{ system: `${systems.own}/frequency`, code: said['frequency'] }] },
            },
          ],
        }),
  }),
  surgery: ({ said, subject }) => ({ status: 'completed', code: { text: said['name'] }, subject, ...performed(said), ...note(said) }),
  allergy: ({ said, subject, at }) => ({
    ...active,
    ...(allergenCodes[said['to'] ?? ''] === undefined ? {} : { category: [allergenCodes[said['to'] ?? '']] }),
    ...{ code: { text: said['name'] }, patient: subject, recordedDate: at },
    ...(said['description'] === undefined ? {} : { reaction: [{ manifestation: [{ text: said['description'] }] }] }),
  }),
};

type None = (code: Says, told: Omit<Told, 'said'>) => Says;
const none: Readonly<Partial<Record<EhrCode, None>>> = {
  disease: (code, { subject, at }) => ({ clinicalStatus: absent('unknown'), ...listed, code, subject, recordedDate: at }),
  medication: (medicationCodeableConcept, { subject, at }) => ({ status: 'unknown', medicationCodeableConcept, subject, dateAsserted: at }),
  surgery: (code, { subject }) => ({ status: 'unknown', code, subject }),
  allergy: (code, { subject: patient, at }) => ({ ...active, code, patient, recordedDate: at }),
};

const habitCoding = (sort: string) => [
  { system: systems.own, code: sort },
  ...(habitLoinc[sort] === undefined ? [] : [{ system: systems.loinc, code: habitLoinc[sort] }]),
];
const note = ({ description }: Said) => (description === undefined ? {} : { note: [{ text: description }] });

/** From which age; an age of R4 is more than none, so that one from birth on is said as text. */
function onset({ infectedAge: age }: Said): Says {
  if (age === undefined) return {};
  return age === '0' ? { onsetString: '0 a' } : { onsetAge: { value: Number(age), unit: 'a', system: systems.ucum, code: 'a' } };
}

function dosage({ amount, times }: Said): Says {
  const all = times?.split(' ') ?? [];
  const when = all.flatMap((one) => timeCodes[one] ?? []);
  return {
    ...(amount === undefined ? { _text: absent('asked-unknown') } : { text: amount }),
    ...(when.length > 0 ? { timing: { repeat: { when } } } : {}),
    ...(all.includes('when-needed') ? { asNeededBoolean: true } : {}),
  };
}

/** A day, or what is remembered of it, as R4 writes it; a year or month of the Jalali calendar is none of its own, and is said in words. */
function dated(kept: string): { dateTime: string } | { text: string } {
  const said = sinceOf(kept);
  return 'isJalali' in said && said.isJalali ? { text: `${kept.replace('-', '/')} (Jalali)` } : { dateTime: kept };
}
const asKept = (kept: string) => ({ url: `${systems.own}/since`, valueString: kept });

function sinceWhen({ since }: Said): Says {
  if (since === undefined) return {};
  const day = dated(since);
  return 'dateTime' in day
    ? { effectivePeriod: { start: day.dateTime } }
    : { effectivePeriod: { _start: { extension: [asKept(since)] } }, note: [{ text: `Since ${day.text}` }] };
}

function performed({ since }: Said): Says {
  if (since === undefined) return {};
  const day = dated(since);
  return 'dateTime' in day ? { performedDateTime: day.dateTime } : { performedString: day.text, _performedString: { extension: [asKept(since)] } };
}
