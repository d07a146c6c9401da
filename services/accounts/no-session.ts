import { refuse, type Refusal } from '#domain/result';

/** What needs an account is refused to whoever is not logged in. [AUTH-3] */
export const noSession: Refusal = refuse('access.login.needed', undefined, { status: 403 });
