import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import { Fhir } from 'fhir';

type Json = Record<string, unknown>;
/** What of an issue is told; its own types lie in a package that we do not need. */
type Issue = { severity?: string; details?: { text?: string }; expression?: string[] };

/** The definitions of R4 (CC0) that our resources need, without what only a reader reads; `take-definitions.mjs` makes them. */
indexStructureDefinitionBundle(JSON.parse(gunzipSync(readFileSync(new URL('./definitions.json.gz', import.meta.url))).toString('utf8')) as never);
const fhir = new Fhir();

const told = ({ details, expression }: Issue): string => `${expression?.[0]}: ${details?.text}`;

/** What Medplum's validator says against: structure, types, dates, invariants, Bundles within. */
export function byMedplum(resource: Json): string[] {
  try {
    return (validateResource(resource as never) as Issue[]).flatMap((one) => (one.severity === 'error' || one.severity === 'fatal' ? [told(one)] : []));
  } catch (thrown) {
    return thrown instanceof OperationOutcomeError ? (thrown.outcome.issue as Issue[]).map(told) : [String(thrown)];
  }
}

/** What FHIR.js says against: elements that are none, and codes of required sets; what it cannot read at all is against it too. */
export function byFhirJs(resource: Json): string[] {
  try {
    const { messages } = fhir.validate(resource, { errorOnUnexpected: true });
    return messages.flatMap(({ severity, location, message }) => (severity === 'error' || severity === 'fatal' ? [`${location}: ${message}`] : []));
  } catch (thrown) {
    return [String(thrown)];
  }
}
