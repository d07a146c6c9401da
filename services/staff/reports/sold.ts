import { sql } from '@payloadcms/db-postgres/drizzle';

/**
 * What counts as sold, in reports, files and the day's figures alike: an order (as `o`) that was placed and is neither
 * cancelled nor given back nor about to be; on the day in Tehran on which it was placed, with delivery, after discounts. [ADM-3]
 */
export const SOLD = sql`o.placed_at is not null and o.state not in ('cancelled', 'refunded', 'refund-pending')`;

/** Of what was not kept by the shop itself nobody is told: a buyer's answer is the buyer's. */
export const OURS = sql`d.kind not in ('orders.agree', 'orders.earlier')`;
