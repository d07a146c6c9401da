import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import { penaltyEnds, type PenaltyForm } from '#domain/accounts/penalty';
import { refuse, type Refusal, type Result } from '#domain/result';
import { tellAccount } from '../accounts/tell-account';
import { service } from '../service';
import { changedMeanwhile, commit, commitOnce } from '../store/commit';
import { users } from '../store/schema.generated';
import { accountPenalties, bookingPenalties } from '../store/tables';

const unknown: Refusal = refuse('common.not-found', undefined, { status: 404 });

/** Staff close parts of an account that was misused until the end of a day, with the reason that its owner reads; told by SMS or mail. Sent again with the same key, it is one. [ROLE-6] */
export const setPenalty = service(
  'penalties.set',
  async (ctx, { userId, key, ...form }: PenaltyForm & { userId: number; key: string }): Promise<Result<{ id: number }>> => {
    const until = penaltyEnds(form.lastDay, ctx.now);
    if (!until.ok) return until;
    return commitOnce<{ id: number }>(ctx, { form: 'penalty', key, body: { userId, ...form } }, async (tx) => {
      const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
      if (!known) return unknown;
      const { parts, reason } = form;
      const values = { userId, parts, reason, from: ctx.now, until: until.value, setBy: `staff:${ctx.actor.staffId}` };
      const [made] = await tx.insert(accountPenalties).values(values).returning({ id: accountPenalties.id });
      const id = made?.id ?? 0;
      return {
        value: { id },
        audit: { action: 'penalties.set', subject: `user:${userId}`, facts: { penalty: id, parts: parts.join(' '), until: until.value.toISOString(), reason } },
        tell: await tellAccount(tx, ctx, userId, { notice: 'accounts.penalty', facts: { openDay: until.value, reason } }, 'one way'),
      };
    });
  },
);

/** What is ended: a penalty that staff have set, or the one that follows cancelled bookings. */
export type Lifted = { userId: number; of: 'account' | 'booking'; id: number; reason: string };

/** Staff end a penalty early, with why; pressed again, it stays ended. One that is over by itself is refused. [ROLE-6, CONS-5] */
export const liftPenalty = service('penalties.set', async (ctx, { userId, of, id, reason }: Lifted): Promise<Result<null>> => {
  const by = `staff:${ctx.actor.staffId}`;
  return commit<null>(ctx, async (tx) => {
    const table = of === 'account' ? accountPenalties : bookingPenalties;
    const one = and(eq(table.id, id), eq(table.userId, userId));
    const [before] = await tx.select({ liftedAt: table.liftedAt, until: table.until }).from(table).where(one).for('update');
    if (!before) return unknown;
    if (before.liftedAt) return { value: null, audit: [] };
    const open = and(one, isNull(table.liftedAt), gt(table.until, ctx.now));
    const ended =
      of === 'account'
        ? await tx.update(accountPenalties).set({ liftedAt: ctx.now, liftedBy: by, liftReason: reason }).where(open).returning({ id: accountPenalties.id })
        : await tx.update(bookingPenalties).set({ liftedAt: ctx.now, liftedBy: by }).where(open).returning({ id: bookingPenalties.id });
    if (ended.length === 0) return changedMeanwhile();
    return {
      value: null,
      audit: { action: 'penalties.lifted', subject: `user:${userId}`, facts: { penalty: id, of, reason } },
      tell: await tellAccount(tx, ctx, userId, { notice: 'accounts.penalty-lifted', facts: {} }, 'one way'),
    };
  });
});
