import type { PayloadRequest } from 'payload';
import type { Tx } from '#services/runtime';

/** Payload's own transaction, so that its documents and our rows stand or fall together. */
export function transactionOf(req: PayloadRequest): Tx {
  const { sessions } = req.payload.db as unknown as { sessions: Record<string, { db: Tx }> };
  const session = sessions[String(req.transactionID)];
  if (!session) throw new Error('no transaction was begun');
  return session.db;
}
