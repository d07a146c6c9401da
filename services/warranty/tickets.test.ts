import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPAIR_WEEKS } from '#domain/catalog/promises';
import { promiseAt } from '#domain/warranty/clocks';
import type { TicketEvent, TicketState } from '#domain/warranty/states';
import { shownDay } from '#domain/orders/shown-day';
import { formatWeekdayDate } from '#locales/dates';
import { staffTicket } from '../staff/ticket-detail';
import {
  buyer,
  deliveredOrder,
  deviceForm,
  makeDevice,
  openShop,
  ownerWithDevice,
  ownerWithTicket,
  photo,
  staffContext,
  ticketForm,
  type Shop,
} from '../../tests/warranty';
import { dispatchForm } from '../../tests/dispatch';
import { putInState } from '../../tests/put-in-state';
import { order } from '../../tests/shop';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { orderDetail, type OrderDetail } from '../orders/detail';
import { moveOrder } from '../orders/move';
import { moveTicket, withdrawTicket, type TicketMove } from './move-ticket';
import { openPaper } from './open-paper';
import { devicePassport, myDevices, type Passport } from './passport';
import { registerDevice } from './register-device';
import { remindOfEnd } from '../devices/remind';
import { sendTicket } from './send-ticket';
import { ticketDetail, type TicketDetail } from './ticket-detail';
import { workDue } from '../work/due';
import { warnOfDeadline } from '../work/warn';

let shop: Shop;
const start = new Date('2026-11-21T05:00:00.000Z');
beforeAll(async () => {
  shop = await openShop();
  await shop.database.pool.query(
    `insert into staff (name, email, updated_at, created_at) values ('مینا رستگار', 'after-sales@zarban.example', now(), now()), ('نگار افشار', 'editor@zarban.example', now(), now())`,
  );
  await shop.database.pool.query(`insert into staff_roles ("order", parent_id, value) values (1, 1, 'after-sales'), (1, 2, 'editor')`);
});
afterAll(() => shop.stop());

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
const at = (ctx: Ctx, hours: number): Ctx => ({ ...ctx, now: new Date(start.getTime() + hours * 3_600_000) });
const detail = async (ctx: Ctx, code: string) => (await ticketDetail(ctx, code)) as TicketDetail;
const IN_PERSON = { courier: 'in-person', tracking: '' };
/** A move as the form sends it: what arrives was read, what leaves is handed over. */
const move = async (by: Ctx, ticketId: number, event: TicketEvent, expectedState: TicketState, more: Partial<TicketMove> = {}) => {
  const [device] = await rows('select serial from devices where id = (select device_id from warranty_tickets where id = $1)', [ticketId]);
  const carried = { arrivedSerial: String(device?.['serial']), parcel: IN_PERSON };
  return moveTicket(by, { ticketId, event, expectedState, reason: `دلیل ${event}`, ...carried, ...more });
};
const sms = (code: string) =>
  rows(`select notice from messages where facts->>'code' = $1 and channel = 'sms' order by id`, [code]).then((found) => found.map((one) => one['notice']));
const afterSales = (hours = 0) => at(staffContext(shop, 'after-sales'), hours);

test('[WAR-4] a guarantee ticket: a call within 24 hours, a repair within two weeks of arrival; owner and staff see both clocks and each step', async () => {
  const { ctx, code, ticketId, serial } = await ownerWithTicket(shop, 1);
  expect((await detail(ctx, code)).clocks).toMatchObject([
    { promise: 'warranty.contact', startsAt: start, dueAt: new Date(start.getTime() + 24 * 3_600_000), keptAt: null, urgency: 'in-time' },
  ]);
  // The lists of its device say by when as well.
  const waits = { kind: 'guarantee', state: 'sent', dueAt: new Date(start.getTime() + 24 * 3_600_000) };
  expect((await devicePassport(ctx, serial)) as Passport).toMatchObject({ openTicket: code, waits, tickets: [{ code, ...waits }] });
  expect((await myDevices(ctx)).find((one) => one.serial === serial)).toMatchObject({ openTicket: code, waits });
  expect((await detail(at(ctx, 21), code)).clocks[0]?.urgency).toBe('soon');
  expect((await detail(at(ctx, 24), code)).clocks[0]?.urgency).toBe('late');
  expect((await move(afterSales(3), ticketId, 'contact', 'sent')).ok).toBe(true);
  expect((await detail(at(ctx, 30), code)).clocks[0]).toMatchObject({ urgency: 'in-time', keptAt: at(ctx, 3).now });
  // After the call the answer is owed: a working day of the desk, while somebody is there.
  expect((await detail(at(ctx, 3), code)).clocks[1]).toMatchObject({ promise: 'warranty.decide', dueAt: new Date(start.getTime() + 27 * 3_600_000) });
  expect((await move(afterSales(4), ticketId, 'accept', 'contacted')).ok).toBe(true);
  expect((await detail(ctx, code)).turn).toBe('owner');
  expect(await rows('select due_at from warranty_tickets where id = $1', [ticketId])).toEqual([{ due_at: null }]);
  expect((await move(afterSales(50), ticketId, 'receive', 'accepted')).ok).toBe(true);
  const [, decided, repair] = (await detail(at(ctx, 51), code)).clocks;
  expect(decided).toMatchObject({ promise: 'warranty.decide', keptAt: at(ctx, 4).now });
  expect(repair).toMatchObject({ promise: 'warranty.repair', startsAt: at(ctx, 50).now, dueAt: new Date('2026-12-07T18:00:00+03:30') });
  expect(REPAIR_WEEKS).toBe(2);
  expect(await rows('select due_at from warranty_tickets where id = $1', [ticketId])).toEqual([{ due_at: repair?.dueAt }]);
  const staffSees = await staffTicket(afterSales(51), ticketId);
  expect(staffSees?.clocks).toEqual((await detail(at(ctx, 51), code)).clocks);
  expect((await move(afterSales(60), ticketId, 'repair', 'received')).ok).toBe(true);
  expect((await detail(at(ctx, 60), code)).clocks.at(-1)).toMatchObject({ promise: 'warranty.return', keptAt: null });
  expect((await move(afterSales(70), ticketId, 'give-back', 'repaired')).ok).toBe(true);
  expect(await rows(`select 1 from deadlines where subject = 'ticket:' || $1::int and closed_at is null`, [ticketId])).toEqual([]);
  expect((await detail(ctx, code)).history.map((one) => one.event)).toEqual(['send', 'contact', 'accept', 'receive', 'repair', 'give-back']);
  expect(await sms(code)).toEqual(['sent', 'contacted', 'accepted', 'repairing', 'repaired', 'returned'].map((name) => `warranty.${name}`));
  // [WAR-1] A repair extends nothing.
  expect(await rows('select warranty_ends_on, service_ends_on, state from devices where serial = $1', [serial])).toEqual([
    { warranty_ends_on: '2027-11-20', service_ends_on: '2031-11-20', state: 'active' },
  ]);
});

test('[WAR-1] only in Iran, for a year, served for five, and neither repair nor replacement makes it longer', async () => {
  const { ctx, serial } = await ownerWithDevice(shop, 2);
  const passport = (await devicePassport(ctx, serial)) as Passport;
  expect([passport.purchasedOn, passport.endsOn, passport.serviceEndsOn].map((day) => day.toISOString().slice(0, 10))).toEqual([
    '2026-11-20',
    '2027-11-20',
    '2031-11-20',
  ]);
  const { ticketFields } = await import('#domain/warranty/fields');
  expect(ticketFields.province.read('Istanbul')).toMatchObject({ ok: false, code: 'addresses.province.unknown' });
  const { ticketId } = await ownerWithTicket(shop, 3, { kind: 'replacement' });
  const fresh = await makeDevice(shop);
  for (const [event, state] of [
    ['contact', 'sent'],
    ['accept', 'contacted'],
    ['receive', 'accepted'],
  ] as const)
    await move(afterSales(), ticketId, event, state);
  expect((await move(at(afterSales(), 24 * 200), ticketId, 'replace', 'received', { newSerial: fresh })).ok).toBe(true);
  expect(await rows('select warranty_ends_on, service_ends_on from devices where serial = $1', [fresh])).toEqual([
    { warranty_ends_on: '2027-11-20', service_ends_on: '2031-11-20' },
  ]);
});

test('[WAR-5, ORD-5: replacement] a defect reported by ticket within seven days of delivery gets another device free of charge; on day 8 the reason is said', async () => {
  const ctx = await buyer(shop, 4);
  const { code: orderCode } = await deliveredOrder(shop, ctx);
  const serial = await makeDevice(shop);
  await registerDevice(ctx, deviceForm(serial, { bought: { order: orderCode }, receivedOn: null, purchasedOn: null }));
  const lastMinute = { ...ctx, now: new Date('2026-11-28T23:59:00+03:30') };
  const dayEight = { ...ctx, now: new Date('2026-11-29T00:00:00+03:30') };
  expect(await sendTicket(dayEight, ticketForm(serial, { kind: 'replacement' }))).toMatchObject({
    ok: false,
    code: 'warranty.claim.replacement-late',
    status: 409,
    facts: { days: 7 },
  });
  const sent = await sendTicket(lastMinute, ticketForm(serial, { kind: 'replacement' }));
  if (!sent.ok) throw new Error(sent.code);
  const { code } = sent.value;
  const [{ id }] = (await rows('select id from warranty_tickets where code = $1', [code])) as [{ id: number }];
  for (const [event, state] of [
    ['contact', 'sent'],
    ['accept', 'contacted'],
    ['receive', 'accepted'],
  ] as const)
    expect((await move(afterSales(), id, event, state)).ok).toBe(true);
  const monitor = await makeDevice(shop, shop.other.variantId);
  const fresh = await makeDevice(shop);
  expect(await move(afterSales(), id, 'replace', 'received')).toMatchObject({ field: 'newSerial' });
  expect(await move(afterSales(), id, 'replace', 'received', { newSerial: serial })).toMatchObject({ code: 'warranty.new-serial.not-free' });
  expect(await move(afterSales(), id, 'replace', 'received', { newSerial: monitor })).toMatchObject({ code: 'warranty.new-serial.other-model' });
  expect((await move(afterSales(), id, 'replace', 'received', { newSerial: fresh })).ok).toBe(true);
  expect(await rows('select serial, state, order_id is not null as here from devices where serial = any($1) order by id', [[serial, fresh]])).toEqual([
    { serial, state: 'replaced', here: true },
    { serial: fresh, state: 'active', here: true },
  ]);
  // The order that it came with is moved too, once, and says by which ticket and why.
  expect(await rows(`select state from orders where code = $1`, [orderCode])).toEqual([{ state: 'replacement' }]);
  expect(
    await rows(
      `select event, from_state, reason, facts from events where event = 'replace' and subject = (select 'order:' || id from orders where code = $1)`,
      [orderCode],
    ),
  ).toEqual([{ event: 'replace', from_state: 'delivered', reason: expect.any(String), facts: { ticket: code } }]);
  expect(await detail(ctx, code)).toMatchObject({ state: 'replaced', newSerial: fresh, turn: 'nobody' });
  expect((await devicePassport(ctx, fresh)) as Passport).toMatchObject({ order: orderCode, state: 'active' });
  expect(await sms(code)).toContain('warranty.replaced');
});

test('[ORD-5, WAR-5: whose order] the ticket of a second owner replaces the device and leaves the order of the first as it is; damage in transit is not theirs to report', async () => {
  const first = await buyer(shop, 30);
  const second = await buyer(shop, 31);
  const { code: orderCode } = await deliveredOrder(shop, first);
  const serial = await makeDevice(shop);
  await registerDevice(first, deviceForm(serial, { bought: { order: orderCode }, receivedOn: null, purchasedOn: null }));
  await rows(`update devices set state = 'released', user_id = null where serial = $1`, [serial]);
  await rows(`update devices set state = 'active', user_id = $2 where serial = $1`, [serial, second.actor.kind === 'user' ? second.actor.userId : 0]);
  const passport = (await devicePassport(second, serial)) as Passport;
  expect(passport.eligibility.find((one) => one.kind === 'transit-damage')).toMatchObject({ open: false, why: { code: 'warranty.claim.transit-elsewhere' } });
  const sent = await sendTicket(second, ticketForm(serial, { kind: 'replacement' }));
  if (!sent.ok) throw new Error(sent.code);
  const [{ id }] = (await rows('select id from warranty_tickets where code = $1', [sent.value.code])) as [{ id: number }];
  for (const [event, state] of [
    ['contact', 'sent'],
    ['accept', 'contacted'],
    ['receive', 'accepted'],
  ] as const)
    expect((await move(afterSales(), id, event, state)).ok).toBe(true);
  expect((await move(afterSales(), id, 'replace', 'received', { newSerial: await makeDevice(shop) })).ok).toBe(true);
  expect(await rows('select state from orders where code = $1', [orderCode])).toEqual([{ state: 'delivered' }]);
});

test('[WAR-6] damage in transit is reported within 24 working hours of delivery, over a Friday and a holiday; a minute later the reason is said', async () => {
  const delivered = { ...(await buyer(shop, 5)), now: new Date('2026-11-26T18:00:00+03:30') };
  await shop.database.pool.query(`insert into holidays (day, kind, certainty) values ('2026-11-28', 'decree', 'official')`);
  const { code } = await deliveredOrder(shop, delivered, 2);
  const serials = [await makeDevice(shop), await makeDevice(shop)] as const;
  for (const serial of serials)
    expect((await registerDevice(delivered, deviceForm(serial, { bought: { order: code }, receivedOn: null, purchasedOn: null }))).ok).toBe(true);
  const monday = (time: string) => ({ ...delivered, now: new Date(`2026-11-29T${time}:00+03:30`) });
  expect((await sendTicket(monday('17:59'), ticketForm(serials[0], { kind: 'transit-damage' }))).ok).toBe(true);
  expect(await sendTicket(monday('18:00'), ticketForm(serials[1], { kind: 'transit-damage' }))).toMatchObject({
    code: 'warranty.claim.transit-late',
    facts: { hours: 24 },
  });
  await shop.database.pool.query('delete from holidays');
  const { ctx, serial } = await ownerWithDevice(shop, 6);
  expect(await sendTicket(ctx, ticketForm(serial, { kind: 'transit-damage' }))).toMatchObject({ code: 'warranty.claim.transit-elsewhere' });
});

test('[WAR-7] only company support and after-sales staff decide, always with a reason; who, when and why stand in history and log', async () => {
  const { ctx, ticketId, code } = await ownerWithTicket(shop, 7);
  for (const role of ['editor', 'operations', 'agent', 'service-provider', 'doctor']) {
    expect([role, await move(staffContext(shop, role), ticketId, 'contact', 'sent')]).toMatchObject([role, { ok: false, status: 403 }]);
  }
  expect(await move(ctx, ticketId, 'contact', 'sent')).toMatchObject({ ok: false, status: 403 });
  expect((await move(staffContext(shop, 'support'), ticketId, 'contact', 'sent')).ok).toBe(true);
  expect(await move(afterSales(), ticketId, 'refuse', 'contacted', { reason: ' ' })).toMatchObject({ code: 'lifecycle.reason.missing', field: 'reason' });
  expect(await move(afterSales(), ticketId, 'repair', 'contacted')).toMatchObject({ status: 409 });
  expect((await move(afterSales(2), ticketId, 'refuse', 'contacted', { reason: 'آسیب آب در دستگاه دیده شد' })).ok).toBe(true);
  expect((await staffTicket(afterSales(3), ticketId))?.events.at(-1)).toMatchObject({
    event: 'refuse',
    actor: 'staff:1',
    actorName: 'مینا رستگار',
    reason: 'آسیب آب در دستگاه دیده شد',
    at: at(ctx, 2).now,
  });
  expect((await detail(ctx, code)).history.at(-1)).toMatchObject({ event: 'refuse', reason: 'آسیب آب در دستگاه دیده شد' });
  expect(await rows(`select actor, facts->>'reason' as reason from audit where subject = $1 and action = 'tickets.refuse'`, [`ticket:${ticketId}`])).toEqual([
    { actor: 'staff:1', reason: 'آسیب آب در دستگاه دیده شد' },
  ]);
  await expect(shop.database.pool.query('update events set reason = null')).rejects.toThrow(/append-only/);
  await expect(shop.database.pool.query('delete from events')).rejects.toThrow(/append-only/);
});

test('two staff never overwrite each other; the owner may take a ticket back until the device is with us', async () => {
  const { ctx, ticketId, code, serial } = await ownerWithTicket(shop, 8);
  const answers = await Promise.all([move(afterSales(), ticketId, 'contact', 'sent'), move(afterSales(), ticketId, 'contact', 'sent')]);
  expect(answers.map((answer) => (answer.ok ? 200 : answer.status)).sort()).toEqual([200, 409]);
  expect(await sendTicket(ctx, ticketForm(serial))).toMatchObject({ code: 'warranty.claim.open-ticket', facts: { code } });
  const stranger = await buyer(shop, 9);
  expect(await withdrawTicket(stranger, code)).toMatchObject({ status: 404 });
  expect(await ticketDetail(stranger, code)).toMatchObject({ status: 404 });
  expect(await sendTicket(stranger, ticketForm(serial))).toMatchObject({ status: 404 });
  expect((await withdrawTicket(ctx, code)).ok).toBe(true);
  expect(await withdrawTicket(ctx, code)).toMatchObject({ status: 409 });
  expect(await rows(`select count(*)::int as n from deadlines where subject = $1 and closed_at is null`, [`ticket:${ticketId}`])).toEqual([{ n: 0 }]);
  expect((await sendTicket(ctx, ticketForm(serial))).ok).toBe(true);
});

test('one open ticket a device, however many are sent at once; the same form twice is one ticket', async () => {
  const { ctx, serial } = await ownerWithDevice(shop, 10);
  const form = ticketForm(serial);
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => sendTicket(ctx, form)),
    ...Array.from({ length: 10 }, () => sendTicket(ctx, ticketForm(serial))),
  ]);
  const codes = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.code] : [])));
  expect(codes.size).toBe(1);
  expect(await rows('select count(*)::int as n from warranty_tickets t join devices d on d.id = t.device_id where d.serial = $1', [serial])).toEqual([
    { n: 1 },
  ]);
});

test('[WAR-4: photos] two photos at most, known by their content, drawn anew without what a camera hides in them, private', async () => {
  const { ctx, serial } = await ownerWithDevice(shop, 11);
  const send = (photos: File[]) => sendTicket(ctx, ticketForm(serial, { photos }));
  expect(await send([await photo(), await photo(), await photo()])).toMatchObject({ code: 'records.files.too-many', field: 'photos' });
  expect(await send([new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'a.jpg', { type: 'image/jpeg' })])).toMatchObject({
    code: 'records.files.not-a-photo',
  });
  expect(await send([new File(['%PDF-1.7'], 'a.png', { type: 'image/png' })])).toMatchObject({ code: 'records.files.not-a-photo' });
  expect(await send([new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'a.png')])).toMatchObject({ code: 'records.files.too-large', facts: { megabytes: 8 } });
  const sent = await send([await photo({ width: 3_000 }), await photo({ format: 'png' })]);
  if (!sent.ok) throw new Error(sent.code);
  const { photos } = await detail(ctx, sent.value.code);
  expect(photos).toHaveLength(2);
  const opened = await openPaper(ctx, photos[0] ?? '');
  if (!opened.ok) throw new Error(opened.code);
  const text = Buffer.from((await opened.value.read()) ?? []).toString('latin1');
  expect([opened.value.type, /SecretCam|Exif|GPS/.test(text), text.startsWith('RIFF')]).toEqual(['image/webp', false, true]);
  expect(await openPaper(await buyer(shop, 12), photos[0] ?? '')).toMatchObject({ status: 404 });
  for (const odd of ['', '../../etc/passwd', 'x'.repeat(32), '0'.repeat(32)]) expect(await openPaper(ctx, odd)).toMatchObject({ status: 404 });
});

test('[WAR-4: warnings, JOB-1: warranty deadlines] staff are warned before a promise runs out, staff and owner when it has; a kept promise warns nobody; a job run twice warns once', async () => {
  const { ctx, ticketId, code } = await ownerWithTicket(shop, 13);
  const warnings = (id: number, promise: string) =>
    rows(`select id, payload, due_at from outbox where kind = 'warn' and payload->>'subject' = $1 and payload->>'promise' = $2 order by due_at`, [
      `ticket:${id}`,
      promise,
    ]);
  const outbox = await warnings(ticketId, 'warranty.contact');
  expect(outbox.map((row) => [(row['payload'] as { when: string }).when, row['due_at']])).toEqual([
    ['before', at(ctx, 20).now],
    ['after', at(ctx, 24).now],
  ]);
  const run = (index: number, hours: number) =>
    warnOfDeadline(at(clockContext(shop.rt, 'deadlines.warn'), hours), String(outbox[index]?.['id']), outbox[index]?.['payload'] as never);
  expect([await run(0, 20), await run(0, 20)]).toEqual(['said', 'before']);
  expect(await run(1, 24)).toBe('said');
  const told = await rows(
    `select channel, notice, recipient from messages where facts->>'code' = $1 and notice = any($2) order by array_position($2, notice)`,
    [code, ['warranty.due-soon', 'warranty.overdue', 'warranty.late']],
  );
  expect(told.map((one) => [one['channel'], one['notice'], one['recipient']])).toEqual([
    ['email', 'warranty.due-soon', 'after-sales@zarban.example'],
    ['email', 'warranty.overdue', 'after-sales@zarban.example'],
    ['sms', 'warranty.late', '09120000013'],
  ]);
  const kept = await ownerWithTicket(shop, 14);
  await move(afterSales(), kept.ticketId, 'contact', 'sent');
  for (const row of await warnings(kept.ticketId, 'warranty.contact')) {
    expect(await warnOfDeadline(at(clockContext(shop.rt, 'deadlines.warn'), 24), String(row['id']), row['payload'] as never)).toBe('nothing');
  }
  expect(await rows(`select count(*)::int as n from messages where facts->>'code' = $1 and channel = 'email'`, [kept.code])).toEqual([{ n: 0 }]);
});

test('[WAR-8] the owner sees days left, history and papers, and is reminded a month before the end, once, if it is still theirs and in force', async () => {
  const { ctx, serial } = await ownerWithDevice(shop, 15, { receipt: [await photo()] });
  const seen = (await devicePassport(ctx, serial)) as Passport;
  expect([seen.daysLeft, seen.history.map(({ event }) => event), seen.papers.map(({ kind }) => kind)]).toEqual([364, ['confirm'], ['receipt']]);
  const [row] = await rows(
    `select id, payload, due_at from outbox where kind = 'remind' and (payload->>'deviceId')::int = (select id from devices where serial = $1)`,
    [serial],
  );
  expect(row?.['due_at']).toEqual(new Date('2027-10-21T00:00:00+03:30'));
  const remind = (payload: unknown, id = String(row?.['id'])) => remindOfEnd(clockContext(shop.rt, 'warranty.remind'), id, payload as never);
  expect([await remind(row?.['payload']), await remind(row?.['payload'])]).toEqual([true, false]);
  expect(await rows(`select body from messages where notice = 'warranty.ending' and facts->>'serial' = $1`, [serial])).toEqual([
    { body: expect.stringContaining('۲۹ آبان ۱۴۰۶') },
  ]);
  const other = await ownerWithDevice(shop, 16);
  const [later] = await rows(
    `select id, payload from outbox where kind = 'remind' and (payload->>'deviceId')::int = (select id from devices where serial = $1)`,
    [other.serial],
  );
  await shop.database.pool.query(`update devices set state = 'void' where serial = $1`, [other.serial]);
  expect(await remind(later?.['payload'], String(later?.['id']))).toBe(false);
});

test('[WAR-4: the queue] staff see open tickets by due time, what waits for its owner last', async () => {
  const first = await ownerWithTicket(shop, 17);
  await move(afterSales(), first.ticketId, 'contact', 'sent');
  await move(afterSales(), first.ticketId, 'accept', 'contacted');
  const due = (await workDue(afterSales(1), { queue: 'tickets' })).spans.flatMap(({ items }) => items);
  expect(due.length).toBeGreaterThan(1);
  expect(due.at(-1)).toMatchObject({ id: first.ticketId, dueAt: null });
  const times = due.map((one) => one.dueAt?.getTime() ?? Infinity);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(due.every((one) => !['returned', 'replaced', 'refused', 'withdrawn'].includes(one.state))).toBe(true);
  expect(await staffTicket(staffContext(shop, 'editor'), first.ticketId)).toBeNull();
  await staffTicket(afterSales(), first.ticketId);
  expect((await rows(`select count(*)::int as n from audit where action = 'tickets.read' and subject = $1`, [`ticket:${first.ticketId}`]))[0]?.['n']).toBe(1);
});

test('[WAR-5, ORD-5: one of two] of two devices in an order one is replaced: it is told apart by its serial, with its promise and its parcel; the order is replaced with the second', async () => {
  const ctx = await buyer(shop, 71);
  const made = await order(shop, ctx, 2);
  await putInState(
    shop.database.pool,
    `update orders set state = 'confirmed', placed_at = $2, promised_by = $2::timestamptz + interval '2 days' where id = $1`,
    [made.orderId, ctx.now],
  );
  const form = await dispatchForm(shop, made.orderId);
  const support = staffContext(shop, 'support');
  expect(await moveOrder(support, { orderId: made.orderId, event: 'dispatch', expectedState: 'confirmed', dispatch: form })).toMatchObject({ ok: true });
  expect(await moveOrder(support, { orderId: made.orderId, event: 'deliver', expectedState: 'dispatched' })).toMatchObject({ ok: true });
  const [first = '', second = ''] = Object.values(form.serials);
  const orderNow = async () => (await orderDetail(ctx, made.code)) as OrderDetail;
  const replaced = async (serial: string) => {
    const sent = await sendTicket(ctx, ticketForm(serial, { kind: 'replacement' }));
    if (!sent.ok) throw new Error(sent.code);
    const { code } = sent.value;
    const [{ id }] = (await rows('select id from warranty_tickets where code = $1', [code])) as [{ id: number }];
    expect((await move(afterSales(1), id, 'contact', 'sent')).ok).toBe(true);
    expect((await move(afterSales(1), id, 'accept', 'contacted')).ok).toBe(true);
    // What arrives is read, and another device is not taken for this one.
    const other = serial === first ? second : first;
    expect(await move(afterSales(2), id, 'receive', 'accepted', { arrivedSerial: other })).toMatchObject({
      code: 'warranty.arrived.other',
      field: 'arrivedSerial',
    });
    expect((await move(afterSales(2), id, 'receive', 'accepted', { arrivedSerial: serial.toLowerCase(), reason: 'جعبه باز، بی‌خراش' })).ok).toBe(true);
    const promise = (await detail(ctx, code)).clocks.at(-1);
    expect(promise).toMatchObject({ promise: 'warranty.replace', keptAt: null, urgency: 'in-time' });
    expect((await orderNow()).replacements.at(-1)).toMatchObject({ code, state: 'received', serial, newSerial: null, dueAt: promise?.dueAt });
    const fresh = await makeDevice(shop);
    const send = (parcel: { courier: string; tracking: string }) => move(afterSales(3), id, 'replace', 'received', { newSerial: fresh, parcel });
    expect(await send({ courier: '', tracking: '' })).toMatchObject({ code: 'warranty.parcel.courier', field: 'courier' });
    expect(await send({ courier: 'post-express', tracking: ' ' })).toMatchObject({ field: 'tracking' });
    expect((await send({ courier: 'post-express', tracking: '۴۴۰۲-۵۵۱' })).ok).toBe(true);
    expect(await detail(ctx, code)).toMatchObject({ newSerial: fresh, parcel: { courier: 'post-express', tracking: '4402-551' } });
    expect((await detail(ctx, code)).clocks.at(-1)?.keptAt).toEqual(afterSales(3).now);
    return fresh;
  };
  // By hand the whole order would be replaced with one of its devices.
  const byHand = { orderId: made.orderId, event: 'replace', expectedState: 'delivered', reason: 'یکی خراب بود' } as const;
  expect(await moveOrder(support, byHand)).toMatchObject({ ok: false, code: 'orders.replace.by-ticket', status: 409 });
  const fresh = await replaced(first);
  expect(await moveOrder(support, byHand)).toMatchObject({ ok: false, code: 'orders.replace.by-ticket' });
  expect(await orderNow()).toMatchObject({
    state: 'delivered',
    replacements: [{ serial: first, newSerial: fresh, state: 'replaced', parcel: { tracking: '4402-551' } }],
  });
  expect((await orderNow()).devices.map(({ serial }) => serial).sort()).toEqual([second, fresh].sort());
  expect(await rows(`select facts->>'serial' as serial from events where subject = $1 and event = 'replace-one'`, [`order:${made.orderId}`])).toEqual([
    { serial: first },
  ]);
  await replaced(second);
  expect((await orderNow()).state).toBe('replacement');
});

test('[WAR-6] another device for one hurt on its way is promised with the acceptance, and the promise goes on while the broken one comes back', async () => {
  expect([promiseAt('transit-damage', 'accepted'), promiseAt('transit-damage', 'received')]).toEqual(['warranty.replace', null]);
  expect([promiseAt('replacement', 'accepted'), promiseAt('replacement', 'received'), promiseAt('guarantee', 'received')]).toEqual([
    null,
    'warranty.replace',
    'warranty.repair',
  ]);
});

test('[WAR-4, WAR-5] nothing arrives whose serial nobody read, and nothing leaves without its parcel or a word that it was handed over; the owner reads by when another is sent', async () => {
  const { code, ticketId, serial } = await ownerWithTicket(shop, 72, { kind: 'replacement' });
  const ask = (event: TicketEvent, expectedState: TicketState, more: Partial<TicketMove> = {}) =>
    moveTicket(afterSales(), { ticketId, event, expectedState, reason: `دلیل ${event}`, ...more });
  expect((await ask('contact', 'sent')).ok).toBe(true);
  expect((await ask('accept', 'contacted')).ok).toBe(true);
  expect(await ask('receive', 'accepted')).toMatchObject({ ok: false, field: 'arrivedSerial' });
  expect((await ask('receive', 'accepted', { arrivedSerial: serial })).ok).toBe(true);
  const [waiting] = await rows('select due_at from warranty_tickets where id = $1', [ticketId]);
  const lastDay = formatWeekdayDate('fa', shownDay(waiting?.['due_at'] as Date));
  expect(await rows(`select body from messages where facts->>'code' = $1 and notice = 'warranty.replacing'`, [code])).toEqual([
    { body: expect.stringContaining(lastDay) },
  ]);
  const newSerial = await makeDevice(shop);
  expect(await ask('replace', 'received', { newSerial })).toMatchObject({ code: 'warranty.parcel.courier', field: 'courier' });
  // Each field says what is wrong with it, all in one answer.
  const all = await ask('replace', 'received', { newSerial: 'NS1', parcel: { courier: 'post-express', tracking: '' }, reason: ' ' });
  if (all.ok) throw new Error('was replaced');
  expect([all, ...(all.also ?? [])].map(({ field, code }) => [field, code])).toEqual([
    ['newSerial', 'warranty.serial.length'],
    ['tracking', 'orders.dispatch.tracking-missing'],
    ['reason', 'lifecycle.reason.missing'],
  ]);
  expect(await rows('select state from devices where serial = $1', [newSerial])).toEqual([{ state: 'made' }]);
  expect((await ask('replace', 'received', { newSerial, parcel: IN_PERSON })).ok).toBe(true);
  const repaired = await ownerWithTicket(shop, 73);
  for (const [event, state] of [
    ['contact', 'sent'],
    ['accept', 'contacted'],
    ['receive', 'accepted'],
    ['repair', 'received'],
  ] as const)
    expect((await move(afterSales(), repaired.ticketId, event, state)).ok).toBe(true);
  const back = { ticketId: repaired.ticketId, event: 'give-back', expectedState: 'repaired' } as const;
  expect(await moveTicket(afterSales(), back)).toMatchObject({ field: 'courier' });
});
