import { soundGains, type SoundTimes } from '#domain/signals/sound-filter';
import { useSay } from '../../words';

/** The models of one amplification, each name kept whole: «NS1-SE و NS1-SE-Plus». [NUM-7] */
export function GainModels({ times }: { times: SoundTimes }) {
  const say = useSay();
  const models: readonly string[] = soundGains.find((gain) => gain.times === times)?.models ?? [];
  return models.map((model, at) => (
    <span key={model}>
      {at > 0 && say('signals.sound.models-and')}
      <bdi>{model}</bdi>
    </span>
  ));
}
