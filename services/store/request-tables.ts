import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PricedLine } from '../../domain/service-requests/offer';
import type { ResultValue } from '../../domain/service-requests/result';
import type { Findings } from '../../domain/service-requests/visit-fields';
import { at, money } from './columns';

/*
 * What belongs to a request for a service (nurse, laboratory, medicine, rental …) and opens on its own page only: what was
 * asked, the papers that lie in the file store, and each price that was offered.
 */

/** What was asked, by the fields of its type as they were then. Health stands here and in the papers, never in a list's columns. */
export const requestDetails = pgTable('request_details', {
  requestId: integer('request_id').primaryKey(),
  formVersion: smallint('form_version').notNull(),
  /** Who is called, and comes to the door. */
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  answers: jsonb('answers').$type<Readonly<Record<string, unknown>>>().notNull(),
  at: at('at').notNull(),
});

/** A paper that came with it. */
export const requestFiles = pgTable(
  'request_files',
  {
    id: text('id').primaryKey(),
    requestId: integer('request_id').notNull(),
    /** The field of the form that it came in. */
    field: text('field').notNull(),
    file: text('file').notNull(),
    type: text('type', { enum: ['application/pdf', 'image/webp'] }).notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('request_files_file').on(t.file), index('request_files_request').on(t.requestId), check('request_files_bytes', sql`${t.bytes} > 0`)],
);

/** A paper that was looked into and kept while its form was refused elsewhere: for this account's next try with this service, for a day. */
export const requestDraftFiles = pgTable(
  'request_draft_files',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').notNull(),
    service: text('service').notNull(),
    field: text('field').notNull(),
    /** As whoever sent it calls it. */
    name: text('name').notNull(),
    /** Of the bytes that came: the same file sent again is the same draft. */
    digest: text('digest').notNull(),
    file: text('file').notNull(),
    type: text('type', { enum: ['application/pdf', 'image/webp'] }).notNull(),
    bytes: integer('bytes').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    uniqueIndex('request_draft_files_same').on(t.userId, t.service, t.field, t.digest),
    index('request_draft_files_at').on(t.at),
    check('request_draft_files_bytes', sql`${t.bytes} > 0`),
  ],
);

/** A price that was offered, line by line; it is never changed, another price is another version. */
export const requestOffers = pgTable(
  'request_offers',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    requestId: integer('request_id').notNull(),
    version: smallint('version').notNull(),
    lines: jsonb('lines').$type<readonly PricedLine[]>().notNull(),
    totalToman: money('total_toman').notNull(),
    depositToman: money('deposit_toman').notNull(),
    /** The hours in which somebody comes. */
    visitFrom: at('visit_from').notNull(),
    visitTo: at('visit_to').notNull(),
    /** Why it is another price than before. */
    reason: text('reason'),
    staffId: integer('staff_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('request_offers_version').on(t.requestId, t.version),
    check('request_offers_window', sql`${t.visitTo} > ${t.visitFrom}`),
    check('request_offers_sums', sql`${t.depositToman} >= 0 and ${t.totalToman} >= ${t.depositToman}`),
    check('request_offers_payable', sql`${t.totalToman} = 0 or ${t.totalToman} >= 1000`),
    check('request_offers_reason', sql`${t.version} = 1 or ${t.reason} is not null`),
  ],
);

/** How many stars a service that was done got from whoever asked for it; words to the desk stand among the messages. */
export const requestRatings = pgTable(
  'request_ratings',
  {
    requestId: integer('request_id').primaryKey(),
    service: text('service').notNull(),
    stars: smallint('stars').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('request_ratings_service').on(t.service, t.stars), check('request_ratings_stars', sql`${t.stars} between 1 and 5`)],
);

/** What stands in public of a type of service, as it was counted last. */
export const serviceFigures = pgTable('service_figures', {
  service: text('service').primaryKey(),
  answers: integer('answers').notNull(),
  inTime: integer('in_time').notNull(),
  visits: integer('visits').notNull(),
  inWindow: integer('in_window').notNull(),
  prices: integer('prices').notNull(),
  changedByToman: money('changed_by_toman'),
  at: at('at').notNull(),
});

/** What requester and desk wrote to each other about a request; it lies here alone, since it may speak of health. */
export const requestMessages = pgTable(
  'request_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    requestId: integer('request_id').notNull(),
    side: text('side', { enum: ['requester', 'desk'] }).notNull(),
    /** Who of the desk wrote it; its requester does not read that. */
    staffId: integer('staff_id'),
    words: text('words').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    index('request_messages_of').on(t.requestId, t.id),
    check('request_messages_side', sql`(${t.side} = 'desk') = (${t.staffId} is not null)`),
    check('request_messages_words', sql`length(${t.words}) between 1 and 4000`),
  ],
);

/** A file of a result, as it lies in the store. */
export type ResultPaper = { id: string; file: string; type: 'application/pdf' | 'image/webp'; bytes: number };

/** What came of a request: files and values; what comes later is another row, and none is changed. Opened on the request's own page only. */
export const requestResults = pgTable(
  'request_results',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    requestId: integer('request_id').notNull(),
    side: text('side', { enum: ['provider', 'desk'] }).notNull(),
    values: jsonb('values').$type<readonly ResultValue[]>().notNull(),
    papers: jsonb('papers').$type<readonly ResultPaper[]>().notNull(),
    /** Nothing more is to come. */
    whole: boolean('whole').notNull(),
    at: at('at').notNull(),
    /** When it was taken back, with why: it was another's, or wrong. Its files and values are gone. */
    withdrawnAt: at('withdrawn_at'),
    withdrawnReason: text('withdrawn_reason'),
    /** When the health file took it over: there are its files and values now. */
    takenAt: at('taken_at'),
  },
  (t) => [
    index('request_results_of').on(t.requestId, t.id),
    check(
      'request_results_something',
      sql`jsonb_array_length(${t.values}) + jsonb_array_length(${t.papers}) > 0 or ${t.withdrawnAt} is not null or ${t.takenAt} is not null`,
    ),
    check('request_results_withdrawn', sql`(${t.withdrawnAt} is null) = (${t.withdrawnReason} is null) and (${t.withdrawnAt} is null or ${t.takenAt} is null)`),
  ],
);

/** More that is asked for a price that is paid: its requester pays it or declines it, and is served either way. At most one is open. */
export const requestSupplements = pgTable(
  'request_supplements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    requestId: integer('request_id').notNull(),
    ordinal: smallint('ordinal').notNull(),
    amountToman: money('amount_toman').notNull(),
    /** What for; the requester reads it. */
    reason: text('reason').notNull(),
    state: text('state', { enum: ['open', 'paid', 'declined', 'withdrawn', 'ended'] }).notNull(),
    payUntil: at('pay_until').notNull(),
    staffId: integer('staff_id').notNull(),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (t) => [
    uniqueIndex('request_supplements_ordinal').on(t.requestId, t.ordinal),
    uniqueIndex('request_supplements_open')
      .on(t.requestId)
      .where(sql`${t.state} = 'open'`),
    index('request_supplements_due')
      .on(t.payUntil)
      .where(sql`${t.state} = 'open'`),
    check('request_supplements_amount', sql`${t.amountToman} >= 1000`),
    check('request_supplements_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
    check('request_supplements_reason', sql`length(${t.reason}) between 1 and 500`),
  ],
);

/** What a ride that was agreed by phone costs: paid afterwards by whoever has its address, or to its crew. */
export const requestFares = pgTable(
  'request_fares',
  {
    requestId: integer('request_id').primaryKey(),
    amountToman: money('amount_toman').notNull(),
    state: text('state', { enum: ['due', 'paid', 'crew'] }).notNull(),
    staffId: integer('staff_id').notNull(),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
  },
  (t) => [check('request_fares_amount', sql`${t.amountToman} >= 1000`), check('request_fares_settled', sql`(${t.state} = 'due') = (${t.settledAt} is null)`)],
);

/** An address at which others follow a request; of its secret part the hash alone is kept. */
export const followLinks = pgTable(
  'follow_links',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    requestId: integer('request_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    madeAt: at('made_at').notNull(),
    /** From then on it leads nowhere. */
    revokedAt: at('revoked_at'),
  },
  (t) => [uniqueIndex('follow_links_token').on(t.tokenHash), index('follow_links_request').on(t.requestId)],
);

/** A visit at the door: its hours, whoever comes, and how it ended. Hours that are still to be agreed are null. */
export const visits = pgTable(
  'visits',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    requestId: integer('request_id').notNull(),
    ordinal: smallint('ordinal').notNull(),
    kind: text('kind', { enum: ['visit', 'shift', 'stay', 'delivery', 'bring', 'fetch', 'transfer'] }).notNull(),
    state: text('state', { enum: ['planned', 'offered', 'accepted', 'on-the-way', 'arrived', 'done', 'missed', 'cancelled'] }).notNull(),
    stateSince: timestamp('state_since', { withTimezone: true, mode: 'string', precision: 3 }).notNull(),
    /** The account of whoever comes. */
    providerId: integer('provider_id'),
    windowFrom: at('window_from'),
    windowTo: at('window_to'),
    /** What the requester says at the door. */
    code: text('code').notNull(),
    /** Wrong codes that its provider has typed. */
    codeTries: smallint('code_tries').notNull().default(0),
    /** When its provider said to be at the door, without the code. */
    doorAt: at('door_at'),
    arrivedAt: at('arrived_at'),
    /** What was found and done, in the provider’s words, and what was measured. */
    note: text('note'),
    findings: jsonb('findings').$type<Findings>().notNull().default({}),
  },
  (t) => [
    uniqueIndex('visits_ordinal').on(t.requestId, t.ordinal),
    index('visits_of_provider').on(t.providerId, t.windowFrom),
    index('visits_of_day').on(t.windowFrom),
    check('visits_window', sql`(${t.windowFrom} is null) = (${t.windowTo} is null) and (${t.windowTo} is null or ${t.windowTo} > ${t.windowFrom})`),
    check('visits_provider', sql`${t.state} in ('planned', 'missed', 'cancelled') or (${t.providerId} is not null and ${t.windowFrom} is not null)`),
    check('visits_arrived', sql`${t.state} not in ('arrived', 'done') or ${t.arrivedAt} is not null`),
    check('visits_code', sql`${t.code} ~ '^[0-9]{4}$'`),
    check('visits_code_tries', sql`${t.codeTries} between 0 and 5`),
  ],
);

/** What was lent for a request: which unit, since when, to which day, for how many months; how it came back, and what of its deposit the damage cost. */
export const rentalLoans = pgTable(
  'rental_loans',
  {
    requestId: integer('request_id').primaryKey(),
    unitId: integer('unit_id').notNull(),
    since: at('since').notNull(),
    months: smallint('months').notNull(),
    /** Its last day, in Tehran, as 2026-12-24. */
    endsOn: text('ends_on').notNull(),
    returnedAt: at('returned_at'),
    back: text('back', { enum: ['whole', 'damaged'] }),
    /** When it was clear what of the deposit goes back. */
    settledAt: at('settled_at'),
    damageToman: money('damage_toman').notNull(),
    damageReason: text('damage_reason'),
  },
  (t) => [
    uniqueIndex('rental_loans_open_unit')
      .on(t.unitId)
      .where(sql`${t.returnedAt} is null`),
    index('rental_loans_of_unit').on(t.unitId, t.since),
    check('rental_loans_months', sql`${t.months} between 1 and 1000 and ${t.endsOn} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('rental_loans_back', sql`(${t.returnedAt} is null) = (${t.back} is null) and (${t.settledAt} is null or ${t.returnedAt} is not null)`),
    check(
      'rental_loans_damage',
      sql`${t.damageToman} >= 0 and (${t.damageToman} = 0 or (${t.damageReason} is not null and ${t.back} = 'damaged' and ${t.settledAt} is not null))`,
    ),
  ],
);

/** Hours in which a provider does not come. */
export const providerDaysOff = pgTable(
  'provider_days_off',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    providerId: integer('provider_id').notNull(),
    from: at('off_from').notNull(),
    to: at('off_to').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('provider_days_off_of').on(t.providerId, t.from), check('provider_days_off_hours', sql`${t.to} > ${t.from}`)],
);

/** The half hours of a provider that are taken, by a visit or as time off: nobody is booked twice, by key. */
export const visitCells = pgTable(
  'visit_cells',
  {
    providerId: integer('provider_id').notNull(),
    cell: at('cell').notNull(),
    visitId: bigint('visit_id', { mode: 'number' }),
    offId: bigint('off_id', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.cell] }),
    index('visit_cells_visit').on(t.visitId),
    index('visit_cells_off').on(t.offId),
    index('visit_cells_of_day').on(t.cell),
    check('visit_cells_one', sql`(${t.visitId} is null) <> (${t.offId} is null)`),
  ],
);
