import { afterAll, beforeAll, expect, test } from 'vitest';
import { putInState } from '../../tests/put-in-state';
import { atGateway, buyer, comeBack, openShop, order, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import type { Ctx } from '../context';
import { askToCancel } from '../orders/cancel-requests/ask';
import { orderDetail } from '../staff/order-detail';
import { staffOrderList } from '../staff/order-list';
import { claimWork, ownerOf, releaseWork } from '../ownership/claim';
import { workDue } from './due';
import { colleaguesFor, giveWork, seeGiven } from './give';
import { doMany } from './many';

let shop: Shop;
let mahsa: Ctx;
let nima: Ctx;
let editor: Ctx;
const one = async (text: string, values: unknown[] = []) => (await shop.database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
const idOf = (ctx: Ctx) => (ctx.actor.kind === 'staff' ? ctx.actor.staffId : 0);

async function colleague(name: string, role: string): Promise<Ctx> {
  const id = await one('insert into staff (name, email) values ($1, $2) returning id', [name, `${role}.${name}@zarban.example`]);
  await shop.database.pool.query('insert into staff_roles ("order", parent_id, value) values (1, $1, $2)', [id, role]);
  return testContext(shop.rt, { actor: { kind: 'staff', staffId: id, name, roles: [role] } });
}
let made = 0;
async function paidOrder(state = 'placed'): Promise<number> {
  const { orderId } = await order(shop, await buyer(shop, (made += 1)));
  await putInState(
    shop.database.pool,
    `update orders set state = $2::enum_orders_state, paid_toman = total_toman, placed_at = now(), due_at = '2026-11-21T09:00Z' where id = $1`,
    [orderId, state],
  );
  return orderId;
}

beforeAll(async () => {
  shop = await openShop();
  [mahsa, nima, editor] = [await colleague('مهسا', 'support'), await colleague('نیما', 'operations'), await colleague('آوا', 'editor')];
});
afterAll(() => shop.stop());

const audit = async (subject: string) =>
  (await shop.database.pool.query(`select action, facts from audit where subject = $1 and action like 'work.%' order by id`, [subject])).rows;

test('[ADM-3: give] work is given to a colleague, who is told on the desk until it was seen; each step stands in the audit', async () => {
  const id = await paidOrder();
  const document = { collection: 'orders' as const, id };
  expect(await giveWork(mahsa, document, { to: idOf(nima), seen: 0 })).toMatchObject({ ok: true, value: { name: 'نیما', version: 1 } });
  const given = async () => (await workDue(nima, { owner: idOf(nima) })).spans.flatMap(({ items }) => items).map((item) => [item.id, item.givenBy]);
  expect(await given()).toEqual([[id, 'مهسا']]);
  expect(await seeGiven(mahsa)).toEqual({ ok: true, value: 0 });
  expect(await seeGiven(nima)).toEqual({ ok: true, value: 1 });
  expect(await given()).toEqual([[id, null]]);
  expect(await audit(`orders:${id}`)).toEqual([
    { action: 'work.give', facts: { before: null, to: idOf(nima) } },
    { action: 'work.given-seen', facts: {} },
  ]);
  // Who took an order stands among what happened to it.
  await claimWork(mahsa, document, 1);
  await releaseWork(mahsa, document, 2);
  expect((await orderDetail(mahsa, id))?.takings).toMatchObject([
    { event: 'work.give', by: 'مهسا', to: 'نیما' },
    { event: 'work.take', by: 'مهسا', to: null },
    { event: 'work.let-go', by: 'مهسا', to: null },
  ]);
});

test('[ADM-3: give] of many who give or take the same work at once one does, and the others are told who', async () => {
  const document = { collection: 'orders' as const, id: await paidOrder() };
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      at % 3 === 0 ? claimWork(mahsa, document, 0) : giveWork(at % 3 === 1 ? mahsa : nima, document, { to: idOf(at % 3 === 1 ? nima : mahsa), seen: 0 }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ code: 'work.changed-to', status: 409 });
  expect((await ownerOf(shop.rt.db, document)).version).toBe(1);
});

test('[ADM-3: give] only who sees a list is given work of it, and only who sees it gives', async () => {
  const document = { collection: 'orders' as const, id: await paidOrder() };
  expect((await colleaguesFor(mahsa, 'orders')).map(({ name }) => name)).toEqual(['مهسا', 'نیما']);
  expect(await giveWork(mahsa, document, { to: idOf(editor), seen: 0 })).toMatchObject({ ok: false, code: 'work.no-colleague', field: 'to' });
  expect(await giveWork(mahsa, document, { to: 9_999_999, seen: 0 })).toMatchObject({ ok: false, code: 'work.no-colleague' });
  expect(await giveWork(editor, document, { to: idOf(mahsa), seen: 0 })).toMatchObject({ ok: false, status: 403 });
  expect(await giveWork(await buyer(shop), document, { to: idOf(mahsa), seen: 0 })).toMatchObject({ ok: false });
  expect(await ownerOf(shop.rt.db, document)).toMatchObject({ staffId: null, version: 0 });
});

test('[ADM-4: many] one move for many orders: each is done or refused by itself, and a press that is repeated changes nothing more', async () => {
  const [first, second, moved, others] = [await paidOrder(), await paidOrder(), await paidOrder('confirmed'), await paidOrder()];
  await claimWork(nima, { collection: 'orders', id: others }, 0);
  const rows = [first, second, moved, others].map((id) => ({ id, state: 'placed', version: 0 }));
  const press = () => doMany(mahsa, 'orders', rows, { do: 'move', event: 'queue' });
  expect(await press()).toMatchObject({
    ok: true,
    value: [
      { id: first, done: 'now' },
      { id: second, done: 'now' },
      { id: moved, refusal: { code: 'common.changed-meanwhile' } },
      { id: others, refusal: { code: 'work.taken' } },
    ],
  });
  expect(await press()).toMatchObject({ value: [{ done: 'before' }, { done: 'before' }, { refusal: { status: 409 } }, { refusal: { status: 409 } }] });
  const { rows: events } = await shop.database.pool.query(
    `select substr(subject, 7)::int as order_id from events where event = 'queue' and substr(subject, 7)::int = any($1) order by 1`,
    [[first, second, moved, others]],
  );
  expect(events).toEqual([{ order_id: first }, { order_id: second }]);
});

test('[ADM-3: many] many rows are taken or given at once; what another has taken since stays theirs', async () => {
  const [mine, theirs] = [await paidOrder(), await paidOrder()];
  await claimWork(nima, { collection: 'orders', id: theirs }, 0);
  const rows = [mine, theirs].map((id) => ({ id, state: 'placed', version: 0 }));
  const take = () => doMany(mahsa, 'orders', rows, { do: 'take' });
  expect(await take()).toMatchObject({
    value: [
      { id: mine, done: 'now' },
      { id: theirs, refusal: { code: 'work.changed-to' } },
    ],
  });
  expect(await take()).toMatchObject({ value: [{ done: 'before' }, { refusal: { code: 'work.changed-to' } }] });
  expect(await doMany(mahsa, 'orders', [{ id: mine, state: 'placed', version: 1 }], { do: 'give', to: idOf(nima) })).toMatchObject({
    value: [{ done: 'now' }],
  });
  expect(await doMany(mahsa, 'orders', [], { do: 'take' })).toMatchObject({ ok: false, code: 'work.none-chosen' });
  expect(await doMany(editor, 'orders', rows, { do: 'take' })).toMatchObject({ value: [{ refusal: { status: 403 } }, { refusal: { status: 403 } }] });
});

test('[ADM-4: many] [ORD-5] an order whose buyer wants it cancelled is left out of a move of many, and says why; its row and the list say so before', async () => {
  const person = await buyer(shop, 77);
  const { code, orderId } = await order(shop, person);
  await comeBack(shop, await atGateway(person, code, 'pay'));
  const other = await paidOrder();
  expect(await askToCancel(person, { code, words: null })).toMatchObject({ ok: true });
  const rows = [orderId, other].map((id) => ({ id, state: 'placed', version: 0 }));
  expect(await doMany(mahsa, 'orders', rows, { do: 'move', event: 'queue' })).toMatchObject({
    value: [
      { id: orderId, refusal: { code: 'orders.cancel-request.waits', status: 409 } },
      { id: other, done: 'now' },
    ],
  });
  const shown = await staffOrderList(mahsa, { show: 'wished', search: '' });
  expect([shown.rows.map((row) => [row.code, row.wished]), shown.wished]).toEqual([[[code, true]], 1]);
  expect((await staffOrderList(mahsa, { show: 'all', search: '' })).rows.find(({ id }) => id === other)?.wished).toBe(false);
  const { spans } = await workDue(mahsa, {});
  const wished = spans.flatMap(({ items }) => items).filter((item) => item.wished);
  expect(wished.map((item) => item.code)).toEqual([code]);
});

test('[ADM-3: many] what many rows were taken with is let go again, by the number that each has since', async () => {
  const id = await paidOrder();
  const took = await doMany(mahsa, 'orders', [{ id, state: 'placed', version: 0 }], { do: 'take' });
  expect(took).toMatchObject({ value: [{ id, done: 'now', version: 1 }] });
  const back = () => doMany(mahsa, 'orders', [{ id, state: 'placed', version: 1 }], { do: 'let-go' });
  expect(await back()).toMatchObject({ value: [{ id, done: 'now' }] });
  expect(await back()).toMatchObject({ value: [{ id, done: 'before' }] });
  expect(await ownerOf(shop.rt.db, { collection: 'orders', id })).toMatchObject({ staffId: null });
});
