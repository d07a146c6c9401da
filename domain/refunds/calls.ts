import { toman } from '../money';

const MINUTE_MS = 60_000;

/** A gateway gives back no less than this; a smaller amount goes to the wallet. [ORD-9] */
export const GATEWAY_REFUND_LEAST_TOMAN = toman(2_000);
/** Whoever makes a call to the gateway has so many minutes to write down its answer, before another asks what became of it. [ORD-9, JOB-1] */
export const REFUND_ASK_AFTER_MINUTES = 2;
/** So many minutes after a call whose answer was lost, and that the gateway knows nothing of, it counts as never arrived. [ORD-9, JOB-1] */
export const REFUND_LOST_AFTER_MINUTES = 10;
/** A gateway that could not be reached is tried again after so many minutes. [JOB-1] */
export const REFUND_RETRY_MINUTES = 5;

/** Where money goes back to: to where it came from, unless the gateway cannot give so little. [ORD-9] */
export function refundDestination(part: { from: 'wallet' | 'gateway'; amountToman: number }): 'wallet' | 'gateway' {
  return part.from === 'gateway' && part.amountToman >= GATEWAY_REFUND_LEAST_TOMAN ? 'gateway' : 'wallet';
}

/** When the gateway is asked what became of a call. */
export function refundAskAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + REFUND_ASK_AFTER_MINUTES * MINUTE_MS);
}

/** When a refund is tried again. */
export function refundRetryAt(at: Date): Date {
  return new Date(at.getTime() + REFUND_RETRY_MINUTES * MINUTE_MS);
}

/** Whether enough time has passed to be sure that a call that the gateway does not know never arrived. [JOB-1] */
export function neverArrived(sentAt: Date, at: Date): boolean {
  return at.getTime() - sentAt.getTime() >= REFUND_LOST_AFTER_MINUTES * MINUTE_MS;
}
