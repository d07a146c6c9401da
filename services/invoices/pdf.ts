import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from '#domain/result';
import type { Lang } from '#locales/lang';
import type { Runtime } from '../runtime';
import type { Invoice } from './issued';

export type InvoicePdf = { bytes: Uint8Array; name: string };

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
