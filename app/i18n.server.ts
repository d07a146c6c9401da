import { RemixI18Next } from 'remix-i18next/server';
import { defaultLang, langs } from '#locales/lang';
import { dataless } from './dataless';
import { locate, type Lang } from './routes';

/** The language of a request is its path's: no cookie and no header ever turns a page into another one. */
const language = new RemixI18Next({
  detection: {
    supportedLanguages: [...langs],
    fallbackLanguage: defaultLang,
    order: ['custom'],
    findLocale: async (request) => locate(dataless(new URL(request.url).pathname)).lang,
  },
});

/** The language that a request's page is in. [LANG-1] */
export async function langOf(request: Request): Promise<Lang> {
  return (await language.getLocale(request)) as Lang;
}
