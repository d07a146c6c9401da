import type { EhrKind } from '#domain/ehr/kind';
import { errorOf, type Answer } from '../../answer';
import { FormField } from '../../components/form-field';
import { useSay } from '../../words';

type Props = { kind: EhrKind; answer: Answer | undefined; values?: Readonly<Record<string, string>> };

/** The fields of a kind of entries, all from its declaration. [EHR-2] */
export function EntryFields({ kind, answer, values = {} }: Props) {
  const say = useSay();
  return (
    <div className="nums">
      {Object.entries(kind.fields).map(([name, field]) => (
        <FormField
          key={name}
          field={field}
          name={name}
          rows={3}
          empty={say(field.optional ? 'health.add.unsaid' : 'health.add.choose')}
          error={errorOf(answer, name)}
          defaultValue={answer ? (answer.values[name] ?? '') : values[name]}
        />
      ))}
    </div>
  );
}
