import type { Limit } from '../access/quota';

/** How many messages a day go to a number that nobody has verified, besides login codes. [AUTH-6] */
export const TOLD_PER_UNPROVED: readonly Limit[] = [{ requests: 2, seconds: 86_400 }];
/** And how many by what one sender typed. [AUTH-6] */
export const TOLD_PER_SENDER: readonly Limit[] = [{ requests: 10, seconds: 86_400 }];
