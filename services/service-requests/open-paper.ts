import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { unknownRequest } from '#domain/service-requests/code';
import { ok, type Result } from '#domain/result';
import type { StoredFile } from '../files/file-store';
import { service } from '../service';
import { commit } from '../store/commit';
import { requestFiles } from '../store/tables';
import { resultPaper } from './results';
import { requestSubject } from './row';

/** Opens a paper of a request, or a file of its result, for staff who process it, noted in the audit; for anybody else it does not exist. [INP-8, ROLE-5] */
export const openRequestPaper = service(
  'admin.requests.read',
  async (ctx, { requestId, paper }: { requestId: number; paper: string }): Promise<Result<StoredFile>> => {
    const [kept] = await ctx.rt.db
      .select()
      .from(requestFiles)
      .where(and(eq(requestFiles.requestId, requestId), eq(requestFiles.id, paper)));
    const found = kept ?? (await resultPaper(ctx.rt.db, requestId, paper));
    if (!found) return unknownRequest;
    const noted = await commit(ctx, () =>
      Promise.resolve({ value: null, audit: { action: 'requests.papers.read', subject: requestSubject(requestId), facts: { paper } } }),
    );
    if (!noted.ok) return noted;
    const file = await ctx.rt.files.read(found.file);
    return file ? ok({ bytes: file.bytes, type: found.type }) : unknownRequest;
  },
  () => unknownRequest,
);
