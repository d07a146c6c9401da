import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { islandsUrl } from 'virtual:islands';
import { dirOf } from '#locales/lang';
import { say } from '#locales/say';
import { openPreview } from '#services/preview/open';
import { contextOf } from '../context.server';
import { reading } from '../in-turn.server';
import type { Lang } from '../routes';
import styles from '../styles/app.css?url';

export const handle = { page: 'preview', hydrate: false };

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** The frame of the editors' preview: empty until the form beside it tells what stands in it. Without a ticket that opens there is nothing. [ADM-2] */
export async function loader(args: LoaderFunctionArgs) {
  const opened = await reading(args, async () => openPreview((await contextOf(args.request, args.context)).rt, args.params['ticket'] ?? ''));
  if (!opened) return new Response(null, { status: 404, headers: HEADERS });
  const page = `<!DOCTYPE html>${renderToStaticMarkup(<Frame lang={opened.lang} />)}`;
  return new Response(page, { headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' } });
}

function Frame({ lang }: { lang: Lang }) {
  return (
    <html lang={lang} dir={dirOf(lang)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{say(lang, 'shell.preview.title')}</title>
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <page-preview />
        <p className="wrap page soft">{say(lang, 'shell.preview.waiting')}</p>
        <script type="module" src={islandsUrl} />
      </body>
    </html>
  );
}
