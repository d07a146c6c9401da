import { eq } from '@payloadcms/db-postgres/drizzle';
import { requestReason } from '#domain/service-requests/fields';
import { priceOffer, type Offer, type OfferLine } from '#domain/service-requests/offer';
import { unknownRequest } from '#domain/service-requests/code';
import type { RequestEvent, RequestState } from '#domain/service-requests/states';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { changedMeanwhile, commit } from '../store/commit';
import { service_requests } from '../store/schema.generated';
import { requestOffers } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { takeIfNobodys } from '../ownership/claim';
import { cancelVisits, planVisitsOf } from './visit-plan';
import { visitsStand } from './visit-row';
import { askOfBill } from './ask-of-bill';
import { endingOf, endMoney } from './end-paid';
import { keepRequestPromise } from './promise';
import { lastOffer, lockRequest, offered, requestSubject, staffMovers, standing } from './row';
import { endSupplement } from './supplement-row';
import { tellRequester } from './tell';

/** A price as staff write it (a quotation), and the hours in which somebody comes. */
export type OfferForm = { lines: readonly OfferLine[]; visitFrom: Date; visitTo: Date };
export type RequestDeed = {
  requestId: number;
  event: RequestEvent;
  reason?: string;
  /** The state that was on the screen. */ expectedState: RequestState;
  /** With a price alone: what it is, and how many came before it. */ offer?: OfferForm;
  seenVersion?: number;
};

/** Nobody comes for longer at once than a month of care. */
const MOST_WINDOW_MS = 32 * 24 * 3_600_000;

/** Staff move a request on: only a legal move, from the state and the price they saw; what was nobody’s is theirs. [INP-3, INP-8, ADM-4] */
export const moveServiceRequest = service('requests.move', async (ctx, deed: RequestDeed): Promise<Result<{ state: RequestState; dueAt: Date | null }>> => {
  const { requestId, event, expectedState } = deed;
  const reason = deed.reason?.trim() ? requestReason.read(deed.reason) : null;
  if (reason && !reason.ok) return { ...reason, field: 'reason' };
  const priced = readOffer(ctx, deed);
  if (!priced.ok) return priced;
  // Another price, or none, while the bank has the money: what was paid is settled first, and whoever moves it sees that.
  if (expectedState === 'waiting-payment') await askOfRequest(ctx, requestId);
  return commit<{ state: RequestState; dueAt: Date | null }>(
    ctx,
    async (tx) => {
      const row = await lockRequest(tx, requestId);
      if (!row) return unknownRequest;
      if (row.state !== expectedState) return changedMeanwhile();
      const version = (deed.seenVersion ?? 0) + 1;
      const last = await lastOffer(tx, requestId);
      const visits = await visitsStand(tx, row, ctx.now);
      const end = await endingOf(tx, row, event, visits);
      const made = await transition(tx, ctx, REQUESTS, row, {
        event,
        who: staffMovers(ctx.actor),
        reason: reason?.value,
        standing: standing(row, ctx.now, { ...visits, version }),
        ...(priced.value
          ? { set: { offerVersion: version, totalToman: priced.value.totalToman }, facts: { version, totalToman: priced.value.totalToman } }
          : {}),
      });
      if (!made.ok) return made;
      const { to, tells } = made.value.moved;
      if (priced.value && deed.offer) await writeOffer(tx, ctx, { requestId, version, offer: priced.value, form: deed.offer, reason: reason?.value ?? null });
      const dueAt = await keepRequestPromise(tx, ctx, { id: row.id, event, to, visit: offered(deed.offer ?? last) });
      if (event === 'dispatch') await planVisitsOf(tx, ctx, row, offered(last));
      if (to === 'done') await endSupplement(tx, ctx, made.value.row, 'ended');
      const money = end || row.state === 'waiting-payment' ? await endMoney(tx, ctx, { row, event, end }) : { facts: {} };
      const freed = to === 'cancelled' ? await cancelVisits(tx, ctx, row) : { audit: [], tell: [] };
      const taken = await takeIfNobodys(tx, ctx, { collection: 'service-requests', id: row.id });
      return {
        value: { state: to, dueAt },
        audit: [
          ...taken,
          ...freed.audit,
          {
            action: `requests.${event}`,
            subject: requestSubject(row.id),
            facts: { from: row.state, to, ...(priced.value ? { version } : {}), ...money.facts },
          },
        ],
        tell: [...(await tellRequester(tx, ctx, made.value.row, tells, dueAt)), ...(money.tell ?? []), ...freed.tell],
        ...(money.entry ? { entry: money.entry } : {}),
      };
    },
    { request_offers_version: changedMeanwhile() },
  );
});

/** The price of a move that offers one; none for another. */
function readOffer(ctx: Ctx, { event, offer, reason }: RequestDeed): Result<Offer | null> {
  if (event !== 'offer' && event !== 're-offer') return ok(null);
  if (!offer) return refuse('services.offer.empty', undefined, { field: 'lines' });
  const { visitFrom, visitTo } = offer;
  if (!(visitFrom > ctx.now)) return refuse('services.offer.past', undefined, { field: 'visitFrom' });
  if (!(visitTo > visitFrom) || visitTo.getTime() - visitFrom.getTime() > MOST_WINDOW_MS)
    return refuse('services.offer.window', undefined, { field: 'visitTo' });
  if (event === 're-offer' && !reason?.trim()) return refuse('lifecycle.reason.missing', undefined, { field: 'reason' });
  return priceOffer(offer.lines);
}

type Written = { requestId: number; version: number; offer: Offer; form: OfferForm; reason: string | null };
async function writeOffer(
  tx: Tx,
  { actor, now }: Ctx & { actor: { kind: 'staff'; staffId: number } },
  { requestId, version, offer, form, reason }: Written,
): Promise<void> {
  await tx.insert(requestOffers).values({
    ...{ requestId, version, lines: offer.lines, totalToman: offer.totalToman, depositToman: offer.depositToman },
    ...{ visitFrom: form.visitFrom, visitTo: form.visitTo, reason, staffId: actor.staffId, createdAt: now },
  });
}

async function askOfRequest(ctx: Ctx, requestId: number): Promise<void> {
  const [row] = await ctx.rt.db
    .select({ code: service_requests.code, user: service_requests.user })
    .from(service_requests)
    .where(eq(service_requests.id, requestId));
  if (row) await askOfBill(ctx, row);
}
