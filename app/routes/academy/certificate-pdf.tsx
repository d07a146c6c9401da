import { sayRefusal } from '#locales/refusal';
import { certificatePdf } from '#services/academy/certificate-pdf';
import { page } from '../../door.server';
import { href } from '../../routes';

/** The student's own certificate as PDF, in the language of its address; another's is not there. [ACAD-3] */
export const loader = page(async (ctx, at) => {
  const { publicUrl } = ctx.rt.settings;
  const addresses = { check: publicUrl + href(ctx.lang, 'verify'), number: (paper: string) => publicUrl + href(ctx.lang, 'verifyNumber', { paper }) };
  const pdf = await certificatePdf(ctx, { code: at.params['code'] ?? '', addresses });
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
