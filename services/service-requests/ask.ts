import { and, count, eq, notInArray, sql } from '@payloadcms/db-postgres/drizzle';
import { makeRequestCode } from '#domain/service-requests/code';
import { MOST_OPEN_REQUESTS } from '#domain/service-requests/promises';
import type { ServiceValues } from '#domain/service-requests/read-service';
import { requestLifeCycle } from '#domain/service-requests/life-cycle';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { refuse, type Result } from '#domain/result';
import type { KeptFile } from '../files/keep-files';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { service_requests } from '../store/schema.generated';
import { requestDetails, requestFiles } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { unguessable } from '../unguessable';
import { keepRequestPromise } from './promise';
import { requestSubject } from './row';
import { tellRequester } from './tell';

/** The fields of a form change with time; what was asked says which it was. */
export const FORM_VERSION = 1;

export type NewRequest = {
  once: string;
  service: ServiceCode;
  /** As `readService` gave them. */ values: ServiceValues;
  /** What was kept of each field that takes files. */ files: Readonly<Record<string, readonly KeptFile[]>>;
};
export type AskedFor = { code: string; dueAt: Date };

/** Keeps a request for a service, promises when it is looked at, and says so; sent twice with one key, it is one. [INP-2, INP-5, SVC-1] */
export const askForService = service('requests.ask', async (ctx, { once, files, ...asked }: NewRequest): Promise<Result<AskedFor>> => {
  const { userId } = ctx.actor;
  const type = serviceOf(asked.service);
  if (!type) return refuse('services.type.unknown', undefined, { status: 404 });
  const { name, phone, ...answers } = asked.values;
  return commitOnce<AskedFor>(
    ctx,
    { form: 'service-request', key: once, body: asked },
    async (tx) => {
      // Requests of one account take turns, or a hundred at once would all be the first.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`requests:${userId}`}, 0))`);
      const rest = notInArray(service_requests.state, [...requestLifeCycle.ends]);
      const [open] = await tx
        .select({ n: count() })
        .from(service_requests)
        .where(and(eq(service_requests.user, userId), rest));
      if ((open?.n ?? 0) >= MOST_OPEN_REQUESTS) return refuse('services.too-many', { most: MOST_OPEN_REQUESTS }, { status: 429 });
      const at = ctx.now.toISOString();
      const { district, city } = answers;
      const made = {
        ...{ code: makeRequestCode(unguessable), service: type.code, group: type.group, user: userId, lang: ctx.lang },
        ...{ city: typeof city === 'string' ? city : null, district: typeof district === 'number' ? district : null, createdAt: at, updatedAt: at },
      };
      const row = await beginOne(tx, ctx, REQUESTS, made, { event: 'send' });
      await tx.insert(requestDetails).values({ requestId: row.id, formVersion: FORM_VERSION, name: String(name), phone: String(phone), answers, at: ctx.now });
      const papers = Object.entries(files).flatMap(([field, kept]) => kept.map((one) => ({ ...one, field, requestId: row.id, createdAt: ctx.now })));
      if (papers.length > 0) await tx.insert(requestFiles).values(papers);
      const dueAt = await keepRequestPromise(tx, ctx, { id: row.id, event: 'send', to: row.state });
      if (!dueAt) throw new Error('a request without a promise');
      return {
        value: { code: row.code, dueAt },
        audit: { action: 'requests.sent', subject: requestSubject(row.id), facts: { group: type.group, papers: papers.length } },
        tell: await tellRequester(tx, ctx, row, 'services.received', dueAt),
      };
    },
    { service_requests_code_idx: refuse('common.busy', undefined, { status: 503 }) },
  );
});
