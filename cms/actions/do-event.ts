import type { CollectionConfig, PayloadHandler, PayloadRequest } from 'payload';
import type { Result } from '#domain/result';
import type { Ctx } from '#services/context';
import { staffContext } from './staff-context';

export type Body = Readonly<Record<string, unknown>>;
/** Makes one move through a service; undefined when there is no such move. */
export type DoEvent = (ctx: Ctx, at: { id: number; event: string; body: Body }) => Promise<Result<unknown> | undefined> | undefined;

/** `POST /cms-api/:collection/:id/do/:event`: the only way by which staff change a state, stock or a second factor. [ADM-4] */
export function withEvents(collection: CollectionConfig, load: () => Promise<DoEvent>): CollectionConfig {
  const endpoint = { path: '/:id/do/:event', method: 'post' as const, handler: handlerOf(load) };
  return { ...collection, endpoints: [...(collection.endpoints || []), endpoint] };
}

function handlerOf(load: () => Promise<DoEvent>): PayloadHandler {
  return async (req) => {
    const lang = req.i18n.language === 'en' ? 'en' : 'fa';
    const { sayRefusal } = await import('#locales/refusal');
    const no = (status: number, code: string) => Response.json({ errors: [{ message: sayRefusal(lang, { code }), code }] }, { status });
    const ctx = await staffContext(req);
    if (!ctx) return no(403, 'access.second-factor');
    const id = Number(req.routeParams?.['id']);
    const event = String(req.routeParams?.['event']);
    if (!Number.isSafeInteger(id) || id <= 0) return no(404, 'common.not-found');
    const doing = (await load())(ctx, { id, event, body: await bodyOf(req) });
    const result = await doing;
    if (!result) return no(404, 'common.not-found');
    if (result.ok) return Response.json({ value: result.value });
    const { code, field, status = 422 } = result;
    return Response.json({ errors: [{ message: sayRefusal(lang, result), code, ...(field ? { field } : {}) }] }, { status });
  };
}

async function bodyOf(req: PayloadRequest): Promise<Body> {
  try {
    const body: unknown = await req.json?.();
    return typeof body === 'object' && body !== null ? (body as Body) : {};
  } catch {
    return {};
  }
}
