import type { Refusal, Result } from '#domain/result';
import { addToCart, type Changed, type Item } from '#services/cart/add';
import { removeLine, setEngraving, setQuantity, wipeCart } from '#services/cart/change';
import { restoreCart } from '#services/cart/restore';
import type { Ctx } from '#services/context';
import { applyCode, dropCode } from '#services/cart/apply-code';
import { setCookie } from '../../cookies.server';
import { doing, type Handler } from '../../door.server';
import { localPath } from '../../local-path';
import { href, type PageName } from '../../routes';
import { addFields, codeFields, engravingFields, noFields, quantityFields, removeFields, restoreFields } from './cart-fields';

/** Sets the cookie with the token of a guest's new cart. */
async function cookiesOf(changed: { token?: string }): Promise<string[]> {
  return changed.token ? [await setCookie('zb_cart', changed.token)] : [];
}

/** Announces the change, as a toast and in the status region. [CART-3, CART-4, TXT-1] */
async function said(changed: Changed, to: string) {
  return { to, toast: { kind: 'success', key: changed.says } as const, cookies: await cookiesOf(changed) };
}

async function add(ctx: Ctx, { from, ...item }: Item & { from: string }): Promise<Result<Changed & { to: string }>> {
  const added = await addToCart(ctx, item);
  return added.ok ? { ok: true, value: { ...added.value, to: localPath(from) ?? href(ctx.lang, 'cart') } } : added;
}

/** Turns a line that is gone into a message on the cart's page, without an error page. [CART-4] */
function gone<T>(result: Result<T>): Result<T> {
  return !result.ok && result.status === 404 ? ({ ...result, status: 409 } satisfies Refusal) : result;
}

/** What may be done to the cart; the product's page posts its addition here too. */
export const cartActions: Record<string, Handler> = {
  add: doing({ fields: () => addFields, run: add, then: (done) => said(done, done.to) }),
  quantity: doing({
    fields: quantityFields,
    run: async (ctx, form) => gone(await setQuantity(ctx, form)),
    then: (done, ctx) => said(done, href(ctx.lang, 'cart')),
  }),
  engraving: doing({
    fields: () => engravingFields,
    run: async (ctx, form) => gone(await setEngraving(ctx, form)),
    then: (done, ctx) => said(done, href(ctx.lang, 'cart')),
  }),
  remove: doing({ fields: removeFields, run: async (ctx, form) => gone(await removeLine(ctx, form)), then: (done, ctx) => said(done, href(ctx.lang, 'cart')) }),
  wipe: doing({ fields: noFields, run: async (ctx) => gone(await wipeCart(ctx)), then: (done, ctx) => said(done, href(ctx.lang, 'cart')) }),
  restore: doing({
    fields: restoreFields,
    run: (ctx, { lines }) => restoreCart(ctx, lines),
    then: async (done, ctx) => ({
      to: href(ctx.lang, 'cart'),
      toast: { kind: done.restored > 0 ? 'success' : 'info', key: done.restored > 0 ? 'cart.restore.done' : 'cart.restore.nothing' },
      cookies: await cookiesOf(done),
    }),
  }),
  ...codeActions('cart'),
};

/** Sets and removes a discount code where the sum is shown: in the cart and at checkout, of the cart or of a group's share. [DISC-2, GRP-3] */
export function codeActions(page: Extract<PageName, 'cart' | 'checkout'>): Record<string, Handler> {
  return {
    code: doing({
      fields: codeFields,
      run: (ctx, { code }, at) => applyCode(ctx, code, at.url.searchParams.get('group')),
      then: (_done, ctx, at) => ({ to: href(ctx.lang, page) + at.url.search, toast: { kind: 'success', key: 'cart.code-applied' } }),
    }),
    'drop-code': doing({
      fields: noFields,
      run: (ctx, _form, at) => dropCode(ctx, at.url.searchParams.get('group')),
      then: (_done, ctx, at) => ({ to: href(ctx.lang, page) + at.url.search, toast: { kind: 'success', key: 'cart.code-removed' } }),
    }),
  };
}
