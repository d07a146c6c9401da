import { eq } from '@payloadcms/db-postgres/drizzle';
import { NEW_CLIENT_NOTICES } from '#domain/accounts/session-life';
import type { Ctx } from '../context';
import { takeQuotas } from '../limits/take';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { users } from '../store/schema.generated';
import type { Found } from './account-of-challenge';
import { rememberClient } from './known-client';

/** Remembers the browser or app of a login, in the login's own transaction; the owner is told of a new one, unless it is the account's first. [AUTH-5, AUTH-6] */
export async function clientOfLogin(tx: Tx, ctx: Ctx, account: Found): Promise<{ token: string; isNew: boolean; tell: Later[] }> {
  const { token, wasKnown } = await rememberClient(tx, ctx, `user:${account.id}`);
  const isNew = !wasKnown && !account.registered;
  return { token, isNew, tell: isNew ? await tellOwner(tx, ctx, account.id) : [] };
}

/** By mail where there is a confirmed address, which costs nothing, else by SMS; a few a day at most. */
async function tellOwner(tx: Tx, ctx: Ctx, userId: number): Promise<Later[]> {
  const taken = await takeQuotas(tx, ctx, [{ bucket: `new client of user:${userId}`, limits: NEW_CLIENT_NOTICES }]);
  if (!taken.ok) return [];
  const [owner] = await tx
    .select({ phone: users.phone, email: users.email, confirmed: users.emailConfirmedAt, lang: users.lang })
    .from(users)
    .where(eq(users.id, userId));
  if (!owner) return [];
  const to = owner.email && owner.confirmed ? { channel: 'email' as const, recipient: owner.email } : { channel: 'sms' as const, recipient: owner.phone };
  const facts = { loginTime: ctx.now, loginDay: ctx.now };
  return [await queueMessage(tx, ctx, { ...to, notice: 'accounts.new-client', lang: owner.lang, facts })];
}
