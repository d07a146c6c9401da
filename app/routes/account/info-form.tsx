import { FormField } from '../../components/form-field';
import { userInfoFields } from '#domain/accounts/user-info';
import { genders } from '#domain/accounts/user-info';
import { formatPhone, formatShortDate } from '#locales/format';
import type { User } from '#services/accounts/user';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { useLang, useSay } from '../../words';

/** Names, job and optional fields; the phone is shown and cannot be changed. [AUTH-1, AUTH-7] */
export function InfoForm({ user, answer }: { user: User; answer: Answer | undefined }) {
  const lang = useLang();
  const say = useSay();
  const birthDay = user.birthDay ? formatShortDate(lang, new Date(`${user.birthDay}T12:00:00Z`)) : '';
  const value = (name: keyof User) => answer?.values[name] ?? (answer ? '' : String((name === 'birthDay' ? birthDay : user[name]) ?? ''));
  const own = (name: keyof User) => ({ name, defaultValue: value(name), error: errorOf(answer, name) });
  return (
    <form method="post" noValidate className="card stack">
      <input type="hidden" name="intent" value="edit" />
      <FormErrors answer={answer} fields={userInfoFields} />
      <p>
        {say('accounts.fields.phone')}: <bdi dir="ltr">{formatPhone(lang, user.phone)}</bdi>
        <br />
        <span className="small soft">{say('accounts.info.phone-fixed')}</span>
      </p>
      <div className="form">
        <FormField field={userInfoFields.firstName} {...own('firstName')} />
        <FormField field={userInfoFields.lastName} {...own('lastName')} />
        <FormField field={userInfoFields.job} {...own('job')} />
        <FormField field={userInfoFields.birthDay} {...own('birthDay')} />
        <FormField
          field={userInfoFields.gender}
          {...own('gender')}
          empty={say('accounts.info.gender-empty')}
          options={genders.map((one) => ({ value: one, label: say(`accounts.fields.genders.${one}`) }))}
        />
        <FormField field={userInfoFields.residence} {...own('residence')} />
        <FormField field={userInfoFields.history} {...own('history')} />
      </div>
      <Button busyLabel={say('accounts.info.saving')}>{say('accounts.info.save')}</Button>
    </form>
  );
}
