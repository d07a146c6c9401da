import { soundBandsHz, soundFilters, soundGains, type SoundFilter, type SoundTimes } from '#domain/signals/sound-filter';
import { useSay } from '../../words';
import { GainModels } from './gain-models';

type Props = { side: 0 | 1; filter: SoundFilter; times: SoundTimes };

/** Radio chips for filter and amplification of one side. [PCG-1] */
export function SettingChips({ side, filter, times }: Props) {
  const say = useSay();
  return (
    <>
      <fieldset className="choose">
        <legend>{say('signals.sound.filter')}</legend>
        <div className="chips">
          {soundFilters.map((each) => {
            const [low, high] = soundBandsHz[each];
            return (
              <label key={each} className="chip">
                <input type="radio" name={`filter-${side}`} value={each} data-word={say(`signals.sound.filters.${each}`)} defaultChecked={each === filter} />
                {say(`signals.sound.filters.${each}`)}
                <small>{say('signals.sound.band', { low, high })}</small>
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset className="choose">
        <legend>{say('signals.sound.gain')}</legend>
        <div className="chips">
          {soundGains.map((each) => (
            <label key={each.times} className="chip">
              <input type="radio" name={`times-${side}`} value={each.times} defaultChecked={each.times === times} />
              {each.times === 1 ? say('signals.sound.as-recorded') : say('signals.sound.times', { times: each.times })}
              {each.models.length > 0 && (
                <small>
                  <GainModels times={each.times} />
                </small>
              )}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
