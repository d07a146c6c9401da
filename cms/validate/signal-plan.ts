import type { PayloadRequest } from 'payload';
import { readPlan, signalKinds } from '#domain/signals/signal-plan';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';

type Asked = { req: PayloadRequest; siblingData: { signal?: string } };

/** A made-up signal says at least its seed and its seconds, a value a line. [ACAD-3] */
export function validPlan(value: unknown, { req, siblingData: { signal } }: Asked): true | string {
  const lang = langOf(req.i18n);
  if (typeof value !== 'string' || value.trim() === '') return say(lang, 'admin.invalid.required');
  const kind = signalKinds.find((one) => one === signal) ?? 'ecg';
  return readPlan(kind, value) !== null || say(lang, 'admin.invalid.plan');
}
