import type { KeptRecordFile } from '#services/health/open-file';
import { Link } from '../../link';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { Icon } from '../icon';

/** The files of a record: pictures as they are, a sound to be played, a PDF to be taken along. Each is asked for by its own address, which asks for the right anew. [REC-3] */
export function RecordFiles({ of, ref, files }: { of: string; ref: string; files: readonly KeptRecordFile[] }) {
  const lang = useLang();
  const say = useSay();
  const megabytes = (bytes: number) => Math.max(0.1, Math.round(bytes / 104_858) / 10);
  return (
    <ul className="stack gap-3">
      {files.map(({ id, kind, bytes }, at) => {
        const params = { of, ref, file: id };
        const name = say('health.files.one', { number: at + 1 });
        return (
          <li key={id} className="record-file">
            {kind === 'image/webp' && <img src={href(lang, 'appFile', params)} alt={name} loading="lazy" />}
            {kind === 'audio/wav' && (
              // A heart says no words.
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <audio controls preload="none" src={href(lang, 'appFile', params)} aria-label={name} />
            )}
            <Link page="appFile" params={params} className="row gap-3 small">
              <Icon name="receipt" small />
              {say(`health.files.${kind === 'image/webp' ? 'picture' : kind === 'audio/wav' ? 'sound' : 'pdf'}`, {
                number: at + 1,
                megabytes: megabytes(bytes),
              })}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
