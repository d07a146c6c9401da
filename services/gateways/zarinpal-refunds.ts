import { z } from 'zod';
import { rialOf, tomanOfRial } from '#domain/payments/rial';
import type { RefundCause } from '#domain/refunds/causes';
import type { RefundAnswer, RefundAsk, RefundFound, RefundGateway } from './protocol';

const ANSWER_WITHIN_MS = 8_000;
/** Statuses that mean: not done, for a reason that has nothing to do with this payment. */
const NOT_NOW = new Set([401, 403, 429]);

const FIND = `query Sessions($terminal_id: ID!, $reference_id: String) {
  Session(terminal_id: $terminal_id, reference_id: $reference_id) { id status amount timeline { refund_amount refund_time refund_status } }
}`;
const GIVE_BACK = `mutation AddRefund($session_id: ID!, $amount: BigInteger!, $description: String, $method: InstantPayoutActionTypeEnum, $reason: RefundReasonEnum) {
  resource: AddRefund(session_id: $session_id, amount: $amount, description: $description, method: $method, reason: $reason) {
    id terminal_id amount timeline { refund_amount refund_time refund_status }
  }
}`;

const id = z.union([z.string(), z.number()]).transform(String);
const timeline = z.object({ refund_amount: z.coerce.number().nullish(), refund_status: z.string().nullish() }).nullish();
const found = z.object({ Session: z.array(z.object({ id, amount: z.coerce.number(), timeline })) });
const given = z.object({ resource: z.object({ id, amount: z.coerce.number() }) });
const faulty = z.object({ errors: z.array(z.object({ message: z.string().default('') })).min(1) });

/** What its error texts mean, since they have no numbers. */
const FAULTS: readonly (readonly [RegExp, RefundCause])[] = [
  [/card does not accept/i, 'card'],
  [/insufficient balance/i, 'balance'],
  [/amount must be at least/i, 'least'],
  [/already refunded/i, 'already'],
  [/not found/i, 'unknown'],
];
const causeOf = (fault: string): RefundCause => FAULTS.find(([words]) => words.test(fault))?.[1] ?? 'other';

type Door = { url: string; token: string; terminalId: string };
type Reply<T> = { kind: 'answer'; data: T } | { kind: 'fault'; why: string } | { kind: 'not-now'; why: string } | { kind: 'silent'; why: string };

/** Zarinpal's refund service: GraphQL with a token, in rial, by the number of the session that it finds by our reference. */
export function zarinpalRefunds({ url, token, terminalId }: Door): RefundGateway {
  async function call<T>(query: string, variables: Record<string, unknown>, shape: z.ZodType<T>): Promise<Reply<T>> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        redirect: 'error',
      });
      if (NOT_NOW.has(response.status)) return { kind: 'not-now', why: `http ${response.status}` };
      const body: unknown = await response.json();
      if (!response.ok) return { kind: 'silent', why: `http ${response.status}` };
      const fault = faulty.safeParse(body);
      if (fault.success) return { kind: 'fault', why: fault.data.errors[0]?.message ?? '' };
      const read = z.object({ data: shape }).safeParse(body);
      return read.success ? { kind: 'answer', data: read.data.data as T } : { kind: 'silent', why: 'unreadable answer' };
    } catch (error) {
      return { kind: 'silent', why: error instanceof Error ? error.name : 'unknown' };
    }
  }

  async function session({ refId, paidToman }: RefundAsk) {
    const reply = await call(FIND, { terminal_id: terminalId, reference_id: refId }, found);
    if (reply.kind !== 'answer') return reply;
    const one = reply.data.Session.find(({ amount }) => amount === rialOf(paidToman));
    return { kind: 'answer' as const, data: one ? { id: one.id, refundedToman: tomanOfRial(one.timeline?.refund_amount ?? 0) } : null };
  }

  return {
    async giveBack(ask): Promise<RefundAnswer> {
      const looked = await session(ask);
      if (looked.kind !== 'answer') return { kind: 'not-sent', cause: looked.kind === 'fault' ? causeOf(looked.why) : 'away', why: looked.why };
      if (!looked.data) return { kind: 'refused', cause: 'unknown', why: 'the gateway does not find the payment' };
      if (looked.data.refundedToman >= ask.beforeToman + ask.amountToman) return { kind: 'done', providerRef: looked.data.id };
      if (looked.data.refundedToman > ask.beforeToman) return { kind: 'refused', cause: 'already', why: 'the gateway has given back a part already' };
      const variables = {
        session_id: looked.data.id,
        amount: rialOf(ask.amountToman),
        description: `${ask.description} ${ask.key}`,
        method: 'CARD',
        reason: 'CUSTOMER_REQUEST',
      };
      const reply = await call(GIVE_BACK, variables, given);
      switch (reply.kind) {
        case 'answer':
          return { kind: 'done', providerRef: reply.data.resource.id };
        case 'fault':
          return { kind: 'refused', cause: causeOf(reply.why), why: reply.why };
        case 'not-now':
          return { kind: 'not-sent', cause: 'away', why: reply.why };
        case 'silent':
          return { kind: 'unreachable', why: reply.why };
      }
    },
    async find(ask): Promise<RefundFound> {
      const looked = await session(ask);
      if (looked.kind !== 'answer') return { kind: 'unreachable', why: looked.why };
      return looked.data && looked.data.refundedToman >= ask.beforeToman + ask.amountToman ? { kind: 'done', providerRef: looked.data.id } : { kind: 'none' };
    },
  };
}
