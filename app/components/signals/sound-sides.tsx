import { NS1_TIMES } from '#domain/catalog/device-figures';
import { useSay } from '../../words';
import { SettingChips } from './setting-chips';
import { mainSound, otherSounds } from './sound-player';

const sides = [0, 1] as const;

/** The two sides of a comparison: recording, filter and amplification of each. [PCG-1, PCG-3] */
export function SoundSides() {
  const say = useSay();
  return (
    <div className="stack gap-3">
      <label className="check">
        <input type="checkbox" className="box" data-compare="" aria-describedby="compare-help" />
        <span>
          {say('signals.sound.desk.compare')}
          <small className="block muted" id="compare-help">
            {say('signals.sound.desk.compare-help')}
          </small>
        </span>
      </label>
      <div className="sides" data-sides="">
        {sides.map((side) => (
          <div
            key={side}
            className="card stack gap-3"
            data-side={side}
            hidden={side === 1}
            role="group"
            aria-label={say(`signals.sound.desk.side-${side === 0 ? 'a' : 'b'}`)}
          >
            <div>
              <button type="button" className="chip" data-hear={side} aria-pressed={side === 0} hidden>
                {say(`signals.sound.desk.hear-${side === 0 ? 'a' : 'b'}`)}
              </button>
            </div>
            <div className="field">
              <label htmlFor={`sound-${side}`}>{say('signals.sound.desk.sound')}</label>
              <select id={`sound-${side}`} className="in" data-sound={side}>
                {[mainSound, ...otherSounds].map(({ name }) => (
                  <option key={name} value={name}>
                    {say(`signals.sound.names.${name}`)}
                  </option>
                ))}
              </select>
            </div>
            <SettingChips side={side} filter={side === 0 ? 'both' : 'lung'} times={NS1_TIMES} />
          </div>
        ))}
      </div>
    </div>
  );
}
