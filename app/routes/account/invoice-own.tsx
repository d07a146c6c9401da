import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { myInvoice } from '#services/invoices/mine';
import { paperOf } from '#services/invoices/paper';
import { buttonClass } from '../../components/button-class';
import { PrintButton } from '../../components/print-button';
import { page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { InvoicePaper } from './invoice-paper';
import { InvoiceSince } from './invoice-since';
import invoiceStyles from '../../styles/invoice.css?url';

export const handle = { page: 'invoiceOwn', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: invoiceStyles }];

/** One's own invoice by its number, of a service as of an order, ready to print. [ORD-2] */
export const loader = page(async (ctx, at) => {
  const found = await myInvoice(ctx, at.params['number'] ?? '');
  if (!found.ok) return found;
  const { invoice, refunds } = found.value;
  return { number: invoice.number, paper: paperOf(ctx.lang, invoice.content), issuedAt: new Date(invoice.content.issuedAt), refunds };
});

export const meta = privateMeta('invoices.title', 'invoices.description');

export default function InvoiceOwn() {
  const { number, paper, issuedAt, refunds } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  return (
    <AccountFrame
      page="invoiceOwn"
      title={say('invoices.title')}
      lead={
        <bdi dir="ltr" className="ltr">
          {number}
        </bdi>
      }
      aside={
        <div className="row">
          <a className={buttonClass({ kind: 'soft', small: true })} href={href(lang, 'invoiceOwnPdf', { number })} download>
            {say('invoices.page.pdf')}
          </a>
          <PrintButton label={say('invoices.page.print')} />
        </div>
      }
    >
      <InvoiceSince beside={{ state: null, refunds, differenceToman: 0 }} />
      <InvoicePaper paper={paper} />
      <p className="small soft">{say('invoices.page.immutable', { issuedDate: issuedAt })}</p>
    </AccountFrame>
  );
}
