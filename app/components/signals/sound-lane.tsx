import { SPECTROGRAM_TOP_HZ } from '#domain/signals/spectrogram-colour';
import { useSay } from '../../words';

/** Where a recording is drawn while it plays; time goes on from left to right. [PCG-2, LANG-6] */
export function SoundLanes({ compare, spectrum }: { compare?: boolean; spectrum?: boolean }) {
  const say = useSay();
  return (
    <>
      <div className="lanes" dir="ltr" data-seek="" role="slider" tabIndex={0} aria-label={say('signals.sound.desk.place')} aria-valuemin={0} aria-valuenow={0}>
        {(compare ? ([0, 1] as const) : ([0] as const)).map((side) => (
          <div key={side} className="lane" data-lane={side} hidden={side === 1}>
            {spectrum && <p className="lane-name" data-lane-name="" />}
            <canvas data-wave="" />
            {spectrum && <canvas data-spectrum="" />}
          </div>
        ))}
        <i className="playhead" data-head="" />
      </div>
      {spectrum && (
        <p className="tiny muted">
          {say('signals.sound.desk.wave')} · {say('signals.sound.desk.spectrum', { high: SPECTROGRAM_TOP_HZ })} · {say('signals.sound.time')}
        </p>
      )}
    </>
  );
}
