import type { CollectionConfig, PayloadHandler, PayloadRequest } from 'payload';
import type { Result } from '#domain/result';
import { isRowId } from '#domain/row-id';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import type { Ctx } from '#services/context';
import { staffContext } from './staff-context';

export type Body = Readonly<Record<string, unknown>>;
/** Makes one move through a service; undefined when there is no such move. */
export type DoEvent = (ctx: Ctx, at: { id: number; event: string; body: Body }) => Promise<Result<unknown> | undefined> | undefined;

/** `POST /cms-api/:collection/:id/do/:event`: the only way by which staff change a state, stock or a second factor. A page without scripts sends its form there and is led back. [ADM-4] */
export function withEvents(collection: CollectionConfig, load: () => Promise<DoEvent>): CollectionConfig {
  const endpoint = { path: '/:id/do/:event', method: 'post' as const, handler: handlerOf(collection.slug, load) };
  return { ...collection, endpoints: [...(collection.endpoints || []), endpoint] };
}

function handlerOf(slug: string, load: () => Promise<DoEvent>): PayloadHandler {
  return async (req) => {
    const id = Number(req.routeParams?.['id']);
    const event = String(req.routeParams?.['event']);
    return answerEvent(req, `/admin/collections/${slug}/${id}`, async (ctx, body) => (isRowId(id) ? (await load())(ctx, { id, event, body }) : undefined));
  };
}

/** Makes a move for whoever has a checked second factor, and answers it: as JSON, or to a form without scripts by leading `back`. [ADM-4] */
export async function answerEvent(req: PayloadRequest, back: string, run: (ctx: Ctx, body: Body) => Promise<Result<unknown> | undefined>): Promise<Response> {
  const lang = req.i18n.language === 'en' ? 'en' : 'fa';
  const { sayRefusal } = await import('#locales/refusal');
  const no = (status: number, code: string) => Response.json({ errors: [{ message: sayRefusal(lang, { code }), code }] }, { status });
  const ctx = await staffContext(req);
  if (!ctx) return no(403, 'access.second-factor');
  const plain = isForm(req);
  const result = await run(ctx, plain ? await formOf(req) : await bodyOf(req));
  if (!result) return no(404, 'common.not-found');
  if (result.ok) return plain ? new Response(null, { status: 303, headers: { Location: back } }) : Response.json({ value: result.value });
  const all = [result, ...(result.also ?? [])].map((one) => ({ message: sayRefusal(lang, one), code: one.code, field: one.field, facts: one.facts }));
  const { status = 422 } = result;
  const sentences = all.map((one) => one.message);
  return plain ? plainPage(lang, sentences, { back, status }) : Response.json({ errors: all }, { status });
}

async function bodyOf(req: PayloadRequest): Promise<Body> {
  try {
    const body: unknown = await req.json?.();
    return typeof body === 'object' && body !== null ? (body as Body) : {};
  } catch {
    return {};
  }
}

const WITH_FILES = 'multipart/form-data';
const typeOf = (req: PayloadRequest) => req.headers.get('content-type') ?? '';
const isForm = (req: PayloadRequest) => ['application/x-www-form-urlencoded', WITH_FILES].some((type) => typeOf(req).startsWith(type));

/** The fields of a form, the last value of each; of files all that came under one name. */
async function formOf(req: PayloadRequest): Promise<Body> {
  if (typeOf(req).startsWith(WITH_FILES)) {
    const form = await req.formData?.();
    return Object.fromEntries([...(form?.entries() ?? [])].map(([name, value]) => [name, typeof value === 'string' ? value : form?.getAll(name)]));
  }
  return Object.fromEntries(new URLSearchParams((await req.text?.()) ?? ''));
}

/** A refusal as a page of its own, for a browser without scripts. */
function plainPage(lang: Lang, sentences: readonly string[], { back, status }: { back: string; status: number }): Response {
  const texts = sentences.map((sentence) => sentence.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  const said = texts.length > 1 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>` : texts[0];
  const page = `<!doctype html><html lang="${lang}" dir="${lang === 'fa' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><title>${texts[0]}</title><div role="alert">${said}</div><p><a href="${back}">${say(lang, 'admin.order.back')}</a></p></html>`;
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
}
