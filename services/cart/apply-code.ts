import { eq } from '@payloadcms/db-postgres/drizzle';
import { checkDiscount, parseDiscountCode } from '#domain/orders/discount';
import type { CartLine } from '#domain/cart/line';
import { ok, refuse, type Result } from '#domain/result';
import { linesOf } from './lines';
import { lockCart } from './owner';
import { pricedItems } from './priced-items';
import { sellableUnits } from '../catalog/sellable';
import type { Ctx } from '../context';
import { shareOf } from '../groups/share';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { carts, groupMembers } from '../store/tables';
import { discountTerms } from '../discounts/terms';
import { usesOf } from '../discounts/use';
import { service } from '../service';

type Goods = { lines: readonly CartLine[]; keep: (codeId: number | null) => Promise<unknown> };

/** The goods that a code is set on: the cart's, or a share of a group. */
async function goodsFor(tx: Tx, ctx: Ctx, group: string | null): Promise<Result<Goods>> {
  if (group !== null) {
    const share = await shareOf(tx, ctx, group, true);
    if (!share.ok) return share;
    const { member, line } = share.value;
    return ok({ lines: [line], keep: (codeId) => tx.update(groupMembers).set({ codeId }).where(eq(groupMembers.id, member.id)) });
  }
  const cart = await lockCart(tx, ctx);
  if (!cart) return refuse('cart.empty', undefined, { status: 409 });
  const keep = (codeId: number | null) => tx.update(carts).set({ codeId, updatedAt: ctx.now }).where(eq(carts.id, cart.id));
  return ok({ lines: await linesOf(tx, cart.id), keep });
}

/** Sets a code on the cart, or on the share of a group, when its terms hold for what lies in it now. [DISC-2, GRP-3] */
export const applyCode = service('cart.change', async (ctx, typed: string, group: string | null = null): Promise<Result<{ code: string }>> => {
  const code = parseDiscountCode(typed);
  if (!code.ok) return code;
  return commit<{ code: string }>(ctx, async (tx) => {
    const goods = await goodsFor(tx, ctx, group);
    if (!goods.ok) return goods;
    const { lines, keep } = goods.value;
    if (lines.length === 0) return refuse('cart.empty', undefined, { status: 409 });
    const ids = lines.map((line) => line.variantId);
    const items = pricedItems(lines, await sellableUnits(tx, ids));
    const terms = await discountTerms(tx, { code: code.value });
    const uses = await usesOf(tx, ctx, {
      codeId: terms?.id ?? 0,
      userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      purpose: group === null ? 'goods' : 'group-share',
    });
    const held = checkDiscount(
      terms,
      uses,
      items.map((item) => ({ variantId: item.variantId, grossToman: item.grossToman })),
    );
    if (!held.ok) return held;
    await keep(held.value.id);
    return { value: { code: held.value.code }, audit: [] };
  });
});

/** Takes the code off the cart, or off the share of a group. */
export const dropCode = service('cart.change', async (ctx, group: string | null = null): Promise<Result<null>> => {
  return commit<null>(ctx, async (tx) => {
    const goods = await goodsFor(tx, ctx, group);
    if (!goods.ok) return goods;
    await goods.value.keep(null);
    return { value: null, audit: [] };
  });
});
