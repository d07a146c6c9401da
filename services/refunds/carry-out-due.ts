import { lte } from '@payloadcms/db-postgres/drizzle';
import { each } from '../each';
import { refunds } from '../store/tables';
import { carryOutRefund, NotRefundedYet } from './carry-out';
import { clockwork } from '../service';

const BATCH = 100;

/** Every refund that is due for its next step: what a job has missed, and calls whose answer was lost. [ORD-9, JOB-1] */
export const carryOutRefunds = clockwork('refunds.carry-out', async (ctx): Promise<{ looked: number; unknown: number }> => {
  const due = await ctx.rt.db.select({ id: refunds.id }).from(refunds).where(lte(refunds.nextAt, ctx.now)).orderBy(refunds.nextAt).limit(BATCH);
  let unknown = 0;
  await each(due, ({ id }) =>
    carryOutRefund(ctx, id).catch((error: unknown) => {
      if (!(error instanceof NotRefundedYet)) throw error;
      unknown += 1;
    }),
  );
  return { looked: due.length, unknown };
});
