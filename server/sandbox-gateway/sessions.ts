import { randomBytes, randomInt } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One payment session of the sandbox, as the real gateway keeps it. */
export type Session = {
  authority: string;
  merchantId: string;
  amount: number;
  callbackUrl: string;
  description: string;
  createdAt: string;
  refId: number;
  cardPan: string;
  /** When the card was charged; may lie ahead when the bank was told to answer late. */
  paidAt?: string;
  refusedAt?: string;
  verifiedAt?: string;
  /** Whether refunds to the card fail. */
  noRefund?: boolean;
  /** What went back to the card, each with the words that came with it. */
  refunds?: { rial: number; description: string; at: string }[];
};

export type SessionStatus = 'IN_BANK' | 'PAID' | 'VERIFIED' | 'FAILED';

/** What the gateway says of a session now. */
export function statusOf(session: Session, now: Date): SessionStatus {
  if (session.verifiedAt) return 'VERIFIED';
  if (session.paidAt && Date.parse(session.paidAt) <= now.getTime()) return 'PAID';
  return session.refusedAt ? 'FAILED' : 'IN_BANK';
}

export type Sessions = {
  open(asked: Pick<Session, 'merchantId' | 'amount' | 'callbackUrl' | 'description'>): Session;
  find(authority: string): Session | undefined;
  change(session: Session, change: Partial<Session>): Session;
  all(): Session[];
};

/** Sessions outlive the process: each change is appended to the file before it is answered. */
export function openSessions(file: string): Sessions {
  mkdirSync(path.dirname(file), { recursive: true });
  const kept = new Map<string, Session>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const session = readLine(line);
    if (session) kept.set(session.authority, session);
  }
  const compact = `${file}.${process.pid}`;
  writeFileSync(compact, [...kept.values()].map((session) => `${JSON.stringify(session)}\n`).join(''));
  renameSync(compact, file);

  function keep(session: Session): Session {
    appendFileSync(file, `${JSON.stringify(session)}\n`);
    kept.set(session.authority, session);
    return session;
  }
  return {
    open: (asked) =>
      keep({
        ...asked,
        authority: `S${randomBytes(18).toString('hex').slice(0, 35)}`,
        createdAt: new Date().toISOString(),
        refId: randomInt(100_000_000_000, 281_000_000_000_000),
        cardPan: `603799******${randomInt(1_000, 10_000)}`,
      }),
    find: (authority) => kept.get(authority),
    change: (session, change) => keep({ ...session, ...change }),
    all: () => [...kept.values()],
  };
}

/** Reads a line; one that a kill cut in half is ignored. */
function readLine(line: string): Session | undefined {
  if (!line.trim()) return undefined;
  try {
    const session = JSON.parse(line) as Session;
    return session.authority ? session : undefined;
  } catch {
    return undefined;
  }
}
