import { FormField } from '../../components/form-field';
import { cvField, hiringFields } from '#domain/inquiries/fields';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { ownField } from '../../components/inquiries/own-field';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useSay } from '../../words';

type Props = { positions: readonly string[]; once: string; answer: Answer | undefined };

/** Who, for what, and the CV; a form that was refused asks for the file again. [CONT-1] */
export function CareersForm({ positions, once, answer }: Props) {
  const say = useSay();
  const own = ownField(answer);
  const fields = hiringFields(positions);
  return (
    <form id={DRAFT_FORM} method="post" noValidate encType="multipart/form-data" className="stack">
      <input type="hidden" name="once" value={answer?.values['once'] ?? once} />
      <FormErrors answer={answer} fields={{ ...fields, cv: cvField }} />
      <div className="form">
        <FormField field={fields.name} {...own('name')} />
        <FormField field={fields.phone} {...own('phone')} />
        <FormField field={fields.email} {...own('email')} />
        <FormField
          field={fields.position}
          {...own('position')}
          empty={say('inquiries.form.choose')}
          options={positions.map((position) => ({ value: position, label: position }))}
        />
        <FormField field={cvField} name="cv" full answer={answer} error={errorOf(answer, 'cv')} />
        <FormField field={fields.words} {...own('words')} />
      </div>
      <Button busyLabel={say('inquiries.contact.sending')}>{say('inquiries.careers.send')}</Button>
    </form>
  );
}
