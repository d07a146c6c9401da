import { and, asc, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { LabTestCode } from '#domain/service-requests/lab-tests';
import { awaitsResult, testsAsked, type ResultValue } from '#domain/service-requests/result';
import { unknownRequest } from '#domain/service-requests/code';
import { serviceOf } from '#domain/service-requests/types/all';
import type { Findings } from '#domain/service-requests/visit-fields';
import type { Result } from '#domain/result';
import { openStored, type OpenedFile } from '../files/open-stored';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit } from '../store/commit';
import type { ResultPaper } from '../store/request-tables';
import { requestDetails, requestResults, visits } from '../store/tables';
import { myRequest, requestSubject, type RequestRow } from './row';

/** What came of a request: what the laboratory found, and what was measured at its visits. */
export type Results = {
  found: {
    id: number;
    at: Date;
    side: 'provider' | 'desk';
    values: readonly ResultValue[];
    papers: readonly Omit<ResultPaper, 'file'>[];
    /** Why it was taken back, where it was. */ withdrawn: string | null;
    /** The health file has it now. */ taken: boolean;
  }[];
  measured: { at: Date; findings: Findings }[];
};

/** Everything that came of a request, the first one first, what was taken back or over as such; the health file takes it by `takeResults`. [LABR-1: result] */
export async function resultsOf(tx: Tx, { id }: Pick<RequestRow, 'id'>): Promise<Results> {
  const [found, done] = await Promise.all([
    tx.select().from(requestResults).where(eq(requestResults.requestId, id)).orderBy(asc(requestResults.id)),
    tx
      .select({ since: visits.stateSince, findings: visits.findings })
      .from(visits)
      .where(and(eq(visits.requestId, id), eq(visits.state, 'done')))
      .orderBy(asc(visits.ordinal)),
  ]);
  return {
    found: found.map(({ id: number, at, side, values, papers, withdrawnReason, takenAt }) => ({
      ...{ id: number, at, side, values, papers: papers.map(({ file: _, ...paper }) => paper) },
      ...{ withdrawn: withdrawnReason, taken: takenAt !== null },
    })),
    measured: done.flatMap(({ since, findings }) => (Object.keys(findings).length > 0 ? [{ at: new Date(since), findings }] : [])),
  };
}

/** Whether a service that is done with its result has not all of it yet. */
export async function lacksResult(tx: Tx, { id, service: code }: Pick<RequestRow, 'id' | 'service'>): Promise<boolean> {
  const type = serviceOf(code);
  if (!type || !awaitsResult(type)) return false;
  const [whole] = await tx
    .select({ id: requestResults.id })
    .from(requestResults)
    .where(and(eq(requestResults.requestId, id), eq(requestResults.whole, true), isNull(requestResults.withdrawnAt)))
    .limit(1);
  return whole === undefined;
}

/** The tests that a request asks for. */
export async function testsOf(tx: Tx, requestId: number): Promise<LabTestCode[]> {
  const [details] = await tx.select({ answers: requestDetails.answers }).from(requestDetails).where(eq(requestDetails.requestId, requestId));
  return testsAsked(details?.answers ?? {});
}

/** A file of a request’s result by its number; none of another request. */
export async function resultPaper(tx: Tx, requestId: number, id: string): Promise<ResultPaper | null> {
  const rows = await tx.select({ papers: requestResults.papers }).from(requestResults).where(eq(requestResults.requestId, requestId));
  return rows.flatMap(({ papers }) => papers).find((paper) => paper.id === id) ?? null;
}

/** A file of one’s own result; each opening is a line that its owner reads, their own as well. [LABR-1: result, ROLE-4] */
export const openMyResult = service(
  'requests.results',
  async (ctx, { code, id }: { code: string; id: string }): Promise<Result<OpenedFile>> => {
    const { db } = ctx.rt;
    const row = await myRequest(db, ctx.actor.userId, code);
    const paper = row && (await resultPaper(db, row.id, id));
    const file = paper && (await openStored(ctx.rt.files, paper.file));
    if (!row || !file) return unknownRequest;
    const audit = { action: 'requests.papers.read', subject: requestSubject(row.id), facts: { paper: id } };
    const noted = await commit(ctx, () => Promise.resolve({ value: null, audit }));
    return noted.ok ? { ok: true, value: file } : noted;
  },
  () => unknownRequest,
);
