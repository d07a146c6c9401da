import { eq } from '@payloadcms/db-postgres/drizzle';
import { serviceOf } from '#domain/service-requests/types/all';
import { planVisits, type Hours } from '#domain/service-requests/visits';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { keepRequestPromise } from './promise';
import { lastOffer, offered, type RequestRow } from './row';
import { requestDetails, visits } from '../store/tables';
import type { Later } from '../store/commit';
import { VISITS } from '../transitions/nouns';
import { begin, certain, transition } from '../transitions/transition';
import { unguessable } from '../unguessable';
import { freeCells } from './visit-cells';
import { lockAhead, nobodyYet, visitSubject, visitsOf, type VisitRow } from './visit-row';
import { tellProvider } from './visit-tell';

/** A request that is paid, or costs nothing, is arranged: its first visit is promised, and all are planned. The request is locked. [INP-3, INP-8] */
export async function arrange(tx: Tx, ctx: Ctx, row: RequestRow): Promise<void> {
  const first = offered(await lastOffer(tx, row.id));
  await keepRequestPromise(tx, ctx, { id: row.id, event: 'pay', to: row.state, visit: first });
  await planVisitsOf(tx, ctx, row, first);
}

const CODES = 10_000;
const CODE_DIGITS = 4;
const doorCode = () => String(Math.floor(unguessable() * CODES)).padStart(CODE_DIGITS, '0');

/** Plans the visits, once; the first is in the hours of the price, or in none where none was written. */
export async function planVisitsOf(tx: Tx, ctx: Ctx, row: RequestRow, first: Hours | null): Promise<void> {
  const type = serviceOf(row.service);
  if (!type || (await visitsOf(tx, row.id)).length > 0) return;
  const [details] = await tx.select({ answers: requestDetails.answers }).from(requestDetails).where(eq(requestDetails.requestId, row.id));
  const planned = planVisits(type, details?.answers ?? {}, first).map(({ kind, hours }, at) => ({
    ...{ requestId: row.id, ordinal: at + 1, kind, code: doorCode() },
    ...{ windowFrom: hours?.from ?? null, windowTo: hours?.to ?? null },
  }));
  await begin(tx, ctx, VISITS, planned, { event: 'plan' });
}

/** Plans when what was lent is fetched: the visit that is ahead gets other hours, whoever was booked for it is free again and told so; where none is ahead there is another one. The request is locked, and nobody is on the way. [INP-9] */
export async function planFetch(
  tx: Tx,
  ctx: Ctx,
  row: Pick<RequestRow, 'id' | 'code'>,
  hoursOfIt: (before: VisitRow | null) => Hours | null,
): Promise<Later[]> {
  const all = await visitsOf(tx, row.id);
  const ahead = (await lockAhead(tx, row.id)).find(({ kind }) => kind === 'fetch');
  const hours = hoursOfIt(ahead ?? all.findLast(({ kind }) => kind === 'fetch') ?? null);
  const window = { windowFrom: hours?.from ?? null, windowTo: hours?.to ?? null };
  if (!ahead) {
    await begin(tx, ctx, VISITS, [{ requestId: row.id, ordinal: all.length + 1, kind: 'fetch', code: doorCode(), ...window }], { event: 'plan' });
    return [];
  }
  if (ahead.state === 'planned') {
    await tx.update(visits).set(window).where(eq(visits.id, ahead.id));
    return [];
  }
  const standing = { hours: true, own: true, code: true, paid: true };
  const made = certain(
    await transition(tx, ctx, VISITS, ahead, { event: 're-plan', who: ['request'], standing, set: { ...nobodyYet, ...window } }),
    `visit ${ahead.id} is ahead and cannot be planned anew`,
  );
  await freeCells(tx, ahead.id);
  return tellProvider(tx, ctx, { requestCode: row.code, visit: made.row, before: ahead.providerId });
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
