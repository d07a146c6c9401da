import { FormField } from '../../components/form-field';
import { contactField } from '#domain/accounts/fields';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { useSay } from '../../words';

/** How to reach somebody when the sale begins; with script the browser remembers it under `bf-contact`. [CONT-2] */
export function SaleContact({ answer }: { answer: Answer | undefined }) {
  const say = useSay();
  return (
    <sale-contact class="card stack block">
      <h2>{say('sale.tell.title')}</h2>
      <form method="post" noValidate className="stack gap-3">
        <FormErrors answer={answer} fields={{ contact: contactField }} />
        <FormField
          field={contactField}
          name="contact"
          label={say('sale.tell.label')}
          help={say('sale.tell.help')}
          defaultValue={answer?.values['contact'] ?? ''}
          error={errorOf(answer, 'contact')}
        />
        <Button kind="soft">{say('sale.tell.send')}</Button>
      </form>
      <p className="small soft" data-known="" hidden>
        {say('sale.tell.known')}
      </p>
    </sale-contact>
  );
}
