import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { logout } from '#services/accounts/logout';
import { dropCookie } from '../../cookies.server';
import { actions, goOn, refused } from '../../door.server';
import { href, locate } from '../../routes';

/** Redirects: nobody is logged out by a link. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(href(locate(new URL(request.url).pathname).lang, 'home'), 303);
}

/** Ends the session and empties what the browser kept, so that nothing private stays readable. [AUTH-3, DASH-6] */
export const action = actions({
  default: async (ctx, _form, at, intent) => {
    const done = await logout(ctx);
    if (!done.ok) return refused(ctx, done, intent, {}, at);
    const cookies = await Promise.all((['zb_session', 'zb_login', 'zb_cart', 'zb_draft', 'zb_transfer'] as const).map(dropCookie));
    const response = await goOn({ to: href(ctx.lang, 'home'), toast: { kind: 'success', key: 'common.success.logged-out' }, cookies });
    response.headers.set('Clear-Site-Data', '"cache"');
    return response;
  },
});
