import { mySecondStep } from '#services/accounts/second-step';
import type { LoggedIn } from '#services/accounts/verify-login-code';
import { joinCarts } from '#services/cart/join';
import type { Ctx } from '#services/context';
import { dropCookie, setCookie } from '../../cookies.server';
import type { At } from '../../door.server';
import { adoptTyped } from '../../drafts.server';
import type { WordKey } from '#locales/say';
import type { Flash } from '../../flash.server';
import { localPath, returnPath } from '../../local-path';
import { href } from '../../routes';
import { goOnWithWish } from '../groups/group-actions.server';

/** After the code: the session's cookie, the guest's cart joined, and on to where the visitor wanted to be, past the names if they are missing. [AUTH-1, AUTH-2] */
export async function enter(login: LoggedIn, ctx: Ctx, at: At): Promise<{ to: string; toast: Flash; cookies: string[] }> {
  const wish = localPath(at.url.searchParams.get('to')) ?? undefined;
  const cookies = [await setCookie('zb_session', login.sessionToken), await setCookie('zb_known', login.clientToken), await dropCookie('zb_login')];
  const me: Ctx = { ...ctx, actor: { kind: 'user', userId: login.userId, sessionId: '' } };
  if (await joinGuestCart(ctx, me)) cookies.push(await dropCookie('zb_cart'));
  const went = wish ? await goOnWithWish(me, at, wish.split('?')[0] ?? '') : null;
  const typed = await adoptTyped(me, at.request, wish?.split('?')[0]);
  cookies.push(typed.cookie);
  if (went) {
    const refused = 'ok' in went;
    const next = refused ? wish : went.to;
    const toast: Flash = refused
      ? { kind: 'warning', key: `refusals.${went.code}` as WordKey }
      : // Before the names are told, the group's page is still to come: it says so there.
        (!login.needsProfile && went.toast) || { kind: 'success', key: 'common.success.logged-in' };
    return { to: login.needsProfile ? href(ctx.lang, 'loginProfile', undefined, { to: next }) : returnPath(ctx.lang, next), toast, cookies };
  }
  const second = login.needsProfile ? null : await secondStepFirst(me, wish);
  const to = login.needsProfile ? href(ctx.lang, 'loginProfile', undefined, { to: wish }) : (second ?? returnPath(ctx.lang, wish));
  return { to, toast: { kind: 'success', key: typed.waits ? 'accounts.login.typed-waits' : 'common.success.logged-in' }, cookies };
}

/** Leads an account that sees patients to its second step, which it gives now or leaves for later: then it is a customer's alone. [ROLE-1] */
async function secondStepFirst(me: Ctx, wish: string | undefined): Promise<string | null> {
  const { needed, enrolled } = await mySecondStep(me);
  return needed && enrolled ? href(me.lang, 'loginSecond', undefined, { to: wish }) : null;
}

/** The session stands whatever becomes of the cart: where joining fails, the guest's cart stays with its cookie for the next login. */
async function joinGuestCart(ctx: Ctx, me: Ctx): Promise<boolean> {
  const token = ctx.actor.kind === 'guest' ? ctx.actor.cartToken : undefined;
  try {
    return Boolean(token) && (await joinCarts(me, token)).ok;
  } catch (error) {
    ctx.rt.log.error({ requestId: ctx.requestId, error: String((error as Error)?.stack ?? error) }, 'the guest cart was not joined');
    return false;
  }
}
