import { FormField } from '../../components/form-field';
import { emailField } from '#domain/accounts/fields';
import { CODE_LENGTH } from '#domain/accounts/login-code';
import { formatPhone } from '#locales/format';
import type { OldChannel } from '#services/accounts/change-email';
import { errorOf, type Answer } from '../../answer';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { CodeCells } from '../../components/code-cells';
import { FormErrors } from '../../components/form-errors';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

type Props = { email: string | null; waiting: { email: string; old: OldChannel } | null; answer: Answer | undefined };

/** The account's e-mail address: the confirmed one, and the way to another by a code. [AUTH-1] */
export function EmailForm({ email, waiting, answer }: Props) {
  const say = useSay();
  return (
    <section className="card stack" id="email-part">
      <h2>{say('accounts.info.email-title')}</h2>
      {email ? (
        <p className="row">
          <bdi dir="ltr">{email}</bdi> <Badge tone="ok">{say('accounts.info.email-confirmed')}</Badge>
        </p>
      ) : (
        <p className="soft">{say('accounts.info.email-none')}</p>
      )}
      {waiting && answer?.intent !== 'email' ? (
        <ConfirmForm email={waiting.email} old={waiting.old} answer={answer} />
      ) : (
        <AddressForm add={!email} answer={answer} />
      )}
    </section>
  );
}

function ConfirmForm({ email, old, answer }: { email: string; old: OldChannel; answer: Answer | undefined }) {
  const say = useSay();
  const lang = useLang();
  const address = old.channel === 'phone' ? formatPhone(lang, old.address) : old.address;
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name="intent" value="confirm" />
      <FormErrors answer={answer} names={{ email: null, approval: 'accounts.info.email-old-code' }} />
      <p>{say('accounts.info.email-code-sent', { email })}</p>
      <CodeCells name="code" length={CODE_LENGTH} label={say('accounts.info.email-new-code')} error={errorOf(answer, 'code')} />
      <CodeCells
        name="approval"
        length={CODE_LENGTH}
        label={say('accounts.info.email-old-code')}
        help={
          <>
            {say(old.channel === 'phone' ? 'accounts.info.email-old-phone' : 'accounts.info.email-old-email')} <bdi dir="ltr">{address}</bdi>
          </>
        }
        error={errorOf(answer, 'approval')}
      />
      <div className="row">
        <Button kind="soft">{say('accounts.info.email-confirm')}</Button>
        <Link page="accountInfo" query={{ email: 'other' }} hash="email-part">
          {say('accounts.info.email-other')}
        </Link>
      </div>
    </form>
  );
}

function AddressForm({ add, answer }: { add: boolean; answer: Answer | undefined }) {
  const say = useSay();
  return (
    <form method="post" noValidate className="stack">
      <input type="hidden" name="intent" value="email" />
      <FormErrors answer={answer} fields={{ email: emailField }} names={{ code: null }} />
      <FormField
        field={emailField}
        name="email"
        label={say(add ? 'accounts.info.email-add' : 'accounts.info.email-change')}
        help={say('accounts.info.email-help')}
        defaultValue={answer?.values['email'] ?? ''}
        error={errorOf(answer, 'email')}
      />
      <Button kind="soft">{say('accounts.info.email-send')}</Button>
    </form>
  );
}
