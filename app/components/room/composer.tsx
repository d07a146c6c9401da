import type { ReactNode } from 'react';
import { messageFields } from '#domain/consultations/room';
import { PHOTO_TYPES } from '#domain/records/files';
import { VOICE_MOST_SECONDS, VOICE_TYPES } from '#domain/voice/voice';
import { errorOf, type Answer } from '../../answer';
import { useSay } from '../../words';
import { Button } from '../button';
import { FileField } from '../file-field';
import { FormField } from '../form-field';

type Props = {
  /** This message's own name. */ client: string;
  answer: Answer | undefined;
  /** What stands in the field from the beginning. */ words?: string;
  /** What can be put into it. */ texts?: ReactNode;
};

/** Writes a message, with two pictures or a voice, by a plain form. [CONS-7] */
export function Composer({ client, answer, words, texts }: Props) {
  const say = useSay();
  const said = answer?.intent === 'say' ? answer : undefined;
  const asked = said?.code === 'rooms.words.elsewhere' || said?.values['sure'] === 'on';
  const withFiles = Boolean(said && (said.values['images'] || said.values['voice'] || errorOf(said, 'images') || errorOf(said, 'voice')));
  return (
    <form method="post" noValidate encType="multipart/form-data" className="composer">
      <input type="hidden" name="intent" value="say" />
      <input type="hidden" name="client" value={client} />
      {texts}
      <FormField
        field={messageFields.words}
        name="words"
        optional={false}
        required={false}
        rows={2}
        error={errorOf(said, 'words')}
        defaultValue={said?.values['words'] ?? words}
      />
      {asked && <FormField field={messageFields.sure} name="sure" error={errorOf(said, 'sure')} defaultValue={said?.values['sure']} />}
      <details open={withFiles || undefined}>
        <summary>{say('room.attach')}</summary>
        <div className="stack gap-3">
          <FileField
            name="images"
            label={say('room.images')}
            help={say('room.images-help')}
            error={errorOf(said, 'images')}
            optional
            multiple
            accept={PHOTO_TYPES.join(',')}
            answer={said}
          />
          <FileField
            name="voice"
            label={say('room.voice')}
            help={say('room.voice-help', { seconds: VOICE_MOST_SECONDS })}
            error={errorOf(said, 'voice')}
            optional
            accept={VOICE_TYPES.join(',')}
            answer={said}
          />
        </div>
      </details>
      <p>
        <Button busyLabel={say('room.sending')}>{say('room.send')}</Button>
      </p>
    </form>
  );
}
