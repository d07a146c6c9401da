/** Stock is held for fifteen minutes from the step to the gateway. [ORD-4] */
export const HOLD_MINUTES = 15;
/** An order still unpaid after an hour is cancelled: the gateway has closed its page by then. [ORD-4, ORD-5] */
export const PAYMENT_WINDOW_MINUTES = 60;

/** Until when the goods are kept. [ORD-4] */
export function holdUntil(at: Date): Date {
  return new Date(at.getTime() + HOLD_MINUTES * 60_000);
}

/** When an unpaid order ends; a payment verified later is refunded. [ORD-4, ORD-5] */
export function unpaidEndsAt(at: Date): Date {
  return new Date(at.getTime() + PAYMENT_WINDOW_MINUTES * 60_000);
}

/** Whether the goods are still kept. [ORD-4] */
export function isHeld(heldUntil: Date, at: Date): boolean {
  return at.getTime() < heldUntil.getTime();
}
