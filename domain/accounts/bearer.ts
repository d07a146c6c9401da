import { carried, type Field, type FieldWords } from '../fields';
import { ok, refuse } from '../result';

const SHAPE = /^[\w-]{20,200}$/;

/** The access token of a request: `Authorization: Bearer …`, or the header `Token` as the specification has it for `/user/info`. [API-1] */
export function bearerOf(authorization: string | null | undefined, token: string | null | undefined): string | null {
  const found = authorization ? /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] : token?.trim().replace(/^Bearer +/i, '');
  return found && SHAPE.test(found) ? found : null;
}

/** A required token, taken literally; refused by the given code where it is missing. [API-1] */
export function requiredSecret(code: string, words: FieldWords = {}): Field<string> {
  return { ...carried((typed) => (SHAPE.test(typed.trim()) ? ok(typed.trim()) : refuse(code))), ...words };
}
