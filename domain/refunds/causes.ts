/** Why a gateway did not give money back, in our own words for it: the card takes none, our account there is too low, the amount is too small, a part went back before, the payment is unknown, the gateway cannot be reached, or anything else. [ORD-9] */
export const refundCauses = ['card', 'balance', 'least', 'already', 'unknown', 'away', 'other'] as const;
export type RefundCause = (typeof refundCauses)[number];
