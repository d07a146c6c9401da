import { rialOf } from '#domain/payments/rial';
import { z } from 'zod';
import { statusOf, type Session, type Sessions } from './sessions';

/** Simulated failures of the bank: away, refusing, or paying while its answer is lost. */
export type Faults = { refund?: 'away' | 'refuses' | 'answer-lost' };

const LEAST_RIAL = 20_000;

const ask = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) });
const search = z.object({ terminal_id: z.coerce.string(), reference_id: z.coerce.string().optional(), id: z.coerce.string().optional() });
const refund = z.object({ session_id: z.coerce.string(), amount: z.number().int(), description: z.string().default('') });

const fault = (message: string) => ({ data: null, errors: [{ message, extensions: { category: 'validation' } }] });

/** The refund service of the real gateway: a GraphQL endpoint that finds sessions and refunds them, in rial; the session's number is its reference. */
export function answerGraph(sessions: Sessions, faults: Faults, token: string | undefined, body: unknown): unknown {
  if (!token) return 'unauthorized';
  if (faults.refund === 'away') return 'silence';
  const asked = ask.safeParse(body);
  if (!asked.success) return fault('Syntax Error');
  const mine = sessions.all().filter((session) => session.merchantId === token && statusOf(session, new Date()) === 'VERIFIED');
  if (/\bAddRefund\b/.test(asked.data.query)) return giveBack(sessions, faults, mine, asked.data.variables);
  const wanted = search.safeParse(asked.data.variables);
  if (!wanted.success || wanted.data.terminal_id !== token) return fault('Terminal not found');
  const number = wanted.data.reference_id ?? wanted.data.id;
  const found = number === undefined ? mine : mine.filter((session) => String(session.refId) === number);
  return { data: { Session: found.slice(-100).map((session) => ({ ...shown(session), status: 'VERIFIED', description: session.description })) } };
}

function giveBack(sessions: Sessions, faults: Faults, mine: readonly Session[], variables: unknown): unknown {
  const wanted = refund.safeParse(variables);
  const session = wanted.success ? mine.find((one) => String(one.refId) === wanted.data.session_id) : undefined;
  if (!wanted.success || !session) return fault('Session not found');
  const { amount, description } = wanted.data;
  if (faults.refund === 'refuses') return fault('Insufficient balance');
  if (session.noRefund) return fault('The card does not accept refunds');
  if (amount < LEAST_RIAL) return fault('The amount must be at least 20000');
  if (refunded(session) + amount > rialOf(session.amount)) return fault('The session was already refunded');
  const after = sessions.change(session, { refunds: [...(session.refunds ?? []), { rial: amount, description, at: new Date().toISOString() }] });
  return faults.refund === 'answer-lost' ? 'silence' : { data: { resource: { ...shown(after), terminal_id: session.merchantId } } };
}

function refunded(session: Session): number {
  return (session.refunds ?? []).reduce((sum, one) => sum + one.rial, 0);
}

function shown(session: Session) {
  const last = session.refunds?.at(-1);
  return {
    id: String(session.refId),
    amount: rialOf(session.amount),
    timeline: { refund_amount: last ? refunded(session) : null, refund_time: last?.at ?? null, refund_status: last ? 'DONE' : null },
  };
}
