import { parseEmail } from '#domain/accounts/email';
import { parseLoginCode } from '#domain/accounts/login-code';
import { parsePhone } from '#domain/accounts/phone';
import { fieldsSchema, type Field } from '#domain/fields';
import { ok } from '#domain/result';
import { DEFAULT_SOURCE, SOURCES, type Source } from '#domain/shell/storage-keys';

const source: Field<Source> = (typed) => ok(SOURCES.find((one) => one === typed) ?? DEFAULT_SOURCE);

/** The login's form by phone: number, and where the visit came from. [AUTH-1, SHELL-12] */
export const byPhone = () => fieldsSchema({ phone: parsePhone, source });
/** The same by e-mail. [AUTH-1, SHELL-12] */
export const byEmail = () => fieldsSchema({ email: parseEmail, source });
/** The code that was sent. [AUTH-1] */
export const code = () => fieldsSchema({ code: parseLoginCode });
/** Another code, please. [AUTH-2] */
export const again = () => fieldsSchema({ source });
