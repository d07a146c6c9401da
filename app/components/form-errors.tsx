import type { Fields } from '#domain/fields';
import type { Answer } from '../answer';
import type { WordKey } from '#locales/say';
import { useSay } from '../words';
import { controlOf, fieldNames, sentAs } from './field-names';
import { summaryLine } from './summary-line';

type Props = {
  answer: Answer | undefined;
  /** What the form asks for: its fields’ own names. */ fields?: Fields;
  /** What this form calls a field, where others call it otherwise; null for one that the page does not show. */
  names?: Readonly<Record<string, WordKey | null>>;
};

/** What a form could not take, on top of its page and with the focus: all of it, each field with a way to it. [CART-7] */
export function FormErrors({ answer, fields: asked = {}, names = {} }: Props) {
  const say = useSay();
  if (!answer) return null;
  const fields = Object.entries(answer.fields).flatMap(([field, [text]]) => (text === undefined ? [] : [{ field, text, name: nameOf(field, asked, names) }]));
  // Fields are sent in the order in which they stand; what was not sent, as a box without its mark, comes last.
  const sent = Object.keys(answer.values);
  const placeOf = (field: string) => (sent.includes(sentAs(field)) ? sent.indexOf(sentAs(field)) : sent.length);
  const seen = fields.filter(({ name }) => name !== null).sort((one, other) => placeOf(one.field) - placeOf(other.field));
  const said = (sentence: string) => seen.filter(({ text }) => text === sentence).length;
  const whole = [...answer.form, ...fields.filter(({ name }) => name === null).map(({ text }) => text)];
  if (whole.length + seen.length === 0) return null;
  return (
    // The answer to one's own press is what one has to read next, without scripts too.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className="say bad" role="alert" id="form-errors" tabIndex={-1} autoFocus>
      <div className="grow">
        {[...new Set(whole)].map((text) => (
          <p key={text}>
            <b>{text}</b>
          </p>
        ))}
        {seen.length > 0 && (
          <>
            <b>{say('common.form_has_errors', { count: seen.length })}</b>
            <ul>
              {seen.map(({ field, text, name }) => (
                <li key={field}>
                  <a href={`#${controlOf(field)}`}>{name ? summaryLine(say(name), text, said(text) > 1) : text}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function nameOf(field: string, asked: Fields, names: NonNullable<Props['names']>): WordKey | null {
  if (Object.hasOwn(names, field)) return names[field] ?? null;
  return (asked[field]?.label as WordKey | undefined) ?? fieldNames[field] ?? null;
}
