import type { Limit } from '../access/quota';

/** To a number that nobody has proved goes so much a day, besides login codes. [AUTH-6] */
export const TOLD_PER_UNPROVED: readonly Limit[] = [{ requests: 2, seconds: 86_400 }];
/** And so much because of what one sender typed. [AUTH-6] */
export const TOLD_PER_SENDER: readonly Limit[] = [{ requests: 10, seconds: 86_400 }];
