import type { Fields } from '#domain/fields';
import { formParts, type ServiceType } from '#domain/service-requests/service-type';
import { formatWeekdayDate } from '#locales/dates';
import type { WordKey } from '#locales/say';
import type { DraftFile } from '#services/service-requests/draft-files';
import { errorOf, type Answer } from '../../answer';
import { useLang, useSay } from '../../words';
import { FormField } from '../form-field';
import { AddressChoice, type OwnAddress } from './address-choice';
import { askNames } from './ask-names';
import { PaperField } from './paper-field';

type Props = {
  type: ServiceType;
  answer: Answer | undefined;
  /** What is known of who asks, by field. */ known?: Readonly<Record<string, string>>;
  /** The days that can be wished; typed where they are not known. */ days?: readonly string[];
  /** Papers that were kept when the form came before. */ papers?: readonly DraftFile[];
  /** The account's own addresses. */ addresses?: readonly OwnAddress[];
};
type Shared = Required<Omit<Props, 'addresses'>>;

/** The form of a type of service as its row declares it: headed parts, each with its fields. [SVC-1: page] */
export function ServiceFields({ type, answer, known = {}, days = [], papers = [], addresses = [] }: Props) {
  const say = useSay();
  const shared = { type, answer, known, days, papers };
  const parts = formParts.filter((part) => Object.keys(type.fields[part] ?? {}).length > 0 || (part === 'what' && type.cases));
  return (
    <>
      {parts.map((part) => (
        <section key={part} className="card stack part" aria-labelledby={`part-${part}`}>
          <h2 id={`part-${part}`}>{say(`services.parts.${part}`)}</h2>
          {part === 'where' && addresses.length > 0 ? (
            <Where fields={type.fields.where ?? {}} addresses={addresses} {...shared} />
          ) : (
            <div className="form">
              <FieldsOf fields={type.fields[part] ?? {}} {...shared} />
            </div>
          )}
          {part === 'what' && type.cases && <CasesOf cases={type.cases} {...shared} />}
        </section>
      ))}
    </>
  );
}

/** An address of the book, or another that is written here; what no book holds is asked of both. */
function Where({ fields, addresses, answer, known, ...rest }: { fields: Fields; addresses: readonly OwnAddress[] } & Shared) {
  const inBook = (name: string) => name !== 'district';
  const own = Object.keys(fields).filter(inBook);
  const wrong = own.some((name) => errorOf(answer, name));
  const written = answer?.values[askNames.ADDRESS] === askNames.TO_NEW || wrong;
  const part = (of: (name: string) => boolean) => Object.fromEntries(Object.entries(fields).filter(([name]) => of(name)));
  // What was taken from the book does not stand in the fields of another address.
  const values = answer && !written ? Object.fromEntries(Object.entries(answer.values).filter(([name]) => !own.includes(name))) : answer?.values;
  return (
    <>
      <AddressChoice addresses={addresses} answer={answer} written={written}>
        <FieldsOf fields={part(inBook)} answer={answer && { ...answer, values: { ...(written ? {} : known), ...values } }} known={known} {...rest} inCase />
      </AddressChoice>
      <div className="form">
        <FieldsOf fields={part((name) => !inBook(name))} answer={answer} known={known} {...rest} />
      </div>
    </>
  );
}

/** What most people mean is chosen already; of everything else a haste would tell something false, so it is asked. */
const usual = ['item', 'every', 'part', 'mode'];

function FieldsOf({ fields, type, answer, known, days, papers, inCase }: { fields: Fields; inCase?: true } & Shared) {
  const lang = useLang();
  const say = useSay();
  return Object.entries(fields).map(([name, field]) => {
    if (field.kind === 'files')
      return (
        <PaperField
          key={name}
          {...{ name, field, answer, inCase }}
          papers={papers.filter((one) => one.field === name)}
          neededFor={type.items.filter(({ needs }) => needs?.some((one) => one === name)).map(({ code }) => code)}
        />
      );
    const chosen = field.kind === 'day' && days.length > 0 && days.map((value) => ({ value, label: formatWeekdayDate(lang, new Date(`${value}T12:00:00Z`)) }));
    return (
      <FormField
        key={name}
        field={field}
        name={name}
        options={chosen || undefined}
        empty={
          chosen ? say('services.new.choose-day') : field.optional ? say('services.new.unsaid') : usual.includes(name) ? undefined : say('services.new.choose')
        }
        defaultValue={answer ? answer.values[name] : known[name]}
        error={errorOf(answer, name)}
        required={inCase ? false : undefined}
        answer={answer}
      />
    );
  });
}

/** Each case with its own fields under it, in sight while it is chosen; a browser that cannot tell shows all of them, headed. */
function CasesOf({ cases, ...shared }: { cases: NonNullable<ServiceType['cases']> } & Shared) {
  const say = useSay();
  const { answer, known } = shared;
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
              <FieldsOf fields={fields} {...shared} inCase />
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
