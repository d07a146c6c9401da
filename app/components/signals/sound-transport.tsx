import { soundSpeeds } from '#domain/signals/sound-limits';
import { useSay } from '../../words';
import { PlayButton } from './play-button';

const speedWords = { 1: 'full', 0.75: 'three-quarters', 0.5: 'half' } as const;

/** Controls to play, repeat, slow down, zoom and set the volume. [PCG-3] */
export function SoundTransport() {
  const say = useSay();
  return (
    <div className="stack gap-3">
      <div className="row transport">
        <PlayButton />
        <span className="clock" data-clock="" />
        <button type="button" className="chip" data-repeat="" aria-pressed="false">
          {say('signals.sound.desk.repeat')}
        </button>
        <button type="button" className="chip" data-from="">
          {say('signals.sound.desk.from')}
        </button>
        <button type="button" className="chip" data-to="">
          {say('signals.sound.desk.to')}
        </button>
        <button type="button" className="chip" data-whole="" hidden>
          {say('signals.sound.desk.whole')}
        </button>
        <span className="row tight">
          <button type="button" className="chip" data-zoom="wider">
            {say('signals.sound.desk.wider')}
          </button>
          <button type="button" className="chip" data-zoom="closer">
            {say('signals.sound.desk.closer')}
          </button>
        </span>
      </div>
      <p className="small soft" data-span="" hidden />
      <div className="row">
        <fieldset className="choose">
          <legend>{say('signals.sound.desk.speed')}</legend>
          <div className="chips">
            {soundSpeeds.map((speed) => (
              <label key={speed} className="chip">
                <input type="radio" name="speed" value={speed} defaultChecked={speed === 1} aria-describedby="slow-help" />
                {say(`signals.sound.desk.speeds.${speedWords[speed]}`)}
              </label>
            ))}
          </div>
          <p className="tiny muted" id="slow-help">
            {say('signals.sound.desk.slow')}
          </p>
        </fieldset>
        <div className="choose grow">
          <label htmlFor="level">{say('signals.sound.desk.level')}</label>
          <meter id="level" className="level" data-level="" min={0} max={1} high={0.97} value={0} />
          <p className="tiny muted" data-held="">
            {say('signals.sound.desk.quiet')}
          </p>
        </div>
      </div>
    </div>
  );
}
