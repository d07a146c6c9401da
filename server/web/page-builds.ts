import { createRequestHandler } from '@remix-run/node';
import type { RequestHandler, ServerBuild } from '@remix-run/node';
import { locate } from '../../app/routes';

const SHELL = 'root';

/**
 * Renders a page with the shell and its own route alone: the router compares an address with every route it knows,
 * several times a request, and here the page table already says which one it is. Addresses of no page get all routes.
 */
export function pageRenderer(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build, 'production');
  const single = new Map<string, RequestHandler>();
  return (request, context) => {
    const { lang, name } = locate(new URL(request.url).pathname);
    const id = `${lang}.${name}`;
    if (!name || !build.routes[id]) return whole(request, context);
    let render = single.get(id);
    if (!render) single.set(id, (render = createRequestHandler(withRoutes(build, [SHELL, id]), 'production')));
    return render(request, context);
  };
}

function withRoutes(build: ServerBuild, ids: string[]): ServerBuild {
  const only = <T>(routes: Record<string, T>) => Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
