import type { Result } from '#domain/result';
import type { Lang } from '#locales/lang';
import { sayRefusal } from '#locales/refusal';
import type { InvoicePdf } from '#services/invoices/pdf';

/** A PDF that is somebody's own, kept by nobody on the way; where there is none, why. */
export function pdfAnswer(lang: Lang, pdf: Result<InvoicePdf>): Response {
  if (!pdf.ok) {
    const status = pdf.status ?? 404;
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...(status === 503 ? { 'Retry-After': '5' } : {}) };
    return new Response(sayRefusal(lang, pdf), { status, headers });
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
}
