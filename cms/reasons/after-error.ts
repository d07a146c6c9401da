import type { AfterErrorHook } from 'payload';
import type { Lang } from '#locales/lang';
import { hasWord, say } from '#locales/say';
import { isUnreachable } from '#services/store/unreachable';
import { langOf } from '../fields/lang-of';
import { isOddCall } from './odd-call';

type Beside = { path: string; message: string; label?: unknown };
type Thrown = {
  message?: string;
  status?: number;
  isPublic?: boolean;
  code?: string;
  cause?: { code?: string };
  data?: { errors?: Beside[]; newer?: boolean } | null;
};

const BAD_REQUEST = 400;
const CONFLICT = 409;
const BROKEN = 500;
const UNAVAILABLE = 503;
const PERSIAN = /[؀-ۿ]/;
/** What PostgreSQL calls a row that others point to, and a value that is there already. */
const databaseRefusals: Record<string, 'in-use' | 'taken'> = { '23503': 'in-use', '23001': 'in-use', '23505': 'taken' };

/**
 * Says why a request of the admin was refused, in the admin's language. Payload asks for an error's class, which is another one in each part
 * of the bundled admin; what an error carries is the same everywhere. [ADM-2]
 */
export const sayReason: AfterErrorHook = ({ error, req }) => {
  const lang = langOf(req?.i18n ?? { language: 'fa' });
  const thrown = error as Thrown;
  const fields = thrown.data?.errors;
  // Its sentence is about the whole form.
  if (thrown.data?.newer)
    return { status: CONFLICT, response: { errors: [{ name: 'ValidationError', message: thrown.message ?? '', data: { errors: fields } }] } };
  if (Array.isArray(fields)) return besideFields(lang, thrown, fields, req);
  const refused = databaseRefusals[thrown.code ?? thrown.cause?.code ?? ''];
  if (refused) return answer(CONFLICT, say(lang, `editors.reasons.${refused}`));
  if (isUnreachable(error)) return answer(UNAVAILABLE, say(lang, `refusals.common.${req?.method === 'GET' ? 'busy' : 'unsure'}`));
  const status = thrown.status ?? (isOddCall(error) ? BAD_REQUEST : BROKEN);
  return answer(status, (thrown.isPublic ?? status !== BROKEN) ? inWords(lang, status, thrown.message ?? '') : say(lang, 'admin.failed'));
};

function answer(status: number, message: string) {
  return { status, response: { errors: [{ message }] } };
}

function besideFields(lang: Lang, { status, data }: Thrown, fields: readonly Beside[], req: Parameters<AfterErrorHook>[0]['req']) {
  const errors = fields.map(({ path, message, label }) => ({
    path,
    label: labelOf(lang, label, req) ?? (path === 'file' ? say(lang, 'editors.reasons.file') : path),
    message: spoken(lang, message) ? message : say(lang, path === 'file' ? 'editors.reasons.file-kind' : 'editors.reasons.field'),
  }));
  const message = say(lang, 'editors.reasons.fields', { fields: errors.map(({ label }) => label).join(lang === 'fa' ? '، ' : ', ') });
  return { status: status ?? BAD_REQUEST, response: { errors: [{ name: 'ValidationError', data: { ...data, errors }, message }] } };
}

function labelOf(lang: Lang, label: unknown, req: Parameters<AfterErrorHook>[0]['req']): string | undefined {
  if (typeof label === 'string') return inWay(lang, label);
  if (typeof label === 'function') return req && String((label as (of: object) => unknown)({ i18n: req.i18n, t: req.t }));
  return label && typeof label === 'object' ? (label as Record<string, string>)[lang] : undefined;
}

/** A field of a row is named by its way; the arrow points as the language is read. */
const inWay = (lang: Lang, label: string): string => label.replaceAll(' > ', lang === 'fa' ? ' ← ' : ' → ');

function spoken(lang: Lang, message: string): boolean {
  return lang === 'en' ? message !== '' : PERSIAN.test(message);
}

/** Payload's own sentence where it speaks the reader's language, else what its status means. */
function inWords(lang: Lang, status: number, message: string): string {
  if (spoken(lang, message)) return message;
  const key = `editors.reasons.${status}`;
  return say(lang, hasWord(key) ? key : 'admin.failed');
}
