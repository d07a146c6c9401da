import { CV_TYPES, SOUND_TYPES, UPLOAD_MOST_FILES, UPLOAD_MOST_MEGABYTES } from '#domain/records/files';
import { readingFields, WORDS_MOST_CHARACTERS } from '#domain/records/read-reading';
import type { RecordType } from '#domain/records/types/record-type';
import { errorOf, type Answer } from '../../answer';
import { FileField } from '../../components/file-field';
import { FormField } from '../../components/form-field';
import { TextArea } from '../../components/text-area';
import { useSay } from '../../words';

type Props = {
  type: RecordType;
  answer: Answer | undefined;
  /** What the fields hold before anything is typed. */ values?: Readonly<Record<string, string>>;
  /** Whether it asks for the type's files: they come with a new record alone. */ withFiles?: boolean;
  /** What the controls' ids begin with, where a page has the forms of several types. */ idsOf?: string;
};

/** The fields of a type: its numbers large, then its choices, the time, and words; all from its row. [REC-2] */
export function ReadingFields({ type, answer, values = {}, withFiles = false, idsOf }: Props) {
  const say = useSay();
  const fields = readingFields(type);
  const given = (name: string) => ({
    ...{ name, error: errorOf(answer, name), defaultValue: answer?.values[name] ?? values[name] },
    ...(idsOf ? { id: `${idsOf}-${name}` } : {}),
  });
  const field = (name: string) => fields[name] as NonNullable<(typeof fields)[string]>;
  return (
    <>
      {type.measures.length > 0 && (
        <div className="nums large">
          {type.measures.map(({ name }) => (
            <FormField key={name} field={field(name)} {...given(name)} />
          ))}
        </div>
      )}
      {type.more && (
        <div className="nums">
          {type.more.map(({ name }) => (
            <FormField key={name} field={field(name)} {...given(name)} />
          ))}
        </div>
      )}
      {type.lines?.map(({ name }) => (
        <FormField key={name} full field={field(name)} {...given(name)} />
      ))}
      {type.choices.map(({ name, required }) => (
        <FormField key={name} field={field(name)} empty={required ? say('health.add.choose') : say('health.add.unsaid')} {...given(name)} />
      ))}
      {withFiles && type.files && (
        <FileField
          full
          multiple
          name="files"
          label={say(`health.files.label.${type.files.kinds.includes('sound') ? 'sound' : 'paper'}`)}
          help={say('health.files.help', { most: UPLOAD_MOST_FILES, megabytes: UPLOAD_MOST_MEGABYTES })}
          optional={!type.files.required}
          accept={(type.files.kinds.includes('sound') ? SOUND_TYPES : CV_TYPES).join(',')}
          error={errorOf(answer, 'files')}
          answer={answer}
        />
      )}
      <fieldset className="field full">
        <legend>{say('health.add.when')}</legend>
        <div className="nums">
          <FormField field={field('day')} {...given('day')} help={say('health.add.day-help')} />
          <FormField field={field('hour')} {...given('hour')} help={say('health.add.hour-help')} />
        </div>
      </fieldset>
      <TextArea full {...given('words')} label={say('health.add.words')} optional rows={2} maxLength={WORDS_MOST_CHARACTERS} />
    </>
  );
}
