/** A request is answered so many hours after it is approved. [NUM-6] */
export const RESPONSE_FROM_HOURS = 2;
export const RESPONSE_TO_HOURS = 12;
/** The family doctor calls within so many hours. [NUM-6] */
export const FAMILY_DOCTOR_CALL_HOURS = 12;
/** The base price of sampling at home, before address and time, and the fee for declining after approval and payment. [NUM-6] */
export const LAB_BASE_TOMAN = 275_000;
export const CANCELLATION_FEE_TOMAN = 100_000;
/** So many open requests of one account are enough. *(ours)* */
export const MOST_OPEN_REQUESTS = 10;
/** The country's emergency service: what cannot wait calls it. [ROLE-7] */
export const EMERGENCY_NUMBER = '115';
