import { APIError, type PayloadRequest } from 'payload';
import { isLang, type Lang } from '#locales/lang';
import { say, type WordKey } from '#locales/say';
import { langOf } from '../fields/lang-of';

const UNPROCESSABLE = 422;

/** The language that a request says it writes in; undefined when it says none, since Payload would then take Persian. */
export function languageNamed(req: PayloadRequest): Lang | undefined {
  const named: unknown = req.payloadAPI === 'local' ? req.locale : (req.query as Record<string, unknown> | undefined)?.['locale'];
  return isLang(named) ? named : undefined;
}

/** A refusal of the whole request in the admin's language. */
export function refused(req: PayloadRequest, key: WordKey, status = UNPROCESSABLE): APIError {
  return new APIError(say(langOf(req.i18n), key), status, null, true);
}
