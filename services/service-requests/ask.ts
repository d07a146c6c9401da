import { count } from '@payloadcms/db-postgres/drizzle';
import { MOST_OPEN_REQUESTS } from '#domain/service-requests/promises';
import { dayFault } from '#domain/service-requests/days';
import { missingPapers, type ServiceValues } from '#domain/service-requests/read-service';
import type { ServiceType } from '#domain/service-requests/service-type';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { refuse, type Refusal, type Result } from '#domain/result';
import { service } from '../service';
import { commitOnce, keptAnswer } from '../store/commit';
import { openRequestsOf } from '../store/open-requests';
import { service_requests } from '../store/schema.generated';
import { requestFiles } from '../store/tables';
import { beginRequest } from './begin';
import { takeDraftFiles, takeTurns, type DraftFile } from './draft-files';
import { requestSubject } from './row';
import { tellRequester } from './tell';

const FORM = 'service-request';

export type NewRequest = {
  once: string;
  service: ServiceCode;
  /** As `readService` gave them. */ values: ServiceValues;
  /** Papers that this account has kept for it. */ papers: readonly string[];
};
export type AskedFor = { code: string; dueAt: Date };

/** Keeps a request for a service, promises when it is looked at, and says so; sent twice with one key, it is one. [INP-2, INP-5, SVC-1] */
export const askForService = service('requests.ask', async (ctx, { once, papers, ...asked }: NewRequest): Promise<Result<AskedFor>> => {
  const { userId } = ctx.actor;
  const type = serviceOf(asked.service);
  if (!type) return refuse('services.type.unknown', undefined, { status: 404 });
  const late = dayFault(type, asked.values, ctx.now);
  if (late) return late;
  const { name: _, phone: __, ...answers } = asked.values;
  return commitOnce<AskedFor>(
    ctx,
    { form: FORM, key: once, body: asked },
    async (tx) => {
      // Requests of one account take turns, or a hundred at once would all be the first.
      await takeTurns(tx, userId);
      const [open] = await tx.select({ n: count() }).from(service_requests).where(openRequestsOf(userId));
      if ((open?.n ?? 0) >= MOST_OPEN_REQUESTS) return refuse('services.too-many', { most: MOST_OPEN_REQUESTS }, { status: 429 });
      const taken = await takeDraftFiles(tx, ctx, type.code, papers);
      const lacking = paperFault(type, answers, { asked: papers, taken });
      if (lacking) return lacking;
      const { row, dueAt } = await beginRequest(tx, ctx, { type, values: asked.values, userId });
      const files = taken.map(({ id, field, file, type: kind, bytes }) => ({ id, field, file, type: kind, bytes, requestId: row.id, createdAt: ctx.now }));
      if (files.length > 0) await tx.insert(requestFiles).values(files);
      return {
        value: { code: row.code, dueAt },
        audit: { action: 'requests.sent', subject: requestSubject(row.id), facts: { group: type.group, papers: files.length } },
        tell: await tellRequester(tx, ctx, row, 'services.received', dueAt),
      };
    },
    { service_requests_code_idx: refuse('common.busy', undefined, { status: 503 }) },
  );
});

/** Whether a form was sent already by its once-key (idempotency key). */
export const wasAsked = service(
  'requests.ask',
  async (ctx, once: string): Promise<boolean> => (await keptAnswer(ctx, { form: FORM, key: once })) !== null,
  () => false,
);

/** Why these papers are not enough: one that was meant is not there any more, or one that is needed lacks. */
function paperFault(
  type: ServiceType,
  answers: ServiceValues,
  { asked, taken }: { asked: readonly string[]; taken: readonly Pick<DraftFile, 'id' | 'field'>[] },
): Refusal | null {
  const [first] = missingPapers(type, answers, new Set(taken.map(({ field }) => field)));
  if (first) return first;
  return taken.length < new Set(asked).size ? refuse('services.files.gone', undefined, { status: 409 }) : null;
}
