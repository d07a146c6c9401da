import { NS1_TIMES } from '#domain/catalog/device-figures';
import { soundGains } from '#domain/signals/sound-filter';
import { Link } from '../../link';
import { useSay } from '../../words';
import { GainModels } from './gain-models';
import { PlayButton } from './play-button';
import { SettingChips } from './setting-chips';
import { SoundFiles } from './sound-files';
import { SoundLanes } from './sound-lane';
import { mainSound, SoundPlayer } from './sound-player';
import { SoundWave } from './sound-wave';

/** One recording heard through the lung, the heart and both filters, with the amplification of each model. [PAGE-3] */
export function SoundDemo() {
  const say = useSay();
  return (
    <section className="section" id="sound">
      <div className="wrap">
        <div className="deep stack gap-5">
          <div className="stack gap-2">
            <h2>{say('signals.sound.demo.title')}</h2>
            <p className="small">{say('signals.sound.demo.text')}</p>
          </div>
          <SoundPlayer sounds={[mainSound]} fallback={<DemoFallback />} head={<DemoHead />}>
            <div className="row demo-sets">
              <SettingChips side={0} filter="both" times={NS1_TIMES} />
            </div>
            <p className="tiny soft">{say('signals.sound.demo.live')}</p>
          </SoundPlayer>
          <p className="tiny soft">
            {say('signals.sound.synthetic')} {say('signals.sound.time')} {say('signals.sound.not-a-diagnosis')}{' '}
            <Link page="sound">{say('signals.sound.demo.more')}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The drawn recording, with a play button where live filters are available. */
function DemoHead() {
  return (
    <div className="demo-desk">
      <PlayButton hidden />
      <div className="stack gap-2">
        <div data-still="">
          <SoundWave sound={mainSound} />
        </div>
        <div data-live="" hidden>
          <SoundLanes />
        </div>
        <p className="small soft row between">
          <span data-clock="" />
          <span data-held="" />
        </p>
      </div>
    </div>
  );
}

/** What browsers without scripts get: files filtered beforehand, and what each model amplifies. */
function DemoFallback() {
  const say = useSay();
  return (
    <div className="stack gap-3">
      <SoundFiles sound={mainSound} />
      <dl className="gains">
        <dt>{say('signals.sound.demo.gains')}</dt>
        {soundGains
          .filter(({ models }) => models.length > 0)
          .map(({ times }) => (
            <dd key={times}>
              <GainModels times={times} />
              <b>{say('signals.sound.times', { times })}</b>
            </dd>
          ))}
      </dl>
    </div>
  );
}
