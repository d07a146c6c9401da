/** Takes from a copy of R4's definitions those that our resources need: `node tests/fhir/take-definitions.mjs FOLDER`, where profiles-types.json and profiles-resources.json lie. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? '.';
const RESOURCES =
  'Patient Observation DocumentReference DiagnosticReport Condition AllergyIntolerance MedicationStatement Procedure FamilyMemberHistory Composition Bundle CapabilityStatement OperationOutcome Resource DomainResource'.split(
    ' ',
  );
const read = (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')).entry.map(({ resource }) => resource);
const all = [...read('profiles-types.json'), ...read('profiles-resources.json')].filter(({ resourceType }) => resourceType === 'StructureDefinition');
const byName = new Map(all.map((one) => [one.name, one]));

/** The types of elements, and theirs. */
const wanted = new Set(RESOURCES);
for (const name of wanted)
  for (const { type = [] } of byName.get(name)?.snapshot.element ?? []) for (const { code } of type) if (byName.has(code)) wanted.add(code);

const slim = ({ resourceType, id, url, name, kind, abstract, type, baseDefinition, derivation, status, snapshot }) => ({
  ...{ resourceType, id, url, name, status, kind, abstract, type, baseDefinition, derivation },
  snapshot: {
    element: snapshot.element.map(({ id: own, path: at, min, max, base, type: types, contentReference, constraint, ...more }) => ({
      ...{ id: own, path: at, min, max, base, type: types, contentReference },
      ...Object.fromEntries(Object.entries(more).filter(([key]) => /^(?:fixed|pattern|slic)/.test(key))),
      ...(constraint ? { constraint: constraint.map(({ key, severity, human, expression, source }) => ({ key, severity, human, expression, source })) } : {}),
    })),
  },
});
const entry = [...wanted].flatMap((name) => (byName.has(name) ? [{ resource: slim(byName.get(name)) }] : []));
const bytes = gzipSync(JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }), { level: 9 });
writeFileSync(new URL('./definitions.json.gz', import.meta.url), bytes);
console.log(`${entry.length} definitions, ${bytes.length} bytes`);
