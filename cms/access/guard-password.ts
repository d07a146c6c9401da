import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { checkPassword } from '#domain/accounts/password';
import { sayRefusal } from '#locales/refusal';
import { langOf } from '../fields/lang-of';

/** Passwords are set on our own pages alone: the admin's API takes none from anybody, and seeds and tests obey the same rule. A trigger enforces it in the database. [ADM-5] */
export const guardPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = (args as { data?: { password?: unknown; email?: unknown; name?: unknown; hash?: unknown; salt?: unknown } }).data;
  if (!data || operation === 'login') return args as never;
  const lang = langOf(req.i18n);
  const inside = (args as { overrideAccess?: boolean }).overrideAccess === true && operation === 'create';
  for (const name of ['password', 'hash', 'salt'] as const) {
    if (data[name] !== undefined && data[name] !== null && !(inside && name === 'password')) {
      throw new APIError(sayRefusal(lang, { code: 'admin.password.elsewhere' }), 403, undefined, true);
    }
  }
  if (!inside) return args as never;
  const checked = checkPassword(String(data.password ?? ''), { email: String(data.email ?? ''), name: String(data.name ?? '') });
  if (!checked.ok) throw new APIError(sayRefusal(lang, checked), 422, undefined, true);
  return args as never;
};
