import type { Fields } from '#domain/fields';
import { errorOf, type Answer } from '../../answer';
import { FormField } from '../../components/form-field';
import { useSay } from '../../words';

type Props = {
  fields: Fields;
  answer: Answer | undefined;
  values?: Readonly<Record<string, string>>;
  /** Before each id, where the form stands on its page more than once. */ ids?: string;
};

/** The fields of a form of the family, beside each other as their declaration says. [FAM-1] */
export function FamilyFields({ fields, answer, values = {}, ids = '' }: Props) {
  const say = useSay();
  return (
    <div className="nums">
      {Object.entries(fields).map(([name, field]) => (
        <FormField
          key={name}
          field={field}
          name={name}
          id={`${ids}${name}`}
          empty={say('health.add.choose')}
          error={errorOf(answer, name)}
          defaultValue={answer?.values[name] ?? values[name]}
        />
      ))}
    </div>
  );
}
