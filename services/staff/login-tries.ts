import { eq } from '@payloadcms/db-postgres/drizzle';
import { STAFF_LOGIN_OF_KNOWN, STAFF_LOGIN_OF_STRANGER, STAFF_LOGIN_OF_STRANGERS } from '#domain/accounts/staff-login';
import { refuse, type Result } from '#domain/result';
import { knownClientOf } from '../accounts/known-client';
import { keyedHash, networkHash } from '../secrets';
import type { Ctx } from '../context';
import { forgetQuotas, takeQuotas, type Quota } from '../limits/take';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { staff } from '../store/schema.generated';
import type { KeptPassword } from './password';
import { guarded, service } from '../service';

/** The account that a login is for, if there is one, and the quotas in which the attempt was counted. */
export type LoginTry = { account: ({ id: number } & KeptPassword) | null; own: readonly string[] };

/** Counts a try of a password before it is looked at: strangers by network and account, a browser that has logged in to the account before alone. Unknown accounts are counted alike. [ADM-5] */
export const takeLoginTry = service('staff.log-in', async (ctx, typed: string): Promise<Result<LoginTry>> => {
  const email = typed.trim().toLowerCase().slice(0, 200);
  return commit<LoginTry>(ctx, async (tx) => {
    const [account] = await tx.select({ id: staff.id, hash: staff.hash, salt: staff.salt }).from(staff).where(eq(staff.email, email));
    const quotas = await quotasOf(tx, ctx, email, account?.id);
    const taken = await takeQuotas(tx, ctx, quotas);
    if (!taken.ok) return refuse('admin.login.too-many', { nextTime: taken.opensAt }, { status: 429 });
    return { value: { account: account ?? null, own: quotas.slice(0, 1).map(({ bucket }) => bucket) }, audit: [] };
  });
});

/** Clears the counts of whoever was right; other strangers' attempts stay counted. */
export const forgetLoginTries = guarded('staff.log-in', async (ctx, { own }: LoginTry): Promise<void> => {
  await forgetQuotas(ctx.rt.db, own);
});

async function quotasOf(tx: Tx, ctx: Ctx, email: string, staffId: number | undefined): Promise<Quota[]> {
  const whose = keyedHash(ctx.rt, 'staff login', email);
  const known = staffId === undefined ? null : await knownClientOf(tx, ctx, `staff:${staffId}`);
  if (known) return [{ bucket: `staff-login ${whose} by ${known}`, limits: STAFF_LOGIN_OF_KNOWN }];
  return [
    { bucket: `staff-login ${whose} from ${networkHash(ctx.rt, 'staff login', ctx.ip)}`, limits: STAFF_LOGIN_OF_STRANGER },
    { bucket: `staff-login ${whose}`, limits: STAFF_LOGIN_OF_STRANGERS },
  ];
}
