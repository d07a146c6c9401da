/** A consultation slot. [NUM-3] */
export const SLOT_MINUTES = 15;
/** The doctor is present so many minutes before it starts. [NUM-3] */
export const DOCTOR_EARLY_MINUTES = 5;
/** Until how many hours before it starts it may be cancelled, and how much of the price then returns to the wallet. [NUM-3] */
export const CANCEL_HOURS_AHEAD = 48;
export const CANCEL_REFUND_PERCENT = 50;
/** After so many cycles of booking and cancelling, booking is closed for a time. [NUM-3] */
export const CYCLES_BEFORE_PENALTY = 5;
