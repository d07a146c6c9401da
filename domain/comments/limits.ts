import type { Limit } from '../access/quota';
import { searchKey } from '../text/normalise';

const HOUR_SECONDS = 3_600;

/** How many comments one network may send, and one account from all its networks. [MAG-3] */
export const COMMENT_LIMITS: readonly Limit[] = [
  { requests: 3, seconds: HOUR_SECONDS },
  { requests: 10, seconds: 24 * HOUR_SECONDS },
];

/** What two texts with the same words have in common, however they are spaced, written or punctuated. [MAG-3] */
export function sameWords(body: string): string {
  return searchKey(body) || body;
}
