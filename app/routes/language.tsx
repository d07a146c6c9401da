import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { isLang } from '#locales/lang';
import { sayRefusal } from '#locales/refusal';
import { chooseLanguage } from '#services/accounts/choose-language';
import { setCookie } from '../cookies.server';
import { actions, goOn } from '../door.server';
import { localPath } from '../local-path';
import { href, inOtherLang, locate, type Lang } from '../routes';

/** A language is chosen by a form, never by a link. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(href(locate(new URL(request.url).pathname).lang, 'home'), 303);
}

/** Remembers the choice and shows the same page, its query kept, in that language. [LANG-1, LANG-5] */
export const action = actions({
  default: async (ctx, form, at) => {
    const lang = form.get('lang');
    if (!isLang(lang))
      return new Response(sayRefusal(ctx.lang, { code: 'common.field.invalid' }), { status: 422, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    await chooseLanguage(ctx, lang);
    return goOn({ to: sameInLang(localPath(form.get('to')) ?? href(lang, 'home'), lang), cookies: [await setCookie('zb_lang', lang)] }, at);
  },
});

function sameInLang(path: string, lang: Lang): string {
  const [pathname = '/', ...query] = path.split('?');
  if (locate(pathname).lang === lang || locate(pathname).page?.neutral) return path;
  return inOtherLang(pathname, query.length > 0 ? `?${query.join('?')}` : '');
}
