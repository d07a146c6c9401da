import { CODE_LIFE_SECONDS } from '../accounts/login-code';
import { INVITATION_HOURS } from '../accounts/staff-login';
import { CONSENT_CODE_MINUTES } from '../health/adult-member';

/** A kind of message: its channels, its facts, and whether it is sent at most or at least once. [JOB-2] */
export type Notice = {
  channels: readonly ('sms' | 'email')[];
  facts: readonly string[];
  /** A login code is sent at most once, since a second one is worthless and a late one dangerous. Every other message is sent at least once. */
  promise: 'at-most-once' | 'at-least-once';
  /** After so many seconds it is no longer worth saying. */
  lifeSeconds?: number;
};

/** All that is told by SMS and mail; the words stand under the same names in `notices`. [ORD-6, JOB-1, JOB-2] */
export const notices = {
  'accounts.login-code': { channels: ['sms', 'email'], facts: ['code', 'minutes'], promise: 'at-most-once', lifeSeconds: CODE_LIFE_SECONDS },
  'accounts.email-code': { channels: ['email'], facts: ['code', 'minutes'], promise: 'at-most-once', lifeSeconds: CODE_LIFE_SECONDS },
  'accounts.approve-email': { channels: ['sms', 'email'], facts: ['code', 'minutes'], promise: 'at-most-once', lifeSeconds: CODE_LIFE_SECONDS },
  'accounts.email-changed': { channels: ['sms'], facts: ['changedTime', 'changedDay'], promise: 'at-least-once' },
  'accounts.second-step-changed': { channels: ['sms'], facts: ['changedTime', 'changedDay'], promise: 'at-least-once' },
  'accounts.new-client': { channels: ['sms', 'email'], facts: ['loginTime', 'loginDay'], promise: 'at-least-once' },
  'accounts.deletion': { channels: ['sms', 'email'], facts: ['eraseDay'], promise: 'at-least-once' },
  'accounts.erased': { channels: ['sms', 'email'], facts: ['eraseDay'], promise: 'at-least-once' },
  'accounts.penalty': { channels: ['sms', 'email'], facts: ['openDay', 'reason'], promise: 'at-least-once' },
  'accounts.penalty-lifted': { channels: ['sms', 'email'], facts: [], promise: 'at-least-once' },
  // No word of health: an SMS is read over shoulders.
  'file.entered': { channels: ['sms', 'email'], facts: ['loginTime', 'loginDay', 'link'], promise: 'at-least-once' },
  'file.waits': { channels: ['sms', 'email'], facts: ['loginDay', 'openBy', 'link'], promise: 'at-least-once' },
  'file.closed': { channels: ['sms', 'email'], facts: ['closedTime', 'closedDay'], promise: 'at-least-once' },
  'file.reopened': { channels: ['sms', 'email'], facts: ['openedTime', 'openedDay'], promise: 'at-least-once' },
  'file.pin-changed': { channels: ['sms', 'email'], facts: ['changedTime', 'changedDay'], promise: 'at-least-once' },
  'file.code': { channels: ['email'], facts: ['code', 'minutes'], promise: 'at-most-once', lifeSeconds: CODE_LIFE_SECONDS },
  'roles.verified': { channels: ['sms', 'email'], facts: ['link'], promise: 'at-least-once' },
  'roles.suspended': { channels: ['sms', 'email'], facts: ['reason'], promise: 'at-least-once' },
  'roles.ended': { channels: ['sms', 'email'], facts: ['reason'], promise: 'at-least-once' },
  'staff.invited': { channels: ['email'], facts: ['name', 'link', 'hours'], promise: 'at-least-once', lifeSeconds: INVITATION_HOURS * 3_600 },
  'staff.due-soon': { channels: ['email'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'staff.overdue': { channels: ['email'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'staff.at-door': { channels: ['email'], facts: ['code', 'doorTime'], promise: 'at-least-once' },
  'staff.doctor-silent': { channels: ['email'], facts: ['code', 'startsTime'], promise: 'at-least-once' },
  'staff.factor-reset': { channels: ['email'], facts: ['byName'], promise: 'at-least-once' },
  'staff.password-changed': { channels: ['email'], facts: ['at'], promise: 'at-least-once' },
  'staff.recovery-used': { channels: ['email'], facts: ['at', 'left'], promise: 'at-least-once' },
  'staff.recovery-renewed': { channels: ['email'], facts: ['at'], promise: 'at-least-once' },
  'orders.placed': { channels: ['sms'], facts: ['code', 'promisedDay'], promise: 'at-least-once' },
  'orders.placed-for-review': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'orders.asked': { channels: ['sms'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'orders.not-asked': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'orders.cancel-asked': { channels: ['sms'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'orders.cancel-declined': { channels: ['sms'], facts: ['code', 'reason'], promise: 'at-least-once' },
  'orders.call-missed': { channels: ['sms'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'orders.expired': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'orders.under-review': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'orders.queued': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'orders.confirmed': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'orders.dispatched': { channels: ['sms'], facts: ['code', 'courierName', 'tracking', 'promisedDay'], promise: 'at-least-once' },
  'orders.parcel-corrected': { channels: ['sms'], facts: ['code', 'courierName', 'tracking'], promise: 'at-least-once' },
  'orders.delivered': { channels: ['sms'], facts: ['code', 'hours'], promise: 'at-least-once' },
  'orders.cancelled': { channels: ['sms'], facts: ['code', 'reason'], promise: 'at-least-once' },
  'orders.refund-pending': { channels: ['sms'], facts: ['code', 'amountToman', 'dueDay'], promise: 'at-least-once' },
  'orders.refunded': { channels: ['sms'], facts: ['code', 'amountToman'], promise: 'at-least-once' },
  'orders.replacement': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'groups.opened': { channels: ['sms'], facts: ['link', 'closeDay'], promise: 'at-least-once' },
  'groups.joined': { channels: ['sms'], facts: ['link', 'closeDay'], promise: 'at-least-once' },
  'groups.rung': { channels: ['sms'], facts: ['link', 'members', 'sharePercent'], promise: 'at-least-once' },
  'groups.lead': { channels: ['sms'], facts: ['link'], promise: 'at-least-once' },
  'groups.closed': { channels: ['sms'], facts: ['link', 'sharePercent', 'dueBy'], promise: 'at-least-once' },
  'groups.closed-paid': { channels: ['sms'], facts: ['link', 'sharePercent'], promise: 'at-least-once' },
  'groups.pay-soon': { channels: ['sms'], facts: ['link', 'dueBy'], promise: 'at-least-once' },
  'groups.lapsed': { channels: ['sms'], facts: ['link'], promise: 'at-least-once' },
  'groups.returned': { channels: ['sms'], facts: ['link', 'amountToman'], promise: 'at-least-once' },
  'groups.dissolved': { channels: ['sms'], facts: ['link'], promise: 'at-least-once' },
  'services.received': { channels: ['sms'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'services.called': { channels: ['sms'], facts: ['code', 'dueTime', 'link'], promise: 'at-least-once' },
  'services.follow': { channels: ['sms'], facts: ['link'], promise: 'at-least-once' },
  'services.approved': { channels: ['sms'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'services.offered': { channels: ['sms'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'services.supplement': { channels: ['sms'], facts: ['code', 'amountToman', 'dueBy'], promise: 'at-least-once' },
  'services.fare': { channels: ['sms'], facts: ['code', 'link'], promise: 'at-least-once' },
  'services.no-answer': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'services.message': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'services.result': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'services.month-ends': { channels: ['sms'], facts: ['code', 'endsDay', 'link'], promise: 'at-least-once' },
  'services.ended': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'services.refund-pending': { channels: ['sms'], facts: ['code', 'amountToman', 'dueDay'], promise: 'at-least-once' },
  'services.refunded': { channels: ['sms'], facts: ['code', 'amountToman'], promise: 'at-least-once' },
  'services.visit-asked': { channels: ['sms'], facts: ['code', 'link'], promise: 'at-least-once' },
  'services.visit-off': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'courses.paid': { channels: ['sms'], facts: ['code', 'startsDay'], promise: 'at-least-once' },
  'courses.called-off': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'courses.refund-pending': { channels: ['sms'], facts: ['code', 'amountToman', 'dueDay'], promise: 'at-least-once' },
  'courses.refunded': { channels: ['sms'], facts: ['code', 'amountToman'], promise: 'at-least-once' },
  // No doctor and no word of health: an SMS is read over shoulders.
  'reservations.booked': { channels: ['sms'], facts: ['code', 'startsTime', 'startsDay', 'link'], promise: 'at-least-once' },
  'reservations.moved': { channels: ['sms'], facts: ['code', 'startsTime', 'startsDay', 'link'], promise: 'at-least-once' },
  'reservations.cancelled': { channels: ['sms'], facts: ['code', 'amountToman'], promise: 'at-least-once' },
  'reservations.forfeited': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'reservations.owed': { channels: ['sms'], facts: ['code', 'link'], promise: 'at-least-once' },
  'reservations.remind': { channels: ['sms'], facts: ['code', 'startsTime', 'startsDay', 'link'], promise: 'at-least-once' },
  'reservations.assigned': { channels: ['sms'], facts: ['code', 'startsTime', 'startsDay', 'link'], promise: 'at-least-once' },
  'reservations.missed': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'reservations.refund-pending': { channels: ['sms'], facts: ['code', 'amountToman', 'dueDay'], promise: 'at-least-once' },
  'reservations.refunded': { channels: ['sms'], facts: ['code', 'amountToman'], promise: 'at-least-once' },
  'reservations.doctor-booked': { channels: ['sms'], facts: ['startsTime', 'startsDay'], promise: 'at-least-once' },
  'reservations.doctor-freed': { channels: ['sms'], facts: ['startsTime', 'startsDay'], promise: 'at-least-once' },
  'reservations.doctor-soon': { channels: ['sms'], facts: ['startsTime', 'fromTime', 'link'], promise: 'at-least-once' },
  'reservations.doctor-late': { channels: ['sms'], facts: ['startsTime', 'minutes', 'link'], promise: 'at-least-once' },
  'reservations.doctor-silent': { channels: ['sms'], facts: ['startsTime', 'startsDay'], promise: 'at-least-once' },
  'warranty.registered': { channels: ['sms'], facts: ['serial', 'endsDate'], promise: 'at-least-once' },
  'warranty.ending': { channels: ['sms'], facts: ['serial', 'endsDate'], promise: 'at-least-once' },
  'warranty.voided': { channels: ['sms'], facts: ['serial', 'reason'], promise: 'at-least-once' },
  'warranty.reinstated': { channels: ['sms'], facts: ['serial', 'endsDate'], promise: 'at-least-once' },
  'warranty.released': { channels: ['sms'], facts: ['serial'], promise: 'at-least-once' },
  'warranty.claimed': { channels: ['sms'], facts: ['code', 'serial', 'dueBy'], promise: 'at-least-once' },
  'warranty.claim-refused': { channels: ['sms'], facts: ['code', 'serial', 'reason'], promise: 'at-least-once' },
  'warranty.kept': { channels: ['sms'], facts: ['serial'], promise: 'at-least-once' },
  'warranty.given-away': { channels: ['sms'], facts: ['serial', 'reason'], promise: 'at-least-once' },
  'warranty.handed-over': { channels: ['sms'], facts: ['serial'], promise: 'at-least-once' },
  'warranty.taken-over': { channels: ['sms'], facts: ['serial'], promise: 'at-least-once' },
  'warranty.sent': { channels: ['sms'], facts: ['code', 'hours'], promise: 'at-least-once' },
  'warranty.contacted': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'warranty.accepted': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'warranty.received': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'warranty.repairing': { channels: ['sms'], facts: ['code', 'dueDay'], promise: 'at-least-once' },
  'warranty.replacing': { channels: ['sms'], facts: ['code', 'dueDay'], promise: 'at-least-once' },
  'warranty.repaired': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'warranty.returned': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'warranty.replaced': { channels: ['sms'], facts: ['code', 'serial'], promise: 'at-least-once' },
  'warranty.parcel-corrected': { channels: ['sms'], facts: ['code', 'courierName', 'tracking'], promise: 'at-least-once' },
  'warranty.serial-corrected': { channels: ['sms'], facts: ['code', 'serial'], promise: 'at-least-once' },
  'warranty.refused': { channels: ['sms'], facts: ['code', 'reason'], promise: 'at-least-once' },
  'warranty.late': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'warranty.due-soon': { channels: ['email'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'warranty.overdue': { channels: ['email'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'inquiries.received': { channels: ['email'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'inquiries.missed': { channels: ['sms', 'email'], facts: ['code', 'dueBy'], promise: 'at-least-once' },
  'inquiries.answered': { channels: ['sms', 'email'], facts: ['code', 'reason'], promise: 'at-least-once' },
  // No word of health, nor of whose file: an SMS is read over shoulders.
  'shares.waiting': { channels: ['sms'], facts: ['giverName', 'link', 'openBy'], promise: 'at-least-once' },
  'shares.opened': { channels: ['sms'], facts: ['link'], promise: 'at-least-once' },
  'family.asked': { channels: ['sms'], facts: ['askerName', 'code', 'link', 'minutes'], promise: 'at-most-once', lifeSeconds: CONSENT_CODE_MINUTES * 60 },
  'family.agreed': { channels: ['sms'], facts: ['memberName'], promise: 'at-least-once' },
  'family.handed': { channels: ['sms'], facts: ['giverName', 'link'], promise: 'at-least-once' },
  'reviews.show': { channels: ['sms'], facts: ['productName'], promise: 'at-least-once' },
  'reviews.hide': { channels: ['sms'], facts: ['productName', 'reason'], promise: 'at-least-once' },
  'reviews.edit': { channels: ['sms'], facts: ['productName', 'reason'], promise: 'at-least-once' },
  'reviews.delete': { channels: ['sms'], facts: ['productName', 'reason'], promise: 'at-least-once' },
  'comments.show': { channels: ['sms'], facts: ['articleTitle'], promise: 'at-least-once' },
  'comments.hide': { channels: ['sms'], facts: ['articleTitle', 'reason'], promise: 'at-least-once' },
  'comments.edit': { channels: ['sms'], facts: ['articleTitle', 'reason'], promise: 'at-least-once' },
  'comments.delete': { channels: ['sms'], facts: ['articleTitle', 'reason'], promise: 'at-least-once' },
  'comments.answered': { channels: ['sms'], facts: ['articleTitle'], promise: 'at-least-once' },
  // No word of what was asked: an SMS is read over shoulders.
  'questions.answered': { channels: ['sms'], facts: ['code', 'link'], promise: 'at-least-once' },
  'questions.not-shown': { channels: ['sms'], facts: ['code', 'link'], promise: 'at-least-once' },
  'questions.answer-not-shown': { channels: ['sms'], facts: ['code', 'link'], promise: 'at-least-once' },
  'stock.there': { channels: ['sms'], facts: ['productName'], promise: 'at-least-once' },
  'sale.open': { channels: ['sms', 'email'], facts: ['saleName'], promise: 'at-least-once' },
} as const satisfies Readonly<Record<string, Notice>>;

export type NoticeName = keyof typeof notices;

/** What a fact is; the ending of its name says how it is shown (`locales/facts.ts`). */
type FactOf<Name extends string> = Name extends `${string}${'Toman' | 'Percent'}` | 'hours' | 'members' | 'left'
  ? number
  : Name extends `${string}${'Day' | 'Date' | 'Time' | 'By'}` | 'at'
    ? Date
    : string;
/** The facts that a notice needs, and no other; the minutes that it is valid are added by itself. */
export type NoticeFacts<Name extends NoticeName> = { [Fact in Exclude<(typeof notices)[Name]['facts'][number], 'minutes'>]: FactOf<Fact> };
/** The channels of a notice. */
export type NoticeChannel<Name extends NoticeName> = (typeof notices)[Name]['channels'][number];
/** One of these notices with its facts: what lacks, or is misspelt, does not compile. [JOB-2] */
export type Said<Names extends NoticeName = NoticeName> = { [Name in Names]: { notice: Name; facts: NoticeFacts<Name> } }[Names];
/** Notices whose names begin so, as `orders`. */
export type NoticesOf<Noun extends string> = Extract<NoticeName, `${Noun}.${string}`>;
/** Notices that go this way. */
export type NoticesBy<Channel extends 'sms' | 'email'> = { [Name in NoticeName]: Channel extends NoticeChannel<Name> ? Name : never }[NoticeName];

/** A notice by its name. */
export function noticeOf(name: NoticeName): Notice {
  return notices[name];
}

/** Whether a word names a notice. */
export function isNotice(name: string): name is NoticeName {
  return Object.hasOwn(notices, name);
}

/** Whether it is one of a noun's. */
export function isNoticeOf<Noun extends string>(noun: Noun, name: NoticeName): name is NoticesOf<Noun> {
  return name.startsWith(`${noun}.`);
}

/** Notices that carry a code: their words are not kept once it was used or is over. [AUTH-6] */
export const codeNotices = [
  'accounts.login-code',
  'accounts.email-code',
  'accounts.approve-email',
  'file.code',
  'staff.invited',
  'family.asked',
] as const satisfies readonly NoticeName[];
