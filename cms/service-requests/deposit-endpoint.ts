import type { Endpoint } from 'payload';
import { parseFields } from '#domain/fields';
import { together, type Refusal } from '#domain/result';
import { isRowId } from '#domain/row-id';
import { damageFields } from '#domain/service-requests/rental';
import { refuseOthersWork } from '#services/ownership/claim';
import { answerEvent } from '../actions/do-event';

/** `POST /cms-api/service-requests/:id/deposit/do/settle`: the desk says what a damage costs of a deposit. [INP-9] */
export const requestDepositEndpoint: Endpoint = {
  path: '/:id/deposit/do/settle',
  method: 'post',
  handler: (req) => {
    const requestId = Number(req.routeParams?.['id']);
    return answerEvent(req, `/admin/collections/service-requests/${requestId}`, async (ctx, body) => {
      if (!isRowId(requestId)) return undefined;
      const free = await refuseOthersWork(ctx, { collection: 'service-requests', id: requestId });
      if (!free.ok) return free;
      const read = parseFields(damageFields, body);
      if (!read.ok) return together(...read.refusals) as Refusal;
      const { damageToman, reason } = read.value;
      const { settleDeposit } = await import('#services/service-requests/settle-deposit');
      return settleDeposit(ctx, { requestId, damageToman, ...(reason ? { reason } : {}) });
    });
  },
};
