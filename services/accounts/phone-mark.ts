import type { Runtime } from '../runtime';
import { keyedHash } from '../secrets';

/** The name of an account on a phone: what waits there for it is found by it, and it says nothing of whose it is. [REC-9] */
export const phoneMark = (rt: Runtime, userId: number): string => keyedHash(rt, 'phone mark', String(userId)).slice(0, 22);
