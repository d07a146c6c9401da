import { expect, test } from 'vitest';
import { capabilities } from '../../app/api/fhir-capabilities';
import { outcome } from '../../app/api/fhir-shape';
import { resources, summaries, type Json } from './samples';
import { twinsOf } from './twins';
import { byFhirJs, byMedplum } from './validators';

const searchset = {
  ...{ resourceType: 'Bundle', type: 'searchset', link: [{ relation: 'self', url: 'https://zarban.example/fhir/R4/Observation' }] },
  entry: resources
    .slice(0, 20)
    .filter(({ resourceType }) => resourceType === 'Observation')
    .map((resource) => ({ fullUrl: `https://zarban.example/fhir/R4/Observation/${resource.id}`, resource, search: { mode: 'match' } })),
};
const others = [
  ...[...summaries, searchset, { resourceType: 'Bundle', type: 'collection', entry: resources.slice(0, 5).map((resource) => ({ resource })) }],
  ...[capabilities('https://zarban.example/fhir/R4'), outcome('fa', 404, [{ ok: false, code: 'access.hidden' }])],
].map((one) => JSON.parse(JSON.stringify(one)) as Record<string, unknown>);

test.each([
  ['Medplum', byMedplum],
  ['FHIR.js', byFhirJs],
] as const)(
  '[API-7: validator] %s finds nothing wrong in any resource, Bundle, document, CapabilityStatement or OperationOutcome that the portal gives out',
  (_, faultsOf) => {
    const found = [...resources, ...others].map((one) => [one['resourceType'], one['id'], faultsOf(one)] as const).filter(([, , faults]) => faults.length > 0);
    expect(found).toEqual([]);
  },
);

const types = [...new Set(resources.map(({ resourceType }) => resourceType))];
const whatIsFound = (type: string, faultsOf: (one: Record<string, unknown>) => string[]) =>
  new Set(
    resources
      .filter(({ resourceType }) => resourceType === type)
      .flatMap((one: Json) => twinsOf(one, ['status', 'code', 'subject', 'patient', 'content', 'section', 'relationship']))
      .flatMap(({ what, resource }) => (faultsOf(resource).length > 0 ? [what] : [])),
  );

test.each(types)('[API-7: validator] %s: the two find at least ten kinds of corrupted twins by themselves, and each of them what it is there for', (type) => {
  const [medplum, fhirJs] = [whatIsFound(type, byMedplum), whatIsFound(type, byFhirJs)];
  expect(new Set([...medplum, ...fhirJs]).size).toBeGreaterThanOrEqual(10);
  for (const found of [medplum, fhirJs]) expect(found).toContain('an element that is not of R4');
  expect([...medplum].filter((what) => what.endsWith('a number for a text'))).not.toEqual([]);
  if (resources.some((one) => one.resourceType === type && one['status'] !== undefined)) expect(fhirJs).toContain('status: a code that is none');
});
