import { dropEntry, entriesOf, keepEntry, type Entry } from './phone-store';

/** How a round of sending went: what was stored, and why it ended early, if it did. */
export type Round = { stored: number; ended: 'done' | 'no-network' | 'login' | 'later' };
/** What the server says: stored or to be confirmed, else the refusals of a form. */
type Answer = { shown?: { state: 'stored' } | { state: 'ask'; sign: string }; fields?: Record<string, string[]>; form?: string[] };

/** Sends what waits for an account, one after the other; what is stored leaves the phone, and an answer that was lost is asked for again under the same number. One tab at a time sends. [REC-9: exactly once] */
export async function sendWaiting(account: string, address: string): Promise<Round> {
  const send = () => sendAll(account, address);
  return 'locks' in navigator ? navigator.locks.request('zarban-waiting', send) : send();
}

async function sendAll(account: string, address: string): Promise<Round> {
  let stored = 0;
  for (const entry of await entriesOf(account)) {
    if (entry.state === 'refused' || entry.state === 'ask') continue;
    // From here on it may be stored without this phone learning of it.
    if (entry.state === 'new') await keepEntry(account, { ...entry, state: 'tried' });
    const answer = await post(account, address, entry);
    if (typeof answer === 'string') return { stored, ended: answer };
    if (answer.shown?.state === 'stored') {
      await dropEntry(entry.id);
      stored += 1;
    } else if (answer.shown) await keepEntry(account, { ...entry, state: 'ask', says: answer.shown.sign });
    else await keepEntry(account, { ...entry, state: 'refused', says: [...(answer.form ?? []), ...Object.values(answer.fields ?? {}).flat()].join(' ') });
  }
  return { stored, ended: 'done' };
}

async function post(
  account: string,
  address: string,
  { id, type, of, fields, writtenAt, confirmed }: Entry,
): Promise<Answer | Exclude<Round['ended'], 'done'>> {
  const carried = { type, of, account, clientId: id, confirmed, writtenAt: String(writtenAt), sentAt: String(Date.now()) };
  const body = new URLSearchParams({ ...fields, ...carried });
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual', credentials: 'same-origin' }).catch(() => null);
  if (!answer) return 'no-network';
  // Nobody is logged in, or somebody else is.
  if (answer.type === 'opaqueredirect' || answer.status === 401 || answer.status === 409) return 'login';
  if (answer.ok || answer.status === 404 || answer.status === 422) return ((await answer.json().catch(() => null)) as Answer | null) ?? 'later';
  return 'later';
}
