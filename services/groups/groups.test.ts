import { afterEach, beforeEach, expect, test } from 'vitest';
import { groupState, join, open, orderShare, payShareOf, person, shareToman, wrongGroups } from '../../tests/group';
import { atGateway, books, buyer, comeBack, DEVICE_TOMAN, later, openShop, orderForm, said, state, stockOf, type Shop } from '../../tests/shop';
import { clockOf, walletState, wrongWallets } from '../../tests/wallet';
import { cartView, shareView } from '../cart/view';
import { cartCount } from '../cart/count';
import { addToCart } from '../cart/add';
import type { Ctx } from '../context';
import { applyCode } from '../cart/apply-code';
import { endUnpaid, giveUp } from '../orders/end-unpaid';
import { moveOrder } from '../orders/move';
import { placeOrder } from '../orders/place';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { settleDueGroups } from './due';
import { giveDifference } from './give-difference';
import { joinGroup } from './join';
import { leaveGroup } from './leave';
import { leadGroup, moveGroupByStaff } from './move';
import { openGroup } from './open';
import { settleGroup } from './settle';
import { myShare } from './share';

let shop: Shop;
let leader: Ctx;
let code: string;
beforeEach(async () => {
  shop = await openShop();
  leader = await buyer(shop, 1);
  code = await open(shop, leader);
});
afterEach(async () => {
  expect(await wrongGroups(shop)).toEqual([]);
  expect(await wrongWallets(shop)).toEqual([]);
  await shop.stop();
});

const less = (percent: number) => DEVICE_TOMAN - Math.round((DEVICE_TOMAN * percent) / 100);
const settle = async () => settleGroup(clockOf(shop), (await groupState(shop, code)).id);
const close = async () => {
  const closed = await leadGroup(leader, code, 'close');
  if (!closed.ok) throw new Error(closed.code);
};

test(
  '[GRP-2: the table, GRP-3: the gift] the price of a share is exact at 1, 4, 5, 9, 10, 19 and 20 members; the database refuses a twenty-first too',
  { timeout: 60_000 },
  async () => {
    const seen: [number, number][] = [];
    for (let members = 1; members <= 20; members += 1) {
      if (members > 1) await join(shop, code, members, members);
      if ([1, 4, 5, 9, 10, 19, 20].includes(members)) seen.push([members, await shareToman(leader, code)]);
    }
    expect(seen).toEqual([
      [1, less(0)],
      [4, less(2)],
      [5, less(4.5)],
      [9, less(4.5)],
      [10, less(7)],
      [19, less(9)],
      [20, less(12)],
    ]);
    expect(await groupState(shop, code)).toMatchObject({ state: 'closed', members: 20, fixed_members: 20, fixed_percent: 12, fixed_unit_toman: DEVICE_TOMAN });
    const late = await buyer(shop, 21);
    expect(await joinGroup(late, code, person(21))).toMatchObject({ ok: false, code: 'groups.group.full', status: 409 });
    const { id } = await groupState(shop, code);
    const force = (groupId: number) =>
      shop.database.pool.query(
        `insert into group_members (group_id, user_id, variant_id, full_name, lang, state, joined_at, feature_ids, engraving) values ($1, $2, $3, 'x', 'fa', 'joined', now(), '{}', '{}')`,
        [groupId, late.actor.kind === 'user' ? late.actor.userId : 0, shop.unit.variantId],
      );
    await expect(force(id)).rejects.toThrow(/groups_members_twenty|takes no more members/);
  },
);

test('[GRP-2: up to 20] the database alone refuses the twenty-first in a group that is still open', { timeout: 60_000 }, async () => {
  await join(shop, code, 2, 19);
  const { id } = await groupState(shop, code);
  const force = async (number: number) => {
    const ctx = await buyer(shop, number);
    return shop.database.pool.query(
      `insert into group_members (group_id, user_id, variant_id, full_name, lang, state, joined_at, feature_ids, engraving) values ($1, $2, $3, 'x', 'fa', 'joined', now(), '{}', '{}')`,
      [id, ctx.actor.kind === 'user' ? ctx.actor.userId : 0, shop.unit.variantId],
    );
  };
  await force(20);
  await expect(force(21)).rejects.toThrow(/groups_members_twenty/);
  expect((await groupState(shop, code)).members).toBe(20);
});

test(
  '[GRP-2: the last place] ten at once for the last place: one gets it and the group closes, nine are told that it is full',
  { timeout: 60_000 },
  async () => {
    await join(shop, code, 2, 19);
    const rush = await Promise.all(Array.from({ length: 10 }, (_, at) => buyer(shop, 30 + at)));
    const answers = await Promise.all(rush.map((ctx, at) => joinGroup(ctx, code, person(30 + at))));
    expect(answers.filter((one) => one.ok)).toHaveLength(1);
    expect(new Set(answers.map((one) => (one.ok ? 'ok' : one.code)))).toEqual(new Set(['ok', 'groups.group.full']));
    expect(await groupState(shop, code)).toMatchObject({ state: 'closed', members: 20, fixed_members: 20 });
  },
);

test('[GRP-2] its leader is a member and has its link; the price follows the count by the table that staff keep, each group by the one of its opening, up to 20', async () => {
  const { pool } = shop.database;
  const { id } = await groupState(shop, code);
  const { rows: led } = await pool.query(
    `select g.leader_id = m.user_id as leads, m.state from groups g join group_members m on m.group_id = g.id where g.id = $1`,
    [id],
  );
  expect(led).toEqual([{ leads: true, state: 'joined' }]);
  expect((await said(shop)).at(-1)).toMatchObject({ notice: 'groups.opened', body: expect.stringContaining(`/shop/group/${code}`) as string });
  await join(shop, code, 2, 2);
  expect(await shareToman(leader, code)).toBe(less(2));
  await pool.query(`with kept as (insert into group_buying (updated_at) values (now()) returning id)
    insert into group_buying_ladder (_order, _parent_id, id, from_members, percent) select one.place, kept.id, one.place::text, one.members, one.percent
    from kept, (values (1, 2, 3), (2, 4, 5)) as one(place, members, percent)`);
  expect(await shareToman(leader, code)).toBe(less(2));
  const second = await buyer(shop, 50);
  const later = await open(shop, second, 50);
  await join(shop, later, 51, 51);
  expect(await shareToman(second, later)).toBe(less(3));
  await expect(pool.query(`update groups set members = 21 where id = $1`, [id])).rejects.toThrow(/groups_members_twenty/);
});

test('[GRP-1] name and mobile number are asked for: the number is the account’s own; one is in one unpaid group for a device', async () => {
  const ctx = await buyer(shop, 2);
  expect(await joinGroup(ctx, code, person(3))).toMatchObject({ ok: false, code: 'groups.phone.other', field: 'phone' });
  expect(await joinGroup({ ...ctx, actor: { kind: 'guest' } }, code, person(2))).toMatchObject({ ok: false, status: 403 });
  expect(await joinGroup(ctx, 'NOBODY12', person(2))).toMatchObject({ ok: false, code: 'groups.group.unknown', status: 404 });
  await join(shop, code.toLowerCase(), 2, 2);
  expect(await joinGroup(ctx, code, person(2))).toMatchObject({ ok: false, code: 'groups.member.already' });
  expect(await openGroup(ctx, { variantId: shop.unit.variantId, ...person(2) })).toMatchObject({ ok: false, code: 'groups.member.elsewhere', status: 409 });
  // The leader's second press finds the first one's group.
  expect(await openGroup(leader, { variantId: shop.unit.variantId, ...person(1) })).toEqual({ ok: true, value: { code } });
  const { rows } = await shop.database.pool.query('select full_name from group_members order by id');
  expect(rows.map((row) => row.full_name)).toEqual(['آوین کهن‌سار', 'آوین کهن‌سار']);
  await shop.database.pool.query('update stock set available = 0 where variant_id = $1', [shop.unit.variantId]);
  expect(await joinGroup(await buyer(shop, 4), code, person(4))).toMatchObject({ ok: false, code: 'groups.product.sold-out' });
});

test('[GRP-4] each pays an own share by the ordinary payment; the price is fixed at the closing and the difference goes to the wallet of who paid early, once', async () => {
  const [second, third] = (await join(shop, code, 2, 4)) as [Ctx, Ctx, Ctx];
  await addToCart(second, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: 1 });
  const early = await payShareOf(shop, second, code);
  expect(await state(shop, early.code)).toMatchObject({ state: 'placed', paid_toman: less(2), total_toman: less(2) });
  expect(await cartCount(second)).toBe(1); // The cart is its own: the share was not bought from it.
  await join(shop, code, 5, 10);
  await close();
  expect(await groupState(shop, code)).toMatchObject({ state: 'closed', members: 10, paid: 1, fixed_members: 10, fixed_percent: 7 });
  expect(await settle()).toEqual({ returned: 1, lapsed: 0, finished: false });
  expect(await walletState(shop, second)).toMatchObject({
    balance: less(2) - less(7),
    history: [`deposit succeeded ${less(2) - less(7)} → ${less(2) - less(7)}`],
  });
  // Asked again, by whomever, however often: nothing more.
  expect(await settle()).toEqual({ returned: 0, lapsed: 0, finished: false });
  await settleDueGroups(clockOf(shop));
  expect((await walletState(shop, second)).balance).toBe(less(2) - less(7));
  // Who pays later pays the fixed price, whatever the shop's price has become.
  await shop.database.pool.query('update variants set price_toman = price_toman + 1000000 where id = $1', [shop.unit.variantId]);
  expect(await shareToman(third, code)).toBe(less(7));
  const late = await payShareOf(shop, third, code);
  expect(await state(shop, late.code)).toMatchObject({ state: 'placed', paid_toman: less(7) });
  await settle();
  expect(await groupState(shop, code)).toMatchObject({ paid: 2, returned: [null, less(2) - less(7), 0, null, null, null, null, null, null, null] });
  expect((await books(shop))['all']).toBe(0);
  expect((await books(shop))['sales']).toBe(-2 * less(7));
  const sms = (await said(shop)).map((one) => one.notice);
  expect(sms.filter((notice) => notice === 'groups.closed')).toHaveLength(9);
  expect(sms.filter((notice) => notice === 'groups.closed-paid')).toHaveLength(1);
  expect(sms.filter((notice) => notice === 'groups.returned')).toHaveLength(1);
  expect(sms.filter((notice) => notice === 'groups.rung')).toHaveLength(3);
});

test('[GRP-4] who does not pay in time leaves without harm: the others’ price stays, and nothing is owed', async () => {
  const [second, third] = (await join(shop, code, 2, 5)) as [Ctx, Ctx];
  await close();
  await payShareOf(shop, second, code);
  const due = later(shop, leader, 48 * 60);
  expect(await myShare({ ...third, now: due.now }, code)).toMatchObject({ ok: false, code: 'groups.share.over' });
  expect(await settleDueGroups(clockOf(shop))).toEqual({ closed: 0, settled: 1 });
  expect(await groupState(shop, code)).toMatchObject({ state: 'finished', members: 1, paid: 1, fixed_members: 5, fixed_percent: 4.5, due_at: null });
  expect((await groupState(shop, code)).places).toEqual(['left', 'paid', 'left', 'left', 'left']);
  expect((await said(shop)).filter((one) => one.notice === 'groups.lapsed')).toHaveLength(4);
  expect(await stockOf(shop)).toBe(99);
  // Free for another group.
  expect((await openGroup({ ...third, now: due.now }, { variantId: shop.unit.variantId, ...person(3) })).ok).toBe(true);
});

test('[GRP-4] a payment that is under way when the time is over ends first: paid, it counts; given up, its member is out', async () => {
  const [second, third] = (await join(shop, code, 2, 3)) as [Ctx, Ctx];
  await close();
  const almost = later(shop, leader, 48 * 60 - 5);
  const paying = await orderShare({ ...second, now: almost.now }, code);
  const waiting = await orderShare({ ...third, now: almost.now }, code);
  const authority = await atGateway({ ...second, now: almost.now }, paying.code, 'pay');
  const after = later(shop, leader, 48 * 60 + 1);
  await settle();
  expect((await groupState(shop, code)).places).toEqual(['left', 'joined', 'joined']);
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'placed' });
  expect(await giveUp({ ...third, now: after.now }, waiting.code)).toMatchObject({ ok: true, value: { outcome: 'cancelled' } });
  await settle();
  expect(await groupState(shop, code)).toMatchObject({ state: 'finished', places: ['left', 'paid', 'left'] });
});

test('[GRP-4] the leader closes while one pays: the payment is taken as it was shown, and the difference follows', async () => {
  const [second] = (await join(shop, code, 2, 4)) as [Ctx];
  const made = await orderShare(second, code);
  const authority = await atGateway(second, made.code, 'pay');
  await join(shop, code, 5, 10);
  const [closed, back] = await Promise.all([leadGroup(leader, code, 'close'), comeBack(shop, authority)]);
  expect([closed.ok, back.kind]).toEqual([true, 'placed']);
  expect(await state(shop, made.code)).toMatchObject({ paid_toman: less(2) });
  const { rows } = await shop.database.pool.query(`select count(*)::int as n from outbox where kind = 'settle' and due_at <= now() + interval '1 year'`);
  expect(rows[0].n).toBe(3);
  await settle();
  expect((await walletState(shop, second)).balance).toBe(less(2) - less(7));
});

test('[GRP-4] closing and paying at once, many times: everybody ends at the fixed price', { timeout: 60_000 }, async () => {
  const members = [leader, ...(await join(shop, code, 2, 9))];
  const made = await Promise.all(members.map((ctx) => orderShare(ctx, code)));
  const authorities = await Promise.all(members.map((ctx, at) => atGateway(ctx, made[at]?.code ?? '', 'pay')));
  await join(shop, code, 10, 10);
  await Promise.all([...authorities.map((authority) => comeBack(shop, authority)), leadGroup(leader, code, 'close'), settle(), settle()]);
  await Promise.all([settle(), settle(), settle(), settleDueGroups(clockOf(shop))]);
  const group = await groupState(shop, code);
  expect(group).toMatchObject({ paid: 9, fixed_percent: 7, returned: [...Array.from({ length: 9 }, () => less(4.5) - less(7)), null] });
  expect((await books(shop))['sales']).toBe(-9 * less(7));
});

test('[GRP-4] a process that dies between the closing and the returns leaves the rest to the next: each difference once', async () => {
  const members = [leader, ...(await join(shop, code, 2, 4))];
  for (const ctx of members) await payShareOf(shop, ctx, code);
  await join(shop, code, 5, 5);
  await close();
  // It died after the first return.
  const { rows } = await shop.database.pool.query<{ id: number }>(`select id from group_members where state = 'paid' order by id`);
  await giveDifference(clockOf(shop), rows[0]?.id ?? 0);
  expect(await settleDueGroups(clockOf(shop))).toEqual({ closed: 0, settled: 1 });
  const difference = (paid: number) => less(paid) - less(4.5);
  expect((await groupState(shop, code)).returned).toEqual([difference(2), difference(2), difference(2), difference(2), null]);
  await Promise.all(rows.map(({ id }) => giveDifference(clockOf(shop), id)));
  expect((await walletState(shop, leader)).history).toHaveLength(1);
});

test('[GRP-4] whoever has not paid may leave and come back; the lead passes on; a payment under way is ended first', async () => {
  const [second] = (await join(shop, code, 2, 3)) as [Ctx];
  const made = await orderShare(second, code);
  expect(await leaveGroup(second, code)).toMatchObject({ ok: false, code: 'groups.leave.paying', facts: { code: made.code } });
  expect(await placeOrder(second, orderForm(less(2), { group: code }))).toMatchObject({ ok: false, code: 'orders.payment.open' });
  await giveUp(second, made.code);
  expect((await leaveGroup(leader, code)).ok).toBe(true);
  expect(await groupState(shop, code)).toMatchObject({
    members: 2,
    places: ['left', 'joined', 'joined'],
    leader_id: second.actor.kind === 'user' ? second.actor.userId : 0,
  });
  expect(await leadGroup(leader, code, 'close')).toMatchObject({ ok: false, code: 'groups.lead.not' });
  expect((await joinGroup(leader, code, person(1))).ok).toBe(true);
  await payShareOf(shop, second, code);
  expect(await leaveGroup(second, code)).toMatchObject({ ok: false, code: 'groups.leave.paid' });
  expect(await leadGroup(second, code, 'dissolve')).toMatchObject({ ok: false, code: 'groups.dissolve.paid' });
  expect((await said(shop)).map((one) => one.notice)).toContain('groups.lead');
});

test('[GRP-4] one alone is no group: it is not closed, and ends with its time; two are closed by it', async () => {
  expect(await leadGroup(leader, code, 'close')).toMatchObject({ ok: false, code: 'groups.close.alone' });
  const another = await buyer(shop, 2);
  const two = await open(shop, another, 2);
  await join(shop, two, 3, 3);
  later(shop, leader, 8 * 24 * 60);
  expect(await joinGroup({ ...(await buyer(shop, 4)), now: shop.rt.clock() }, code, person(4))).toMatchObject({ ok: false, code: 'groups.group.closed' });
  expect(await settleDueGroups(clockOf(shop))).toMatchObject({ closed: 2 });
  expect([(await groupState(shop, code)).state, (await groupState(shop, two)).state]).toEqual(['dissolved', 'closed']);
  expect(await settleDueGroups(clockOf(shop))).toMatchObject({ closed: 0 });
  expect((await said(shop)).map((one) => one.notice)).toContain('groups.dissolved');
});

test('[DISC-2: areas] a code for goods does not hold on a share, one for shares does not hold in the cart, and one that names nothing holds on both', async () => {
  const { rows } = await shop.database.pool.query(
    `insert into discount_codes (code, kind, value) values ('GOODS', 'percent', 5), ('SHARES', 'percent', 5), ('ALL', 'percent', 5) returning id`,
  );
  await shop.database.pool.query(`insert into discount_codes_holds_for ("order", parent_id, value) values (1, $1, 'goods'), (1, $2, 'group-share')`, [
    rows[0].id,
    rows[1].id,
  ]);
  const [second] = (await join(shop, code, 2, 2)) as [Ctx];
  const added = await addToCart(second, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: 1 });
  expect(added.ok).toBe(true);
  const refused = { ok: false, code: 'discounts.code.for-else', field: 'code' };
  expect(await applyCode(second, 'goods', code)).toMatchObject(refused);
  expect(await applyCode(second, 'shares')).toMatchObject(refused);
  for (const [typed, group] of [
    ['shares', code],
    ['goods', null],
    ['all', code],
    ['all', null],
  ] as const)
    expect((await applyCode(second, typed, group)).ok).toBe(true);
  // What staff change meanwhile is said at the last look.
  await shop.database.pool.query(`insert into discount_codes_holds_for ("order", parent_id, value) values (1, $1, 'group-share')`, [rows[2].id]);
  expect((await cartView(second, 'tehran')).codeRefusal).toMatchObject(refused);
});

test('[GRP-3: the better one holds] a code and the group price do not add up on a share, and the code’s use is counted only when it holds', async () => {
  await shop.database.pool.query(`insert into discount_codes (code, kind, value, per_user_limit) values ('THREE', 'percent', 3, 1)`);
  const [second, third] = (await join(shop, code, 2, 3)) as [Ctx, Ctx];
  expect((await applyCode(second, 'three', code)).ok).toBe(true);
  const share = await myShare(second, code);
  if (!share.ok) throw new Error(share.code);
  expect((await shareView(second, share.value, 'tehran')).priced).toMatchObject({ holds: 'code', totalToman: less(3), otherToman: DEVICE_TOMAN - less(2) });
  const made = await payShareOf(shop, second, code);
  const codes = async () => (await shop.database.pool.query('select discount_code from orders order by id')).rows.map((row) => row.discount_code);
  expect([await codes(), (await state(shop, made.code)).paid_toman]).toEqual([['THREE'], less(3)]);
  await applyCode(third, 'three', code);
  await join(shop, code, 4, 5);
  await payShareOf(shop, third, code);
  expect(await codes()).toEqual(['THREE', null]);
  expect((await shop.database.pool.query('select used from code_counters')).rows).toEqual([{ used: 1 }]);
  await close();
  await settle();
  // The better one holds in the end too: who paid with the code gets what the fixed price takes off more.
  expect((await groupState(shop, code)).returned).toEqual([null, less(3) - less(4.5), 0, null, null]);
});

test('[GRP-4] a share that is cancelled after its difference went back is owed the rest only; the fixed price of the others stays', async () => {
  const [second] = (await join(shop, code, 2, 4)) as [Ctx];
  const made = await payShareOf(shop, second, code);
  await join(shop, code, 5, 5);
  await close();
  await settle();
  const staff: Ctx = { ...clockOf(shop), actor: { kind: 'staff', staffId: 1, name: 'x', roles: ['administrator'] } };
  expect((await moveOrder(staff, { orderId: made.orderId, event: 'cancel', expectedState: 'placed', reason: 'درخواست خریدار' })).ok).toBe(true);
  const { rows } = await shop.database.pool.query('select amount_toman::int as amount from refunds');
  expect(rows).toEqual([{ amount: less(4.5) }]);
  await carryOutRefunds(clockOf(shop));
  expect((await books(shop))['sales'] ?? 0).toBe(0);
  expect((await books(shop))['refunds-due'] ?? 0).toBe(0);
  expect(await groupState(shop, code)).toMatchObject({ members: 4, paid: 0, fixed_members: 5, fixed_percent: 4.5 });
  expect(await shareToman(leader, code)).toBe(less(4.5));
  expect((await said(shop)).filter((one) => one.notice === 'orders.refund-pending').map((one) => one.body)[0]).toContain('۸٬۵۴۷٬۲۵۰');
});

test('[GRP-4] a share that nobody paid is free again: the goods go back, the member is still in and may pay anew', async () => {
  const [second] = (await join(shop, code, 2, 2)) as [Ctx];
  const made = await orderShare(second, code);
  expect(await stockOf(shop)).toBe(99);
  later(shop, leader, 61);
  await endUnpaid(clockOf(shop), made.orderId);
  expect([await stockOf(shop), (await groupState(shop, code)).places]).toEqual([100, ['joined', 'joined']]);
  await payShareOf(shop, { ...second, now: shop.rt.clock() }, code);
  expect([await stockOf(shop), (await groupState(shop, code)).places]).toEqual([99, ['joined', 'paid']]);
});

test('[GRP-4] staff close from the state they saw; the tables hold the group to its life cycle and its price', async () => {
  await join(shop, code, 2, 2);
  const { id } = await groupState(shop, code);
  const staff: Ctx = { ...clockOf(shop), actor: { kind: 'staff', staffId: 1, name: 'x', roles: ['support'] } };
  expect(await moveGroupByStaff(staff, { groupId: id, event: 'close', expectedState: 'closed' })).toMatchObject({ ok: false, status: 409 });
  expect(
    await moveGroupByStaff(
      { ...staff, actor: { kind: 'staff', staffId: 1, name: 'x', roles: ['editor'] } },
      { groupId: id, event: 'close', expectedState: 'open' },
    ),
  ).toMatchObject({ ok: false, status: 403 });
  expect(await moveGroupByStaff(staff, { groupId: id, event: 'close', expectedState: 'open' })).toMatchObject({ ok: true, value: { state: 'closed' } });
  const { pool } = shop.database;
  await expect(pool.query(`update groups set state = 'open' where id = $1`, [id])).rejects.toThrow();
  await expect(pool.query(`update groups set fixed_percent = 3 where id = $1`, [id])).rejects.toThrow(/price of group/);
  await expect(pool.query(`update groups set ladder = '[]' where id = $1`, [id])).rejects.toThrow(/price of group/);
  await expect(pool.query(`delete from group_members`)).rejects.toThrow(/append-only/);
  await expect(pool.query(`update group_members set state = 'joined' where state = 'joined'`)).resolves.toBeTruthy();
});
