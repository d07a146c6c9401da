import { z } from 'zod';
import { sayRefusal } from '#locales/refusal';
import type { Lang } from '#locales/lang';
import type { Refusal } from '#domain/result';

export const FHIR_TYPE = 'application/fhir+json; charset=utf-8';
/** Codes of refusals have no code elsewhere. */
const REFUSALS = 'https://zarban.example/fhir/refusals';

/** What was refused, as R4 says it (OperationOutcome): the kind of fault, our own stable code, a sentence in the caller's language and the parameter that it concerns. */
export const outcomeSchema = z
  .strictObject({
    resourceType: z.literal('OperationOutcome'),
    issue: z
      .array(
        z.strictObject({
          severity: z.literal('error'),
          code: z.enum(['invalid', 'login', 'forbidden', 'not-found', 'conflict', 'throttled', 'transient', 'exception', 'not-supported']),
          details: z.strictObject({ coding: z.array(z.strictObject({ system: z.string(), code: z.string() })), text: z.string() }),
          expression: z.array(z.string()).optional(),
        }),
      )
      .min(1),
  })
  .meta({ id: 'OperationOutcome' });
type Outcome = z.infer<typeof outcomeSchema>;
type IssueCode = Outcome['issue'][number]['code'];

const codes: Readonly<Record<number, IssueCode>> = {
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-supported',
  409: 'conflict',
  412: 'conflict',
  429: 'throttled',
  500: 'exception',
  503: 'transient',
};

/** A refusal as an OperationOutcome. [API-7: read] */
export function outcome(lang: Lang, status: number, refusals: readonly Refusal[]): Outcome {
  return {
    resourceType: 'OperationOutcome',
    issue: refusals.map((refusal) => ({
      severity: 'error',
      code: codes[status] ?? 'invalid',
      details: { coding: [{ system: REFUSALS, code: refusal.code }], text: sayRefusal(lang, refusal) },
      ...(refusal.field ? { expression: [refusal.field] } : {}),
    })),
  };
}

/** Whether an address is below the base of resources. */
export const isFhir = (pathname: string): boolean => pathname.startsWith('/fhir/R4/');
