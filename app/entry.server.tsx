import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext, type HandleErrorFunction } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { runtime } from '#services/runtime';
import { dataless } from './dataless';
import { locate, pages, type Page, type PageName } from './routes';

const RENDER_LIMIT_MS = 10_000;
const TYPE = 'text/html; charset=utf-8';

/** Renders a page: as static markup where no framework script follows, as a stream with a nonce where React hydrates. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext, load: AppLoadContext) {
  headersOf(status).forEach(([name, value]) => headers.set(name, value));
  if (!hydrates(context)) return new Response(markup(request, context), { status, headers });
  const server = <RemixServer context={context} url={request.url} nonce={load.nonce} />;
  return new Promise<Response>((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(server, {
      nonce: load.nonce,
      onAllReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        runtime().log.error({ requestId: load.requestId, error: String((error as Error)?.stack ?? error) }, 'render failed');
      },
    });
    setTimeout(abort, RENDER_LIMIT_MS).unref();
  });
}

/** The page as static markup, for no script to take over. */
export function markup(request: Pick<Request, 'url'>, context: EntryContext): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<RemixServer context={context} url={request.url} />)}`;
}

/** What the answer with a page of this status says of it. */
export function headersOf(status: number): [string, string][] {
  return [['Content-Type', TYPE], ...(status === 503 ? ([['Retry-After', '2']] as [string, string][]) : [])];
}

/** Whether the page hydrates in the browser. */
function hydrates(context: EntryContext): boolean {
  if (context.staticHandlerContext.errors) return false;
  return context.staticHandlerContext.matches.some((match) => {
    const name = match.route.id.split('.')[1] as PageName | undefined;
    return Boolean(name && (pages[name] as Page | undefined)?.hydrate);
  });
}

/** A bug in a loader or action: the log gets it under the request's id, which the error page shows. [SHELL-11] */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const load = context as AppLoadContext;
  runtime().log.error({ requestId: load.requestId, path: loggedPath(request), error: String((error as Error)?.stack ?? error) }, 'request failed');
};

/** The path of a request as the log keeps it: of an address that is a key, its route alone. [OPS-4] */
function loggedPath({ url }: Request): string {
  const { pathname } = new URL(url);
  const { page } = locate(dataless(pathname));
  return page?.secret ? page.path : pathname;
}
