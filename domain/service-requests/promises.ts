/** A request is answered so many hours after it is approved. [NUM-6] */
export const RESPONSE_FROM_HOURS = 2;
export const RESPONSE_TO_HOURS = 12;
/** The family doctor calls within so many hours. [NUM-6] */
export const FAMILY_DOCTOR_CALL_HOURS = 12;
/** What sampling at home costs before address and time, and what declining after approval and payment costs. [NUM-6] */
export const LAB_BASE_TOMAN = 275_000;
export const CANCELLATION_FEE_TOMAN = 100_000;
