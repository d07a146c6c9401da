import { boolean, check, index, integer, jsonb, pgTable, primaryKey, serial, smallint, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at, money } from './columns';

export { topUps, walletHolds, wallets, walletTransactions } from './wallet-tables';
export { invoiceCounters, invoicePapers, invoiceParties, priceTraces } from './invoice-tables';
export { refundCalls, refunds } from './refund-tables';
export { groupEvents, groupMembers } from './group-tables';
export { sessions, sessionTokens } from './session-tables';
export { customerNotes, workClaims } from './work-tables';
export { orderProposals } from './proposal-tables';
export { orderCancelRequests } from './cancel-tables';
export { formDrafts } from './draft-tables';
export { dispatches } from './dispatch-tables';
export { deviceClaimEvents, deviceEvents, deviceTransfers, serialTries, warrantyPapers, warrantyTicketEvents } from './warranty-tables';
export { inquiryDetails, inquiryEvents, inquiryFiles } from './inquiry-tables';
export { reviewEvents } from './review-tables';
export { stockNotices } from './stock-notice-tables';
/** Of the version before alone. @public */
export { searchGrams } from './search-tables';
export { searchEntries, searchLexicon, searchStale, searchTermsState, searchWords } from './search-tables';
export { attempts, knownClients, staffFactors, staffInvitations, staffLogins, staffRecoveryCodes, staffVerified } from './staff-tables';

/*
 * Tables that nobody edits in the admin: services write them, inside `commit`.
 * Payload gets them by `beforeSchemaInit`, so that they share its migrations.
 * Foreign keys into Payload's tables and triggers stand in the hand-written migrations.
 */

/** What is left of a sellable unit; holds have already been taken off. */
export const stock = pgTable(
  'stock',
  {
    variantId: integer('variant_id').primaryKey(),
    available: integer('available').notNull().default(0),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [check('stock_never_below_zero', sql`${t.available} >= 0`)],
);

/** Every movement of stock with its cause; never changed. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: serial('id').primaryKey(),
    variantId: integer('variant_id').notNull(),
    delta: integer('delta').notNull(),
    cause: text('cause').notNull(),
    subject: text('subject').notNull(),
    actor: text('actor').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('stock_moves_once').on(t.subject, t.cause, t.variantId), index('stock_moves_variant').on(t.variantId, t.id)],
);

/** Stock kept for an order until its payment ends or the hold expires. */
export const holds = pgTable(
  'holds',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id').notNull(),
    variantId: integer('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    state: text('state', { enum: ['held', 'sold', 'released'] }).notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('holds_once').on(t.orderId, t.variantId),
    index('holds_due')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'held'`),
    check('holds_quantity_positive', sql`${t.quantity} > 0`),
  ],
);

/** How often a discount code was used; its terms are the editors' document. */
export const codeCounters = pgTable('code_counters', { codeId: integer('code_id').primaryKey(), used: integer('used').notNull().default(0) }, (t) => [
  check('code_counters_not_negative', sql`${t.used} >= 0`),
]);

export const codeUserCounters = pgTable(
  'code_user_counters',
  { codeId: integer('code_id').notNull(), userId: integer('user_id').notNull(), used: integer('used').notNull().default(0) },
  (t) => [primaryKey({ columns: [t.codeId, t.userId] }), check('code_user_counters_not_negative', sql`${t.used} >= 0`)],
);

/** One use of a code by one order: held with the stock, then used, released, or void when the buyer changed the order. */
export const codeUses = pgTable(
  'code_uses',
  {
    orderId: integer('order_id').primaryKey(),
    codeId: integer('code_id').notNull(),
    userId: integer('user_id').notNull(),
    state: text('state', { enum: ['held', 'used', 'released', 'void'] }).notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [index('code_uses_code').on(t.codeId, t.userId)],
);

/** A login in progress: bound to the browser by its token's hash, the code kept as an HMAC. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    id: text('id').primaryKey(),
    /** A code for one purpose is none for the other. */
    purpose: text('purpose', { enum: ['login', 'api-login', 'confirm-email', 'approve-email'] })
      .notNull()
      .default('login'),
    tokenHash: text('token_hash').notNull(),
    channel: text('channel', { enum: ['phone', 'email'] }).notNull(),
    /** Keyed hash of phone or e-mail, for the request limits. */
    addressHash: text('address_hash').notNull(),
    address: text('address').notNull(),
    userId: integer('user_id'),
    codeHmac: text('code_hmac').notNull(),
    ipHash: text('ip_hash').notNull(),
    /** The wider network around it; null in those of before it was kept. */
    placeHash: text('place_hash'),
    /** The browser or app that asked, where it is known to the account: it has its own limits. */
    clientHash: text('client_hash'),
    source: text('source', { enum: ['WEBSITE', 'ANDROID_APP'] }).notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    verifiedAt: at('verified_at'),
    /** When the session was opened by it: a challenge opens one session, once. */
    usedAt: at('used_at'),
  },
  (t) => [
    uniqueIndex('login_challenges_token').on(t.tokenHash),
    index('login_challenges_address').on(t.addressHash, t.createdAt),
    index('login_challenges_ip').on(t.ipHash, t.createdAt),
    index('login_challenges_recent').on(t.createdAt),
    index('login_challenges_user')
      .on(t.userId, t.createdAt)
      .where(sql`${t.purpose} = 'confirm-email'`),
    check('login_challenges_tries', sql`${t.tries} between 0 and 5`),
  ],
);

export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id'),
    tokenHash: text('token_hash'),
    codeId: integer('code_id'),
    wipedAt: at('wiped_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('carts_user').on(t.userId),
    uniqueIndex('carts_token').on(t.tokenHash),
    check('carts_one_owner', sql`(${t.userId} is null) <> (${t.tokenHash} is null)`),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    lineKey: text('line_key').notNull(),
    variantId: integer('variant_id').notNull(),
    featureIds: integer('feature_ids').array().notNull(),
    engraving: text('engraving').array().notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('cart_lines_once').on(t.cartId, t.lineKey), check('cart_lines_quantity', sql`${t.quantity} between 1 and 1000`)],
);

/** A line as it was bought: names in both languages and every toman, kept for ever. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id').notNull(),
    position: smallint('position').notNull(),
    variantId: integer('variant_id').notNull(),
    sku: text('sku').notNull(),
    nameFa: text('name_fa').notNull(),
    nameEn: text('name_en').notNull(),
    drawing: text('drawing').notNull(),
    colour: text('colour'),
    colourFeatureId: integer('colour_feature_id'),
    engravingFeatureId: integer('engraving_feature_id'),
    engraving: text('engraving').array().notNull(),
    quantity: integer('quantity').notNull(),
    unitToman: money('unit_toman').notNull(),
    engravingToman: money('engraving_toman').notNull(),
    discountToman: money('discount_toman').notNull(),
    totalToman: money('total_toman').notNull(),
  },
  (t) => [
    uniqueIndex('order_lines_position').on(t.orderId, t.position),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    check('order_lines_total', sql`${t.totalToman} = (${t.unitToman} + ${t.engravingToman}) * ${t.quantity} - ${t.discountToman} and ${t.totalToman} >= 0`),
  ],
);

/** What happened to an order, in order; the timeline that buyer and staff share. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id').notNull(),
    event: text('event').notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    actor: text('actor').notNull(),
    reason: text('reason'),
    facts: jsonb('facts').$type<Record<string, string | number>>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.id)],
);

/** One attempt to pay an order, or credit for the wallet, through a gateway. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: integer('order_id'),
    topUpId: text('top_up_id'),
    provider: text('provider').notNull(),
    state: text('state', { enum: ['new', 'requested', 'paid', 'failed', 'unusable'] }).notNull(),
    amountToman: money('amount_toman').notNull(),
    authority: text('authority'),
    refId: text('ref_id'),
    cardMask: text('card_mask'),
    failure: text('failure'),
    createdAt: at('created_at').notNull(),
    requestedAt: at('requested_at'),
    settledAt: at('settled_at'),
    /** When the reconciling job looks again; null once settled. */
    nextCheckAt: at('next_check_at'),
    checks: integer('checks').notNull().default(0),
    /** When the gateway was asked last because somebody looked, and whether it answered. */
    lookedAt: at('looked_at'),
    answered: boolean('answered').notNull().default(true),
  },
  (t) => [
    uniqueIndex('payments_authority').on(t.provider, t.authority),
    uniqueIndex('payments_ref').on(t.provider, t.refId),
    uniqueIndex('payments_one_paid')
      .on(t.orderId)
      .where(sql`${t.state} = 'paid'`),
    index('payments_due')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} is not null`),
    index('payments_order').on(t.orderId),
    uniqueIndex('payments_top_up').on(t.topUpId),
    check('payments_amount', sql`${t.amountToman} > 0`),
    check('payments_one_purpose', sql`(${t.orderId} is null) <> (${t.topUpId} is null)`),
  ],
);

/** A movement of money: its cause, once; its postings sum to zero (deferred trigger). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    cause: text('cause').notNull(),
    subject: text('subject').notNull(),
    at: at('at').notNull(),
  },
  (t) => [uniqueIndex('ledger_entries_once').on(t.cause, t.subject)],
);

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: serial('id').primaryKey(),
    entryId: text('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    account: text('account').notNull(),
    amountToman: money('amount_toman').notNull(),
  },
  (t) => [
    index('ledger_postings_account').on(t.account, t.id),
    index('ledger_postings_entry').on(t.entryId),
    check('ledger_postings_not_zero', sql`${t.amountToman} <> 0`),
  ],
);

/** Who did what to what, when; written in the same transaction, never changed. */
export const audit = pgTable(
  'audit',
  {
    id: serial('id').primaryKey(),
    at: at('at').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id').notNull(),
  },
  (t) => [index('audit_subject').on(t.subject, t.id), index('audit_actor').on(t.actor, t.id)],
);

/** What must happen later; the relay turns each row into a job whose id is the row's. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    queue: text('queue').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
    dueAt: at('due_at').notNull(),
    relayedAt: at('relayed_at'),
    doneAt: at('done_at'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    deadAt: at('dead_at'),
  },
  (t) => [
    index('outbox_to_relay')
      .on(t.dueAt)
      .where(sql`${t.relayedAt} is null`),
    index('outbox_open')
      .on(t.relayedAt)
      .where(sql`${t.doneAt} is null and ${t.deadAt} is null`),
    index('outbox_dead')
      .on(t.deadAt)
      .where(sql`${t.deadAt} is not null`),
  ],
);

/** An SMS or mail: what is to be said, to whom, and how far it got with the provider. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    notice: text('notice').notNull(),
    recipient: text('recipient').notNull(),
    lang: text('lang', { enum: ['fa', 'en'] }).notNull(),
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    body: text('body').notNull(),
    promise: text('promise', { enum: ['at-most-once', 'at-least-once'] }).notNull(),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed', 'expired'] }).notNull(),
    providerId: text('provider_id'),
    lastError: text('last_error'),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at'),
    sentAt: at('sent_at'),
  },
  (t) => [index('messages_recent').on(t.createdAt), index('messages_recipient').on(t.recipient, t.createdAt)],
);

/** The answer that a form's once-key already got. */
export const onceKeys = pgTable(
  'once_keys',
  {
    actor: text('actor').notNull(),
    form: text('form').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    result: jsonb('result').$type<unknown>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.actor, t.form, t.key] }), index('once_keys_at').on(t.at)],
);

/** Which version of which terms a user accepted, and when. */
export const consents = pgTable(
  'consents',
  {
    userId: integer('user_id').notNull(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.document, t.version] })],
);

/** A promise with a clock: recomputed when the holidays change, closed when kept. */
export const deadlines = pgTable(
  'deadlines',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    calendar: text('calendar').notNull(),
    startsAt: at('starts_at').notNull(),
    dueAt: at('due_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    uniqueIndex('deadlines_once').on(t.subject, t.kind, t.startsAt),
    index('deadlines_open')
      .on(t.dueAt)
      .where(sql`${t.closedAt} is null`),
  ],
);

/** A worker's sign of life, for readiness. */
export const heartbeats = pgTable('heartbeats', {
  process: text('process').primaryKey(),
  role: text('role').notNull(),
  at: at('at').notNull(),
});
