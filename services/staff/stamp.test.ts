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
    expect([collection, typeof stamps[0], asked.length]).toEqual([collection, 'number', 1]);
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
