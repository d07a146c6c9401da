import type { Field, Fields } from '#domain/fields';
import { formParts, type ServiceType } from '#domain/service-requests/service-type';
import type { WordKey } from '#locales/say';
import { useSay } from '../../words';

/** What will be asked, by part, as the row declares it: nobody has to begin a form to know. */
export function Asked({ type }: { type: ServiceType }) {
  const say = useSay();
  const needed = new Set(type.items.flatMap(({ needs = [] }) => needs));
  const named = (name: string, { label, optional }: Field<unknown>) => {
    const said = needed.has(name) ? say('services.page.where-needed') : optional ? say('common.optional') : '';
    return say(label as WordKey) + (said && ` (${said})`);
  };
  const comma = say('services.page.comma');
  const listOf = (fields: Fields) => {
    const own = Object.entries(fields);
    const counted = own.some(([name]) => name.startsWith('count-'));
    const rest = own.filter(([name]) => !name.startsWith('count-')).map(([name, field]) => named(name, field));
    return [...(counted ? [say('services.page.how-many')] : []), ...rest].join(comma);
  };
  const { cases } = type;
  const caseNames = cases?.choice.kind === 'choice' ? cases.choice.says : undefined;
  const parts = formParts.filter((part) => Object.keys(type.fields[part] ?? {}).length > 0);
  return (
    <dl className="asked">
      {parts.map((part) => (
        <div key={part}>
          <dt>{say(`services.parts.${part}`)}</dt>
          <dd>{listOf(type.fields[part] ?? {})}</dd>
        </div>
      ))}
      {cases &&
        Object.entries(cases.of)
          .filter(([, fields]) => Object.keys(fields).length > 0)
          .map(([value, fields]) => (
            <div key={value}>
              <dt>{say(`${caseNames}.${value}` as WordKey)}</dt>
              <dd>{listOf(fields)}</dd>
            </div>
          ))}
    </dl>
  );
}
