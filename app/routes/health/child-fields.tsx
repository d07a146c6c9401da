import { childFields } from '#domain/health/child';
import { errorOf, type Answer } from '../../answer';
import { FormField } from '../../components/form-field';
import { useSay } from '../../words';

type Props = { answer: Answer | undefined; values?: Readonly<Record<string, string>> };

/** The fields of a child's file, as their declaration says. [FAM-1] */
export function ChildFields({ answer, values = {} }: Props) {
  const say = useSay();
  return (
    <div className="nums">
      {(Object.keys(childFields) as (keyof typeof childFields)[]).map((name) => (
        <FormField
          key={name}
          field={childFields[name]}
          name={name}
          empty={say('health.add.choose')}
          error={errorOf(answer, name)}
          defaultValue={answer?.values[name] ?? values[name]}
        />
      ))}
    </div>
  );
}
