import { bigint, bigserial, check, index, integer, pgTable, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from '../../store/columns';

/** Who of a family measures with a device that is registered to its owner's account; given, handed on by a new row, and taken back. It opens nothing of a file. [FAM-3] */
export const familyDevices = pgTable(
  'family_devices',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ref: text('ref').notNull(),
    deviceId: integer('device_id').notNull(),
    /** Whose device it is, and so in whose family it stands. */
    accountId: integer('account_id').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    givenAt: at('given_at').notNull(),
    endedAt: at('ended_at'),
    endedBy: text('ended_by'),
  },
  (t) => [
    uniqueIndex('family_devices_ref').on(t.ref),
    uniqueIndex('family_devices_one_hand')
      .on(t.deviceId)
      .where(sql`${t.endedAt} is null`),
    index('family_devices_member')
      .on(t.memberId)
      .where(sql`${t.endedAt} is null`),
    check('family_devices_ref_is_random', sql`length(${t.ref}) = 22`),
    check('family_devices_ended', sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
  ],
);
