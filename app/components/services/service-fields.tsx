import type { Fields } from '#domain/fields';
import { formParts, type ServiceType } from '#domain/service-requests/service-type';
import type { WordKey } from '#locales/say';
import { errorOf, type Answer } from '../../answer';
import { useSay } from '../../words';
import { FormField } from '../form-field';

type Props = { type: ServiceType; answer: Answer | undefined; /** What is known of who asks, by field. */ known?: Readonly<Record<string, string>> };

/** The form of a type of service as its row declares it: headed parts, each with its fields. [SVC-1: page] */
export function ServiceFields({ type, answer, known = {} }: Props) {
  const say = useSay();
  const parts = formParts.filter((part) => Object.keys(type.fields[part] ?? {}).length > 0 || (part === 'what' && type.cases));
  return (
    <>
      {parts.map((part) => (
        <section key={part} className="stack" aria-labelledby={`part-${part}`}>
          <h2 id={`part-${part}`}>{say(`services.parts.${part}`)}</h2>
          <div className="form">
            <FieldsOf fields={type.fields[part] ?? {}} answer={answer} known={known} />
          </div>
          {part === 'what' && type.cases && <CasesOf cases={type.cases} answer={answer} known={known} />}
        </section>
      ))}
    </>
  );
}

function FieldsOf({ fields, answer, known, inCase }: { fields: Fields; inCase?: true } & Required<Omit<Props, 'type'>>) {
  return Object.entries(fields).map(([name, field]) => (
    <FormField
      key={name}
      field={field}
      name={name}
      empty={field.optional ? '' : undefined}
      defaultValue={answer ? answer.values[name] : known[name]}
      error={errorOf(answer, name)}
      required={inCase ? false : undefined}
      answer={answer}
    />
  ));
}

/** Each case with its own fields under it, in sight while it is chosen; a browser that cannot tell shows all of them, headed. */
function CasesOf({ cases, answer, known }: { cases: NonNullable<ServiceType['cases']> } & Required<Omit<Props, 'type'>>) {
  const say = useSay();
  const { on, choice, of } = cases;
  const [first] = Object.keys(of);
  const chosen = answer?.values[on] ?? known[on] ?? first;
  const nameOf = (value: string) => say(`${choice.kind === 'choice' ? choice.says : ''}.${value}` as WordKey);
  return (
    <fieldset className="cases" aria-describedby={errorOf(answer, on) && `${on}-error`}>
      <legend>{say(choice.label as WordKey)}</legend>
      {Object.entries(of).map(([value, fields]) => (
        <div className="case" key={value}>
          <label className="optc">
            <input type="radio" className="box" id={value === first ? on : undefined} name={on} value={value} defaultChecked={value === chosen} required />
            <b>{nameOf(value)}</b>
          </label>
          {Object.keys(fields).length > 0 && (
            <fieldset data-case={value} className="form">
              <legend>{nameOf(value)}</legend>
              <FieldsOf fields={fields} answer={answer} known={known} inCase />
            </fieldset>
          )}
        </div>
      ))}
      {errorOf(answer, on) && (
        <p className="err" id={`${on}-error`}>
          {errorOf(answer, on)}
        </p>
      )}
    </fieldset>
  );
}
