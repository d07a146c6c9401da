import { afterAll, beforeAll, expect, test } from 'vitest';
import { heard } from '../../tests/attack/scale/statements';
import { openShop, ownerWithDevice, deliveredOrder, ownerWithTicket, staffContext, type Shop } from '../../tests/warranty';
import { documentStamp } from './stamp';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

test('[ADM-4, ROLE-1] whether a document has moved on is told to those who read its list, in one question, and to nobody else', async () => {
  const { ctx } = await ownerWithDevice(shop, 1);
  const { orderId } = await deliveredOrder(shop, ctx);
  const { ticketId } = await ownerWithTicket(shop, 2);
  const documents = [
    ['orders', orderId, 'operations', 'editor'],
    ['warranty-tickets', ticketId, 'after-sales', 'operations'],
    ['device-claims', 1, 'after-sales', 'operations'],
    ['devices', 1, 'after-sales', 'operations'],
  ] as const;
  for (const [collection, id, reader, other] of documents) {
    const stamps: unknown[] = [];
    const asked = await heard(shop.database.pool, async () => {
      stamps.push(await documentStamp(staffContext(shop, reader), collection, id));
    });
    expect([collection, stamps[0], asked.length]).toEqual([collection, { at: expect.any(Number) as number, by: expect.any(String) as string }, 1]);
    const refused = await heard(shop.database.pool, async () => {
      stamps.push(await documentStamp(staffContext(shop, other), collection, id));
    });
    expect([collection, stamps[1], refused.length]).toEqual([collection, null, 0]);
  }
  expect(await documentStamp(staffContext(shop, 'operations'), 'orders', 999_999)).toBeNull();
  for (const [collection, role] of [
    ['reviews', 'after-sales'],
    ['inquiries', 'operations'],
    ['groups', 'editor'],
    ['staff', 'administrator'],
  ] as const)
    expect(await documentStamp(staffContext(shop, role), collection, 1)).toBeNull();
});

test('[ADM-4: by whom] one’s own press is never said to be somebody else’s, nor what the portal did by itself; that given work was seen is no change', async () => {
  const { ctx } = await ownerWithDevice(shop, 3);
  const { orderId } = await deliveredOrder(shop, ctx);
  const me = staffContext(shop, 'operations');
  const staffId = me.actor.kind === 'staff' ? me.actor.staffId : 0;
  const line = async (actor: string, subject = `order:${orderId}`, action = 'orders.test') =>
    (await shop.database.pool.query<{ id: number }>(
      `insert into audit (at, actor, action, subject, facts, request_id) values (now(), $1, $2, $3, '{}', 'r') returning id::int`,
      [actor, action, subject],
    )).rows[0]?.id; // prettier-ignore
  for (const [actor, by] of [
    [`staff:${staffId}`, 'self'],
    [`staff:${staffId + 1000}`, 'staff'],
    ['user:1', 'buyer'],
    ['clock:refund', 'clock'],
  ] as const) {
    const at = await line(actor);
    expect(await documentStamp(me, 'orders', orderId)).toEqual({ at, by });
  }
  const before = await documentStamp(me, 'orders', orderId);
  await line(`staff:${staffId + 1000}`, `orders:${orderId}`, 'work.given-seen');
  expect(await documentStamp(me, 'orders', orderId)).toEqual(before);
});
