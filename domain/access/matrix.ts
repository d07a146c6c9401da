import type { StaffRole } from '../accounts/roles';
import type { Party } from './actor';
import type { Relation } from './relations';

/** How far a right reaches: `any` record, one's `own`, or those to which one stands in one of these ways. */
export type Reach = 'any' | 'own' | { readonly of: readonly Relation[] };
type Row = Readonly<Partial<Record<Party, Reach>>>;

const everybody = {
  guest: 'any',
  user: 'any',
  'family-member': 'any',
  'accompanying-doctor': 'any',
  doctor: 'any',
  'service-provider': 'any',
  'stand-operator': 'any',
  'organisation-officer': 'any',
  agent: 'any',
  editor: 'any',
  support: 'any',
  'after-sales': 'any',
  operations: 'any',
  administrator: 'any',
  clock: 'any',
} as const satisfies Row;
const customers = { guest: 'own', user: 'own' } as const satisfies Row;
const account = { user: 'own' } as const satisfies Row;
/** What a verified provider does with the visits that are theirs. */
const providers = { 'service-provider': 'own' } as const satisfies Row;
/** What a verified doctor does: open questions are for any of them to answer. */
const doctors = { doctor: 'any' } as const satisfies Row;
const groupMembers = { user: { of: ['group-member'] } } as const satisfies Row;
/** Needs no account: whoever knows a thing's code or address reaches it. */
const visitors = { guest: 'any', user: 'any' } as const satisfies Row;
const editors = { editor: 'any', administrator: 'any' } as const satisfies Row;
const desk = { support: 'any', operations: 'any', administrator: 'any' } as const satisfies Row;
/** Company support and after-sales staff: they alone decide a guarantee. [WAR-7] */
const afterSales = { support: 'any', 'after-sales': 'any', administrator: 'any' } as const satisfies Row;
/** Who decides what an account is besides a customer's. */
const deciding = { support: 'any', administrator: 'any' } as const satisfies Row;
/** Done by the clock alone, when its time has come. [JOB-1] */
const byItself = { clock: 'any' } as const satisfies Row;
/** The member, and who keeps the file of a child. */
const keepers = ['owner', 'guardian'] as const;
/** Whom one of these opened the file to. */
const helpers = ['family-keep', 'family-see', 'share'] as const;
/** Staff of the desk reach a file by a recorded authorisation alone, given by another person. [ROLE-3] */
const authorised = { support: { of: ['authorised'] }, operations: { of: ['authorised'] }, administrator: { of: ['authorised'] } } as const satisfies Row;
/** Who reads a file, each as far as it was opened. */
const readers = {
  user: { of: [...keepers, ...helpers] },
  doctor: { of: ['care', 'consultation'] },
  'stand-operator': { of: ['stand'] },
  ...authorised,
} as const satisfies Row;
const allStaff = { editor: 'any', support: 'any', 'after-sales': 'any', operations: 'any', administrator: 'any' } as const satisfies Row;

/** Access control (authorization, RBAC): who may do what to whose, the one table. A role that a row does not name may not. [ROLE-1, ROLE-5] */
export const matrix = {
  'subscriptions.create': everybody,
  'cart.read': customers,
  'cart.change': customers,
  'cart.join': account,
  'cart.buy-again': account,
  /** What is typed into forms and waits there for its writer. */
  'drafts.keep': customers,
  'language.choose': visitors,
  'login.start': visitors,
  'session.list': account,
  'session.end': account,
  'session.by-token': visitors,
  'account.open': account,
  'account.change': account,
  /** Has one's account erased, or keeps it after all. */
  'account.delete': account,
  'account-roles.list': account,
  'second-step.own': account,
  /** The PIN of one's files, and what lets a new browser in. */
  'file-hold.own': account,
  /** Says that a login was not one's own: by the link of a message, too. */
  'file-hold.disown': visitors,
  'file-hold.reopen': deciding,
  /** Closes parts of an account that was misused, and opens them again. */
  'penalties.set': deciding,
  'account-roles.add': deciding,
  'account-roles.move': deciding,
  'addresses.list': account,
  'addresses.change': account,
  'checkout.start': account,
  'orders.list': account,
  'orders.read': { user: 'own', support: 'any', 'after-sales': 'any', operations: 'any', administrator: 'any', clock: 'any' },
  'orders.pay': account,
  'orders.give-up': account,
  'orders.ask-to-cancel': account,
  'orders.answer-proposal': account,
  'orders.move': { support: 'any', 'after-sales': 'any', operations: 'any', administrator: 'any' },
  'orders.call': desk,
  'orders.propose': desk,
  'orders.decline-cancel': desk,
  'orders.correct-dispatch': desk,
  'orders.ask-serials': { support: 'any', 'after-sales': 'any', operations: 'any', administrator: 'any' },
  'orders.end-unpaid': byItself,
  'orders.queue': byItself,
  'orders.lapse-proposal': byItself,
  'invoices.read': { user: 'own', support: 'any', 'after-sales': 'any', operations: 'any', administrator: 'any' },
  'invoices.ask': account,
  'payments.follow': account,
  'payments.settle': byItself,
  'wallet.read': account,
  'wallet.top-up': account,
  'wallet.pay': account,
  'groups.look': visitors,
  'groups.open': account,
  'groups.join': account,
  'groups.list': groupMembers,
  /** The short names of a group's members. */
  'groups.names': groupMembers,
  'groups.leave': groupMembers,
  'groups.lead': { user: { of: ['group-leader'] } },
  'groups.move': desk,
  'groups.settle': byItself,
  'groups.remind': byItself,
  'refunds.read': { user: 'own', support: 'any', 'after-sales': 'any', operations: 'any', administrator: 'any', clock: 'any' },
  'refunds.take-to-wallet': account,
  'refunds.carry-out': byItself,
  'refunds.try-again': { operations: 'any', administrator: 'any' },
  'refunds.finish-by-hand': { operations: 'any', administrator: 'any' },
  'devices.list': account,
  'devices.register': account,
  'devices.read': { user: 'own', ...afterSales },
  'devices.decide': afterSales,
  'devices.release': account,
  'devices.remind': byItself,
  'claims.read': { user: 'own', ...afterSales },
  'claims.decide': afterSales,
  'tickets.send': account,
  'tickets.withdraw': account,
  'tickets.read': { user: 'own', ...afterSales },
  'tickets.decide': afterSales,
  'tickets.correct-parcel': afterSales,
  'requests.ask': account,
  'requests.decide': account,
  'requests.write': account,
  /** Takes what came of a request into one's own file of health. */
  'requests.keep-results': account,
  'requests.pay': account,
  'requests.list': account,
  /** Reads what a service at home has found: held back where files of health are. */
  'requests.results': account,
  'requests.follow': visitors,
  'ambulance.call': visitors,
  'requests.move': desk,
  'requests.settle': byItself,
  /** Visits that one is booked for, and what is done at their doors. */
  'visits.list': providers,
  'visits.move': providers,
  'visits.rest': providers,
  /** Doctors, what they offer, and when they are free. */
  'doctors.look': visitors,
  /** When one can be booked oneself. */
  'doctors.hours': { doctor: 'own' },
  'doctors.fill': byItself,
  /** One's own reservations of doctors' slots, and those that are for oneself. */
  'reservations.book': account,
  /** What others have booked with oneself. */
  'reservations.meet': { doctor: 'own' },
  'reservations.settle': byItself,
  /** The room of a talk, as its patient or who keeps a child’s file: what is said there, and what the doctor left. */
  'rooms.visit': account,
  /** The same as its doctor, who sums it up. */
  'rooms.attend': { doctor: 'own' },
  'courses.look': visitors,
  'courses.enrol': account,
  'courses.settle': byItself,
  'cohorts.move': desk,
  /** What the portal has signed, by its number and check part. */
  'papers.verify': visitors,
  'certificates.withdraw': desk,
  /** One's own member, made at the first need. */
  'health.begin': account,
  /** Whose file it is, its readings, their lists and charts. */
  'health.read': readers,
  /** The health history: a stand, which measures, has none of it; only its keepers write it. */
  'health.read-ehr': { user: readers.user, doctor: readers.doctor, ...authorised },
  'health.change-ehr': { user: { of: keepers } },
  /** Whose files one reaches, and the file of a child of one's own. */
  'health.family': account,
  /** What a child's file says of it. */
  'health.change-card': { user: { of: ['guardian'] } },
  /** Takes a child out of the family, whose file is closed and later erased. */
  'health.close': { user: { of: ['guardian'] } },
  /** Books a doctor for another whose file one reaches, which opens nothing of it. */
  'health.book': { user: { of: [...keepers, 'family-keep', 'family-see'] } },
  /** Keeps a reading at hand. */
  'health.favourite': { user: { of: [...keepers, ...helpers] } },
  'health.add': { user: { of: [...keepers, 'family-keep'] }, doctor: { of: ['care', 'consultation'] }, 'stand-operator': { of: ['stand'] } },
  /** Brings readings of a device or another system, many at once; what is there already is told. */
  'health.import': { user: { of: [...keepers, 'family-keep'] } },
  /** Changes and removes any reading of a file; or only what one wrote there oneself. */
  'health.change': { user: { of: keepers } },
  'health.change-own': { user: { of: ['family-keep'] }, doctor: { of: ['care', 'consultation'] }, 'stand-operator': { of: ['stand'] } },
  /** Takes a file along, whole. */
  'health.export': { user: { of: keepers } },
  /** Who saw what of a file. */
  'health.seen': { user: { of: keepers } },
  'health.end-right': { user: { of: keepers } },
  /** Opens a part of a file to a phone, and takes it back. */
  'health.share': { user: { of: keepers } },
  /** Ends one's own way into another's file. */
  'health.leave': { user: { of: helpers } },
  /** What was shared with one's own phone, or asked of it. */
  'shares.open': account,
  /** The chain over who saw what, minute by minute. */
  'health.chain': byItself,
  'health.erase': byItself,
  'inquiries.list': account,
  'inquiries.look': visitors,
  'inquiries.adopt': account,
  'inquiries.send': visitors,
  'inquiries.answer': afterSales,
  'hiring.answer': { support: 'any', administrator: 'any' },
  'reviews.write': account,
  'comments.write': visitors,
  'comments.list': account,
  /** Topics that one follows, articles set aside, whether one's own file may help to choose. */
  'articles.choose': account,
  'articles.answer-useful': visitors,
  'questions.ask': account,
  'questions.answer': doctors,
  'questions.decide': { editor: 'any', support: 'any', administrator: 'any' },
  'stock-notices.look': visitors,
  'stock-notices.ask': account,
  'reviews.decide': { editor: 'any', support: 'any', administrator: 'any' },
  'comments.decide': { editor: 'any', support: 'any', administrator: 'any' },
  /** In the name of the magazine or of who wrote the article. */
  'comments.answer': editors,
  'stock-notices.tell': byItself,
  'sale.tick': byItself,
  'search.refresh': byItself,
  'links.check': byItself,
  'messages.deliver': byItself,
  /** The local page of messages that would have been sent (`/dev/outbox`). */
  'messages.look-here': visitors,
  'deadlines.recompute': byItself,
  'deadlines.warn': byItself,
  'upkeep.clean': byItself,
  'accounts.erase': byItself,
  'staff.log-in': { guest: 'any', ...allStaff },
  'staff.own-login': allStaff,
  'staff.from-shell': byItself,
  'admin.open': allStaff,
  'admin.products.read': allStaff,
  'admin.products.change': editors,
  'admin.pages.change': editors,
  'admin.media.change': editors,
  'admin.centres.read': allStaff,
  'admin.centres.change': editors,
  'admin.doctors.read': allStaff,
  'admin.doctors.change': editors,
  'admin.services.read': allStaff,
  /** Prices at home are changed by who runs the desk, too. */
  'admin.services.change': { editor: 'any', ...desk },
  'admin.codes.change': { editor: 'any', support: 'any', administrator: 'any' },
  'admin.stock.move': desk,
  'admin.orders.read': { support: 'any', 'after-sales': 'any', operations: 'any', administrator: 'any' },
  'admin.invoices.read': { support: 'any', 'after-sales': 'any', operations: 'any', administrator: 'any' },
  'admin.groups.read': { ...desk, 'after-sales': 'any' },
  'admin.ladder.change': { editor: 'any', support: 'any', administrator: 'any' },
  'admin.order-rules.change': desk,
  'admin.users.read': { support: 'any', 'after-sales': 'any', administrator: 'any' },
  'admin.account-roles.read': deciding,
  'admin.addresses.read': { support: 'any', 'after-sales': 'any', administrator: 'any' },
  'admin.subscriptions.read': { support: 'any', editor: 'any', administrator: 'any' },
  'admin.holidays.change': desk,
  'admin.channels.read': afterSales,
  'admin.channels.change': afterSales,
  'admin.devices.read': afterSales,
  'admin.claims.read': afterSales,
  'admin.serials.add': { 'after-sales': 'any', operations: 'any', administrator: 'any' },
  'admin.tickets.read': afterSales,
  'admin.requests.read': desk,
  'admin.courses.read': allStaff,
  'admin.courses.change': editors,
  'admin.enrolments.read': desk,
  'admin.reservations.read': desk,
  'admin.certificates.read': desk,
  'admin.inquiries.read': afterSales,
  'admin.hiring.read': { support: 'any', administrator: 'any' },
  'admin.reviews.read': { editor: 'any', support: 'any', administrator: 'any' },
  'admin.comments.read': { editor: 'any', support: 'any', administrator: 'any' },
  'admin.questions.read': { editor: 'any', support: 'any', administrator: 'any' },
  'admin.reports.read': { support: 'any', 'after-sales': 'any', operations: 'any', administrator: 'any' },
  'admin.staff.change': { administrator: 'any' },
  'operations.queues.read': { operations: 'any', administrator: 'any' },
  'operations.jobs.retry': { operations: 'any', administrator: 'any' },
  'operations.metrics.read': { operations: 'any', administrator: 'any', clock: 'any' },
} as const satisfies Readonly<Record<string, Row>>;

/** What can be asked for. */
export type Action = keyof typeof matrix;
/** What can be asked for about a file of health. */
export type FileAction = Extract<Action, `health.${string}`>;
export const actions = Object.keys(matrix) as Action[];

type KindOf<P> = P extends 'guest' | 'clock' ? P : P extends StaffRole ? 'staff' : 'user';
/** The kinds of actor that a row names, so that a service knows who can stand before it. */
export type KindsOf<A extends Action> = A extends Action ? KindOf<keyof (typeof matrix)[A]> : never;

const OPEN_WHEN_HELD: readonly Action[] = ['health.begin', 'health.add'];

/** What is held back from a session whose files wait for a PIN, an approval or the end of a wait: all that reads files or opens them to others. */
export const opensFiles = (action: Action): boolean =>
  (action.startsWith('health.') && !OPEN_WHEN_HELD.includes(action)) ||
  action.startsWith('rooms.') ||
  action === 'shares.open' ||
  action === 'requests.results';

/** How far a party's right to an action reaches; none when the table does not name it. [ROLE-5] */
export function reachOf(party: Party, action: Action): Reach | null {
  const row: Row = matrix[action];
  return row[party] ?? null;
}
