import type { Payload } from 'payload';

/** What Payload asks of the database where the question comes with the request: a filter, an order, a page. */
const READS = [
  'count',
  'countGlobalVersions',
  'countVersions',
  'find',
  'findDistinct',
  'findGlobal',
  'findGlobalVersions',
  'findOne',
  'findVersions',
  'queryDrafts',
] as const;
/** PostgreSQL's errors for a value that no column of its kind holds, for an operator that its kind lacks, and for a filter of which no statement can be made. */
const NO_SUCH_VALUE = /^(?:22\w{3}|42601|42804|42883)$/;
/** Where a question is made of a filter; one that cannot be made breaks there. */
const MAKING = /\bat (?:async )?(?:parseParams|sanitizeQueryValue|buildQuery|buildOrderBy|mapToDriverValue)\b/;
const BAD_REQUEST = 400;

type Read = (asked: unknown) => Promise<unknown>;
type Failed = { code?: string; cause?: unknown; stack?: string };

/** Whether a question that came with a request has no answer, whatever is in the database. */
export function isOddQuestion(error: unknown): boolean {
  const { code, cause, stack } = (error ?? {}) as Failed;
  if (NO_SUCH_VALUE.test(code ?? '') || (cause && isOddQuestion(cause))) return true;
  return error instanceof Error && /^(?:Type|Range)Error$/.test(error.name) && MAKING.test(stack ?? '');
}

/** A filter by a value or a rule that its field does not know is the asker's mistake, not a fault of ours: it is refused with 400. [ADM-2, OPS-4] */
export function refuseOddReads(payload: Payload): void {
  const db = payload.db as unknown as Record<string, Read | undefined>;
  for (const name of READS) {
    const read = db[name]?.bind(db);
    if (!read) continue;
    db[name] = (asked) =>
      read(asked).catch((error: unknown) => {
        throw isOddQuestion(error) ? Object.assign(error as object, { status: BAD_REQUEST }) : error;
      });
  }
}
