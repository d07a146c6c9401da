import { addressFields } from '#domain/addresses/address';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useSay } from '../../words';
import { AddressFields } from './address-fields';

type Props = { values: Parameters<typeof AddressFields>[0]['values']; answer: Answer | undefined };

/** One form for a new address and for a saved one. [ORD-14] */
export function AddressEditor({ values, answer }: Props) {
  const say = useSay();
  return (
    <form id={DRAFT_FORM} method="post" noValidate className="card stack">
      <FormErrors answer={answer} fields={addressFields} />
      <AddressFields values={values} answer={answer} />
      <div className="row">
        <Button busyLabel={say('accounts.addresses.saving')}>{say('accounts.addresses.save')}</Button>
        <ButtonLink kind="outline" page="addresses">
          {say('common.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
