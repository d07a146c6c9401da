import type { Field } from '#domain/fields';
import { PHOTO_TYPES } from '#domain/records/files';
import { formatList } from '#locales/format';
import type { WordKey } from '#locales/say';
import type { DraftFile } from '#services/service-requests/draft-files';
import { errorOf, type Answer } from '../../answer';
import { Isolated } from '../sections/isolated';
import { useLang, useSay } from '../../words';
import { FileField } from '../file-field';
import { askNames } from './ask-names';

type Props = {
  name: string;
  field: Extract<Field<unknown>, { kind: 'files' }>;
  answer: Answer | undefined;
  papers: readonly DraftFile[];
  inCase: true | undefined;
  /** The things that are not done without it, where others are. */ neededFor: readonly string[];
};

/** Papers of a request: those that were kept when the form came before, each with a box that takes it back, and room for the rest; a telephone's camera has a field of its own. [INP-2, NUM-2] */
export function PaperField({ name, field, answer, papers, inCase, neededFor }: Props) {
  const lang = useLang();
  const say = useSay();
  const label = say(field.label as WordKey);
  const room = papers.length < field.mostFiles;
  const sometimes = neededFor.length > 0;
  const items = formatList(
    lang,
    neededFor.map((code) => say(`services.items.${code}` as WordKey)),
  );
  return (
    <div className="field full stack gap-3">
      {papers.length > 0 && (
        <ul className="kept" id={room ? undefined : name}>
          {papers.map(({ id, name: file }) => (
            <li key={id}>
              <input type="hidden" name={askNames.PAPER} value={id} />
              <span>
                <b>
                  <Isolated text={file} />
                </b>
                <span className="small soft block">{say('services.new.kept', { paper: label })}</span>
              </span>
              <label className="check">
                <input type="checkbox" className="box" name={askNames.DROP} value={id} aria-label={say('services.new.drop-one', { file })} />
                {say('services.new.drop')}
              </label>
            </li>
          ))}
        </ul>
      )}
      {room && (
        <FileField
          name={name}
          label={papers.length > 0 ? say('services.new.another-paper') : label}
          help={
            <>
              {sometimes && say('services.new.needed-for', { items })} {say(field.help as WordKey, field.helpFacts)}
            </>
          }
          error={errorOf(answer, name)}
          optional={(field.optional && !sometimes) || papers.length > 0}
          required={inCase ? false : !field.optional && papers.length === 0}
          answer={answer}
          accept={field.types.join(',')}
          multiple={field.mostFiles > 1}
        />
      )}
      {room && (
        <label className="camera">
          <span>
            {say('services.new.camera')} <span className="opt">({say('common.optional')})</span>
          </span>
          <input type="file" className="in file" name={askNames.CAMERA + name} accept={PHOTO_TYPES.join(',')} capture="environment" />
        </label>
      )}
      {!room && errorOf(answer, name) && <p className="err">{errorOf(answer, name)}</p>}
    </div>
  );
}
