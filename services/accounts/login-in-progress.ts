import { mayRequestCode } from '#domain/accounts/login-code';
import type { Ctx } from '../context';
import { loginChallenges } from '../store/tables';
import { askerOf, codeHistory } from './new-challenge';
import { tokenHash } from '../secrets';
import { challengeOf } from './try-code';
import { service } from '../service';

export type LoginInProgress = { channel: 'phone' | 'email'; address: string; expiresAt: Date; /** When another code may be asked for. */ nextAt: Date };

/** Where this browser's login stands: the address that was written to and when it may be written to again. [AUTH-2] */
export const loginInProgress = service(
  'login.start',
  async (ctx, token: unknown): Promise<LoginInProgress | null> => {
    if (typeof token !== 'string' || token === '') return null;
    const [row] = await ctx.rt.db
      .select()
      .from(loginChallenges)
      .where(challengeOf(tokenHash(token)));
    if (!row || row.usedAt) return null;
    return { channel: row.channel, address: row.address, expiresAt: row.expiresAt, nextAt: await nextCodeAt(ctx, row) };
  },
  () => null,
);

/** When another code may be sent to an address; now, if no limit stands in the way. [AUTH-2] */
async function nextCodeAt(ctx: Ctx, to: { address: string; userId: number | null }): Promise<Date> {
  const { db } = ctx.rt;
  const allowed = mayRequestCode(await codeHistory(db, ctx, await askerOf(db, ctx, to), to.userId), ctx.now);
  const opens = allowed.ok ? undefined : allowed.facts?.['nextTime'];
  return opens instanceof Date ? opens : ctx.now;
}
