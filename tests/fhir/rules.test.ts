import { expect, test } from 'vitest';
import { recordResources, historyResources } from '#domain/records/fhir-search';
import { faultsOf } from './rules';
import { resources, summaries } from './samples';
import { shapes } from './shapes';
import { twinsOf } from './twins';

const requiredOf = (type: string) => ['id', ...[...(shapes[type] ?? '').matchAll(/(\w+) \w+[!+]/g)].map(([, name = '']) => name)];
const types = [...new Set(resources.map(({ resourceType }) => resourceType))];

test('[API-7: rules] every resource that the portal gives out, of each kind of record and entry, is right by the rules of R4', () => {
  expect(types.toSorted()).toEqual(['Composition', 'Patient', ...recordResources, ...historyResources].toSorted());
  expect(resources.map((one) => [one.resourceType, one.id, faultsOf(one)]).filter(([, , faults]) => (faults as string[]).length > 0)).toEqual([]);
});

test.each(types)('[API-7: rules] %s: at least ten corrupted twins, and each of them is found', (type) => {
  const twins = resources.filter(({ resourceType }) => resourceType === type).flatMap((one) => twinsOf(one, requiredOf(type)));
  expect(new Set(twins.map(({ what }) => what)).size).toBeGreaterThanOrEqual(10);
  expect(twins.filter(({ resource }) => faultsOf(resource).length === 0).map(({ what }) => what)).toEqual([]);
});

test('[API-7: rules] a vital sign under another’s code, in another unit, or with a number twice is found', () => {
  const of = (code: string) =>
    structuredClone(resources.find((one) => JSON.stringify(one['code'] ?? null).includes(`"${code}"`))) as unknown as Record<string, never>;
  const [pressure, oxygen, heat] = [of('85354-9'), of('2708-6'), of('8310-5')];
  const [high, low] = pressure['component'] as unknown as { code: unknown; valueQuantity: object }[];
  const quantity = heat['valueQuantity'] as unknown as object;
  for (const twin of [
    { ...pressure, component: [high, high] },
    { ...pressure, component: [high] },
    { ...pressure, component: [{ ...high, valueQuantity: { ...high?.valueQuantity, code: 'kPa' } }, low] },
    { ...pressure, category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'exam' }] }] },
    { ...oxygen, code: { coding: [{ system: 'http://loinc.org', code: '2708-6' }] } },
    { ...heat, valueQuantity: { ...quantity, code: '[degF]' } },
    { ...heat, valueString: 'two of a choice' },
    { ...heat, valueQuantity: undefined },
    { ...heat, subject: { reference: 'Group/x' } },
  ])
    expect(faultsOf(JSON.parse(JSON.stringify(twin)) as Record<string, unknown>)).not.toEqual([]);
});

test('[API-7: rules, EHR-3: summary document] a document begins with its Composition, and each reference leads to one resource of it', () => {
  for (const { entry, type, identifier, timestamp } of summaries) {
    expect([type, entry[0]?.resource.resourceType, identifier.system, timestamp]).toEqual([
      'document',
      'Composition',
      'urn:ietf:rfc:3986',
      '2026-11-27T08:00:00.000Z',
    ]);
    const all = entry.map(({ fullUrl, resource: { resourceType, id } }) => {
      expect(fullUrl).toBe(`https://zarban.example/fhir/R4/${resourceType}/${id}`);
      return `${resourceType}/${id}`;
    });
    expect(new Set(all).size).toBe(all.length);
    const named = [...JSON.stringify(entry).matchAll(/"reference":"([^"]+)"/g)].map(([, one = '']) => one);
    expect(named.filter((one) => !all.includes(one) && one !== `Patient/${'m'.padEnd(22, 'x')}`)).toEqual([]);
    expect(all).toContain(`Patient/${'m'.padEnd(22, 'x')}`);
  }
});
