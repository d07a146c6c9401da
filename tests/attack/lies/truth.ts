import type pg from 'pg';
import type { Session } from '#server/sandbox-gateway/sessions';
import { WALLETS_NEVER } from '../../wallet';
import type { LyingGateway } from './gateway';
import { isCharged } from './lie';
import type { Purchase } from './purchase';

type Row = {
  authority: string;
  payment: string;
  amount: number;
  ref: string | null;
  order: number | null;
  state: string | null;
  paid: number | null;
  total: number | null;
  topUp: string | null;
  refunds: number;
  back: number;
};

const PAYMENTS = `select p.authority, p.state as payment, p.amount_toman::int as amount, p.ref_id as ref, o.id as "order", o.state::text as state, o.paid_toman::int as paid, o.total_toman::int as total,
    t.state as "topUp", (select count(*)::int from refunds r where r.payment_id = p.id and r.state = 'done') as refunds,
    (select coalesce(sum(r.amount_toman), 0)::int from refunds r where r.payment_id = p.id) as back
  from payments p left join orders o on o.id = p.order_id left join top_ups t on t.id = p.top_up_id where p.authority is not null`;

const PLACED = ['placed', 'under-review', 'queued', 'confirmed'];

/** Checks that each charge became an order, a refund or credit, that no order lacks a charge and none has two, and that whatever was not charged as asked came to nothing. [ORD-4, ORD-13, WAL-2] */
export async function checkTruth(db: pg.Pool, gateway: LyingGateway, purchases: readonly Purchase[]): Promise<Record<string, number>> {
  const wrong: string[] = [];
  const ends: Record<string, number> = {};
  const end = (what: string) => void (ends[what] = (ends[what] ?? 0) + 1);
  const { rows } = await db.query<Row>(PAYMENTS);
  const ours = new Map(rows.map((row) => [row.authority, row]));
  const lieOf = new Map(purchases.flatMap((one) => [[one.authority, one], ...(one.refused ? ([[one.refused, one]] as const) : [])] as [string, Purchase][]));
  for (const session of gateway.sessions.all()) {
    const row = ours.get(session.authority);
    const purchase = lieOf.get(session.authority);
    const what = `${purchase?.lie ?? 'a lost session'}: ${session.authority.slice(0, 8)} ${JSON.stringify(row)}`;
    if (!row) {
      if (session.paidAt) wrong.push(`charged and unknown to us: ${what}`);
      continue;
    }
    const charged = session.paidAt !== undefined && purchase !== undefined && isCharged(purchase.lie);
    if (!charged) {
      if (row.payment !== 'failed' || session.verifiedAt) wrong.push(`not charged as asked, and ${row.payment}: ${what}`);
      if (row.order !== null && session.authority === purchase?.authority && row.state !== 'cancelled') wrong.push(`an order without a charge: ${what}`);
      end('nothing');
      continue;
    }
    if (!session.verifiedAt || row.amount !== session.amount || row.ref !== String(session.refId)) wrong.push(`charged and not verified as it was: ${what}`);
    const back = refunded(session);
    if (row.topUp !== null) {
      if (row.payment !== 'paid' || row.topUp !== 'succeeded' || back !== 0) wrong.push(`charged and no credit: ${what}`);
      end('credit');
    } else if (row.payment === 'paid' && PLACED.includes(row.state ?? '') && back === 0 && row.refunds === 0) end('order');
    else if (row.refunds === 1 && back === row.amount && row.back === row.amount && (row.payment === 'unusable' || row.state === 'refunded')) end('refund');
    else wrong.push(`charged and neither an order nor a refund (${back} went back): ${what}`);
  }
  wrong.push(...(await never(db)));
  if (wrong.length > 0) throw new Error(`${wrong.length} wrong:\n${wrong.slice(0, 12).join('\n')}`);
  return ends;
}

function refunded(session: Session): number {
  return (session.refunds ?? []).reduce((sum, { rial }) => sum + rial / 10, 0);
}

const NEVER: Record<string, string> = {
  ...WALLETS_NEVER,
  'orders paid without their payment': `select o.code, o.state from orders o where o.placed_at is not null and not exists (select 1 from payments p where p.order_id = o.id and p.state = 'paid')`,
  'orders paid twice': `select order_id from payments where state = 'paid' and order_id is not null group by 1 having count(*) > 1`,
  'orders that still wait': `select code from orders where state = 'awaiting-payment'`,
  'money received twice': `select subject from ledger_entries where cause = 'payments.received' group by 1 having count(*) > 1`,
  'goods sold and not paid, or paid and not sold': `select o.code, o.state, h.state as hold from orders o join holds h on h.order_id = o.id where (h.state = 'sold') <> (o.placed_at is not null)`,
  'words said twice': `select recipient, notice, facts ->> 'code' from messages where notice in ('orders.placed', 'orders.refunded', 'orders.expired') group by 1, 2, 3 having count(*) > 1`,
};

async function never(db: pg.Pool): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, query] of Object.entries(NEVER)) {
    const { rows } = await db.query(query);
    if (rows.length > 0) wrong.push(`${what}: ${rows.length}, as ${JSON.stringify(rows.slice(0, 2))}`);
  }
  return wrong;
}
