import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { islandsUrl } from 'virtual:islands';
import { dirOf } from '#locales/lang';
import { contextOf } from './context.server';
import { reading } from './in-turn.server';
import { Hydrates } from './link';
import { locate } from './routes';
import { ErrorPage } from './shell/error-page';
import { PlainShell } from './shell/plain-shell';
import { Shell } from './shell/shell';
import { shellOf, type ShellData } from './shell/shell-data.server';
import styles from './styles/app.css?url';
import { LangProvider } from './words';

export const links: LinksFunction = () => [
  { rel: 'preload', href: '/fonts/vazirmatn-fa.woff2', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/icon-180.png' },
];

/** The data of the shell around every page. */
export async function loader(args: LoaderFunctionArgs) {
  const { shell, clear } = await reading(args, async () => shellOf(await contextOf(args.request, args.context), args));
  return data(shell, clear ? { headers: { 'Set-Cookie': clear } } : {});
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  const matches = useMatches();
  // What failed before the shell was read still answers in its address's language.
  const here = locate(useLocation().pathname).lang;
  const lang = shell?.lang ?? here;
  const hydrate = !error && matches.some((match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate === true);
  return (
    <html lang={lang} dir={dirOf(lang)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f6f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1816" media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href={lang === 'fa' ? '/manifest.webmanifest' : '/en/manifest.webmanifest'} />
        <Meta />
        <Links />
      </head>
      <body>
        <LangProvider lang={lang}>
          <Hydrates value={hydrate}>{children}</Hydrates>
        </LangProvider>
        <script type="module" src={islandsUrl} />
        {hydrate ? (
          <>
            <ScrollRestoration nonce={shell?.nonce} />
            <Scripts nonce={shell?.nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function Root() {
  const shell = useRouteLoaderData<typeof loader>('root') as ShellData;
  const page = locate(shell.path).name;
  return (
    <Shell shell={shell} page={page}>
      <Outlet />
    </Shell>
  );
}

/** The error page for crashes and missing pages, in the shell, with the id that the log has too. [SHELL-10, SHELL-11] */
export function ErrorBoundary() {
  const shell = useRouteLoaderData<typeof loader>('root') ?? null;
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const text = isRouteErrorResponse(error) ? ((error.data as { text?: string } | null)?.text ?? null) : null;
  const page = <ErrorPage status={status} text={text} requestId={shell?.requestId ?? null} />;
  return shell ? (
    <Shell shell={shell} page={undefined}>
      {page}
    </Shell>
  ) : (
    <PlainShell>{page}</PlainShell>
  );
}
