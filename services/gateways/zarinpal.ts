import { z } from 'zod';
import type { Inquired, PaymentGateway, Requested, Unreachable, Verified } from './protocol';

const ANSWER_WITHIN_MS = 8_000;
const FIRST = 100;
const AGAIN = 101;
const AMOUNT_DIFFERS = -50;
const NOT_PAID = -51;
const UNKNOWN_AUTHORITY = -54;

const failed = z.object({ errors: z.object({ code: z.number(), message: z.string().default('') }) });
const requested = z.object({ data: z.object({ code: z.literal(FIRST), authority: z.string().min(1) }) });
const verified = z.object({
  data: z.object({ code: z.union([z.literal(FIRST), z.literal(AGAIN)]), ref_id: z.union([z.string(), z.number()]), card_pan: z.string().nullish() }),
});
const inquired = z.object({ data: z.object({ status: z.string() }) });
const listed = z.object({ data: z.object({ authorities: z.array(z.object({ authority: z.string() })) }) });

type Settings = { provider: string; url: string; merchantId: string };
type Reply = { ok: true; body: unknown } | { ok: false; code: number; why: string } | Unreachable;

/** Zarinpal v4 by fetch, in toman (IRT); `data` is an empty list when there are errors. */
export function zarinpal({ provider, url, merchantId }: Settings): PaymentGateway {
  async function call(name: string, body: Record<string, unknown>): Promise<Reply> {
    let answer: unknown;
    try {
      const response = await fetch(`${url}/pg/v4/payment/${name}.json`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ merchant_id: merchantId, ...body }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        redirect: 'error',
      });
      answer = await response.json();
    } catch (error) {
      return { kind: 'unreachable', why: error instanceof Error ? error.name : 'unknown' };
    }
    const fault = failed.safeParse(answer);
    if (fault.success) return { ok: false, code: fault.data.errors.code, why: fault.data.errors.message };
    return { ok: true, body: answer };
  }
  const odd: Unreachable = { kind: 'unreachable', why: 'unreadable answer' };

  return {
    provider,
    payUrl: (authority) => `${url}/pg/StartPay/${encodeURIComponent(authority)}`,
    async request({ amountToman, description, callbackUrl, phone, orderCode }): Promise<Requested> {
      const metadata = { ...(phone ? { mobile: phone } : {}), order_id: orderCode };
      const reply = await call('request', { amount: amountToman, currency: 'IRT', description, callback_url: callbackUrl, metadata });
      if ('kind' in reply) return reply;
      if (!reply.ok) return { kind: 'refused', code: reply.code, why: reply.why };
      const read = requested.safeParse(reply.body);
      return read.success ? { kind: 'opened', authority: read.data.data.authority } : odd;
    },
    async verify({ amountToman, authority }): Promise<Verified> {
      const reply = await call('verify', { amount: amountToman, authority });
      if ('kind' in reply) return reply;
      if (!reply.ok) {
        if (reply.code === NOT_PAID) return { kind: 'not-paid' };
        if (reply.code === AMOUNT_DIFFERS) return { kind: 'amount-differs' };
        if (reply.code === UNKNOWN_AUTHORITY) return { kind: 'unknown' };
        return { kind: 'refused', code: reply.code, why: reply.why };
      }
      const read = verified.safeParse(reply.body);
      if (!read.success) return odd;
      const { ref_id, card_pan } = read.data.data;
      return { kind: 'paid', refId: String(ref_id), ...(card_pan ? { cardMask: card_pan } : {}) };
    },
    async inquire(authority): Promise<Inquired> {
      const reply = await call('inquiry', { authority });
      if ('kind' in reply) return reply;
      if (!reply.ok) return reply.code === UNKNOWN_AUTHORITY ? { kind: 'unknown' } : { kind: 'refused', code: reply.code, why: reply.why };
      const read = inquired.safeParse(reply.body);
      const kind = read.success ? statuses[read.data.data.status] : undefined;
      return kind ? { kind } : odd;
    },
    async unverified() {
      const reply = await call('unVerified', {});
      if ('kind' in reply) return reply;
      if (!reply.ok) return { kind: 'unreachable', why: `code ${reply.code}` };
      const read = listed.safeParse(reply.body);
      return read.success ? { kind: 'list', authorities: read.data.data.authorities.map((one) => one.authority) } : odd;
    },
  };
}

const statuses: Record<string, 'paid' | 'verified' | 'in-bank' | 'failed' | 'reversed'> = {
  PAID: 'paid',
  VERIFIED: 'verified',
  IN_BANK: 'in-bank',
  FAILED: 'failed',
  REVERSED: 'reversed',
};
