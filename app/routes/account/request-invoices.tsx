import { nationalCodeField } from '#domain/accounts/fields';
import { NATIONAL_ID_DIGITS } from '#domain/accounts/national-id';
import type { RequestPage } from '#services/service-requests/my-request';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormField } from '../../components/form-field';
import { Link } from '../../link';
import { useSay } from '../../words';

/** The invoices of what was paid for a request, and the form for the national code where one waits for it. [ORD-2] */
export function RequestInvoices({ invoices: { numbers, mayAsk }, answer }: { invoices: RequestPage['invoices']; answer: Answer | undefined }) {
  const say = useSay();
  if (numbers.length === 0 && !mayAsk) return null;
  return (
    <section className="card stack gap-3" aria-labelledby="invoices">
      <h2 id="invoices">{say('services.invoice.title')}</h2>
      {numbers.map((number) => (
        <p key={number}>
          <Link page="invoiceOwn" params={{ number }}>
            {say('services.invoice.one')} <bdi dir="ltr">{number}</bdi>
          </Link>
        </p>
      ))}
      {mayAsk && (
        <details open={answer?.intent === 'invoice'}>
          <summary>{say('services.invoice.ask')}</summary>
          <form method="post" noValidate className="stack gap-3">
            <input type="hidden" name="intent" value="invoice" />
            <p className="small soft">{say('services.invoice.why')}</p>
            <FormField
              field={nationalCodeField}
              name="nationalCode"
              help={say('invoices.to.legal-id-help', { digits: NATIONAL_ID_DIGITS })}
              defaultValue={answer?.values['nationalCode'] ?? ''}
              error={errorOf(answer, 'nationalCode')}
            />
            <Button kind="soft">{say('services.invoice.go')}</Button>
          </form>
        </details>
      )}
    </section>
  );
}
