import { useSay } from '../words';

/** What a form could not take: the message of the whole, then each field with a way to it. */
export function FormErrors({ message, fields = [] }: { message?: string; fields?: readonly { id: string; label: string; error: string }[] }) {
  const say = useSay();
  if (!message && fields.length === 0) return null;
  return (
    <div className="say bad" role="alert">
      <div className="grow">
        <b>{message ?? say('common.form_has_errors', { count: fields.length })}</b>
        {fields.length > 0 && (
          <ul>
            {fields.map((field) => (
              <li key={field.id}>
                <a href={`#${field.id}`}>{field.label}</a>: {field.error}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
