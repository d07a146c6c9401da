import { eq } from '@payloadcms/db-postgres/drizzle';
import type { NoticesOf, Said } from '#domain/notices/notices';
import type { Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { staff } from '../store/schema.generated';

/** Tells a staff member by mail what happened to their account, in the language of whoever did it. [ADM-5] */
export async function tellStaff(tx: Tx, ctx: Ctx, staffId: number, said: Said<NoticesOf<'staff'>>): Promise<Later[]> {
  const [person] = await tx.select({ email: staff.email }).from(staff).where(eq(staff.id, staffId));
  return person ? [await queueMessage(tx, ctx, { ...said, channel: 'email', recipient: person.email, lang: ctx.lang })] : [];
}
