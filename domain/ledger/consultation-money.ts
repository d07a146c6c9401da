import { DOCTOR_SHARE_PERCENT } from '../consultations/promises';
import { percentOf, toman, type Toman } from '../money';
import { orderAccounts, type Posting } from './order-money';
import { walletAccount } from './wallet-money';

/** Accounts that the money of consultations passes through: paid and not yet earned, the house's part, and each doctor's. [CONS-4] */
export const consultationAccounts = {
  unearned: 'consultations-unearned',
  house: 'consultations',
  doctor: (doctorId: number) => `doctor:${doctorId}`,
} as const;

const nonZero = (lines: Posting[]): Posting[] => lines.filter(({ amountToman }) => amountToman !== 0);

/** Entries for a reservation that is paid by one side: a gateway's account, or a wallet. Nothing is earned yet. */
export function paidAhead(from: string, amountToman: Toman): Posting[] {
  return nonZero([
    { account: from, amountToman },
    { account: consultationAccounts.unearned, amountToman: -amountToman },
  ]);
}

type Earned = { doctorId: number; paidToman: number; /** What goes to the wallet of whoever booked. */ backToman: number; userId: number };

/** Entries for a reservation that has ended: what does not go back is earned, by the doctor and by the house. [CONS-4] */
export function earned({ doctorId, paidToman, backToman, userId }: Earned): Posting[] {
  const kept = toman(paidToman - backToman);
  const doctors = percentOf(kept, DOCTOR_SHARE_PERCENT);
  return nonZero([
    { account: consultationAccounts.unearned, amountToman: paidToman },
    { account: walletAccount(userId), amountToman: -backToman },
    { account: consultationAccounts.doctor(doctorId), amountToman: -doctors },
    { account: consultationAccounts.house, amountToman: doctors - kept },
  ]);
}

/** Entries for a reservation whose whole price is owed back. [CONS-6, ORD-9] */
export function owedWhole(amountToman: Toman): Posting[] {
  return nonZero([
    { account: consultationAccounts.unearned, amountToman },
    { account: orderAccounts.refunds, amountToman: -amountToman },
  ]);
}
