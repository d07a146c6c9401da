import type { AppLoadContext } from '@remix-run/node';
import type { Actor, Ctx, Source } from '#services/context';
import { draftDb } from '#services/preview/draft-db';
import type { Draft } from '#services/preview/draft-rows';
import { runtime, type Runtime } from '#services/runtime';
import { actorFromSession } from '#services/accounts/sessions';
import { readCookie } from './cookies.server';
import { filesElsewhere } from '#services/files/elsewhere';
import { langOf } from './i18n.server';
import { asideTurn } from './in-turn.server';

declare module '@remix-run/node' {
  interface AppLoadContext {
    requestId: string;
    /** For the scripts of hydrated pages. */
    nonce: string;
    ip: string;
    /** Asked from this machine itself, with no proxy between. */
    fromHere: boolean;
    /** The values of an editor's form, for a preview: the page is read as if they were published. */
    preview?: Draft;
  }
}

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

const contexts = new WeakMap<AppLoadContext, Promise<Ctx>>();

/** Who asks, in which language, when: once per request, shared by its loaders and actions. */
export function contextOf(request: Request, load: AppLoadContext): Promise<Ctx> {
  let found = contexts.get(load);
  if (!found) {
    found = makeContext(request, load);
    contexts.set(load, found);
  }
  return found;
}

async function makeContext(request: Request, load: AppLoadContext): Promise<Ctx> {
  const rt = load.preview ? readingDraft(runtime(), load.preview) : runtime();
  const url = new URL(request.url);
  const elsewhere = <T>(work: () => Promise<T>) => asideTurn(load, work);
  const client = await readCookie<unknown>(request, 'zb_known');
  return {
    rt: { ...rt, files: filesElsewhere(rt.files, elsewhere) },
    actor: await actorOf(request),
    lang: await langOf(request),
    now: rt.clock(),
    requestId: load.requestId,
    source: (url.searchParams.get('source') === 'ANDROID_APP' ? 'ANDROID_APP' : 'WEBSITE') satisfies Source,
    ip: load.ip,
    userAgent: request.headers.get('User-Agent')?.slice(0, 200) ?? '',
    ...(typeof client === 'string' && client ? { client } : {}),
    elsewhere,
  };
}

/** A runtime that reads a draft in place of what is published, writes nothing, and keeps nothing of it. */
function readingDraft({ kept: _kept, ...rt }: Runtime, draft: Draft): Runtime {
  return { ...rt, db: draftDb(rt.pool, draft) };
}

async function actorOf(request: Request): Promise<Actor> {
  const token = await readCookie(request, 'zb_session');
  const known = token ? await actorFromSession(runtime(), token) : null;
  if (known) return known;
  const cartToken = await readCookie(request, 'zb_cart');
  return cartToken ? { kind: 'guest', cartToken } : { kind: 'guest' };
}
