import { emailField, loginCodeField, phoneField } from '#domain/accounts/fields';
import { carried, fieldsSchema, type Field } from '#domain/fields';
import { ok } from '#domain/result';
import { DEFAULT_SOURCE, SOURCES, type Source } from '#domain/shell/storage-keys';

const source: Field<Source> = carried((typed) => ok(SOURCES.find((one) => one === typed) ?? DEFAULT_SOURCE));

/** The login's form by phone: number, and where the visit came from. [AUTH-1, SHELL-12] */
export const byPhone = () => fieldsSchema({ phone: phoneField, source });
/** The same by e-mail. [AUTH-1, SHELL-12] */
export const byEmail = () => fieldsSchema({ email: emailField, source });
/** The code that was sent. [AUTH-1] */
export const code = () => fieldsSchema({ code: loginCodeField() });
/** The form that asks for another code. [AUTH-2] */
export const again = () => fieldsSchema({ source });
