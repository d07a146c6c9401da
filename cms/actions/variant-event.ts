import { permit } from '#domain/access/can';
import { normaliseText, proseText } from '#domain/text/normalise';
import { moveStock } from '#services/catalog/stock';
import { addSerials } from '#services/warranty/add-serials';
import type { DoEvent } from './do-event';
import { readDelta } from './read-delta';

const read = (value: unknown, as: (text: string) => string) => (typeof value === 'string' ? as(value) : '');

/** Stock that came in or is corrected: a movement with its reason, never a number written over another; and the serials that were made of a model. [PROD-1, ORD-13, WAR-3] */
export const variantEvent: DoEvent = (ctx, { id, event, body }) => {
  if (event === 'add-serials') return addSerials(ctx, { variantId: id, serials: typeof body['serials'] === 'string' ? body['serials'] : '' });
  if (event !== 'move-stock') return undefined;
  const { actor } = ctx;
  const allowed = permit(actor.kind === 'staff' ? actor : { kind: 'guest' }, 'admin.stock.move');
  if (!allowed.ok) return Promise.resolve(allowed);
  return moveStock(ctx, { variantId: id, delta: readDelta(body['delta']), reason: read(body['reason'], proseText), key: read(body['key'], normaliseText) });
};
