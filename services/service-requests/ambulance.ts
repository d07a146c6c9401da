import { CALLS_PER_NETWORK, CALLS_PER_PHONE } from '#domain/service-requests/follow';
import { offeredOf } from '#domain/service-requests/offered';
import type { ServiceValues } from '#domain/service-requests/read-service';
import type { ServiceType } from '#domain/service-requests/service-type';
import { serviceOf } from '#domain/service-requests/types/all';
import { refuse, type Result } from '#domain/result';
import { shownServices } from '../content/service-offers';
import type { Ctx } from '../context';
import { takeQuotas } from '../limits/take';
import { keyedHash, networkHash } from '../secrets';
import { service } from '../service';
import { commitOnce } from '../store/commit';
import { beginRequest } from './begin';
import { followLink, followToken, openFollow } from './follow';
import { requestSubject } from './row';
import { tellOfLink } from './tell';

const AMBULANCE = 'ambulance';

/** The ambulance as it can be called now, with the things that are offered; null where editors have switched it off. */
export async function calledAmbulance(ctx: Ctx): Promise<{ type: ServiceType; items: { code: string; title: string }[] } | null> {
  const row = serviceOf(AMBULANCE);
  const shown = (await shownServices(ctx)).find(({ code }) => code === AMBULANCE);
  if (!row || !shown) return null;
  const items = shown.items.map(({ code, title }) => ({ code, title }));
  return { type: offeredOf<ServiceType>(row, new Set(items.map(({ code }) => code))), items };
}

export type AmbulanceCall = { once: string; /** As `readService` gave them. */ values: ServiceValues };
export type Called = { /** The secret part of the address at which it is followed. */ token: string };

/** Calls a private ambulance, with or without an account: the desk has it at once and calls within minutes; sent twice with one key, it is one. [AMB-1] */
export const callAmbulance = service('ambulance.call', async (ctx, { once, values }: AmbulanceCall): Promise<Result<Called>> => {
  const called = await calledAmbulance(ctx);
  if (!called) return refuse('services.type.unknown', undefined, { status: 404 });
  const { actor } = ctx;
  const userId = actor.kind === 'user' ? actor.userId : null;
  // A guest is known by the key alone, which is as long as a password.
  const key = { form: 'ambulance', key: once, body: values, ...(userId === null ? { by: once } : {}) };
  const token = followToken(ctx, once);
  const sent = await commitOnce<{ requestId: number }>(
    ctx,
    key,
    async (tx) => {
      const quotas = [
        { bucket: `ambulance ${keyedHash(ctx.rt, 'ambulance phone', String(values['phone']))}`, limits: CALLS_PER_PHONE },
        { bucket: `ambulance ${networkHash(ctx.rt, 'ambulance network', ctx.ip)}`, limits: CALLS_PER_NETWORK },
      ];
      if (!(await takeQuotas(tx, ctx, quotas)).ok) return refuse('services.ambulance.too-many', undefined, { status: 429 });
      const { row, dueAt: calledBy } = await beginRequest(tx, ctx, { type: called.type, values, userId });
      await openFollow(tx, ctx, row.id, token);
      return {
        value: { requestId: row.id },
        audit: { action: 'ambulance.called', subject: requestSubject(row.id) },
        tell: await tellOfLink(tx, ctx, row, { link: followLink(ctx, row.lang, token), dueTime: calledBy }),
      };
    },
    { service_requests_code_idx: refuse('common.busy', undefined, { status: 503 }) },
  );
  return sent.ok ? { ok: true, value: { token } } : sent;
});
