import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { promiseKinds, promiseQueue } from '#domain/work/nouns';
import { VOID } from '../../store/void-promise';

/**
 * What counts as sold, in reports, files and the day's figures alike: an order (as `o`) that was placed and is neither
 * cancelled nor given back nor about to be; on the day in Tehran on which it was placed, with delivery, after discounts. [ADM-3]
 */
export const SOLD = sql`o.placed_at is not null and o.state not in ('cancelled', 'refunded', 'refund-pending')`;

/** What a customer owes us stands in no queue; an earlier version knew another. */
const theirs = [...promiseKinds.filter((kind) => promiseQueue(kind) === null), 'orders.earlier'];

/** The promises that count as ours: a customer's answer is the customer's, and one that a cancellation made void was neither kept nor broken. [ADM-3] */
export const OURS = sql`d.kind not in (${sql.raw(theirs.map((kind) => `'${kind}'`).join(', '))}) and not ${VOID}`;

/** A day of Tehran as 2026-11-22, of a moment. */
export const dayOf = (at: SQL) => sql`to_char((${at} at time zone 'UTC' + interval '3 hours 30 minutes'), 'YYYY-MM-DD')`;
