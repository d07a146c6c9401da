/** Why money does not go back, whatever words a gateway has for it: the card takes none, our account there is too low, so little goes back nowhere, a part went back before, the payment is not known, the gateway cannot be reached, or nothing of that. [ORD-9] */
export const refundCauses = ['card', 'balance', 'least', 'already', 'unknown', 'away', 'other'] as const;
export type RefundCause = (typeof refundCauses)[number];
