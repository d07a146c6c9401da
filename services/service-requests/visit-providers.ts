import { and, asc, eq, gte, isNull, or, sql } from '@payloadcms/db-postgres/drizzle';
import type { Trade } from '#domain/accounts/account-role';
import { dayEnd, dayStart, tehranDay } from '#domain/calendars/day';
import { cellsOf, type Hours } from '#domain/service-requests/visits';
import type { Tx } from '../runtime';
import { account_roles, users } from '../store/schema.generated';
import { visitCells } from '../store/tables';

/** Whoever may come: how they are called, whether they are free in these hours or take them off, and how many half hours of that day they are booked for. */
export type Candidate = { userId: number; name: string; free: boolean; off: boolean; booked: number };

/** So many can be chosen from. */
const MOST = 200;

const verified = (trade: Trade, day: string) =>
  and(
    eq(account_roles.kind, 'service-provider'),
    eq(account_roles.state, 'verified'),
    eq(account_roles.trade, trade),
    or(isNull(account_roles.endsOn), gte(account_roles.endsOn, day)),
  );

/** Verified providers of a trade whose licence holds on that day, the free and least booked first; before the hours are agreed, all whose licence holds today. [INP-8: assign] */
export async function candidatesFor(tx: Tx, trade: Trade, hours: Hours | null, now: Date): Promise<Candidate[]> {
  const day = tehranDay(hours?.to ?? now);
  const cells = hours ? cellsOf(hours) : [];
  const from = (cells[0] ?? now).toISOString();
  const to = (hours?.to ?? now).toISOString();
  const busy = sql<number>`(select count(*)::int from ${visitCells} c where c.provider_id = ${users.id} and c.cell >= ${from} and c.cell < ${to})`;
  const off = sql<number>`(select count(c.off_id)::int from ${visitCells} c where c.provider_id = ${users.id} and c.cell >= ${from} and c.cell < ${to})`;
  const booked = sql<number>`(select count(c.visit_id)::int from ${visitCells} c where c.provider_id = ${users.id} and c.cell >= ${dayStart(day).toISOString()} and c.cell < ${dayEnd(day).toISOString()})`;
  const rows = await tx
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName, busy, off, booked })
    .from(account_roles)
    .innerJoin(users, eq(users.id, account_roles.user))
    .where(verified(trade, day))
    .orderBy(asc(busy), asc(booked), asc(users.id))
    .limit(MOST);
  return rows.map(({ userId, firstName, lastName, busy: taken, off: resting, booked: load }) => ({
    ...{ userId, name: [firstName, lastName].filter(Boolean).join(' '), free: taken === 0, off: resting > 0, booked: load },
  }));
}

/** Whether an account may come for a trade on that day. */
export async function mayCome(tx: Tx, userId: number, trade: Trade, hours: Hours): Promise<boolean> {
  const [row] = await tx
    .select({ id: account_roles.id })
    .from(account_roles)
    .where(and(eq(account_roles.user, userId), verified(trade, tehranDay(hours.to))));
  return row !== undefined;
}
