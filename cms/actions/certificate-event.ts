import { proseText } from '#domain/text/normalise';
import { withdrawCertificate } from '#services/academy/withdraw';
import type { DoEvent } from './do-event';

/** A certificate that is withdrawn, with its reason. [ACAD-3] */
export const certificateEvent: DoEvent = (ctx, { id, event, body }) => {
  if (event !== 'withdraw') return undefined;
  return withdrawCertificate(ctx, { id, reason: typeof body['reason'] === 'string' ? proseText(body['reason']) : '' });
};
