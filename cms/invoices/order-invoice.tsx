import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import type { staffInvoice } from '#services/staff/invoice-detail';
import { formatCode } from '#locales/numbers';
import { PdfLinks } from './pdf-links';

type Props = { lang: Lang; paid: boolean; invoice: Awaited<ReturnType<typeof staffInvoice>> };

/** The invoice of an order, on the order's own page: its number and whom it went to, or why there is none yet. [ORD-2] */
export function OrderInvoice({ lang, paid, invoice }: Props) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'invoices.title')}</h2>
      {invoice ? (
        <>
          <p>
            <a href={`/admin/collections/invoices/${invoice.id}`}>
              <bdi>{formatCode(lang, invoice.number)}</bdi>
            </a>
            {' · '}
            {invoice.content.to.name}
          </p>
          <PdfLinks lang={lang} id={invoice.id} />
        </>
      ) : (
        <p className="zb-help">{say(lang, paid ? 'invoices.staff.none' : 'invoices.staff.none-unpaid')}</p>
      )}
    </section>
  );
}
