import type { OfferLine } from '#domain/service-requests/offer';
import type { VisitKind } from '#domain/service-requests/service-type';
import type { Ctx } from '#services/context';
import { acceptOffer } from '#services/service-requests/accept';
import { askForService, type NewRequest } from '#services/service-requests/ask';
import { moveServiceRequest, type RequestDeed } from '#services/service-requests/move';
import { payRequest } from '#services/service-requests/pay';
import { moveVisitByDesk } from '#services/service-requests/visit-move';
import type { Shop } from './shop';
import { testContext } from './test-context';
import { addCredit } from './wallet';

/** The hours of the first visit: Tuesday 3 Azar 1405, 8:30 to 11:30 in Tehran. */
export const visitHours = { from: new Date('2026-11-24T05:00:00Z'), to: new Date('2026-11-24T08:00:00Z') };
const someKey = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;

const line = (unitToman: number): OfferLine => ({ kind: 'base', reason: 'list', item: null, words: '', count: 1, unitToman });

/** Staff of a role. */
export const desk = (shop: Shop, role = 'support', staffId = 1) => testContext(shop.rt, { actor: { kind: 'staff', staffId, name: 'کاوه', roles: [role] } });

/** A verified provider of a trade, by its account. */
export async function verifiedProvider(shop: Shop, trade: string, { phone, lastName = 'راد' }: { phone: string; lastName?: string }): Promise<number> {
  const { pool } = shop.database;
  const made = await pool.query<{ id: number }>(
    `insert into users (phone, first_name, last_name, updated_at, created_at) values ($1, 'نازنین', $2, now(), now()) returning id`,
    [phone, lastName],
  );
  const id = made.rows[0]?.id ?? 0;
  await pool.query(
    `insert into account_roles (kind, state, state_since, user_id, number, trade, updated_at, created_at) values ('service-provider', 'verified', now(), $1, $2, $3, now(), now())`,
    [id, `N-${id}`, trade],
  );
  return id;
}

/** A provider who has given the second step, at this moment. */
export const asProvider = (shop: Shop, userId: number): Ctx =>
  testContext(shop.rt, { actor: { kind: 'user', userId, sessionId: `p${userId}`, roles: ['service-provider'], twoSteps: true } });

/** The desk moves a request from where it is. */
export async function moveByDesk(shop: Shop, code: string, event: RequestDeed['event'], more: Partial<RequestDeed> = {}) {
  const { rows } = await shop.database.pool.query<{ id: number; state: RequestDeed['expectedState'] }>(
    `select id, state::text from service_requests where code = $1`,
    [code],
  );
  return moveServiceRequest(desk(shop), { requestId: rows[0]?.id ?? 0, event, expectedState: rows[0]?.state ?? 'not-checked', ...more });
}

type Arranged = { sessions?: number; toman?: number; depositToman?: number; service?: NewRequest['service']; values?: NewRequest['values'] };

/** A visit of a request at whose door its provider stands, by the desk's hand: the last one of that kind. */
export async function standAtDoor(shop: Shop, { code, kind, provider }: { code: string; kind: VisitKind; provider: number }) {
  const deed = await visitDeed(shop, { code, kind });
  const steps = [
    { event: 'offer', expectedState: 'planned', providerId: provider },
    { event: 'accept', expectedState: 'offered' },
    { event: 'note-arrival', expectedState: 'accepted', reason: 'رسید' },
  ] as const;
  for (const step of steps) {
    const moved = await moveVisitByDesk(desk(shop), { ...deed, ...step });
    if (!moved.ok) throw new Error(`${kind} of ${code}: ${moved.code}`);
  }
}

/** Which visit a deed is about: the last one of that kind. */
export async function visitDeed(shop: Shop, { code, kind }: { code: string; kind: VisitKind }): Promise<{ requestId: number; visitId: number }> {
  const { rows } = await shop.database.pool.query<{ requestId: number; visitId: number }>(
    `select v.request_id as "requestId", v.id::int as "visitId" from visits v join service_requests r on r.id = v.request_id
     where r.code = $1 and v.kind = $2 order by v.ordinal desc limit 1`,
    [code, kind],
  );
  return rows[0] ?? { requestId: 0, visitId: 0 };
}

/** A request that was asked for, priced, accepted and, where it costs something, paid from the wallet: its visits are planned. */
export async function arrangedRequest(
  shop: Shop,
  by: Ctx,
  { sessions = 1, toman = 0, depositToman = 0, service = 'massage', values = {} }: Arranged = {},
): Promise<{ code: string; id: number }> {
  const asking = { name: 'آوین کهن‌سار', phone: '09120000001', city: 'tehran', district: 5, sessions, day: '2026-11-24', part: 'any', ...values };
  const asked = await askForService(by, { once: someKey(), service, values: asking, papers: [] });
  if (!asked.ok) throw new Error(asked.code);
  const { code } = asked.value;
  const total = toman + depositToman;
  const deposit: OfferLine = { ...line(depositToman), kind: 'deposit', reason: 'equipment' };
  const offer = { lines: depositToman > 0 ? [line(toman), deposit] : [line(toman)], visitFrom: visitHours.from, visitTo: visitHours.to };
  const priced = await moveByDesk(shop, code, 'offer', { offer, seenVersion: 0 });
  if (!priced.ok) throw new Error(priced.code);
  await acceptOffer(by, { code, version: 1 });
  if (total > 0) {
    await addCredit(shop, by, total);
    const paid = await payRequest(by, {
      ...{ key: someKey(), code, shownToman: total, wish: { by: 'wallet' as const }, callbackUrl: 'http://127.0.0.1:3000/payment/return' },
    });
    if (!paid.ok) throw new Error(paid.code);
  }
  const { rows } = await shop.database.pool.query<{ id: number }>(`select id from service_requests where code = $1 and state = 'waiting-action'`, [code]);
  if (!rows[0]) throw new Error(`${code} is not arranged`);
  return { code, id: rows[0].id };
}
