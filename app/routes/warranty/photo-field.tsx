import { UPLOAD_MOST_FILES, UPLOAD_MOST_MEGABYTES } from '#domain/records/files';
import { errorOf, type Answer } from '../../answer';
import { FileField } from '../../components/file-field';
import { useSay } from '../../words';

const PHOTOS = 'image/jpeg,image/png,image/webp';
type Props = { name: 'receipt' | 'photos'; answer: Answer | undefined };
const words = { receipt: 'warranty.register.receipt', photos: 'warranty.ticket-new.photos' } as const;

/** Up to two photos; a form that was refused asks for them again, since a browser does not give files twice. [WAR-4, NUM-2] */
export function PhotoField({ name, answer }: Props) {
  const say = useSay();
  return (
    <FileField
      name={name}
      optional
      full
      multiple
      accept={PHOTOS}
      label={say(words[name])}
      help={say(`${words[name]}-help`, { files: UPLOAD_MOST_FILES, megabytes: UPLOAD_MOST_MEGABYTES })}
      error={errorOf(answer, name)}
      answer={answer}
    />
  );
}
