import { MICROPHONE_SECONDS } from '#domain/signals/sound-limits';
import { useSay } from '../../words';
import { Icon } from '../icon';

/** A file of one's own or the microphone: neither leaves the browser. [PCG-3] */
export function OwnSound() {
  const say = useSay();
  return (
    <section className="card stack gap-3" id="own" data-own="">
      <h2>{say('signals.sound.own.title')}</h2>
      <p className="soft">{say('signals.sound.own.text')}</p>
      <div className="opts">
        <div className="stack gap-2">
          <label className="btn s2 file">
            <input type="file" accept=".wav,audio/wav,audio/x-wav" data-file="" aria-describedby="file-help" />
            {say('signals.sound.own.file')}
          </label>
          <p className="help" id="file-help">
            {say('signals.sound.own.file-help')}
          </p>
        </div>
        <div className="stack gap-2">
          <button type="button" className="btn s3" data-record="" aria-describedby="record-help">
            {say('signals.sound.own.record')}
          </button>
          <p className="help" id="record-help">
            {say('signals.sound.own.record-help', { seconds: MICROPHONE_SECONDS })}
          </p>
        </div>
      </div>
      <p className="soft" data-own-status="" role="status" />
      <p className="err" data-own-fault="" role="alert" hidden />
      <div className="row" data-recorded="" hidden>
        <button type="button" className="btn s2 sm" data-download="">
          <Icon name="download" small />
          {say('signals.sound.own.download')}
        </button>
        <button type="button" className="btn s3 sm" data-discard="">
          {say('signals.sound.own.discard')}
        </button>
      </div>
    </section>
  );
}
