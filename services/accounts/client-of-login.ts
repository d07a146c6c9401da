import { NEW_CLIENT_NOTICES } from '#domain/accounts/session-life';
import type { Ctx } from '../context';
import { takeQuotas } from '../limits/take';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import type { Found } from './account-of-challenge';
import { holdBack } from './hold-at-login';
import { rememberClient } from './known-client';
import { tellAccount } from './tell-account';

export type ClientOfLogin = { id: number; token: string; isNew: boolean; tell: Later[] };

/** Remembers the browser or app of a login, in the login's own transaction; the owner is told of a new one, unless it is the account's first, and files of health may be held back from it. [AUTH-5, AUTH-6] */
export async function clientOfLogin(tx: Tx, ctx: Ctx, account: Found, channel: 'phone' | 'email'): Promise<ClientOfLogin> {
  const { id, token, wasKnown } = await rememberClient(tx, ctx, `user:${account.id}`);
  const isNew = !wasKnown && !account.registered;
  if (!isNew) return { id, token, isNew, tell: [] };
  const said = await holdBack(tx, ctx, { userId: account.id, clientId: id, channel });
  const taken = await takeQuotas(tx, ctx, [{ bucket: `new client of user:${account.id}`, limits: NEW_CLIENT_NOTICES }]);
  if (!taken.ok) return { id, token, isNew, tell: [] };
  const facts = { loginTime: ctx.now, loginDay: ctx.now };
  const tell = said
    ? await tellAccount(tx, ctx, account.id, said, 'both ways')
    : await tellAccount(tx, ctx, account.id, { notice: 'accounts.new-client', facts }, 'one way');
  return { id, token, isNew, tell };
}
