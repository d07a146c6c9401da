import { FormField } from '../../components/form-field';
import { invoiceCases, type InvoiceParty, type InvoiceWish } from '#domain/invoices/party';
import { errorOf, type Answer } from '../../answer';
import { Said } from '../../components/said';
import { Button } from '../../components/button';
import { RadioCards } from '../../components/radio-cards';
import { useSay } from '../../words';

const { individual, legal } = invoiceCases.of;
type Props = { wish: InvoiceWish; /** The buyer's own name. */ name: string; answer: Answer | undefined };

/** Whom the invoice goes to: the buyer by default; fields of the other kind are hidden. [ORD-2] */
export function InvoiceTo({ wish, name, answer }: Props) {
  const say = useSay();
  const entity = wish.kind === 'legal' ? wish : null;
  const own = (field: string, was: string | null | undefined) => ({
    name: field,
    required: false,
    defaultValue: answer ? (answer.values[field] ?? '') : (was ?? ''),
    error: errorOf(answer, field),
  });
  return (
    <div className="invoice-to stack">
      <RadioCards
        name="invoiceTo"
        legend={say('invoices.to.legend')}
        value={answer ? (answer.values['invoiceTo'] ?? 'individual') : wish.kind}
        error={errorOf(answer, 'invoiceTo')}
        options={[
          { value: 'individual', label: say('invoices.to.individual'), text: name ? say('invoices.to.individual-text', { name }) : undefined },
          { value: 'legal', label: say('invoices.to.legal'), text: say('invoices.to.legal-text') },
        ]}
      />
      <div className="form of-person">
        <FormField field={individual.nationalCode} {...own('nationalCode', wish.kind === 'individual' ? wish.nationalCode : null)} />
      </div>
      <div className="form of-entity">
        <FormField field={legal.legalName} {...own('legalName', entity?.name)} full />
        <FormField field={legal.economicCode} {...own('economicCode', entity?.economicCode)} />
        <FormField field={legal.legalId} {...own('legalId', entity?.legalId)} />
      </div>
      <p className="small soft">{say('invoices.to.fixed')}</p>
    </div>
  );
}

/** The same while the order awaits its payment: until then it may be changed. [ORD-2] */
export function ChangeInvoice({ party, answer }: { party: InvoiceParty; answer: Answer | undefined }) {
  const say = useSay();
  return (
    <details className="invoice-change" open={Boolean(answer)}>
      <summary>
        <Said words="invoices.to.now" facts={{ name: party.name }} /> <span className="link">{say('invoices.to.change')}</span>
      </summary>
      <form method="post" noValidate className="stack">
        <input type="hidden" name="intent" value="invoice" />
        <InvoiceTo wish={party} name={party.kind === 'individual' ? party.name : ''} answer={answer} />
        <div>
          <Button kind="soft" busyLabel={say('invoices.to.saving')}>
            {say('invoices.to.save')}
          </Button>
        </div>
      </form>
    </details>
  );
}
