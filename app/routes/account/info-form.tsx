import { genders, HISTORY_MOST_CHARACTERS, JOB_MOST_CHARACTERS, NAME_MOST_CHARACTERS, RESIDENCE_MOST_CHARACTERS } from '#domain/accounts/user-info';
import { formatPhone, formatShortDate } from '#locales/format';
import type { User } from '#services/accounts/user';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { FormErrors } from '../../components/form-errors';
import { Select } from '../../components/select';
import { TextArea } from '../../components/text-area';
import { useLang, useSay } from '../../words';

/** Names, job, and what is optional; the phone stands there to be seen. [AUTH-1, AUTH-7] */
export function InfoForm({ user, answer }: { user: User; answer: Answer | undefined }) {
  const lang = useLang();
  const say = useSay();
  const birthDay = user.birthDay ? formatShortDate(lang, new Date(`${user.birthDay}T12:00:00Z`)) : '';
  const value = (name: keyof User) => answer?.values[name] ?? (answer ? '' : String((name === 'birthDay' ? birthDay : user[name]) ?? ''));
  const own = (name: keyof User) => ({ name, defaultValue: value(name), error: errorOf(answer, name) });
  return (
    <form method="post" noValidate className="card stack">
      <input type="hidden" name="intent" value="edit" />
      <FormErrors answer={answer} />
      <p>
        {say('accounts.fields.phone')}: <bdi dir="ltr">{formatPhone(lang, user.phone)}</bdi>
        <br />
        <span className="small soft">{say('accounts.info.phone-fixed')}</span>
      </p>
      <div className="form">
        <Field {...own('firstName')} autoComplete="given-name" maxLength={NAME_MOST_CHARACTERS} label={say('accounts.fields.first-name')} />
        <Field {...own('lastName')} autoComplete="family-name" maxLength={NAME_MOST_CHARACTERS} label={say('accounts.fields.last-name')} />
        <Field {...own('job')} optional autoComplete="organization-title" maxLength={JOB_MOST_CHARACTERS} label={say('accounts.fields.job')} />
        <Field {...own('birthDay')} optional numeric inputMode="text" label={say('accounts.fields.birth-day')} help={say('accounts.fields.birth-day-help')} />
        <Select
          {...own('gender')}
          optional
          empty={say('accounts.info.gender-empty')}
          options={genders.map((one) => ({ value: one, label: say(`accounts.fields.genders.${one}`) }))}
          label={say('accounts.fields.gender')}
        />
        <Field {...own('residence')} optional autoComplete="address-level2" maxLength={RESIDENCE_MOST_CHARACTERS} label={say('accounts.fields.residence')} />
        <TextArea
          {...own('history')}
          optional
          full
          maxLength={HISTORY_MOST_CHARACTERS}
          label={say('accounts.fields.history')}
          help={say('accounts.fields.history-help')}
        />
      </div>
      <Button busyLabel={say('accounts.info.saving')}>{say('accounts.info.save')}</Button>
    </form>
  );
}
