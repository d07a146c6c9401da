import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { TOLD_PER_SENDER, TOLD_PER_UNPROVED } from '#domain/notices/unproved';
import { keyedHash } from '../secrets';
import type { Ctx } from '../context';
import { takeQuotas } from '../limits/take';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { users } from '../store/schema.generated';
import { queueMessage, type NewMessage } from './queue';

/** Whose request is answered: the account, if one asked, and an anonymous name of whoever typed the address, for the limits. */
export type Asked = { userId: number | null; sender: string };

/** Sends a notice to an address that was typed into a form: to one's own number and by mail always, by SMS to another's number only twice a day, whoever typed it. [AUTH-6] */
export async function tellTyped(tx: Tx, ctx: Ctx, message: NewMessage, { userId, sender }: Asked): Promise<Later[]> {
  if (message.channel === 'sms' && !(await isOwn(tx, message.recipient, userId))) {
    const whom = keyedHash(ctx.rt, 'told', message.recipient);
    const taken = await takeQuotas(tx, ctx, [
      { bucket: `told ${whom}`, limits: TOLD_PER_UNPROVED },
      { bucket: `told by ${sender}`, limits: TOLD_PER_SENDER },
    ]);
    if (!taken.ok) return [];
  }
  return [await queueMessage(tx, ctx, message)];
}

/** Whether it is the number of the account that asked. */
async function isOwn(tx: Tx, phone: string, userId: number | null): Promise<boolean> {
  if (userId === null) return false;
  return (
    (
      await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.phone, phone)))
    ).length > 0
  );
}
