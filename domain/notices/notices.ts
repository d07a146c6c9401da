import { CODE_LIFE_SECONDS } from '../accounts/login-code';

/** One thing we tell: on which channels, with which facts, and how often at most or at least. [JOB-2] */
export type Notice = {
  channels: readonly ('sms' | 'email')[];
  facts: readonly string[];
  /** A code is worthless twice and dangerous late: at most once. Any other word is said at least once. */
  promise: 'at-most-once' | 'at-least-once';
  /** After so many seconds it is no longer worth saying. */
  lifeSeconds?: number;
};

/** All that is told by SMS and mail; the words stand under the same names in `notices`. [ORD-6, JOB-1, JOB-2] */
export const notices = {
  'accounts.login-code': { channels: ['sms', 'email'], facts: ['code', 'minutes'], promise: 'at-most-once', lifeSeconds: CODE_LIFE_SECONDS },
  'accounts.email-code': { channels: ['email'], facts: ['code', 'minutes'], promise: 'at-most-once', lifeSeconds: CODE_LIFE_SECONDS },
  'orders.placed': { channels: ['sms'], facts: ['code', 'promisedDay'], promise: 'at-least-once' },
  'orders.expired': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'orders.under-review': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'orders.queued': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'orders.confirmed': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
  'orders.dispatched': { channels: ['sms'], facts: ['code', 'promisedDay'], promise: 'at-least-once' },
  'orders.delivered': { channels: ['sms'], facts: ['code', 'hours'], promise: 'at-least-once' },
  'orders.cancelled': { channels: ['sms'], facts: ['code', 'reason'], promise: 'at-least-once' },
  'orders.refund-pending': { channels: ['sms'], facts: ['code', 'amountToman', 'dueDay'], promise: 'at-least-once' },
  'orders.refunded': { channels: ['sms'], facts: ['code', 'amountToman'], promise: 'at-least-once' },
  'orders.replacement': { channels: ['sms'], facts: ['code'], promise: 'at-least-once' },
} as const satisfies Readonly<Record<string, Notice>>;

export type NoticeName = keyof typeof notices;

/** A notice by its name. */
export function noticeOf(name: NoticeName): Notice {
  return notices[name];
}

/** Whether a word names a notice. */
export function isNotice(name: string): name is NoticeName {
  return Object.hasOwn(notices, name);
}

/** Notices that carry a code: their words are not kept once it was used or is over. [AUTH-6] */
export const codeNotices = ['accounts.login-code', 'accounts.email-code'] as const satisfies readonly NoticeName[];
