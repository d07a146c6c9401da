import type { PayloadRequest } from 'payload';
import { choicesIn, quizKinds, readKey } from '#domain/academy/quiz';
import { readPlan, signalKinds } from '#domain/signals/signal-plan';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';
import { validPlan } from './signal-plan';

type Item = { kind?: string; signal?: string; plan?: string | null; choices?: string | null; tolerance?: number | null };
type Asked = { req: PayloadRequest; siblingData: Item };

/** A question may go without a signal; one that names its kind says how it is made. [ACAD-3] */
export function planIfAny(value: unknown, { req, siblingData }: Asked): true | string {
  if (!siblingData.signal) return !value || say(langOf(req.i18n), 'admin.invalid.plan-kind');
  return validPlan(value, { req, siblingData: { signal: siblingData.signal } });
}

/** The answer of a question is one of its kind, and its signal has what is to be marked. [ACAD-3] */
export function answersItself(value: unknown, { req, siblingData }: Asked): true | string {
  const lang = langOf(req.i18n);
  if (typeof value !== 'string' || value.trim() === '') return say(lang, 'admin.invalid.required');
  const kind = quizKinds.find((one) => one === siblingData.kind);
  const signal = signalKinds.find((one) => one === siblingData.signal);
  const plan = signal ? readPlan(signal, siblingData.plan ?? '') : null;
  const choices = choicesIn(siblingData.choices);
  const key = kind && readKey({ kind, choices, answer: value, tolerance: siblingData.tolerance ?? 0, plan });
  return Boolean(key) || say(lang, kind ? `admin.invalid.answer-${kind}` : 'admin.invalid.required');
}
