import { DAY_MS } from '../calendars/day';
import type { Limit } from '../access/quota';
import { requestLifeCycle } from './life-cycle';
import type { RequestState } from './states';

/** So many characters of 6 bits each name whoever may follow a request: 132 bits, at random. */
export const FOLLOW_TOKEN_CHARACTERS = 22;
/** Whether it has the shape of one. */
export const isFollowToken = (typed: string): boolean => /^[\w-]{22}$/.test(typed);

/** After the end of its request an address still shows for so many days how it ended. */
export const FOLLOW_DAYS_AFTER_END = 7;
/** So many addresses of one request are open at once. *(ours)* */
export const MOST_FOLLOW_LINKS = 5;

const ends: readonly RequestState[] = requestLifeCycle.ends;

/** Whether a request can still be followed: until some days after its end. */
export function mayBeFollowed({ state, since }: { state: RequestState; since: Date }, now: Date): boolean {
  return !ends.includes(state) || now.getTime() - since.getTime() < FOLLOW_DAYS_AFTER_END * DAY_MS;
}

/** How often an ambulance can be called by one phone and from one network; a network can be a whole town’s. *(ours)* */
export const CALLS_PER_PHONE: readonly Limit[] = [{ requests: 3, seconds: 86_400 }];
export const CALLS_PER_NETWORK: readonly Limit[] = [
  { requests: 10, seconds: 3_600 },
  { requests: 30, seconds: 86_400 },
];
