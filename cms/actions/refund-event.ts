import { refundId } from '#domain/refunds/refund-id';
import type { Ctx } from '#services/context';
import { finishRefundByHand } from '#services/refunds/finish-by-hand';
import { tryRefundAgain } from '#services/refunds/try-again';
import type { Body, DoEvent } from './do-event';

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : '');

type Asked = { payableId: string; event: string; body: Body };

/** What staff do for a refund of something that was paid; undefined where it is another move. [ORD-9] */
export function refundMove(ctx: Ctx, { payableId, event, body }: Asked): ReturnType<DoEvent> {
  if (event !== 'try-refund-again' && event !== 'finish-refund-by-hand') return undefined;
  const read = refundId.read(text(body['refundId']));
  if (!read.ok) return Promise.resolve(read);
  const which = { payableId, refundId: read.value };
  return event === 'try-refund-again' ? tryRefundAgain(ctx, which) : finishRefundByHand(ctx, { ...which, reference: text(body['reference']) });
}
