/** More requests for codes than this within a minute, by everybody together, raise an alarm; they are slowed down, never refused. [AUTH-6] */
export const CODE_ALARM_PER_MINUTE = 300;
/** How long a request waits while the alarm stands. [AUTH-6] */
export const CODE_SLOWED_MS = 1_500;

/** How long a request for a code waits: the total only alarms and slows. [AUTH-6] */
export function codeRequestDelayMs(inLastMinute: number): number {
  return inLastMinute >= CODE_ALARM_PER_MINUTE ? CODE_SLOWED_MS : 0;
}
