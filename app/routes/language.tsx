import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { isLang } from '#locales/lang';
import { sayRefusal } from '#locales/refusal';
import { chooseLanguage } from '#services/accounts/choose-language';
import { setCookie } from '../cookies.server';
import { actions, goOn, typed } from '../door.server';
import { keepsDrafts, keepTyped } from '../drafts.server';
import { localPath } from '../local-path';
import { href, inOtherLang, locate, type Lang } from '../routes';

/** Redirects: a language is chosen by a form, never by a link. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(href(locate(new URL(request.url).pathname).lang, 'home'), 303);
}

/** Remembers the choice and shows the same page, its query kept, in that language. [LANG-1, LANG-5] */
export const action = actions(
  {
    default: async (ctx, form, at) => {
      // The switch sends along what stands in the page's own form: its own words are in the address then.
      const query = at.url.searchParams;
      const lang = query.get('lang') ?? form.get('lang');
      if (!isLang(lang))
        return new Response(sayRefusal(ctx.lang, { code: 'common.field.invalid' }), { status: 422, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
      await chooseLanguage(ctx, lang);
      const to = localPath(query.get('to') ?? form.get('to')) ?? href(lang, 'home');
      const path = to.split('?')[0] ?? '';
      const kept = query.has('lang') && keepsDrafts(path) ? await keepTyped(ctx, at.request, path, typed(form)) : [];
      return goOn({ to: sameInLang(to, lang), cookies: [await setCookie('zb_lang', lang), ...kept] }, at);
    },
  },
  ({ url }) => url.searchParams.has('lang'),
);

function sameInLang(path: string, lang: Lang): string {
  const [pathname = '/', ...query] = path.split('?');
  if (locate(pathname).lang === lang || locate(pathname).page?.neutral) return path;
  return inOtherLang(pathname, query.length > 0 ? `?${query.join('?')}` : '');
}
