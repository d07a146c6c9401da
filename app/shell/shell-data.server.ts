import type { LoaderFunctionArgs } from '@remix-run/node';
import { phoneMark } from '#services/accounts/phone-mark';
import { userName } from '#services/accounts/user-name';
import { cartCount } from '#services/cart/count';
import { site } from '#services/content/site';
import type { Ctx } from '#services/context';
import { readCookie } from '../cookies.server';
import { dataless } from '../dataless';
import { takeFlash } from '../flash.server';
import { wasRefused } from '../refused-forms.server';
import { offersOther } from '../language-offer';

/** What header, footer and messages say to this visitor; `clear` is the cookie that takes a message away once it is read. */
export async function shellOf(ctx: Ctx, { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const url = new URL(request.url);
  const path = dataless(url.pathname);
  const [contact, count, name, waiting, chosen] = await Promise.all([
    site(ctx),
    cartCount(ctx),
    userName(ctx),
    takeFlash(request),
    readCookie(request, 'zb_lang'),
  ]);
  const shell = {
    lang: ctx.lang,
    path,
    query: url.search,
    nonce: context.nonce,
    requestId: context.requestId,
    site: contact,
    cartCount: count,
    user:
      ctx.actor.kind === 'user'
        ? {
            name,
            mark: phoneMark(ctx.rt, ctx.actor.userId),
            isProvider: ctx.actor.roles?.includes('service-provider') === true,
            isDoctor: ctx.actor.roles?.includes('doctor') === true,
          }
        : null,
    flash: waiting?.flash ?? null,
    refused: wasRefused(context),
    offer: offersOther(ctx.lang, request.headers.get('Accept-Language'), chosen !== null),
  };
  return { shell, clear: waiting?.clear };
}

/** The shell's data, for header, footer and messages. */
export type ShellData = Awaited<ReturnType<typeof shellOf>>['shell'];
