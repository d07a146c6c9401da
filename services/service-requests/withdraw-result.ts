import { and, asc, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { unknownRequest } from '#domain/service-requests/code';
import { requestReason } from '#domain/service-requests/fields';
import { unknownVisit } from '#domain/service-requests/visit-code';
import { refuse, type Refusal, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { forgetFiles } from '../files/keep-files';
import { takeIfNobodys } from '../ownership/claim';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit } from '../store/commit';
import type { ResultPaper } from '../store/request-tables';
import { requestResults } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { lockMyVisit } from './provider-row';
import { lockRequest, requestSubject, type RequestRow } from './row';
import { tellRequester } from './tell';

/** Which result is taken back, and why; the requester reads the reason. */
type Wrong = { result: number; reason: string };
type Sender = { side: 'provider' | 'desk'; find: (tx: Tx) => Promise<RequestRow | null>; absent: Refusal };

/** The desk takes a result back that was another's or wrong: its files and values are gone at once, and the requester reads why. [LABR-1: result, INP-8] */
export const withdrawResult = service('requests.move', async (ctx, { requestId, ...wrong }: Wrong & { requestId: number }): Promise<Result<null>> =>
  withdraw(ctx, wrong, { side: 'desk', find: (tx) => lockRequest(tx, requestId), absent: unknownRequest }),
);

/** The laboratory takes back what it sent itself, of a visit of its own. [LABR-1: result] */
export const withdrawMyResult = service('visits.move', async (ctx, { code, ...wrong }: Wrong & { code: string }): Promise<Result<null>> => {
  const { userId } = ctx.actor;
  return withdraw(ctx, wrong, {
    ...{ side: 'provider', absent: unknownVisit },
    find: async (tx) => {
      const found = await lockMyVisit(tx, userId, code, ctx.now);
      return found?.visit.state === 'done' ? found.row : null;
    },
  });
});

async function withdraw(ctx: Ctx, { result: id, reason: typed }: Wrong, { side, find, absent }: Sender): Promise<Result<null>> {
  const reason = requestReason.read(typed);
  if (!reason.ok) return { ...reason, field: 'reason' };
  let gone: readonly ResultPaper[] = [];
  const done = await commit<null>(ctx, async (tx) => {
    gone = [];
    const row = await find(tx);
    const result = row && Number.isSafeInteger(id) ? await resultOf(tx, row.id, id) : null;
    if (!row || !result || (side === 'provider' && result.side !== 'provider')) return absent;
    if (result.withdrawnAt) return { value: null, audit: [] };
    if (result.takenAt) return refuse('services.result.taken', undefined, { status: 409 });
    gone = result.papers;
    await tx.update(requestResults).set({ withdrawnAt: ctx.now, withdrawnReason: reason.value, values: [], papers: [] }).where(eq(requestResults.id, id));
    await note(tx, ctx, REQUESTS, row, { event: 'result-withdrawn', reason: reason.value });
    return {
      value: null,
      audit: [
        ...(side === 'desk' ? await takeIfNobodys(tx, ctx, { collection: 'service-requests', id: row.id }) : []),
        { action: 'requests.result-withdrawn', subject: requestSubject(row.id), facts: { result: id, side, papers: result.papers.length } },
      ],
      tell: await tellRequester(tx, ctx, row, 'services.result', null),
    };
  });
  // What is in no table any more is opened by nobody; its bytes go as soon as that is sure.
  if (done.ok && gone.length > 0) await forgetFiles(ctx, gone);
  return done;
}

async function resultOf(tx: Tx, requestId: number, id: number) {
  const [row] = await tx
    .select()
    .from(requestResults)
    .where(and(eq(requestResults.id, id), eq(requestResults.requestId, requestId)))
    .for('update');
  return row ?? null;
}

/** A result as whoever takes it over gets it: values, and files where they lie in the store. */
export type TakenResult = Pick<typeof requestResults.$inferSelect, 'id' | 'side' | 'values' | 'papers' | 'at'>;

/**
 * Hands everything that has come of a request to whoever keeps it from now on (the health file), in their own commit: the
 * request has no copy of it any more, neither values nor files, and is told that it was taken. What was taken back is not
 * handed on, and nothing is handed on twice. The request is locked here. [LABR-1: result]
 */
export async function takeResults(tx: Tx, ctx: Ctx, requestId: number): Promise<TakenResult[]> {
  const row = await lockRequest(tx, requestId);
  if (!row) return [];
  const open = and(eq(requestResults.requestId, row.id), isNull(requestResults.withdrawnAt), isNull(requestResults.takenAt));
  const results = await tx
    .select({ id: requestResults.id, side: requestResults.side, values: requestResults.values, papers: requestResults.papers, at: requestResults.at })
    .from(requestResults)
    .where(open)
    .orderBy(asc(requestResults.id))
    .for('update');
  if (results.length > 0) await tx.update(requestResults).set({ takenAt: ctx.now, values: [], papers: [] }).where(open);
  return results;
}
