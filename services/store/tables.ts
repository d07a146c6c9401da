/*
 * Tables that nobody edits in the admin: services write them, inside `commit`. They stand in a file for each noun, and
 * here all of them by name: Payload gets them by `beforeSchemaInit`, so that they share its migrations. Foreign keys into
 * Payload's tables and triggers stand in the hand-written migrations.
 */
export { enrolments, lessonProgress, quizTries, seatCounters, seatMoves } from './academy-tables';
export { orderCancelRequests } from './cancel-tables';
export { cartLines, carts } from './cart-tables';
export { deadlines, heartbeats } from './clock-tables';
export { codeCounters, codeUserCounters, codeUses } from './code-tables';
export { commentPrints } from './comment-tables';
export { audit, onceKeys, outbox } from './commit-tables';
export { bookingPenalties, doctorMarks, reservations } from './consultation-tables';
export { accountDeletions } from './deletion-tables';
export { dispatches, ticketParcels } from './dispatch-tables';
export { availabilityExceptions, availabilityRules, doctorDesks, slots } from './doctor-tables';
export { formDrafts } from './draft-tables';
export { events } from './event-tables';
export { groupMembers } from './group-tables';
export { fileLocks } from './hold-tables';
export { inquiryDetails, inquiryFiles } from './inquiry-tables';
export { invoiceCounters, invoicePapers, invoiceParties, priceTraces } from './invoice-tables';
export { ledgerEntries, ledgerPostings } from './ledger-tables';
export { consents, loginChallenges } from './login-tables';
export { linkPlaces, linkReads, links } from './link-tables';
export { chatFiles, chatMessages, consultations, consultationSummaries, replyTemplates, roomKeys, roomMembers, rooms } from './meeting-tables';
export { messages } from './message-tables';
export { orderLines } from './order-tables';
export { payables } from './payable-tables';
export { payments } from './payment-tables';
export { orderProposals } from './proposal-tables';
export { articlesSetAside, readersByRecords, topicFollows, usefulAnswers } from './reader-tables';
export { refundCalls, refunds } from './refund-tables';
export {
  followLinks,
  providerDaysOff,
  requestDetails,
  rentalLoans,
  requestDraftFiles,
  requestFares,
  requestFiles,
  requestMessages,
  requestOffers,
  requestRatings,
  requestResults,
  requestSupplements,
  serviceFigures,
  visitCells,
  visits,
} from './request-tables';
export { searchEntries, searchLexicon, searchStale, searchTermsState, searchWords } from './search-tables';
export { sessions, sessionTokens } from './session-tables';
export { factors, recoveryCodes } from './factor-tables';
export { attempts, knownClients, staffInvitations, staffLogins, staffVerified } from './staff-tables';
export { accountPenalties } from './penalty-tables';
export { stockNotices } from './stock-notice-tables';
export { holds, stock, stockMoves } from './stock-tables';
export { topUps, walletHolds, wallets, walletTransactions } from './wallet-tables';
export { deviceTransfers, serialTries, warrantyPapers } from './warranty-tables';
export { customerNotes, workClaims } from './work-tables';
