import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Said } from '#domain/notices/notices';
import type { Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { users } from '../store/schema.generated';

/** Notices that go by SMS and by mail. */
type Both =
  | 'accounts.new-client'
  | 'accounts.deletion'
  | 'accounts.erased'
  | 'accounts.penalty'
  | 'accounts.penalty-lifted'
  | 'file.entered'
  | 'file.waits'
  | 'file.closed'
  | 'file.reopened'
  | 'file.pin-changed';
type Notice = { [Name in Both]: Said<Name> }[Both];

/** Tells an account's owner of something by mail where there is a confirmed address, which costs nothing, else by SMS; or by both, where one of them may be in other hands. */
export async function tellAccount(tx: Tx, ctx: Ctx, userId: number, said: Notice, how: 'one way' | 'both ways'): Promise<Later[]> {
  const [owner] = await tx
    .select({ phone: users.phone, email: users.email, confirmed: users.emailConfirmedAt, lang: users.lang })
    .from(users)
    .where(eq(users.id, userId));
  if (!owner) return [];
  const email = owner.email && owner.confirmed ? owner.email : null;
  const ways = [
    ...(email === null || how === 'both ways' ? [{ channel: 'sms' as const, recipient: owner.phone }] : []),
    ...(email === null ? [] : [{ channel: 'email' as const, recipient: email }]),
  ];
  const told: Later[] = [];
  for (const way of ways) told.push(await queueMessage(tx, ctx, { ...said, ...way, lang: owner.lang }));
  return told;
}
