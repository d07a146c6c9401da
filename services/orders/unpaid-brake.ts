import { sql } from '@payloadcms/db-postgres/drizzle';
import { HOUR_MS } from '#domain/calendars/day';
import { mayNotHold, UNPAID_HOURS } from '#domain/orders/unpaid';
import type { Refusal } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { holdRules } from './hold-rules';

/** Why no goods are held for another unpaid order of this account or to this address; null while they are. Orders of one account, and to one address, are made one at a time, so that a hundred at once are counted one by one. [ORD-4, ORD-13] */
export async function unpaidBrake(tx: Tx, ctx: Ctx, { userId, postalCode }: { userId: number; postalCode: string }): Promise<Refusal | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid-user:${userId}`}, 0))`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid-address:${postalCode}`}, 0))`);
  const since = new Date(ctx.now.getTime() - UNPAID_HOURS * HOUR_MS).toISOString();
  const now = ctx.now.toISOString();
  const { rows } = await tx.execute<{ own: boolean; here: boolean; held: boolean; ended_at: string }>(sql`
    select user_id = ${userId} as own, postal_code = ${postalCode} as here, state = 'awaiting-payment' and hold_until > ${now}::timestamptz as held,
      case when state = 'awaiting-payment' then hold_until else least(hold_until, state_since) end as ended_at
    from orders
    where placed_at is null and paid_toman = 0 and hold_until is not null and created_at > ${since}::timestamptz and (user_id = ${userId} or postal_code = ${postalCode})
    order by ended_at, id`);
  const ended = rows.filter((row) => !row.held);
  const moments = (of: typeof rows) => of.map((row) => new Date(row.ended_at));
  return mayNotHold(
    {
      heldAtAddress: rows.filter((row) => row.held && row.here).length,
      endedOfAccount: moments(ended.filter((row) => row.own)),
      endedAtAddress: moments(ended.filter((row) => row.here)),
    },
    await holdRules(tx),
  );
}
