import type { ServerBuild } from '@remix-run/node';
import type { Located } from '../../app/routes';

const SHELL = 'root';

/** A handler for each page with only the shell's and the page's own routes: Remix's router compares an address with every route it has, several times a request, and the page table already knows which one it is. Addresses of no page get all routes. */
export function handlerByPage<Handler>(build: ServerBuild, make: (build: ServerBuild) => Handler): (at: Located) => Handler {
  const whole = make(build);
  const single = new Map<string, Handler>();
  return ({ lang, name }) => {
    const id = `${lang}.${name}`;
    if (!name || !build.routes[id]) return whole;
    if (!single.has(id)) single.set(id, make(withRoutes(build, [SHELL, id])));
    return single.get(id) as Handler;
  };
}

function withRoutes(build: ServerBuild, ids: string[]): ServerBuild {
  const only = <T>(routes: Record<string, T>) => Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
