import type { Endpoint } from 'payload';
import { sayRefusal } from '#locales/refusal';
import { staffContext } from '../actions/staff-context';

/** A report as a CSV file, streamed: `GET /cms-api/desk/csv/orders?from=…&to=…`, or `all`. [ADM-3, ROLE-5] */
export const csvEndpoint: Endpoint = {
  path: '/desk/csv/:name',
  method: 'get',
  handler: async (req) => {
    const ctx = await staffContext(req);
    const no = (status: number, code: string) => Response.json({ errors: [{ message: sayRefusal(ctx?.lang ?? 'fa', { code }), code }] }, { status });
    if (!ctx) return no(403, 'access.second-factor');
    const [{ exportNames, exportRows }, { MOST_DAYS }, { readSpan }, { readDays }] = await Promise.all([
      import('#services/staff/reports/export'),
      import('#services/staff/reports/span'),
      import('./read-span'),
      import('../calendar/read-days'),
    ]);
    const asked = String(req.routeParams?.['name']);
    const names = asked === 'all' ? exportNames : exportNames.filter((name) => name === asked);
    if (names.length === 0) return no(404, 'common.not-found');
    const query = Object.fromEntries(new URL(req.url ?? '', 'http://admin').searchParams);
    const { wrong } = readDays(ctx.lang, query, MOST_DAYS);
    const [field, message] = Object.entries(wrong)[0] ?? [];
    if (message) return Response.json({ errors: [{ message, field }] }, { status: 422 });
    const { span } = readSpan(query, ctx.now);
    const rows = await exportRows(ctx, names, span);
    if (!rows.ok) return no(rows.status ?? 403, rows.code);
    const lines = rows.value;
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      pull: async (stream) => {
        const { value, done } = await lines.next();
        if (done) stream.close();
        else stream.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await lines.return(undefined)),
    });
    return new Response(body, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="zarban-${asked}-${span.from}-${span.to}.csv"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};
