import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomBytes } from 'node:crypto';
import { createRequestHandler as onExpress } from '@remix-run/express';
import { createRequestHandler } from '@remix-run/node';
import type { AppLoadContext, RequestHandler as Render, ServerBuild } from '@remix-run/node';
import type { Request as Asked, RequestHandler, Response } from 'express';
import { dataless } from '../../app/dataless';
import { href, locate } from '../../app/routes';
import type { Config } from '../config';
import type { Admitted } from '../gate/middleware';
import { commonHeaders, pagePolicies, policiesByPage, setHeaders } from '../gate/policies';
import type { Policies } from '../gate/policies';
import { pageCache, sendEntry } from '../page-cache/cache';
import type { PageCache } from '../page-cache/cache';
import type { PageKey } from '../page-cache/key';
import { nextRequestId } from '../request-id';
import { handlerByPage } from './page-builds';
import { plainByAddress, plainOf } from './plain-pages';
import type { Plain } from './plain-pages';
import { defaultHeader } from './default-header';
import { pageRequest } from './page-request';
import { answerPreview } from './preview';
import { staticAssets } from './static';
import type { Assets } from './static';

export type Web = {
  cache: PageCache;
  assets: Assets;
  handle: RequestHandler;
  /** Renders the most used pages once after the start, so that the first visitor does not wait. */ warm?: () => Promise<void>;
};
type Options = { root: string; config: Config; policies: Policies; build?: ServerBuild; counted?: (outcome: 'hit' | 'miss') => void };

/** The pages as they were built. */
export async function loadWeb(root: string): Promise<ServerBuild> {
  return (await import(pathToFileURL(path.join(root, 'build/web/server/index.js')).href)) as ServerBuild;
}

/** The portal's pages: kept pages, files, and Remix for the rest. */
export async function openWeb({ root, config, policies, build, counted }: Options): Promise<Web> {
  const pages = build ?? (await loadWeb(root));
  const renderers = handlerByPage(pages, (build): Render => createRequestHandler(build, 'production'));
  const render: Render = (request, load) => renderers(locate(new URL(request.url).pathname))(request, load);
  const plainAt = plainByAddress(pages);
  const common = commonHeaders(policies);
  const policiesOf = policiesByPage(policies);
  const makePage = async ({ url, acceptLanguage }: Pick<PageKey, 'url' | 'acceptLanguage'>, requestId: string): Promise<Plain> => {
    const headers = { Accept: 'text/html', 'Accept-Language': acceptLanguage, Host: new URL(config.publicUrl).host };
    const asked = [new Request(config.publicUrl + url, { headers }), { requestId, nonce: '', ip: '', fromHere: false }] as const;
    const plain = plainAt(pathOf(url));
    return plain ? plain(...asked) : plainOf(await render(...asked));
  };
  const cache = pageCache({
    counted,
    headers: (key) => withPolicies(common, policiesOf(locate(pathOf(key.url)).page)),
    render: makePage,
  });
  const remix = handlerByPage(pages, (build) =>
    onExpress({
      build,
      mode: 'production',
      getLoadContext: loadOf,
    }),
  );
  return {
    cache,
    assets: staticAssets(path.join(root, 'build/web/client'), common),
    async warm() {
      for (const lang of ['fa', 'en'] as const) await makePage({ url: href(lang, 'home'), acceptLanguage: lang }, nextRequestId());
    },
    handle: (req, res, next) => {
      const admitted = req as Asked & Admitted;
      const key = cache.keyOf(req);
      if (key) return void cache.fill(key, admitted.requestId).then((filled) => answer(filled, policiesOf(locate(admitted.address).page), admitted, res), next);
      const at = locate(dataless(admitted.address));
      const { name, page, params } = at;
      if (name === 'preview' && admitted.method === 'POST') return void answerPreview(render, params['ticket'] ?? '', admitted, res).catch(next);
      const nonce = page?.hydrate ? randomBytes(16).toString('base64') : undefined;
      res.locals['nonce'] = nonce;
      setHeaders(res, nonce ? pagePolicies(policies, { ...page, nonce }) : policiesOf(page));
      defaultHeader(res, 'Cache-Control', page && page.access !== 'public' ? 'no-store' : 'private, no-cache');
      const plain = req.method === 'GET' || req.method === 'HEAD' ? plainAt(admitted.address) : undefined;
      if (plain) return void plain(pageRequest(req, res), loadOf(req, res)).then((made) => sendPlain(made, req, res), next);
      void remix(at)(req, res, next);
    },
  };

  function answer(filled: Awaited<ReturnType<PageCache['fill']>>, own: readonly [string, string][], req: Admitted, res: ServerResponse): void {
    if ('entry' in filled) return sendEntry(filled.entry, req as IncomingMessage, res, req.requestId);
    const { status, headers, body } = filled.response;
    setHeaders(res, own);
    for (const [name, value] of headers) if (name.toLowerCase() !== 'set-cookie') res.setHeader(name, value);
    if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'private, no-cache');
    res.setHeader('Content-Length', body.length);
    res.writeHead(status).end(req.method === 'HEAD' ? undefined : body);
  }
}

/** What a page's loaders are told of the request beside itself. */
function loadOf(req: Asked, res: Response): AppLoadContext {
  const { requestId, clientIp, fromHere } = req as Asked & Admitted;
  return { requestId, nonce: String(res.locals['nonce'] ?? ''), ip: clientIp, fromHere };
}

function sendPlain({ status, headers, body }: Plain, req: Asked, res: Response): void {
  for (const [name, value] of headers) res.append(name, value);
  res.status(status).end(req.method === 'HEAD' ? undefined : body);
}

/** The common headers, with the page's own policies in their place. */
function withPolicies(common: readonly [string, string][], own: readonly [string, string][]): [string, string][] {
  return [...common.filter(([name]) => !own.some(([taken]) => taken === name)), ...own];
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] as string;
}
