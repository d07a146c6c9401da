import { buyer, comeBack, atGateway, homeOf, orderForm, type Shop } from './shop';
import type { Ctx } from '#services/context';
import { joinGroup } from '#services/groups/join';
import { openGroup } from '#services/groups/open';
import { myShare } from '#services/groups/share';
import { shareView } from '#services/cart/view';
import { placeOrder } from '#services/orders/place';

/** What a buyer of tests/shop writes into the group sale's form. */
export function person(number: number): { fullName: string; phone: string } {
  return { fullName: 'آوین کهن‌سار', phone: `0912${String(number).padStart(7, '0')}` };
}

/** A group for the shop's device that the buyer of this number opens; gives its code. */
export async function open(shop: Shop, ctx: Ctx, number = 1): Promise<string> {
  const opened = await openGroup(ctx, { variantId: shop.unit.variantId, ...person(number) });
  if (!opened.ok) throw new Error(opened.code);
  return opened.value.code;
}

/** Buyers of these numbers join; gives their requests. */
export async function join(shop: Shop, code: string, from: number, to: number): Promise<Ctx[]> {
  const joined: Ctx[] = [];
  for (let number = from; number <= to; number += 1) {
    const ctx = await buyer(shop, number);
    const result = await joinGroup(ctx, code, person(number));
    if (!result.ok) throw new Error(`${number}: ${result.code}`);
    joined.push(ctx);
  }
  return joined;
}

/** The price of a member's share as the checkout shows it. */
export async function shareToman(ctx: Ctx, code: string): Promise<number> {
  const share = await myShare(ctx, code);
  if (!share.ok) throw new Error(share.code);
  return (await shareView(ctx, share.value, 'tehran')).priced.totalToman;
}

/** Makes the order of a member's share, at the price that is shown. */
export async function orderShare(ctx: Ctx, code: string, more: Parameters<typeof orderForm>[1] = {}): Promise<{ code: string; orderId: number }> {
  const placed = await placeOrder(ctx, orderForm(await shareToman(ctx, code), { group: code, address: homeOf(ctx), ...more }));
  if (!placed.ok) throw new Error(placed.code);
  return placed.value;
}

/** Pays a share at the gateway, whole. */
export async function payShareOf(shop: Shop, ctx: Ctx, code: string): Promise<{ code: string; orderId: number }> {
  const made = await orderShare(ctx, code);
  const back = await comeBack(shop, await atGateway(ctx, made.code, 'pay'));
  if (back.kind !== 'placed') throw new Error(back.kind);
  return made;
}

/** What the tables say of a group. */
export async function groupState(shop: Shop, code: string) {
  const { pool } = shop.database;
  const [group] = (
    await pool.query(
      `select id, state, members::int, paid::int, fixed_members::int, fixed_percent::float, fixed_unit_toman::int, due_at, leader_id from groups where code = $1`,
      [code],
    )
  ).rows;
  const { rows } = await pool.query(`select user_id, state, returned_toman::int from group_members where group_id = $1 order by id`, [group.id]);
  return { ...group, places: rows.map((row) => row.state as string), returned: rows.map((row) => row.returned_toman as number | null) };
}

/** Queries for contradictions in groups; empty when all is well. [GRP-2, GRP-4] */
export const GROUPS_NEVER: Readonly<Record<string, string>> = {
  'groups of more than twenty': `select group_id from group_members where state <> 'left' group by group_id having count(*) > 20`,
  'groups that count other than their members': `select g.id from groups g where g.members <> (select count(*) from group_members where group_id = g.id and state <> 'left')
     or g.paid <> (select count(*) from group_members where group_id = g.id and state = 'paid')`,
  'members who have paid without a paid order': `select m.id from group_members m join orders o on o.id = m.order_id where m.state = 'paid' and o.paid_toman = 0`,
  'paid orders of members who have not paid': `select m.id from group_members m join orders o on o.id = m.order_id where m.state = 'joined' and o.placed_at is not null`,
  'differences without their entry': `select m.id from group_members m where (coalesce(m.returned_toman, 0) > 0) <>
     (1 = (select count(*) from ledger_entries where cause = 'groups.difference' and subject = 'order:' || m.order_id))`,
  'members who paid more than the fixed price': `select m.id from group_members m join groups g on g.id = m.group_id join order_lines l on l.order_id = m.order_id
     where g.fixed_members is not null and m.state = 'paid' and m.returned_at is not null
       and l.total_toman - m.returned_toman > (l.unit_toman + l.engraving_toman) * l.quantity - round((l.unit_toman + l.engraving_toman) * l.quantity * g.fixed_percent / 100)`,
};

/** Everything that does not hold, in words. */
export async function wrongGroups(shop: Pick<Shop, 'database'>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, query] of Object.entries(GROUPS_NEVER)) {
    const { rows } = await shop.database.pool.query(query);
    if (rows.length > 0) wrong.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return wrong;
}
