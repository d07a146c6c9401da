import { fromSteps, inSteps } from './read-reading';
import { recordTypes } from './types/all';
import type { RecordType } from './types/record-type';

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const CATEGORIES = 'http://terminology.hl7.org/CodeSystem/observation-category';
/** Choices have no code elsewhere: they go as text beside the code system of ours. */
const OWN = 'https://zarban.example/fhir/choices';
/** Types and numbers that LOINC has no code for, or none that was read. */
const OWN_RECORDS = 'https://zarban.example/fhir/records';

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
  extension?: ({ url: string; valueCode: string } | { url: string; valueString: string })[];
};
type Told = {
  ref?: string;
  numbers: readonly number[];
  choices: Readonly<Record<string, string>>;
  lines?: Readonly<Record<string, string>>;
  measuredAt: Date;
};

/** Whether a type goes into Observations: one with numbers. The others are documents. */
export const isObserved = ({ measures }: Pick<RecordType, 'measures'>): boolean => measures.length > 0;

const codingOf = (loinc: string, name: string): Coding => (loinc ? { system: LOINC, code: loinc } : { system: OWN_RECORDS, code: name });
/** What a type is, by LOINC or by our own code. */
export const typeCoding = ({ loinc, code }: Pick<RecordType, 'loinc' | 'code'>): Coding[] =>
  loinc.length > 0 ? loinc.map((one) => codingOf(one, code)) : [codingOf('', code)];
/** What kind of finding an Observation of a type is. */
export const categoryOf = ({ profile, category }: Pick<RecordType, 'profile' | 'category'>): string => (profile ? 'vital-signs' : (category ?? 'laboratory'));
const quantity = (value: number, unit: string): Quantity => ({ value, unit, system: UCUM, code: unit });
/** The numbers of one Observation: those that are Observations of their own are not among them. */
const mainOf = (type: RecordType) => type.measures.filter(({ name }) => !type.apart?.includes(name));

/** A reading as a FHIR R4 Observation; the pulse beside a pressure is one of its own, and not part of this one. [API-7: a mapping] */
export function toObservation(type: RecordType, { ref, numbers, choices, lines = {}, measuredAt }: Told, subject: string): Observation {
  const main = mainOf(type);
  const values = [
    ...main.map((one, at) => ({ one, value: fromSteps(type, at, numbers[at] ?? 0) })),
    ...(type.more ?? []).map((one) => ({ one, value: Number(choices[one.name]) })),
  ];
  const [first] = values;
  const named = [
    ...type.choices.flatMap(({ name }) => (choices[name] === undefined ? [] : [{ url: `${OWN}/${name}`, valueCode: choices[name] }])),
    ...Object.entries(lines).map(([name, text]) => ({ url: `${OWN}/${name}`, valueString: text })),
  ];
  return {
    resourceType: 'Observation',
    ...(ref ? { id: ref } : {}),
    ...(type.profile ? { meta: { profile: [type.profile] } } : {}),
    status: 'final',
    category: [{ coding: [{ system: CATEGORIES, code: categoryOf(type) }] }],
    code: { coding: typeCoding(type) },
    subject: { reference: subject },
    effectiveDateTime: measuredAt.toISOString(),
    ...(values.length > 1
      ? { component: values.map(({ one, value }) => ({ code: { coding: [codingOf(one.loinc, one.name)] }, valueQuantity: quantity(value, one.unit) })) }
      : { valueQuantity: quantity(first?.value ?? 0, first?.one.unit ?? '1') }),
    ...(named.length > 0 ? { extension: named } : {}),
  };
}

/** The reading that an Observation of ours tells; null where it is none of our types, in another unit, or without one of its numbers. What stands apart is not in it. */
export function fromObservation({ code, valueQuantity, component, effectiveDateTime, extension }: Observation): (Told & { type: string }) | null {
  const has = (coding: readonly Coding[], { system, code: wanted }: Coding) => coding.some((one) => one.system === system && one.code === wanted);
  const type = (recordTypes as readonly RecordType[]).find((one) => isObserved(one) && typeCoding(one).every((coding) => has(code.coding, coding)));
  const measuredAt = new Date(effectiveDateTime);
  if (!type || Number.isNaN(measuredAt.getTime())) return null;
  const parts = [...mainOf(type), ...(type.more ?? [])];
  const found = parts.map(({ loinc, name }) =>
    parts.length > 1 ? component?.find((part) => has(part.code.coding, codingOf(loinc, name)))?.valueQuantity : valueQuantity,
  );
  if (found.some((one, at) => one?.system !== UCUM || one.code !== parts[at]?.unit)) return null;
  const main = mainOf(type).length;
  const told = (extension ?? []).filter(({ url }) => url.startsWith(`${OWN}/`)).map((one) => [one.url.slice(OWN.length + 1), one] as const);
  const further = (type.more ?? []).map(({ name }, at): [string, string] => [name, String(found[main + at]?.value ?? Number.NaN)]);
  const chosen = told.flatMap(([name, one]): [string, string][] => ('valueCode' in one ? [[name, one.valueCode]] : []));
  const said = told.flatMap(([name, one]): [string, string][] => ('valueString' in one ? [[name, one.valueString]] : []));
  return {
    type: type.code,
    numbers: found.slice(0, main).map((one, at) => inSteps(type, at, one?.value ?? Number.NaN)),
    choices: Object.fromEntries([...further, ...chosen]),
    ...(said.length > 0 ? { lines: Object.fromEntries(said) } : {}),
    measuredAt,
  };
}
