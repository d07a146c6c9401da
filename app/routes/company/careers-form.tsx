import { INQUIRY_NAME_MOST_CHARACTERS, INQUIRY_WORDS_MOST_CHARACTERS } from '#domain/inquiries/fields';
import { UPLOAD_MOST_MEGABYTES } from '#domain/records/files';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { FileField } from '../../components/file-field';
import { FormErrors } from '../../components/form-errors';
import { ownField } from '../../components/inquiries/own-field';
import { Select } from '../../components/select';
import { TextArea } from '../../components/text-area';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useSay } from '../../words';

const CV = 'application/pdf,image/jpeg,image/png,image/webp';
type Props = { positions: readonly string[]; once: string; answer: Answer | undefined };

/** Who, for what, and the CV; a form that was refused asks for the file again. [CONT-1] */
export function CareersForm({ positions, once, answer }: Props) {
  const say = useSay();
  const own = ownField(answer);
  return (
    <form id={DRAFT_FORM} method="post" noValidate encType="multipart/form-data" className="stack">
      <input type="hidden" name="once" value={answer?.values['once'] ?? once} />
      <FormErrors answer={answer} />
      <div className="form">
        <Field {...own('name')} autoComplete="name" label={say('inquiries.form.name')} maxLength={INQUIRY_NAME_MOST_CHARACTERS} />
        <Field {...own('phone')} type="tel" numeric autoComplete="tel" label={say('inquiries.form.phone')} />
        <Field {...own('email')} latin optional autoComplete="email" label={say('inquiries.form.email')} />
        <Select
          {...own('position')}
          empty={say('inquiries.form.choose')}
          options={positions.map((position) => ({ value: position, label: position }))}
          label={say('inquiries.form.position')}
        />
        <FileField
          name="cv"
          full
          answer={answer}
          accept={CV}
          label={say('inquiries.form.cv')}
          help={say('inquiries.form.cv-help', { megabytes: UPLOAD_MOST_MEGABYTES })}
          error={errorOf(answer, 'cv')}
        />
        <TextArea {...own('words')} full optional label={say('inquiries.form.note')} maxLength={INQUIRY_WORDS_MOST_CHARACTERS} />
      </div>
      <Button busyLabel={say('inquiries.contact.sending')}>{say('inquiries.careers.send')}</Button>
    </form>
  );
}
