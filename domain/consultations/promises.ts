/** A consultation slot. [NUM-3] */
export const SLOT_MINUTES = 15;
/** The doctor is present so many minutes before it starts. [NUM-3] */
export const DOCTOR_EARLY_MINUTES = 5;
/** The waiting room opens so many minutes before it starts; so many minutes before it, patient and doctor are reminded. [CONS-8] */
export const WAITING_ROOM_MINUTES = 60;
export const REMIND_MINUTES = 15;
export const REMIND_DAY_HOURS = 24;
/** For how many talks a doctor came in time is shown to everybody once there were so many. Ours. [CONS-8] */
export const SHOWN_FROM_TALKS = 5;
/** A doctor who does nothing for so long while the patient is there is silent. [CONS-6] */
export const SILENT_MINUTES = 5;
/** Another time that the house gives lies at least so far ahead, and is given at most so many times. [CONS-6] */
export const ASSIGNED_AHEAD_MINUTES = 5;
export const MOST_ASSIGNED = 3;
/** Until when another time is looked for: with the same doctor, with another one, and with the same one after all. [CONS-6] */
export const SAME_SOON_MINUTES = 60;
export const OTHER_SOON_MINUTES = 30;
export const SAME_LATER_HOURS = 24;
/** Until how many hours before it starts it may be cancelled, and how much of the price then returns to the wallet. [NUM-3] */
export const CANCEL_HOURS_AHEAD = 48;
export const CANCEL_REFUND_PERCENT = 50;
/** After so many cycles of booking and cancelling, booking is closed for a time. [NUM-3] */
export const CYCLES_BEFORE_PENALTY = 5;
/** Cycles count over so many days; the penalty lasts until the end of so many. [CONS-5] */
export const CYCLE_DAYS = 180;
export const PENALTY_DAYS = 14;
/** A slot is kept so long while it is paid for. [CONS-3] */
export const SLOT_HELD_MINUTES = 15;
/** An account keeps so many slots unpaid at once, and lets so many go in a day. [CONS-3, CONS-5] */
export const MOST_LIVE_HOLDS = 2;
export const MOST_LAPSES_A_DAY = 3;
/** Whoever is too late for a slot is told so many others. [CONS-3] */
export const NEAREST_SHOWN = 3;
/** Of what is earned, the doctor's part. */
export const DOCTOR_SHARE_PERCENT = 70;
/** What did not take place through no fault of the patient is paid back by itself after so long. [CONS-6] */
export const REPAY_HOURS = 24;
