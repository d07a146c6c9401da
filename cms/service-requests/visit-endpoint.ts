import type { Endpoint } from 'payload';
import { isRowId } from '#domain/row-id';
import { visitEvents, visitStates } from '#domain/service-requests/visit-life-cycle';
import type { Hours } from '#domain/service-requests/visits';
import { refuseOthersWork } from '#services/ownership/claim';
import { answerEvent, type Body } from '../actions/do-event';
import { readHours } from './hours';

/** `POST /cms-api/service-requests/:id/visits/:visit/do/:event`: the desk moves a visit of a request. [INP-8, ADM-4] */
export const requestVisitEndpoint: Endpoint = {
  path: '/:id/visits/:visit/do/:event',
  method: 'post',
  handler: (req) => {
    const [requestId, visitId] = [Number(req.routeParams?.['id']), Number(req.routeParams?.['visit'])];
    return answerEvent(req, `/admin/collections/service-requests/${requestId}`, async (ctx, body) => {
      const event = visitEvents.find((one) => one === req.routeParams?.['event']);
      const expectedState = visitStates.find((one) => one === body['expectedState']);
      if (!event || !expectedState || !isRowId(requestId) || !Number.isSafeInteger(visitId)) return undefined;
      // A visit is moved on by whoever has taken its request.
      const free = await refuseOthersWork(ctx, { collection: 'service-requests', id: requestId });
      if (!free.ok) return free;
      const { moveVisitByDesk } = await import('#services/service-requests/visit-move');
      const moved = await moveVisitByDesk(ctx, {
        requestId,
        visitId,
        event,
        expectedState,
        reason: textOf(body, 'reason'),
        note: textOf(body, 'body'),
        code: textOf(body, 'code'),
        unit: textOf(body, 'unit'),
        back: textOf(body, 'back'),
        ...booking(body),
      });
      return moved.ok ? { ...moved, value: { state: moved.value.visit } } : moved;
    });
  },
};

const textOf = (body: Body, name: string) => (typeof body[name] === 'string' ? body[name] : '');

/** Who is asked and in which hours. */
function booking(body: Body): { providerId?: number; hours?: Hours } {
  const providerId = Number(textOf(body, 'providerId') || 'none');
  return { ...(isRowId(providerId) ? { providerId } : {}), ...('visitDay' in body ? { hours: readHours(body) } : {}) };
}
