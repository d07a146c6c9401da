import { eq } from '@payloadcms/db-postgres/drizzle';
import { serviceOf } from '#domain/service-requests/types/all';
import { planVisits, type Hours } from '#domain/service-requests/visits';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { keepRequestPromise } from './promise';
import { lastOffer, offered, type RequestRow } from './row';
import { requestDetails } from '../store/tables';
import type { Later } from '../store/commit';
import { VISITS } from '../transitions/nouns';
import { begin, certain, transition } from '../transitions/transition';
import { unguessable } from '../unguessable';
import { freeCells } from './visit-cells';
import { lockAhead, visitSubject, visitsOf } from './visit-row';
import { tellProvider } from './visit-tell';

/** A request that is paid, or costs nothing, is arranged: its first visit is promised, and all are planned. The request is locked. [INP-3, INP-8] */
export async function arrange(tx: Tx, ctx: Ctx, row: RequestRow): Promise<void> {
  const first = offered(await lastOffer(tx, row.id));
  await keepRequestPromise(tx, ctx, { id: row.id, event: 'pay', to: row.state, visit: first });
  await planVisitsOf(tx, ctx, row, first);
}

const CODES = 10_000;
const CODE_DIGITS = 4;

/** Plans the visits, once; the first is in the hours of the price, or in none where none was written. */
export async function planVisitsOf(tx: Tx, ctx: Ctx, row: RequestRow, first: Hours | null): Promise<void> {
  const type = serviceOf(row.service);
  if (!type || (await visitsOf(tx, row.id)).length > 0) return;
  const [details] = await tx.select({ answers: requestDetails.answers }).from(requestDetails).where(eq(requestDetails.requestId, row.id));
  const planned = planVisits(type, details?.answers ?? {}, first).map(({ kind, hours }, at) => ({
    ...{ requestId: row.id, ordinal: at + 1, kind, code: String(Math.floor(unguessable() * CODES)).padStart(CODE_DIGITS, '0') },
    ...{ windowFrom: hours?.from ?? null, windowTo: hours?.to ?? null },
  }));
  await begin(tx, ctx, VISITS, planned, { event: 'plan' });
}

/** Ends what is still ahead of a request that ends; its providers are free again and told so. The request is locked. */
export async function cancelVisits(
  tx: Tx,
  ctx: Ctx,
  { id, code }: Pick<RequestRow, 'id' | 'code'>,
): Promise<{ audit: { action: string; subject: string }[]; tell: Later[] }> {
  const ahead = await lockAhead(tx, id);
  const tell: Later[] = [];
  for (const visit of ahead) {
    const standing = { hours: true, own: true, code: true, paid: true };
    const made = certain(
      await transition(tx, ctx, VISITS, visit, { event: 'cancel', who: ['request'], standing }),
      `visit ${visit.id} is ahead and cannot be cancelled`,
    );
    await freeCells(tx, visit.id);
    tell.push(...(await tellProvider(tx, ctx, { requestCode: code, visit: made.row, before: visit.providerId })));
  }
  return { audit: ahead.map((visit) => ({ action: 'visits.cancel', subject: visitSubject(visit.id) })), tell };
}
