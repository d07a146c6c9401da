import { refuse, type Refusal, type Result } from '#domain/result';
import { unknownRequest } from '#domain/service-requests/code';
import { requestReason } from '#domain/service-requests/fields';
import type { RequestState } from '#domain/service-requests/states';
import { serviceOf } from '#domain/service-requests/types/all';
import { isDoorCode } from '#domain/service-requests/visit-door';
import type { VisitEvent, VisitMover, VisitState } from '#domain/service-requests/visit-life-cycle';
import type { Hours } from '#domain/service-requests/visits';
import type { Ctx } from '../context';
import { isArranged, lockRequest, staffMovers, type RequestRow } from './row';
import type { Tx } from '../runtime';
import { service } from '../service';
import { changedMeanwhile, commit } from '../store/commit';
import { VISITS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { takeIfNobodys } from '../ownership/claim';
import { handOver, nothingHanded, unitLent, type HandOver } from './loan';
import { freeCells, takeCells } from './visit-cells';
import { followVisits } from './visit-follow';
import { planFetch } from './visit-plan';
import { mayCome } from './visit-providers';
import { hoursOf, lockVisit, nobodyYet, visitSubject, visitsStand, type VisitRow } from './visit-row';
import { tellProvider } from './visit-tell';

export type VisitDeed = {
  requestId: number;
  visitId: number;
  event: VisitEvent;
  /** The state that was on the screen. */ expectedState: VisitState;
  reason?: string;
  /** With an assignment alone: who comes, and in which hours. */ providerId?: number;
  hours?: Hours;
  /** What the requester said at the door, with an arrival alone. */ code?: string;
  /** What was found and done, with the end alone. */ note?: string;
} & HandOver;
export type VisitMoved = { visit: VisitState; request: RequestState };

const taken: Refusal = refuse('services.visit.taken', undefined, { field: 'providerId', status: 409 });

/** The desk moves a visit on: asks a provider who is free, writes down an answer, an arrival, the end; the request follows its visits. [INP-8, ADM-4] */
export const moveVisitByDesk = service('requests.move', async (ctx, deed: VisitDeed): Promise<Result<VisitMoved>> => {
  const reason = deed.reason?.trim() ? requestReason.read(deed.reason) : null;
  if (reason && !reason.ok) return { ...reason, field: 'reason' };
  const note = deed.note?.trim() ? requestReason.read(deed.note) : null;
  if (note && !note.ok) return { ...note, field: 'note' };
  return commit<VisitMoved>(
    ctx,
    async (tx) => {
      const row = await lockRequest(tx, deed.requestId);
      const visit = row && (await lockVisit(tx, row.id, deed.visitId));
      if (!row || !visit) return unknownRequest;
      if (visit.state !== deed.expectedState) return changedMeanwhile();
      const { next: before, lent } = await visitsStand(tx, row, ctx.now);
      const booking = deed.event === 'offer' ? await readBooking(tx, ctx, row, visit, deed) : null;
      if (booking && 'code' in booking) return booking;
      const hours = booking?.hours ?? hoursOf(visit);
      const made = await transition(tx, ctx, VISITS, visit, {
        event: deed.event,
        who: ctx.actor.roles as readonly VisitMover[],
        reason: reason?.value,
        standing: {
          hours: hours !== null && hours.to > ctx.now,
          own: true,
          code: isDoorCode(deed.code ?? '', visit.code),
          paid: isArranged(row),
        },
        set: {
          ...(booking ? { ...nobodyYet, providerId: booking.providerId, windowFrom: booking.hours.from, windowTo: booking.hours.to } : {}),
          ...(deed.event === 'take-back' ? nobodyYet : {}),
          ...(deed.event === 'arrive' || deed.event === 'note-arrival' ? { arrivedAt: ctx.now } : {}),
          ...(deed.event === 'finish' && note ? { note: note.value } : {}),
        },
      });
      if (!made.ok) return made;
      if (booking) await takeCells(tx, { ...booking, visitId: visit.id });
      if (deed.event === 'take-back' || deed.event === 'miss') await freeCells(tx, visit.id);
      const handed = deed.event === 'finish' ? await handOver(tx, ctx, row, { visit, lent, given: deed }) : nothingHanded;
      if (!handed.ok) return handed;
      if (deed.event === 'miss' && visit.kind === 'fetch' && lent) await planFetch(tx, ctx, row, () => null);
      const followed = await followVisits(tx, ctx, row, { before, who: staffMovers(ctx.actor), reason: reason?.value });
      if (!followed.ok) return followed;
      const { to, audit, entry, tell = [] } = followed.value;
      const subject = visitSubject(visit.id);
      return {
        value: { visit: made.value.moved.to, request: to },
        audit: [
          ...(await takeIfNobodys(tx, ctx, { collection: 'service-requests', id: row.id })),
          { action: `visits.${deed.event}`, subject, facts: { from: visit.state, to: made.value.moved.to, ...(booking ? { of: booking.providerId } : {}) } },
          ...handed.value.audit,
          ...audit,
        ],
        tell: [...(await tellProvider(tx, ctx, { requestCode: row.code, visit: made.value.row, before: visit.providerId })), ...handed.value.tell, ...tell],
        ...(entry ? { entry } : {}),
      };
    },
    { visit_cells_provider_id_cell_pk: taken, rental_loans_open_unit: unitLent },
  );
});

/** Who is asked to come and when, or what is wrong with it. */
async function readBooking(tx: Tx, ctx: Ctx, row: RequestRow, visit: VisitRow, deed: VisitDeed): Promise<{ providerId: number; hours: Hours } | Refusal> {
  const hours = deed.hours ?? hoursOf(visit);
  if (!hours || !(hours.from > ctx.now)) return refuse('services.offer.past', undefined, { field: 'visitFrom' });
  if (!(hours.to > hours.from)) return refuse('services.offer.window', undefined, { field: 'visitTo' });
  const type = serviceOf(row.service);
  const { providerId } = deed;
  if (providerId === undefined || !type || !(await mayCome(tx, providerId, type.provider, hours)))
    return refuse('services.visit.provider', undefined, { field: 'providerId' });
  return { providerId, hours };
}
