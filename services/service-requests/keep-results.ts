import { unknownRequest } from '#domain/service-requests/code';
import type { Result } from '#domain/result';
import type { Ctx } from '../context';
import { forgetFiles, type LookedFile } from '../files/keep-files';
import { beginFile } from '../health/begin';
import { landResults, type Landing } from '../health/land-results';
import { forgetSealed } from '../health/record-files';
import type { FileRow } from '../health/store/files';
import { fileToWrite } from '../health/store/records';
import { service } from '../service';
import { commit } from '../store/commit';
import type { ResultPaper } from '../store/request-tables';
import { testsOf } from './results';
import { myRequest, requestSubject } from './row';
import { takeResults } from './withdraw-result';

/**
 * Whoever asked takes what came of a request into their own file of health: values and sheets move there, sealed, and the
 * request keeps no copy. Pressed again, or by two at once, each result is one record. [LABR-1: taken over, REC-8]
 */
export const keepResults = service('requests.keep-results', async (ctx, code: string): Promise<Result<{ code: string; kept: number }>> => {
  const row = await myRequest(ctx.rt.db, ctx.actor.userId, code);
  if (!row) return unknownRequest;
  const begun = await beginFile(ctx);
  if (!begun.ok) return begun;
  let [sealed, papers]: [FileRow[], ResultPaper[]] = [[], []];
  const done = await commit<{ code: string; kept: number }>(ctx, async (tx) => {
    await forgetSealed(ctx, sealed);
    [sealed, papers] = [[], []];
    const file = await fileToWrite(tx, ctx, 'mine', 'health.add');
    if (!file) return unknownRequest;
    const [taken, asked] = [await takeResults(tx, ctx, row.id), await testsOf(tx, row.id)];
    papers = taken.flatMap((one) => one.papers);
    const landings: Landing[] = [];
    for (const { id, at, values, papers: sheets } of taken) {
      const named = asked.filter((test) => values.some((value) => value.test === test));
      // A sheet shows whatever was asked for; values alone show their own tests.
      const tests = sheets.length > 0 || named.length === 0 ? asked : named;
      landings.push({ id, at: new Date(at), tests, values, files: await bytesOf(ctx, sheets) });
    }
    await landResults(tx, ctx, { memberId: file.memberId, from: requestSubject(row.id), stored: sealed }, landings);
    const audit = { action: 'requests.results-kept', subject: requestSubject(row.id), facts: { results: taken.length } };
    return { value: { code: row.code, kept: taken.length }, audit: taken.length > 0 ? audit : [] };
  }).catch(async (error: unknown) => {
    await forgetSealed(ctx, sealed);
    throw error;
  });
  await (done.ok ? forgetFiles(ctx, papers) : forgetSealed(ctx, sealed));
  return done;
});

/** The sheets' bytes, as they were looked into when they came; one that is gone stays away. */
async function bytesOf({ rt }: Ctx, papers: readonly ResultPaper[]): Promise<LookedFile[]> {
  const read = await Promise.all(papers.map(async ({ file, type }) => ({ type, stored: await rt.files.read(file) })));
  return read.flatMap(({ type, stored }) => (stored ? [{ type, bytes: stored.bytes }] : []));
}
