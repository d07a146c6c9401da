import { z } from 'zod';
import { statusOf, type Session, type Sessions } from './sessions';

type Reply = { data: unknown; errors: unknown };
const LEAST_AMOUNT = 100;

const merchant = z.string().min(1).max(64);
const requestBody = z.object({
  merchant_id: merchant,
  amount: z.number().int().min(LEAST_AMOUNT),
  currency: z.enum(['IRT', 'IRR']).optional(),
  description: z.string().min(1).max(500),
  callback_url: z.url(),
});
const verifyBody = z.object({ merchant_id: merchant, amount: z.number().int(), authority: z.string() });
const inquiryBody = z.object({ merchant_id: merchant, authority: z.string() });
const unverifiedBody = z.object({ merchant_id: merchant });

function error(code: number, message: string, validations: unknown[] = []): Reply {
  return { data: [], errors: { code, message, validations } };
}
const invalid = (problem: z.ZodError) =>
  error(
    -9,
    'The input params invalid, validation error.',
    problem.issues.map((issue) => ({ [issue.path.join('.')]: issue.message })),
  );
const unknown = error(-54, 'Invalid authority.');

/** The four calls of Zarinpal v4 by their file name; each answers as the real one does. */
export const calls: Record<string, (sessions: Sessions, body: unknown) => Reply> = {
  'request.json'(sessions, body) {
    const asked = requestBody.safeParse(body);
    if (!asked.success) return invalid(asked.error);
    const { merchant_id, amount, callback_url, description } = asked.data;
    const session = sessions.open({ merchantId: merchant_id, amount, callbackUrl: callback_url, description });
    return { data: { code: 100, message: 'Success', authority: session.authority, fee_type: 'Merchant', fee: 0 }, errors: [] };
  },
  'verify.json'(sessions, body) {
    const asked = verifyBody.safeParse(body);
    if (!asked.success) return invalid(asked.error);
    const session = mine(sessions, asked.data);
    if (!session) return unknown;
    const status = statusOf(session, new Date());
    if (status !== 'PAID' && status !== 'VERIFIED') return error(-51, 'Session is not valid, session is not active paid try.');
    if (session.amount !== asked.data.amount) return error(-50, 'Session is not valid, amounts values is not the same.');
    if (status === 'PAID') sessions.change(session, { verifiedAt: new Date().toISOString() });
    const first = status === 'PAID';
    return {
      data: { code: first ? 100 : 101, message: first ? 'Paid' : 'Verified', ref_id: session.refId, card_pan: session.cardPan, fee_type: 'Merchant', fee: 0 },
      errors: [],
    };
  },
  'inquiry.json'(sessions, body) {
    const asked = inquiryBody.safeParse(body);
    if (!asked.success) return invalid(asked.error);
    const session = mine(sessions, asked.data);
    if (!session) return unknown;
    return { data: { status: statusOf(session, new Date()), code: 100, message: 'Success' }, errors: [] };
  },
  'unVerified.json'(sessions, body) {
    const asked = unverifiedBody.safeParse(body);
    if (!asked.success) return invalid(asked.error);
    const now = new Date();
    const authorities = sessions
      .all()
      .filter((session) => session.merchantId === asked.data.merchant_id && statusOf(session, now) === 'PAID')
      .slice(-100)
      .map((session) => ({ authority: session.authority, amount: session.amount, callback_url: session.callbackUrl, referer: '', date: session.paidAt }));
    return { data: { code: 100, message: 'Success', authorities }, errors: [] };
  },
};

function mine(sessions: Sessions, asked: { merchant_id: string; authority: string }): Session | undefined {
  const session = sessions.find(asked.authority);
  return session?.merchantId === asked.merchant_id ? session : undefined;
}
