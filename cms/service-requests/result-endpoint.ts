import type { Endpoint } from 'payload';
import { parseFields } from '#domain/fields';
import { together } from '#domain/result';
import { resultFields } from '#domain/service-requests/result';
import { parseOnceKey } from '#domain/text/once-key';
import { refuseOthersWork } from '#services/ownership/claim';
import { answerEvent } from '../actions/do-event';

/** `POST /cms-api/service-requests/:id/result`: the desk writes down what a laboratory sent it, by a form with files. [LABR-1: result, INP-8] */
export const requestResultEndpoint: Endpoint = {
  path: '/:id/result',
  method: 'post',
  handler: (req) => {
    const requestId = Number(req.routeParams?.['id']);
    return answerEvent(req, `/admin/collections/service-requests/${requestId}`, async (ctx, { papers, ...body }) => {
      if (!Number.isSafeInteger(requestId)) return undefined;
      const free = await refuseOthersWork(ctx, { collection: 'service-requests', id: requestId });
      if (!free.ok) return free;
      const [once, typed] = [parseOnceKey(String(body['once'] ?? '')), parseFields(resultFields, body)];
      if (!once.ok) return once;
      if (!typed.ok) return together(...typed.refusals);
      const { sendResultByDesk } = await import('#services/service-requests/send-result');
      return sendResultByDesk(ctx, { requestId, once: once.value, papers: filesIn(papers), typed: typed.value, more: typed.value.more });
    });
  },
};

const filesIn = (given: unknown): File[] => [given].flat().filter((one): one is File => one instanceof File && one.size > 0);
