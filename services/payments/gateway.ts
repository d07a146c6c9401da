import type { Runtime } from '../runtime';
import { zarinpal } from './zarinpal';

export type PaymentRequest = {
  amountToman: number;
  /** What the buyer reads at the gateway, in their language. */
  description: string;
  /** Where the gateway sends the buyer back to. */
  callbackUrl: string;
  phone?: string;
  orderCode: string;
};

/** No answer, or none that can be understood: nothing is known, ask again later. */
export type Unreachable = { kind: 'unreachable'; why: string };
export type Requested = { kind: 'opened'; authority: string } | { kind: 'refused'; code: number; why: string } | Unreachable;
export type Verified =
  | { kind: 'paid'; refId: string; cardMask?: string }
  | { kind: 'not-paid' }
  | { kind: 'amount-differs' }
  | { kind: 'unknown' }
  | { kind: 'refused'; code: number; why: string }
  | Unreachable;
/** `paid` and `verified` are money that has arrived; `in-bank` may still become it. */
export type Inquired =
  { kind: 'paid' | 'verified' | 'in-bank' | 'failed' | 'reversed' | 'unknown' } | { kind: 'refused'; code: number; why: string } | Unreachable;

/** A bank's gateway, whoever runs it: ask for a session, send the buyer there, and believe only what it verifies. [ORD-4] */
export type PaymentGateway = {
  provider: string;
  request(asked: PaymentRequest): Promise<Requested>;
  payUrl(authority: string): string;
  verify(paid: { amountToman: number; authority: string }): Promise<Verified>;
  inquire(authority: string): Promise<Inquired>;
  /** Authorities that were paid and that nobody has verified yet: the net below every lost callback. */
  unverified(): Promise<{ kind: 'list'; authorities: string[] } | Unreachable>;
};

/** The gateway of this set-up; the sandbox speaks the same protocol as the real one. */
export function paymentGateway(rt: Runtime): PaymentGateway {
  const { provider, url, merchantId } = rt.settings.payment;
  return zarinpal({ provider, url, merchantId });
}
