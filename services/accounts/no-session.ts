import { refuse, type Refusal } from '#domain/result';

/** The refusal of what needs an account to whoever is not logged in. [AUTH-3] */
export const noSession: Refusal = refuse('access.login.needed', undefined, { status: 403 });
