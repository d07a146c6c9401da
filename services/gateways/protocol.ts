import type { RefundCause } from '#domain/refunds/causes';

export type PaymentRequest = {
  amountToman: number;
  /** What the buyer reads at the gateway, in their language. */
  description: string;
  /** Where the gateway sends the buyer back to. */
  callbackUrl: string;
  phone?: string;
  orderCode: string;
};

/** No answer, or an unreadable one: nothing is known, ask again later. */
export type Unreachable = { kind: 'unreachable'; why: string };
export type Requested = { kind: 'opened'; authority: string } | { kind: 'refused'; code: number; why: string } | Unreachable;
export type Verified =
  | { kind: 'paid'; refId: string; cardMask?: string }
  | { kind: 'not-paid' }
  | { kind: 'amount-differs' }
  | { kind: 'unknown' }
  | { kind: 'refused'; code: number; why: string }
  | Unreachable;
/** What an inquiry says: `paid` and `verified` are money that has arrived; `in-bank` may still become it. */
export type Inquired =
  { kind: 'paid' | 'verified' | 'in-bank' | 'failed' | 'reversed' | 'unknown' } | { kind: 'refused'; code: number; why: string } | Unreachable;

/** A bank's gateway, whoever runs it: ask for a session, send the buyer there, and believe only what it verifies. [ORD-4] */
export type PaymentGateway = {
  provider: string;
  request(asked: PaymentRequest): Promise<Requested>;
  payUrl(authority: string): string;
  verify(paid: { amountToman: number; authority: string }): Promise<Verified>;
  inquire(authority: string): Promise<Inquired>;
  /** Authorities that were paid and that nobody has verified yet: finds every payment whose callback was lost. */
  unverified(): Promise<{ kind: 'list'; authorities: string[] } | Unreachable>;
};

/** A refund request: the payment by its reference at the gateway, the amount, and our own key. */
export type RefundAsk = {
  key: string;
  refId: string;
  /** What was paid. */ paidToman: number;
  /** What goes back of it. */ amountToman: number;
  /** What has gone back of it before, by other refunds. */ beforeToman: number;
  description: string;
};
/** `not-sent`: surely nothing was done; `unreachable`: perhaps it was, ask. `why` is in the gateway's own words. */
export type RefundAnswer =
  | { kind: 'done'; providerRef: string }
  | { kind: 'refused'; cause: RefundCause; why: string }
  | { kind: 'not-sent'; cause: RefundCause; why: string }
  | Unreachable;
export type RefundFound = { kind: 'done'; providerRef: string } | { kind: 'none' } | Unreachable;

/** A gateway's refund service; it knows no key of ours, so that a call whose answer was lost is looked up, not repeated. [ORD-9] */
export type RefundGateway = {
  giveBack(ask: RefundAsk): Promise<RefundAnswer>;
  /** Looks up what became of a refund in the gateway's own record of the payment. */
  find(ask: RefundAsk): Promise<RefundFound>;
};
