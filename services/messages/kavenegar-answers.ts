import type { Outcome } from './outcome';

/** Statuses caused by the message itself: another try gives the same answer. */
const FINAL: Readonly<Record<number, string>> = {
  400: 'incomplete parameters',
  406: 'empty parameter',
  411: 'receptor invalid',
  413: 'text empty or too long',
  414: 'too many receptors',
  417: 'date invalid',
  420: 'link not allowed',
  422: 'characters not allowed',
  431: 'token malformed',
};

/** Statuses that pass by themselves or once operations mend the account: tried again, and in the end a dead job that can be seen. */
const LATER: Readonly<Record<number, string>> = {
  401: 'account disabled',
  402: 'operation failed',
  403: 'key not accepted',
  404: 'method unknown',
  405: 'method not allowed',
  407: 'address or access not allowed',
  409: 'provider busy',
  412: 'sender invalid',
  416: 'address does not match',
  418: 'credit too low',
  424: 'template not found',
  426: 'service not in the plan',
  427: 'access level too low',
  428: 'voice not possible',
  429: 'too many requests',
  432: 'token missing in the template',
  451: 'too many to this receptor',
  501: 'test account',
};

/** Kavenegar's status as an outcome: it answered, so nothing was sent unless it says so. A fault of its server may have sent. */
export function outcomeOfStatus(status: number): Outcome {
  const final = FINAL[status];
  if (final) return { kind: 'refused', retry: false, reason: `${status} ${final}` };
  const later = LATER[status];
  if (later) return { kind: 'refused', retry: true, reason: `${status} ${later}` };
  if (status >= 500 || status === 408) return { kind: 'unknown', reason: `${status} provider fault` };
  return { kind: 'refused', retry: true, reason: `${status} not known` };
}
