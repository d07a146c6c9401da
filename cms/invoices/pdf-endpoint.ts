import type { Endpoint } from 'payload';
import { staffContext } from '../actions/staff-context';
import { isRowId } from '#domain/row-id';

/** `GET /cms-api/invoices/:id/pdf?lang=fa`: an invoice as PDF for staff who may read it, each opening with a line in the log. [ORD-10, ROLE-5] */
export const pdfEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/pdf',
  method: 'get',
  handler: async (req) => {
    const ctx = await staffContext(req);
    if (!ctx) return new Response(null, { status: 403 });
    const { staffInvoicePdf } = await import('#services/staff/invoice-detail');
    const id = Number(req.routeParams?.['id']);
    if (!isRowId(id)) return new Response(null, { status: 404 });
    const pdf = await staffInvoicePdf(ctx, id, req.searchParams.get('lang') === 'en' ? 'en' : 'fa');
    if (!pdf.ok) return new Response(null, { status: pdf.status ?? 404, headers: pdf.status === 503 ? { 'Retry-After': '5' } : {} });
    const { bytes, name } = pdf.value;
    return new Response(bytes as BodyInit, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(bytes.length),
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
