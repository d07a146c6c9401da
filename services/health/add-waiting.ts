import { refuse, type Result } from '#domain/result';
import { phoneMark } from '../accounts/phone-mark';
import { service } from '../service';
import { addReading, type Added, type ToAdd } from './add-reading';

/** A reading that waited on a phone, with the mark of the account under which it was written down. */
export type Waited = Omit<ToAdd, 'uploads'> & { account: string };

/** Stores what was written down without a connection, once however often it is sent; what another account wrote on the same phone is not taken. [REC-9] */
export const addWaiting = service('health.add', async (ctx, { account, ...reading }: Waited): Promise<Result<Added>> => {
  if (account !== phoneMark(ctx.rt, ctx.actor.userId)) return refuse('health.waiting.other', undefined, { status: 409 });
  return addReading(ctx, reading);
});
