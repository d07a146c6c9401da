import { refuse, type Refusal } from '#domain/result';

/** The refusal of what is not done in a session from which files are held back. [ROLE-4] */
export const heldBack: Refusal = refuse('health.held', undefined, { status: 403 });
