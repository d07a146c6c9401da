/**
 * How a provider's call ended. `refused`: certainly not sent, `retry` says whether another try may help.
 * `unknown`: it may have been sent (no answer in time, a broken connection after the request left).
 */
export type Outcome = { kind: 'sent'; providerId?: string } | { kind: 'refused'; retry: boolean; reason: string } | { kind: 'unknown'; reason: string };

/** Errors before a connection was made: nothing can have been sent. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** What a network error means for the message; only the error's code is kept, since its text may hold an address or a key. */
export function outcomeOfNetworkError(error: unknown): Outcome {
  const fault = error as { code?: string; name?: string; cause?: { code?: string } };
  const code = fault?.cause?.code ?? fault?.code ?? fault?.name ?? 'error';
  if (NEVER_CONNECTED.has(String(code))) return { kind: 'refused', retry: true, reason: `not connected: ${code}` };
  return { kind: 'unknown', reason: `no answer: ${code}` };
}
