import { HOUR_MS } from '../calendars/day';
import { refuse, type Refusal } from '../result';
import { normaliseDigits } from '../text/normalise';
import { VISIT_GRACE_HOURS } from './clocks';
import type { VisitState } from './visit-life-cycle';
import type { Hours } from './visits';

/** So many digits has the code that is said at the door: a PIN, the proof of presence of whoever comes. */
export const DOOR_CODE_DIGITS = 4;
/** So many wrong codes are taken of a provider at one door; then the desk alone writes the arrival. *(ours)* */
export const DOOR_CODE_TRIES = 5;
/** From so long before its hours on, a provider may say to be at the door. *(ours)* */
const EARLY_HOURS = 0.5;

/** The refusal of a code once all tries are used up, the right one as well. */
export const noDoorTries: Refusal = refuse('services.visit.no-tries', { tries: DOOR_CODE_TRIES }, { field: 'code', status: 429 });

/** Whether what was typed at the door is the visit’s code, in any digits. */
export function isDoorCode(typed: string, code: string): boolean {
  return normaliseDigits(typed.slice(0, 40)).trim() === code;
}

/** What a wrong code answers; `tries` counts it. */
export function wrongDoorCode(tries: number): Refusal {
  const left = DOOR_CODE_TRIES - tries;
  return left > 0 ? refuse('services.visit.code-left', { left }, { field: 'code' }) : noDoorTries;
}

/** Whether its provider says to be at the door, and nobody has confirmed it. */
export const saysThere = ({ state, doorAt }: { state: VisitState; doorAt: Date | null }): boolean =>
  doorAt !== null && (state === 'accepted' || state === 'on-the-way');

/** Whether a provider may say to be at the door without the code: around the visit’s hours, and no longer than it is promised. */
export function mayNoteDoor(hours: Hours | null, now: Date): boolean {
  if (!hours) return false;
  const at = now.getTime();
  return at >= hours.from.getTime() - EARLY_HOURS * HOUR_MS && at < hours.to.getTime() + VISIT_GRACE_HOURS * HOUR_MS;
}
