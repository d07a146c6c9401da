import type { Toman } from '../money';
import { orderAccounts, type Posting } from './order-money';

const SOLD = 'courses-sold';

/** Entries for a seat of a course that is paid by one side: a gateway’s account, or the student’s wallet. [ACAD-2] */
export function soldSeat(from: string, amountToman: Toman): Posting[] {
  return [
    { account: from, amountToman },
    { account: SOLD, amountToman: -amountToman },
  ];
}

/** Entries for a seat whose whole price goes back: it is owed to the student. [ACAD-2, ORD-9] */
export function unsoldSeat(amountToman: Toman): Posting[] {
  return [
    { account: SOLD, amountToman },
    { account: orderAccounts.refunds, amountToman: -amountToman },
  ];
}
