import { shapes, texts, vitalSigns } from './shapes';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
type Element = { name: string; type: string; required: boolean; list: boolean; codes: readonly string[] | null };
const ANY: readonly string[] = ['id', 'extension'];
const OF_RESOURCES = 'resourceType code!, id id!, meta Meta';

const elementsOf = (shape: string): Element[] =>
  shape
    .split(/,\s*/)
    .map((one) => /^(\w+) (\w+)([!*+]?)(?:\(([^)]*)\))?$/.exec(one.trim()))
    .flatMap((found) =>
      found
        ? [
            {
              ...{ name: found[1] ?? '', type: found[2] ?? '', required: found[3] === '!' || found[3] === '+', list: found[3] === '*' || found[3] === '+' },
              codes: found[4]?.split('|') ?? null,
            },
          ]
        : [],
    );
/** `valueQuantity` is one of `value`. */
const CHOICES = ['value', 'onset', 'effective', 'performed'];

/** What is wrong with a resource by our own rules: an element that R4 has not, one that lacks, a wrong type, code, date or unit, anything empty, two of a choice. [API-7: rules] */
export function faultsOf(resource: Json): string[] {
  const type = String(resource['resourceType']);
  const shape = shapes[type];
  if (!shape) return [`no ${type}`];
  return [...within(resource, `${OF_RESOURCES}, ${shape}`, type), ...(type === 'Observation' ? measured(resource) : []), ...about(resource)];
}

function within(value: Json, shape: string, at: string): string[] {
  const elements = elementsOf(shape);
  const known = new Set([...ANY, ...elements.map(({ name }) => name)]);
  const unknown = Object.keys(value).filter((name) => !known.has(name.replace(/^_/, '')));
  const twice = CHOICES.filter((choice) => elements.filter(({ name }) => new RegExp(`^${choice}[A-Z]`).test(name) && has(value, name)).length > 1);
  return [
    ...unknown.map((name) => `${at}.${name} is not of R4`),
    ...twice.map((name) => `${at}.${name}[x] is there twice`),
    ...(Object.keys(value).length === 0 ? [`${at} is empty`] : []),
    ...elements.flatMap((element) => faultsIn(value, element, `${at}.${element.name}`)),
    ...extensions(value['extension'], at),
  ];
}

const has = (value: Json, name: string) => value[name] !== undefined || value[`_${name}`] !== undefined;

function faultsIn(value: Json, element: Element, at: string): string[] {
  const [own, beside] = [value[element.name], value[`_${element.name}`]];
  // A value that is not known is said beside its place, or in it.
  const absent = isObject(own) && own['extension'] !== undefined && Object.keys(own).length === 1;
  const faults = beside === undefined ? [] : isObject(beside) ? within(beside, '', at) : [`${at} is beside nothing`];
  if (own === undefined) return element.required && beside === undefined ? [`${at} lacks`] : faults;
  if (element.list !== Array.isArray(own)) return [`${at} is ${element.list ? 'no' : 'a'} list`];
  const all = Array.isArray(own) ? own : [own];
  if (all.length === 0) return [`${at} is an empty list`];
  return [...faults, ...(absent ? extensions(own['extension'], at) : all.flatMap((one) => oneOf(one, element, at)))];
}

function oneOf(one: unknown, { type, codes }: Element, at: string): string[] {
  const shape = shapes[type];
  if (shape !== undefined) {
    if (!isObject(one)) return [`${at} is no ${type}`];
    const absent = one['extension'] !== undefined && Object.keys(one).length === 1;
    return absent ? extensions(one['extension'], at) : within(one, shape, at);
  }
  if (type === 'boolean') return typeof one === 'boolean' ? [] : [`${at} is neither true nor false`];
  if (type === 'decimal') return typeof one === 'number' && Number.isFinite(one) ? [] : [`${at} is no number`];
  if (type === 'unsignedInt') return Number.isInteger(one) && (one as number) >= 0 ? [] : [`${at} is no count`];
  if (typeof one !== 'string' || !texts[type]?.test(one)) return [`${at} is no ${type}`];
  return codes && !codes.includes(one) ? [`${at} is none of its codes`] : [];
}

function extensions(all: unknown, at: string): string[] {
  if (all === undefined) return [];
  if (!Array.isArray(all) || all.length === 0) return [`${at}.extension is no list`];
  return all.flatMap((one: unknown) => {
    if (!isObject(one)) return [`${at}.extension is none`];
    const values = Object.keys(one).filter((name) => name.startsWith('value'));
    return [...within(one, shapes['Extension'] ?? '', `${at}.extension`), ...(values.length === 1 ? [] : [`${at}.extension says nothing`])];
  });
}

/** Codes and units of vital signs; every Observation says something. */
function measured(resource: Json): string[] {
  const codings = (one: unknown) => (isObject(one) && Array.isArray(one['coding']) ? one['coding'].filter(isObject) : []);
  const loinc = (one: unknown) => codings(one).flatMap(({ system, code }) => (system === 'http://loinc.org' ? [String(code)] : []));
  const [own, ...beside] = loinc(resource['code']);
  const rule = own === undefined ? undefined : vitalSigns[own];
  const parts = Array.isArray(resource['component']) ? resource['component'].filter(isObject) : [];
  const says = ['valueQuantity', 'valueString'].some((name) => has(resource, name)) || parts.length > 0;
  const isVital = JSON.stringify(resource['category'] ?? null).includes('vital-signs');
  if (!rule) return [...(says ? [] : ['it says nothing']), ...(isVital ? ['a vital sign without its code'] : [])];
  const told = parts.length > 0 ? parts : [resource];
  const units = Object.fromEntries(told.map((part) => [loinc(part['code'])[0] ?? '', isObject(part['valueQuantity']) ? part['valueQuantity']['code'] : null]));
  const sort = (one: object) => JSON.stringify(Object.entries(one).toSorted());
  return [
    ...(JSON.stringify(beside) === JSON.stringify(rule.beside) ? [] : ['its codes are not those of the profile']),
    ...(sort(units) === sort(rule.units) && told.length === Object.keys(rule.units).length ? [] : ['its numbers are not those of the profile']),
    ...(isVital ? [] : ['a vital sign is called something else']),
  ];
}

/** It is about a patient, and codes of HL7 stand for what they mean. */
function about(resource: Json): string[] {
  const whose = resource['subject'] ?? resource['patient'];
  const wrong = isObject(whose) && typeof whose['reference'] === 'string' && !whose['reference'].startsWith('Patient/') ? ['it is about no patient'] : [];
  const listed = JSON.stringify(resource['clinicalStatus'] ?? null);
  const clinical = resource['resourceType'] === 'AllergyIntolerance' && !listed.includes('"active"') ? ['its clinical status is none'] : [];
  return [...wrong, ...clinical];
}
