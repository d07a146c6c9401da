import { sayRefusal } from '#locales/refusal';
import { myInvoicePdf } from '#services/orders/invoice/pdf';
import { page } from '../../door.server';

/** The buyer's own invoice as PDF, in the language of its address; another's is not there. [ORD-10] */
export const loader = page(async (ctx, at) => {
  const pdf = await myInvoicePdf(ctx, at.params['code'] ?? '');
  if (!pdf.ok) {
    const status = pdf.status ?? 404;
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...(status === 503 ? { 'Retry-After': '5' } : {}) };
    return new Response(sayRefusal(ctx.lang, pdf), { status, headers });
  }
  const { bytes, name } = pdf.value;
  return new Response(bytes as BodyInit, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
});
