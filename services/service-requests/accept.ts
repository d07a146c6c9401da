import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { unknownRequest } from '#domain/service-requests/code';
import type { RequestState } from '#domain/service-requests/states';
import { refuse, type Refusal, type Result } from '#domain/result';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit } from '../store/commit';
import { requestOffers } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';
import { openBill } from './bill';
import { lockMyRequest, requestSubject, standing, type RequestRow } from './row';
import { arrange } from './visit-plan';

/** A price that was read, by its version. */
export type ReadOffer = { code: string; version: number };
export type Accepted = { code: string; state: RequestState };

/** The requester accepts the price that they read: its bill is open, or it is arranged at once where nothing is to be paid. Another price in the meantime is said; pressed again it is accepted still. [INP-3, INP-6] */
export const acceptOffer = service('requests.decide', async (ctx, { code, version }: ReadOffer): Promise<Result<Accepted>> => {
  const { userId } = ctx.actor;
  return commit<Accepted>(ctx, async (tx) => {
    const row = await lockMyRequest(tx, userId, code);
    if (!row) return unknownRequest;
    if (Number(row.offerVersion) === version && (row.state === 'waiting-payment' || row.state === 'waiting-action'))
      return { value: { code: row.code, state: row.state }, audit: [] };
    if (row.state === 'waiting-accept' && row.offerVersion !== null && row.offerVersion !== version) return priceChanged(tx, row, version);
    const now = standing(row, ctx.now, { version });
    if (row.state === 'waiting-accept' && now.overdue) return refuse('services.offer.over', undefined, { status: 409 });
    const made = await transition(tx, ctx, REQUESTS, row, { event: 'accept', who: ['requester'], standing: now, facts: { version } });
    if (!made.ok) return made;
    const { row: accepted } = made.value;
    const audit = { action: 'requests.accept', subject: requestSubject(row.id), facts: { version, totalToman: row.totalToman ?? 0 } };
    if (accepted.totalToman !== 0) {
      await openBill(tx, ctx, accepted);
      return { value: { code: row.code, state: accepted.state }, audit };
    }
    const paid = await transition(tx, ctx, REQUESTS, accepted, { event: 'pay', who: ['requester'], standing: standing(accepted, ctx.now) });
    const { row: arranged } = certain(paid, `request ${row.id} costs nothing and is not arranged`);
    await arrange(tx, ctx, arranged);
    return { value: { code: row.code, state: arranged.state }, audit };
  });
});

/** Another price has come: what it was, and what it is. */
async function priceChanged(tx: Tx, row: RequestRow, version: number): Promise<Refusal> {
  const read = and(eq(requestOffers.requestId, row.id), eq(requestOffers.version, version));
  const [was] = await tx.select({ totalToman: requestOffers.totalToman }).from(requestOffers).where(read);
  if (!was) return refuse('services.offer.changed', undefined, { status: 409 });
  return refuse('services.offer.other-price', { wasToman: was.totalToman, isToman: row.totalToman ?? 0 }, { status: 409 });
}
