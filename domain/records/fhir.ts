import { fromSteps, inSteps } from './read-reading';
import { recordTypes } from './types/all';
import type { RecordType } from './types/record-type';

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const VITAL_SIGNS = 'http://terminology.hl7.org/CodeSystem/observation-category';
/** Choices have no code elsewhere: they go as text beside the code system of ours. */
const OWN = 'https://zarban.example/fhir/choices';

type Coding = { system: string; code: string };
type Quantity = { value: number; unit: string; system: string; code: string };
type Component = { code: { coding: Coding[] }; valueQuantity: Quantity };
/** The part of a FHIR R4 Observation that a reading needs. */
export type Observation = {
  resourceType: 'Observation';
  id?: string;
  meta?: { profile: string[] };
  status: 'final';
  category: { coding: Coding[] }[];
  code: { coding: Coding[] };
  subject: { reference: string };
  effectiveDateTime: string;
  valueQuantity?: Quantity;
  component?: Component[];
  extension?: { url: string; valueCode: string }[];
};
type Told = { ref?: string; numbers: readonly number[]; choices: Readonly<Record<string, string>>; measuredAt: Date };

const loinc = (code: string): Coding => ({ system: LOINC, code });

/** A reading as a FHIR R4 Observation; the pulse beside a pressure is one of its own, and not part of this one. [API-7: a mapping] */
export function toObservation(type: RecordType, { ref, numbers, choices, measuredAt }: Told, subject: string): Observation {
  const quantity = (at: number): Quantity => {
    const unit = type.measures[at]?.unit ?? '1';
    return { value: fromSteps(type, at, numbers[at] ?? 0), unit, system: UCUM, code: unit };
  };
  const main = type.measures.filter(({ name }) => name !== type.beside);
  return {
    resourceType: 'Observation',
    ...(ref ? { id: ref } : {}),
    ...(type.profile ? { meta: { profile: [type.profile] } } : {}),
    status: 'final',
    category: [{ coding: [{ system: VITAL_SIGNS, code: type.profile ? 'vital-signs' : 'laboratory' }] }],
    code: { coding: type.loinc.map(loinc) },
    subject: { reference: subject },
    effectiveDateTime: measuredAt.toISOString(),
    ...(main.length > 1
      ? { component: main.map((one, at) => ({ code: { coding: [loinc(one.loinc)] }, valueQuantity: quantity(at) })) }
      : { valueQuantity: quantity(0) }),
    ...(Object.keys(choices).length > 0 ? { extension: Object.entries(choices).map(([name, value]) => ({ url: `${OWN}/${name}`, valueCode: value })) } : {}),
  };
}

/** The reading that an Observation of ours tells; null where it is none of our types, in another unit, or without one of its numbers. What stands beside is not in it. */
export function fromObservation({ code, valueQuantity, component, effectiveDateTime, extension }: Observation): (Told & { type: string }) | null {
  const has = (coding: readonly Coding[], wanted: string) => coding.some(({ system, code: one }) => system === LOINC && one === wanted);
  const type = (recordTypes as readonly RecordType[]).find(({ loinc: codes }) => codes.every((one) => has(code.coding, one)));
  const measuredAt = new Date(effectiveDateTime);
  if (!type || Number.isNaN(measuredAt.getTime())) return null;
  const main = type.measures.filter(({ name }) => name !== type.beside);
  const quantities = main.map((one) => (main.length > 1 ? component?.find((part) => has(part.code.coding, one.loinc))?.valueQuantity : valueQuantity));
  if (quantities.some((quantity, at) => quantity?.system !== UCUM || quantity.code !== main[at]?.unit)) return null;
  const named = (extension ?? []).filter(({ url }) => url.startsWith(`${OWN}/`));
  return {
    type: type.code,
    numbers: quantities.map((quantity, at) => inSteps(type, at, quantity?.value ?? Number.NaN)),
    choices: Object.fromEntries(named.map(({ url, valueCode }) => [url.slice(OWN.length + 1), valueCode])),
    measuredAt,
  };
}
