import { bigint, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';

/** A moment, to the millisecond. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
/** Whole toman. */
export const money = (name: string) => bigint(name, { mode: 'number' });
