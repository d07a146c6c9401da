import type { Endpoint } from 'payload';
import { FIND_MOST } from '#domain/desk/find-words';
import { refuse } from '#domain/result';
import { answerEvent } from '../actions/do-event';
import { csvEndpoint } from '../reports/csv-endpoint';
import { staffContext } from '../actions/staff-context';

/** What the palette asks for while somebody types. [ADM-3] */
const find: Endpoint = {
  path: '/desk/find',
  method: 'get',
  handler: async (req) => {
    const ctx = await staffContext(req);
    if (!ctx) return Response.json({ lines: [] }, { status: 403 });
    const typed = new URL(req.url ?? '', 'http://admin').searchParams.get('q') ?? '';
    const [{ findAll }, { foundLines }] = await Promise.all([import('#services/staff/find/find'), import('./found-lines')]);
    return Response.json({ lines: foundLines(ctx.lang, await findAll(ctx, typed.slice(0, FIND_MOST))) }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

/** One thing for many rows; each is answered by itself. [ADM-3, ADM-4] */
const many: Endpoint = {
  path: '/desk/many',
  method: 'post',
  handler: async (req) => {
    const ctx = await staffContext(req);
    const { sayRefusal } = await import('#locales/refusal');
    const no = (status: number, code: string, facts = {}) =>
      Response.json({ errors: [{ message: sayRefusal(ctx?.lang ?? 'fa', { code, facts }), code }] }, { status });
    if (!ctx) return no(403, 'access.second-factor');
    const [{ readMany }, { doManyRows }, { MOST_ROWS }] = await Promise.all([import('./read-many'), import('./do-many-rows'), import('#services/work/many')]);
    const asked = readMany(await req.json?.().catch(() => null));
    if (!asked) return no(422, 'work.none-chosen', { most: MOST_ROWS });
    return Response.json({ outcomes: await doManyRows(ctx, asked) });
  },
};

/** Notes that a colleague has seen the work that was handed to them. [ADM-3] */
const seen: Endpoint = {
  path: '/desk/given-seen',
  method: 'post',
  handler: async (req) => {
    const ctx = await staffContext(req);
    if (!ctx) return Response.json({ errors: [] }, { status: 403 });
    const { seeGiven } = await import('#services/work/give');
    const result = await seeGiven(ctx);
    return Response.json(result.ok ? { value: result.value } : { errors: [{ code: result.code }] }, { status: result.ok ? 200 : 403 });
  },
};

/** Who a colleague is, by name: the form of a document that somebody holds asks, since no role but the administrator's reads the list of staff. */
const colleague: Endpoint = {
  path: '/desk/colleague/:id',
  method: 'get',
  handler: async (req) => {
    const ctx = await staffContext(req);
    if (!ctx) return Response.json({ name: null }, { status: 403 });
    const { colleagueName } = await import('#services/staff/colleague-name');
    return Response.json({ name: await colleagueName(ctx, Number(req.routeParams?.['id'])) }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

/** Whether a document has moved on since its page was made. [ADM-4] */
const stamp: Endpoint = {
  path: '/desk/stamp/:collection/:id',
  method: 'get',
  handler: async (req) => {
    const ctx = await staffContext(req);
    if (!ctx) return Response.json({ stamp: null }, { status: 403 });
    const { documentStamp } = await import('#services/staff/stamp');
    const now = await documentStamp(ctx, String(req.routeParams?.['collection']), Number(req.routeParams?.['id']));
    return Response.json({ stamp: now?.at ?? null }, { status: now === null ? 404 : 200, headers: { 'Cache-Control': 'no-store' } });
  },
};

/** The moves of a refund that is no order's: it lies in no list. [ORD-9, ADM-4] */
const refund: Endpoint = {
  path: '/refund/:id/do/:event',
  method: 'post',
  handler: (req) => {
    const id = String(req.routeParams?.['id']);
    return answerEvent(req, `/admin/refund/${encodeURIComponent(id)}`, async (ctx, body) => {
      const [{ refundPayable }, { refundMove }] = await Promise.all([import('#services/staff/refund-page'), import('../actions/refund-event')]);
      const payableId = await refundPayable(ctx, id);
      if (payableId === null) return refuse('refunds.refund.unknown', undefined, { status: 404 });
      return refundMove(ctx, { payableId, event: String(req.routeParams?.['event']), body: { ...body, refundId: id } });
    });
  },
};

/** What pages of the desk ask for besides documents. */
export const deskEndpoints: Endpoint[] = [find, many, seen, colleague, stamp, refund, csvEndpoint];
