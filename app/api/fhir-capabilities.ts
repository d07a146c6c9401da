import { historyResources, recordResources } from '#domain/records/fhir-search';

const searchParam = (name: string, type: 'reference' | 'token' | 'date') => ({ name, type });
const interaction = [{ code: 'read' }, { code: 'search-type' }];
const operation = [
  { name: 'everything', definition: 'http://hl7.org/fhir/OperationDefinition/Patient-everything' },
  { name: 'summary', definition: 'http://hl7.org/fhir/uv/ips/OperationDefinition/summary' },
];
/** The day on which what stands here changed last. */
const DATE = '2026-11-27';

/** What the FHIR server can do, as R4 wants it said (CapabilityStatement): reading and searching, JSON alone, by a bearer token. [API-7: read] */
export function capabilities(url: string) {
  return {
    ...{
      resourceType: 'CapabilityStatement' as const,
      status: 'active',
      date: DATE,
      kind: 'instance',
      fhirVersion: '4.0.1',
      format: ['application/fhir+json'],
    },
    ...{ name: 'Zarban', title: 'Zarban', publisher: 'Zarban', implementation: { description: 'Zarban: personal files of health', url } },
    rest: [
      {
        mode: 'server',
        security: {
          description:
            'A bearer token of an account. It reads its own file and those of children that it keeps; each reading of a child’s file is written down there.',
        },
        resource: [
          { type: 'Patient', interaction, operation },
          ...recordResources.map((type) => ({
            type,
            interaction,
            searchParam: [
              searchParam('patient', 'reference'),
              searchParam('code', 'token'),
              ...(type === 'Observation' ? [searchParam('category', 'token')] : []),
              searchParam('date', 'date'),
            ],
          })),
          ...historyResources.map((type) => ({ type, interaction, searchParam: [searchParam('patient', 'reference')] })),
        ],
      },
    ],
  };
}
