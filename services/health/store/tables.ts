import { bigint, bigserial, boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { fileRelations, heldRelations } from '../../../domain/access/relations';
import { familyRelations } from '../../../domain/health/family';
import { at } from '../../store/columns';

export { ehrEntries, ehrEntryVersions } from './ehr-tables';
export { familyAsks } from './family-ask-tables';
export { familyDevices } from './family-device-tables';
export { healthImports } from './import-tables';
export { shares } from './share-tables';
export { favourites, healthDays, healthFiles, healthMonths, healthRecords, healthRecordVersions } from './record-tables';

/*
 * The personal health file. Only the files of this folder name these tables: whatever else reads or writes a file of
 * somebody's health goes through them, so that each reading is checked and leaves its line.
 */

const id = () => bigserial('id', { mode: 'number' }).primaryKey();
/** 128 random bits: the only name of a row that leaves the server. */
const ref = () => text('ref').notNull();
const member = () => bigint('member_id', { mode: 'number' }).notNull();

/** Whose file it is. Whoever has an account is named by it; a child, or an adult who has not come yet, by whoever made the file. */
export const members = pgTable(
  'members',
  {
    id: id(),
    ref: ref(),
    accountId: integer('account_id'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    gender: text('gender', { enum: ['female', 'male'] }),
    /** Days in Tehran, as 2026-03-21. */
    birthDay: text('birth_day'),
    /** The 18th birthday by the Jalali calendar. It moves earlier only, unless staff say why. */
    ofAgeOn: text('of_age_on'),
    ofAgeReason: text('of_age_reason'),
    heightMm: integer('height_mm'),
    nationalIdSealed: text('national_id_sealed'),
    placeSealed: text('place_sealed'),
    /** Goes up with each change of what stands above (a trigger), so that of two forms that show the same facts one is kept. */
    factsVersion: integer('facts_version').notNull().default(1),
    /** As keyed hashes, of whose file it is, where they have no account yet: the phone that proved itself by a code, and the one that a child’s keeper named. Whoever logs in with it may take the file over. */
    phoneHmac: text('phone_hmac'),
    handedHmac: text('handed_hmac'),
    state: text('state', { enum: ['active', 'handing-over', 'closed'] })
      .notNull()
      .default('active'),
    /** Taken out of the family by whoever kept it: closed since then, brought back or erased after thirty days. None where another file took its place. */
    closedAt: at('closed_at'),
    closedBy: text('closed_by'),
    erasedAt: at('erased_at'),
    madeBy: integer('made_by').notNull(),
    madeAt: at('made_at').notNull(),
  },
  (t) => [
    uniqueIndex('members_ref').on(t.ref),
    uniqueIndex('members_account').on(t.accountId),
    uniqueIndex('members_phone')
      .on(t.phoneHmac)
      .where(sql`${t.accountId} is null and ${t.state} <> 'closed'`),
    index('members_handed')
      .on(t.handedHmac)
      .where(sql`${t.accountId} is null and ${t.state} <> 'closed'`),
    check('members_ref_is_random', sql`length(${t.ref}) = 22`),
    check('members_have_a_name', sql`${t.accountId} is not null or (coalesce(${t.firstName}, '') <> '' and coalesce(${t.lastName}, '') <> '')`),
    check('members_come_of_age', sql`(${t.birthDay} is null) = (${t.ofAgeOn} is null) and ${t.ofAgeOn} > ${t.birthDay}`),
    check('members_days', sql`${t.birthDay} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and ${t.ofAgeOn} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('members_height', sql`${t.heightMm} between 200 and 2600`),
    index('members_closed')
      .on(t.closedAt)
      .where(sql`${t.closedAt} is not null and ${t.erasedAt} is null`),
    check('members_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null) and (${t.closedAt} is null or ${t.state} = 'closed')`),
    index('members_gone_with_account')
      .on(t.closedAt)
      .where(sql`${t.closedBy} = 'deletion' and ${t.erasedAt} is null`),
    check(
      'members_erased_after_thirty_days',
      sql`${t.erasedAt} is null or ${t.closedBy} = 'deletion' or ${t.erasedAt} >= ${t.closedAt} + interval '720 hours'`,
    ),
  ],
);

/** The key of a member's sealed texts and files, itself sealed by the set-up's secret. Kept in a backup of its own: once it is gone there too, what it sealed is gone everywhere. */
export const memberKeys = pgTable('member_keys', {
  memberId: bigint('member_id', { mode: 'number' }).primaryKey(),
  wrapped: text('wrapped').notNull(),
  madeAt: at('made_at').notNull(),
});

/** An account's family: whose file it looks at. */
export const families = pgTable(
  'families',
  {
    id: id(),
    ownerId: integer('owner_id').notNull(),
    selectedMemberId: bigint('selected_member_id', { mode: 'number' }),
    /** What was entered after this is new to its owner. */
    seenUpto: at('seen_upto'),
  },
  (t) => [uniqueIndex('families_owner').on(t.ownerId)],
);

/** Who is in a family, as its owner calls them. Being in it opens nothing: that is a right. */
export const familyMembers = pgTable(
  'family_members',
  {
    familyId: bigint('family_id', { mode: 'number' }).notNull(),
    memberId: member(),
    relation: text('relation', { enum: familyRelations }).notNull(),
    noteSealed: text('note_sealed'),
    descriptionSealed: text('description_sealed'),
    addedAt: at('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.memberId] }),
    uniqueIndex('family_members_one_myself')
      .on(t.familyId)
      .where(sql`${t.relation} = 'myself'`),
    index('family_members_member').on(t.memberId),
  ],
);

/** How somebody else reaches a file: one table for every relation, so that one look-up decides and one update ends it. */
export const fileRights = pgTable(
  'file_rights',
  {
    id: id(),
    ref: ref(),
    memberId: member(),
    userId: integer('user_id'),
    staffId: integer('staff_id'),
    relation: text('relation', { enum: heldRelations }).notNull(),
    /** Types of records, one record, and the time of measuring that it is confined to; none means all. */
    types: text('types').array(),
    recordId: bigint('record_id', { mode: 'number' }),
    fromAt: at('from_at'),
    toAt: at('to_at'),
    /** Whether it opens what is sensitive too. */
    sensitive: boolean('sensitive').notNull().default(false),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at'),
    endedAt: at('ended_at'),
    endedBy: text('ended_by'),
    /** What it came from: a share, a consultation, a family. */
    source: text('source').notNull(),
    /** Who gave it, and for staff kind, number and reason of what allows it. */
    grantedBy: text('granted_by').notNull(),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('file_rights_ref').on(t.ref),
    index('file_rights_user')
      .on(t.userId, t.memberId)
      .where(sql`${t.endedAt} is null`),
    index('file_rights_member')
      .on(t.memberId)
      .where(sql`${t.endedAt} is null`),
    check('file_rights_one_holder', sql`num_nonnulls(${t.userId}, ${t.staffId}) = 1`),
    check('file_rights_staff_are_authorised', sql`(${t.relation} = 'authorised') = (${t.staffId} is not null)`),
    check(
      'file_rights_authorised_by_another',
      sql`${t.relation} <> 'authorised' or (${t.endsAt} <= ${t.startsAt} + interval '30 days' and ${t.reason} <> '' and ${t.grantedBy} ~ '^staff:[0-9]+$' and ${t.grantedBy} <> 'staff:' || ${t.staffId})`,
    ),
    check('file_rights_authorised_ends', sql`${t.relation} <> 'authorised' or (${t.endsAt} is not null and ${t.reason} is not null)`),
    check('file_rights_of_guardians_are_whole', sql`${t.relation} <> 'guardian' or num_nonnulls(${t.types}, ${t.recordId}, ${t.fromAt}, ${t.toAt}) = 0`),
    check('file_rights_some_types', sql`cardinality(${t.types}) > 0`),
    check('file_rights_times', sql`${t.endsAt} > ${t.startsAt} and ${t.toAt} > ${t.fromAt}`),
    check('file_rights_ended', sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
  ],
);

/** Who saw or wrote what of a file: written within the statement that reads (the line and the rows leave together), never changed. */
export const healthSeen = pgTable(
  'health_seen',
  {
    id: id(),
    memberId: member(),
    at: at('at').notNull(),
    userId: integer('user_id'),
    staffId: integer('staff_id'),
    linkId: text('link_id'),
    relation: text('relation', { enum: [...fileRelations, 'link'] }).notNull(),
    rightId: bigint('right_id', { mode: 'number' }),
    action: text('action').notNull(),
    door: text('door', { enum: ['page', 'api', 'file', 'socket', 'print', 'export'] }).notNull(),
    /** What was seen: the type of the records, their numbers, how many rows. */
    type: text('type'),
    recordIds: bigint('record_ids', { mode: 'number' }).array().notNull(),
    rows: integer('rows').notNull(),
    requestId: text('request_id').notNull(),
    /** The owner's own readings leave one line for a session and day. */
    once: text('once'),
  },
  (t) => [
    index('health_seen_member').on(t.memberId, t.id),
    index('health_seen_at').on(t.at),
    index('health_seen_right')
      .on(t.rightId)
      .where(sql`${t.rightId} is not null`),
    uniqueIndex('health_seen_once').on(t.once),
    // When somebody last looked at readings of a file that is not their own: what came since is new to them.
    index('health_seen_looks')
      .on(t.userId, t.memberId, t.at)
      .where(sql`cardinality(${t.recordIds}) > 0 and ${t.action} = 'health.read' and ${t.relation} <> 'owner'`),
    check('health_seen_one_reader', sql`num_nonnulls(${t.userId}, ${t.staffId}, ${t.linkId}) = 1`),
    check(
      'health_seen_owner_has_no_right',
      sql`(${t.rightId} is null) = (${t.relation} in ('owner', 'link') or (${t.relation} = 'consultation' and coalesce(${t.type}, '') = 'conversation'))`,
    ),
    check('health_seen_something', sql`${t.rows} > 0`),
  ],
);

/** The lines of each closed minute under a hash that holds the minute before, too: whoever changes, adds or takes away a line later has to change every hash since. */
export const healthSeenChain = pgTable('health_seen_chain', {
  minute: at('minute').primaryKey(),
  lines: integer('lines').notNull(),
  hash: text('hash').notNull(),
  sealedAt: at('sealed_at').notNull(),
});
