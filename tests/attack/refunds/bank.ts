import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payment in the simulated bank's memory. */
export type Session = {
  authority: string;
  refId: string;
  toman: number;
  state: 'open' | 'paid' | 'verified' | 'refused';
  refundedRial: number;
};
/** One refund call, with our key read from its description. */
export type GivenBack = { refId: string; key: string; rial: number };

export type Bank = {
  url: string;
  sessions: ReadonlyMap<string, Session>;
  /** Every refund call that arrived, refused ones too. */
  asked: GivenBack[];
  /** Those that moved money. */
  given: GivenBack[];
  /** A payment that was made and verified long ago. */
  plant(refId: string, toman: number): void;
  pay(authority: string): void;
  refuse(authority: string): void;
  stop(): Promise<void>;
};
type Options = { /** How long the bank takes to answer a refund that it has already made. */ slowMs?: () => number };

const RIAL = 10;

/** A simulated bank that speaks Zarinpal's two protocols, answers from memory and counts; it takes no money. */
export async function openBank({ slowMs = () => 0 }: Options = {}): Promise<Bank> {
  const sessions = new Map<string, Session>();
  const byRef = new Map<string, Session>();
  const asked: GivenBack[] = [];
  const given: GivenBack[] = [];
  let number = 100_000_000_000;

  const keep = (session: Session): Session => {
    sessions.set(session.authority, session);
    byRef.set(session.refId, session);
    return session;
  };
  const shown = (session: Session) => ({
    id: session.refId,
    status: 'VERIFIED',
    amount: session.toman * RIAL,
    timeline: { refund_amount: session.refundedRial || null, refund_status: session.refundedRial ? 'DONE' : null },
  });

  const payments: Record<string, (body: Body) => unknown> = {
    'request.json'({ amount }) {
      const authority = `S${randomBytes(18).toString('hex').slice(0, 35)}`;
      keep({ authority, refId: String((number += 1)), toman: Number(amount), state: 'open', refundedRial: 0 });
      return { data: { code: 100, message: 'Success', authority }, errors: [] };
    },
    'verify.json'({ authority, amount }) {
      const session = sessions.get(String(authority));
      if (!session) return fault(-54);
      if (session.state !== 'paid' && session.state !== 'verified') return fault(-51);
      if (session.toman !== amount) return fault(-50);
      const code = session.state === 'paid' ? 100 : 101;
      session.state = 'verified';
      return { data: { code, message: 'Paid', ref_id: Number(session.refId), card_pan: '603799******1234' }, errors: [] };
    },
    'inquiry.json'({ authority }) {
      const session = sessions.get(String(authority));
      const words = { open: 'IN_BANK', paid: 'PAID', verified: 'VERIFIED', refused: 'FAILED' };
      return session ? { data: { status: words[session.state], code: 100, message: 'Success' }, errors: [] } : fault(-54);
    },
    'unVerified.json': () => ({
      data: { code: 100, authorities: [...sessions.values()].filter((one) => one.state === 'paid').map(({ authority }) => ({ authority })) },
      errors: [],
    }),
  };

  async function graph({ query, variables }: Body): Promise<unknown> {
    const asks = variables as Record<string, unknown>;
    if (!/\bAddRefund\b/.test(String(query))) {
      const found = byRef.get(String(asks['reference_id']));
      return { data: { Session: found ? [shown(found)] : [] } };
    }
    const session = byRef.get(String(asks['session_id']));
    const rial = Number(asks['amount']);
    const call = { refId: session?.refId ?? '', key: String(asks['description']).split(' ').at(-1) ?? '', rial };
    asked.push(call);
    if (!session || session.refundedRial + rial > session.toman * RIAL) return { data: null, errors: [{ message: 'The session was already refunded' }] };
    session.refundedRial += rial;
    given.push(call);
    // The money is on its way; whoever dies now never hears of it.
    await new Promise((resolve) => setTimeout(resolve, slowMs()));
    return { data: { resource: shown(session) } };
  }

  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('error', () => {});
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as Body;
      const call = payments[request.url?.split('/').at(-1) ?? ''];
      void Promise.resolve(call ? call(body) : graph(body)).then((answer) =>
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const change = (authority: string, state: Session['state']) => {
    const session = sessions.get(authority);
    if (session?.state === 'open') session.state = state;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    asked,
    given,
    plant: (refId, toman) => void keep({ authority: `S${refId}`, refId, toman, state: 'verified', refundedRial: 0 }),
    pay: (authority) => change(authority, 'paid'),
    refuse: (authority) => change(authority, 'refused'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Body = Record<string, unknown>;
const fault = (code: number) => ({ data: [], errors: { code, message: 'Session is not valid.' } });
