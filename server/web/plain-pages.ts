import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node';
import { createStaticHandler, getStaticContextFromError, isRouteErrorResponse } from '@remix-run/router';
import type { AgnosticDataRouteObject, StaticHandlerContext } from '@remix-run/router';
import type { headersOf, markup } from '../../app/entry.server';
import { locate } from '../../app/routes';
import { handlerByPage } from './page-builds';

/** A page as it is sent, or a redirect in its place. */
export type Plain = { status: number; headers: [string, string][]; body: Buffer };
/** Makes a page for a request that reads it. */
export type MakePlain = (request: Request, load: AppLoadContext) => Promise<Plain>;

const DATA = '.data';

type Entry = ServerBuild['entry']['module'] & { markup: typeof markup; headersOf: typeof headersOf };
type Route = ServerBuild['routes'][string];

/** How the page at an address is made, if it is one that no framework script takes over. */
export function plainByAddress(build: ServerBuild): (address: string) => MakePlain | undefined {
  const byPage = handlerByPage(build, (some) => (Object.keys(some.routes).every((id) => id === 'root' || isPlain(some, id)) ? plainPages(some) : undefined));
  return (address) => {
    const at = locate(address);
    return at.name && !address.endsWith(DATA) ? byPage(at) : undefined;
  };
}

/**
 * Makes pages that no framework script takes over (server-side rendering without hydration): the router runs the
 * loaders and React renders what they gave. The framework's own handler would also write all that data down for the
 * browser and send the text through three streams, which is a third of the work.
 */
function plainPages(build: ServerBuild): MakePlain {
  const entry = build.entry.module as Entry;
  const { query, dataRoutes } = createStaticHandler(routesUnder(build, undefined), {
    future: { v7_relativeSplatPath: true, v7_throwAbortReason: true },
  });
  const routeModules = Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route?.module]));
  const common = { manifest: build.assets, routeModules, future: build.future, isSpaMode: false, serializeError: String };

  return async (request, load) => {
    const failed = (error: unknown) => entry.handleError?.(error, { request, context: load, params: {} });
    const context = await query(request, { requestContext: load }).catch((error: unknown) => {
      failed(error);
      return new Response(null, { status: 500 });
    });
    if (context instanceof Response) return plainOf(context);
    for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error) || hasCause(error)) failed(error);
    const render = (of: StaticHandlerContext): Plain => ({
      status: of.statusCode,
      body: Buffer.from(entry.markup(request, { ...common, staticHandlerContext: of } as unknown as EntryContext)),
      headers: [...entry.headersOf(of.statusCode), ...cookiesOf(of)],
    });
    try {
      return render(context);
    } catch (error) {
      failed(error);
      return render(getStaticContextFromError(dataRoutes, context, error));
    }
  };
}

/** What the framework's own handler answered. */
export async function plainOf(response: Response): Promise<Plain> {
  return { status: response.status, headers: [...response.headers], body: Buffer.from(await response.arrayBuffer()) };
}

/** Whether a page can be made so: no script follows it, and its headers are nobody's but the portal's. */
function isPlain(build: ServerBuild, id: string): boolean {
  const { default: component, handle, headers } = build.routes[id]?.module ?? {};
  return Boolean(component) && (handle as { hydrate?: boolean } | undefined)?.hydrate === false && !headers;
}

function routesUnder(build: ServerBuild, parent: string | undefined): AgnosticDataRouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map((route) => routeOf(build, route as NonNullable<Route>));
}

function routeOf(build: ServerBuild, { id, path, index, module }: NonNullable<Route>): AgnosticDataRouteObject {
  const { loader, handle } = module;
  return {
    id,
    path,
    handle,
    hasErrorBoundary: id === 'root' || module.ErrorBoundary !== undefined,
    ...(loader ? { loader: (args) => loader({ ...args, context: args.context as AppLoadContext }) } : {}),
    ...(index ? { index: true } : { children: routesUnder(build, id) }),
  } as AgnosticDataRouteObject;
}

/** A response that a loader threw has a cause where it was the router's own. */
function hasCause(error: object): boolean {
  return 'error' in error && error.error !== undefined;
}

/** The cookies that the loaders set, the shell's first. */
function cookiesOf({ matches, loaderHeaders }: StaticHandlerContext): [string, string][] {
  return matches.flatMap(({ route }) => (loaderHeaders[route.id]?.getSetCookie() ?? []).map((line): [string, string] => ['Set-Cookie', line]));
}
