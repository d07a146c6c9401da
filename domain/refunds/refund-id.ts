import { carried, type Field } from '../fields';
import { ok, refuse } from '../result';

/** Which refund a form or a button means. [ORD-9] */
export const refundId: Field<string> = carried((typed) =>
  /^[\w-]{1,60}$/.test(typed) ? ok(typed) : refuse('refunds.refund.unknown', undefined, { status: 404 }),
);
