import { FormField } from '../../components/form-field';
import { nationalCodeField } from '#domain/accounts/fields';
import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NATIONAL_ID_DIGITS } from '#domain/accounts/national-id';
import { fieldsSchema } from '#domain/fields';
import { askForInvoice } from '#services/orders/invoice/ask';
import { paperOf } from '#services/invoices/paper';
import { invoicePage } from '#services/orders/invoice/read';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { PrintButton } from '../../components/print-button';
import { buttonClass } from '../../components/button-class';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { InvoicePaper } from './invoice-paper';
import { InvoiceSince } from './invoice-since';
import invoiceStyles from '../../styles/invoice.css?url';

export const handle = { page: 'invoice', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: invoiceStyles }];

/** The buyer's own invoice as it was issued, ready to print; what has happened since stands beside it. [ORD-2, ORD-10] */
export const loader = page(async (ctx, at) => {
  const found = await invoicePage(ctx, at.params['code'] ?? '');
  if (!found.ok) return found;
  const { invoice, party, ...rest } = found.value;
  return {
    ...rest,
    name: party.name,
    paper: invoice ? paperOf(ctx.lang, invoice.content) : null,
    issuedAt: invoice ? new Date(invoice.content.issuedAt) : null,
  };
});

export const action = actions({
  ask: doing({
    fields: () => fieldsSchema({ nationalCode: nationalCodeField }),
    run: (ctx, { nationalCode }, at) => askForInvoice(ctx, { code: at.params['code'] ?? '', nationalCode }),
    then: ({ number }, ctx, at) => ({
      to: href(ctx.lang, 'invoice', { code: at.params['code'] ?? '' }),
      toast: { kind: 'success', key: 'invoices.page.issued', facts: { number } },
    }),
  }),
});

export const meta = privateMeta('invoices.title', 'invoices.description');

export default function Invoice() {
  const { code, name, paper, issuedAt, mayAsk, beside } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  return (
    <AccountFrame
      page="invoice"
      title={say('invoices.title')}
      lead={
        <Link page="order" params={{ code }}>
          {say('orders.order.title', { code: '' })}
          <bdi dir="ltr">{code}</bdi>
        </Link>
      }
      aside={
        paper && (
          <div className="row">
            <a className={buttonClass({ kind: 'soft', small: true })} href={href(lang, 'invoicePdf', { code })} download>
              {say('invoices.page.pdf')}
            </a>
            <PrintButton label={say('invoices.page.print')} />
          </div>
        )
      }
    >
      <FormErrors answer={answer} fields={{ nationalCode: nationalCodeField }} />
      {paper && <InvoiceSince beside={beside} />}
      {paper && <InvoicePaper paper={paper} />}
      {issuedAt && <p className="small soft">{say('invoices.page.immutable', { issuedDate: issuedAt })}</p>}
      {!paper && (
        <section className="card stack">
          <Notice>{say(mayAsk ? 'invoices.page.no-code' : 'invoices.page.not-paid')}</Notice>
          {mayAsk && (
            <form method="post" noValidate className="stack">
              <input type="hidden" name="intent" value="ask" />
              <p>{say('invoices.page.no-code-text', { name })}</p>
              <div className="form">
                <FormField
                  field={nationalCodeField}
                  name="nationalCode"
                  help={say('invoices.to.legal-id-help', { digits: NATIONAL_ID_DIGITS })}
                  defaultValue={answer?.values['nationalCode'] ?? ''}
                  error={errorOf(answer, 'nationalCode')}
                />
              </div>
              <p className="small soft">{say('invoices.to.fixed')}</p>
              <div>
                <Button busyLabel={say('invoices.page.asking')}>{say('invoices.page.ask')}</Button>
              </div>
            </form>
          )}
        </section>
      )}
    </AccountFrame>
  );
}
