import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TicketEvent, TicketState } from '#domain/warranty/states';
import { said } from '../../tests/shop';
import { makeDevice, openShop, ownerWithTicket, staffContext, ticketForm, type Shop } from '../../tests/warranty';
import { staffTicket } from '../staff/ticket-detail';
import { correctTicketParcel, type ParcelCorrection } from './correct-parcel';
import { moveTicket } from './move-ticket';
import { devicePassport } from './passport';
import { sendTicket } from './send-ticket';
import { ticketDetail } from './ticket-detail';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
const care = () => staffContext(shop, 'after-sales');
const PARCEL = { courier: 'post-express', tracking: '44021887310001' };
let people = 0;

/** A ticket whose device was replaced by one that went with a courier, and the form that corrects it as its page has it. */
async function replaced(parcel = PARCEL) {
  people += 1;
  const owner = await ownerWithTicket(shop, people);
  const newSerial = await makeDevice(shop);
  const steps: [TicketEvent, TicketState, object][] = [
    ['contact', 'sent', {}],
    ['accept', 'contacted', { reason: 'ضمانت دارد' }],
    ['receive', 'accepted', { arrivedSerial: owner.serial, reason: 'سالم رسید' }],
    ['replace', 'received', { newSerial, parcel, reason: 'تعمیر نمی‌شود' }],
  ];
  for (const [event, expectedState, more] of steps) {
    const moved = await moveTicket(care(), { ticketId: owner.ticketId, event, expectedState, ...more });
    if (!moved.ok) throw new Error(`${event}: ${moved.code}`);
  }
  const form: ParcelCorrection = { ticketId: owner.ticketId, ...parcel, newSerial, reason: 'رسید دیگری خوانده شده بود', expectedState: 'replaced', seen: 0 };
  return { ...owner, newSerial, form };
}

test('[WAR-4, ADM-4: a parcel is corrected] another courier and number of a ticket’s parcel: its owner reads them and is told, the history says what was and why', async () => {
  const { ctx, code, ticketId, form } = await replaced();
  const before = (await said(shop)).length;
  const corrected = await correctTicketParcel(care(), { ...form, courier: 'rider', tracking: '۹۹۰۰-۱۱۲۲' });
  expect(corrected).toEqual({ ok: true, value: { ticketId, corrections: 1 } });
  expect(await ticketDetail(ctx, code)).toMatchObject({ parcel: { courier: 'rider', tracking: '9900-1122' } });
  expect((await said(shop)).slice(before)).toMatchObject([{ notice: 'warranty.parcel-corrected', body: expect.stringContaining('9900-1122') as string }]);
  const seen = await staffTicket(care(), ticketId);
  expect(seen).toMatchObject({ corrections: 1, events: expect.arrayContaining([]) as unknown[] });
  expect(seen?.events.at(-1)).toMatchObject({
    ...{ event: 'correct-parcel', fromState: 'replaced', toState: 'replaced', reason: form.reason },
    facts: { correction: 1, courierWas: 'post-express', courier: 'rider', trackingWas: form.tracking, tracking: '9900-1122' },
  });
  // The same form once more was made of what stands no longer; the new one with nothing else changes nothing.
  expect(await correctTicketParcel(care(), { ...form, courier: 'rider', tracking: '9900-1122' })).toMatchObject({ ok: false, status: 409 });
  expect(await correctTicketParcel(care(), { ...form, courier: 'rider', tracking: '9900-1122', seen: 1 })).toMatchObject({ code: 'orders.correct.nothing' });
});

test('[WAR-1, WAR-5: a serial is corrected] the warranty goes to the device that was sent, with the same end; the other is a made one again, and its owner is told the right serial', async () => {
  const { ctx, code, newSerial, form } = await replaced();
  const before = (await said(shop)).length;
  const was = await rows('select warranty_ends_on, purchased_on, order_id, unit_no from devices where serial = $1', [newSerial]);
  const right = await makeDevice(shop);
  expect(await correctTicketParcel(care(), { ...form, newSerial: right })).toMatchObject({ ok: true });
  expect(await ticketDetail(ctx, code)).toMatchObject({ newSerial: right });
  expect(await rows('select warranty_ends_on, purchased_on, order_id, unit_no from devices where serial = $1', [right])).toEqual(was);
  expect(await devicePassport(ctx, newSerial)).toMatchObject({ ok: false, status: 404 });
  expect(await rows('select state, user_id, warranty_ends_on from devices where serial = $1', [newSerial])).toEqual([
    { state: 'made', user_id: null, warranty_ends_on: null },
  ]);
  expect((await said(shop)).slice(before)).toMatchObject([{ notice: 'warranty.serial-corrected', body: expect.stringContaining(right) as string }]);
  // Its owner asks something of it: from then on it is theirs as it stands.
  expect(await sendTicket(ctx, ticketForm(right))).toMatchObject({ ok: true });
  const late = { ...form, seen: 1, newSerial: await makeDevice(shop) };
  expect(await correctTicketParcel(care(), late)).toMatchObject({ ok: false, code: 'orders.correct.has-ticket', field: 'newSerial' });
});

test('[ADM-4: all at once] each field says what is wrong with it, nothing is written; before anything left, and for others than after-sales, it is refused', async () => {
  const { form, ticketId } = await replaced();
  const other = await makeDevice(shop, shop.other.variantId);
  const wrong = await correctTicketParcel(care(), { ...form, courier: 'nobody', newSerial: other, reason: ' ' });
  if (wrong.ok) throw new Error('was taken');
  expect([wrong, ...(wrong.also ?? [])].map(({ field }) => field)).toEqual(['courier', 'newSerial', 'reason']);
  expect(await correctTicketParcel(staffContext(shop, 'operations'), { ...form, tracking: '12345' })).toMatchObject({ status: 403 });
  people += 1;
  const open = await ownerWithTicket(shop, people);
  expect(await correctTicketParcel(care(), { ...form, ticketId: open.ticketId, expectedState: 'sent' })).toMatchObject({ code: 'warranty.correct.not-now' });
  expect(await rows(`select 1 from events where subject = any($1) and event = 'correct-parcel'`, [[`ticket:${ticketId}`, `ticket:${open.ticketId}`]])).toEqual(
    [],
  );
  // The database holds it too.
  await expect(shop.database.pool.query(`update ticket_parcels set tracking = '11111' where ticket_id = $1`, [ticketId])).rejects.toThrow(/never changed/);
  await expect(shop.database.pool.query(`update ticket_parcels set tracking = '11111', corrections = 1 where ticket_id = $1`, [ticketId])).rejects.toThrow(
    /history of its ticket/,
  );
});
