import type { PromiseKind } from '#domain/work/nouns';
import { say, type WordKey } from '#locales/say';
import type { Lang } from '../context';

/** What each promise is called at the desk: one without a name does not compile. [ADM-2, ADM-3] */
const names = {
  'orders.call': 'staff.reports.promises.orders-call',
  'orders.queue': 'staff.reports.promises.orders-queue',
  'orders.dispatch': 'staff.reports.promises.orders-dispatch',
  'orders.deliver': 'staff.reports.promises.orders-deliver',
  'orders.cancel-request': 'staff.reports.promises.orders-cancel-request',
  'orders.agree': 'staff.reports.promises.orders-agree',
  'orders.refund': 'staff.reports.promises.orders-refund',
  'payments.refund': 'staff.reports.promises.payments-refund',
  'warranty.contact': 'staff.reports.promises.warranty-contact',
  'warranty.decide': 'staff.reports.promises.warranty-decide',
  'warranty.repair': 'staff.reports.promises.warranty-repair',
  'warranty.return': 'staff.reports.promises.warranty-return',
  'warranty.replace': 'staff.reports.promises.warranty-replace',
  'warranty.claim': 'staff.reports.promises.warranty-claim',
  'ambulance.call': 'staff.reports.promises.ambulance-call',
  'services.review': 'staff.reports.promises.services-review',
  'services.response': 'staff.reports.promises.services-response',
  'services.answer': 'staff.reports.promises.services-answer',
  'services.visit': 'staff.reports.promises.services-visit',
  'services.result': 'staff.reports.promises.services-result',
  'services.message': 'staff.reports.promises.services-message',
  'services.deposit': 'staff.reports.promises.services-deposit',
  'services.rental-end': 'staff.reports.promises.services-rental-end',
  'inquiries.answer': 'staff.reports.promises.inquiries-answer',
  'inquiries.next-try': 'staff.reports.promises.inquiries-next-try',
  'comments.check': 'staff.reports.promises.comments-check',
  'reviews.check': 'staff.reports.promises.reviews-check',
  'questions.check': 'staff.reports.promises.questions-check',
  'questions.answer': 'staff.reports.promises.questions-answer',
  'answers.check': 'staff.reports.promises.answers-check',
} as const satisfies Readonly<Record<PromiseKind, WordKey>>;

/** A promise's name; one that an earlier version made is a promise still. */
export function promiseName(lang: Lang, kind: string): string {
  return say(lang, Object.hasOwn(names, kind) ? names[kind as PromiseKind] : 'admin.order.promise');
}
