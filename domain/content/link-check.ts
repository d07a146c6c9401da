import { DAY_MS, HOUR_MS } from '../calendars/day';

/** What a link’s place said when it was asked: the status of an answer, or why none came. */
export type Heard = { status: number } | { failure: 'no-name' | 'no-answer' | 'no-certificate' | 'not-public' | 'too-many-turns' };
export type LinkState = 'waiting' | 'fine' | 'doubtful' | 'broken';
export type Judged = { state: LinkState; tries: number; failingSince: Date | null; nextAt: Date; heard: string };
type Before = { tries: number; failingSince: Date | null };

/** A link is called broken after so many failures, the first of them at least a day ago. */
export const TRIES_BEFORE_BROKEN = 3;
/** When a failing link is asked again, by how often it has failed; afterwards once a week. */
const AGAIN_MS = [HOUR_MS, 12 * HOUR_MS, DAY_MS];
const BROKEN_AGAIN_MS = 7 * DAY_MS;
const FINE_AGAIN_MS = 30 * DAY_MS;
/** Answers that tell machines to stay out, and nothing of the page: a reader may well see it. */
const SHUT_TO_MACHINES: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 407, 418, 429, 451, 999]);

/** How a link stands after it was asked, and when it is asked again. [ADM-2] */
export function judgeLink(before: Before, heard: Heard, now: Date): Judged {
  const said = 'status' in heard ? String(heard.status) : heard.failure;
  if ('status' in heard && (heard.status < 400 || SHUT_TO_MACHINES.has(heard.status)))
    return { state: 'fine', tries: 0, failingSince: null, nextAt: new Date(now.getTime() + FINE_AGAIN_MS), heard: said };
  const tries = before.tries + 1;
  const failingSince = before.failingSince ?? now;
  const broken = tries >= TRIES_BEFORE_BROKEN && now.getTime() - failingSince.getTime() >= DAY_MS;
  const nextAt = new Date(now.getTime() + (broken ? BROKEN_AGAIN_MS : (AGAIN_MS[tries - 1] ?? DAY_MS)));
  return { state: broken ? 'broken' : 'doubtful', tries, failingSince, nextAt, heard: said };
}
