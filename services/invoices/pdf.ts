import { createHash } from 'node:crypto';
import { unknownOrder } from '#domain/orders/tracking-code';
import { ok, refuse, type Result } from '#domain/result';
import type { Lang } from '#locales/lang';
import type { Runtime } from '../runtime';
import { invoicePage, type Invoice } from './read';
import { service } from '../service';

export type InvoicePdf = { bytes: Uint8Array; name: string };

/** The buyer's own invoice as PDF in the language of the page. [ORD-10] */
export const myInvoicePdf = service(
  'invoices.read',
  async (ctx, code: string): Promise<Result<InvoicePdf>> => {
    const page = await invoicePage(ctx, code);
    if (!page.ok) return page;
    return page.value.invoice ? pdfOf(ctx.rt, ctx.lang, page.value.invoice) : refuse('invoices.paper.none', undefined, { status: 404 });
  },
  () => unknownOrder,
);

/** An invoice as PDF: drawn once in each language, kept as a file, since what stands on it never changes. [ORD-10] */
export async function pdfOf(rt: Runtime, lang: Lang, { number, content }: Pick<Invoice, 'number' | 'content'>): Promise<Result<InvoicePdf>> {
  const print = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  const file = `invoices/${number}-${lang}-${print}.pdf`;
  const name = `zarban-${number}-${lang}.pdf`;
  const kept = await rt.files.read(file);
  if (kept) return ok({ bytes: kept.bytes, name });
  const bytes = (await rt.drawInvoice?.({ lang, content })) ?? null;
  if (!bytes) return refuse('invoices.paper.busy', undefined, { status: 503 });
  await rt.files.put(file, { bytes, type: 'application/pdf' });
  return ok({ bytes, name });
}
