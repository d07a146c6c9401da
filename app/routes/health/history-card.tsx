import { ehrCardFields } from '#domain/ehr/steps';
import { formatDate, formatNumber, formatShortDate, localDigits } from '#locales/format';
import type { EhrFacts } from '#services/health/ehr';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormField } from '../../components/form-field';
import { useLang, useSay } from '../../words';
import type { Whose } from './app-frame';

type Props = { whose: Whose; facts: EhrFacts; mayChange: boolean; answer: Answer | undefined };

/** The first step: birth day, gender, height and national code; to be read alone by whom the history was opened to. [EHR-1] */
export function CardStep({ whose, facts, mayChange, answer }: Props) {
  const lang = useLang();
  const say = useSay();
  const { birthDay, gender, heightCm, nationalId, version } = facts;
  const born = birthDay === null ? null : new Date(`${birthDay}T12:00:00Z`);
  if (!mayChange) {
    const rows = [
      [say('accounts.fields.birth-day'), born && formatDate(lang, born)],
      [say('accounts.fields.gender'), gender && say(`accounts.fields.genders.${gender}`)],
      [say('health.family.height'), heightCm && formatNumber(lang, heightCm)],
    ];
    return (
      <section className="card">
        <dl className="facts">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value ?? '—'}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  }
  const said = answer?.intent === 'card' ? answer : undefined;
  const values: Record<keyof typeof ehrCardFields, string> = {
    birthDay: born ? formatShortDate(lang, born) : '',
    gender: gender ?? '',
    height: heightCm === null ? '' : localDigits(lang, String(heightCm)),
    nationalId: nationalId === null ? '' : localDigits(lang, nationalId),
  };
  return (
    <>
      <p className="small soft narrow">{say('health.ehr.step.card.for')}</p>
      <form method="post" noValidate className="card lift narrow stack">
        <input type="hidden" name="intent" value="card" />
        <input type="hidden" name="version" value={said?.values['version'] ?? version} />
        <div className="nums">
          {(Object.keys(values) as (keyof typeof values)[]).map((name) => (
            <FormField
              key={name}
              field={ehrCardFields[name]}
              name={name}
              empty={say('health.add.choose')}
              error={errorOf(said, name)}
              defaultValue={said ? (said.values[name] ?? '') : values[name]}
            />
          ))}
        </div>
        <div className="row">
          <Button busyLabel={say('health.add.busy')}>{whose.isMine ? say('health.add.mine') : say('health.add.for', { name: whose.name })}</Button>
        </div>
      </form>
    </>
  );
}
