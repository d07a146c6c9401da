import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';
import type { PayloadRequest } from 'payload';

type Asked = { req: PayloadRequest; siblingData: { enrolFrom?: string; startsAt?: string } };

/** Enrolling ends after it begins, and not after the group itself begins. [ACAD-2] */
export function afterEnrolFrom(value: unknown, { req, siblingData: { enrolFrom, startsAt } }: Asked): true | string {
  const lang = langOf(req.i18n);
  if (typeof value !== 'string' && !(value instanceof Date)) return say(lang, 'admin.invalid.required');
  const until = new Date(value);
  if (enrolFrom && until <= new Date(enrolFrom)) return say(lang, 'admin.invalid.period');
  return !startsAt || until <= new Date(startsAt) || say(lang, 'admin.invalid.enrol-until');
}
