import { SPECTROGRAM_TOP_HZ } from '#domain/signals/spectrogram-colour';
import { NS1_TIMES } from '#domain/catalog/device-figures';
import { soundBandsHz } from '#domain/signals/sound-filter';
import { useSay } from '../../words';
import { spectrumUrl, type DemoFigures } from './demo-figures';
import { SoundFiles } from './sound-files';
import { SoundWave } from './sound-wave';

/** Each example drawn by the server, to be heard and read without scripts. [PCG-2, PCG-3] */
export function SoundExamples({ sounds }: { sounds: readonly DemoFigures[] }) {
  const say = useSay();
  return (
    <div className="stack gap-6">
      <h2>{say('signals.sound.fallback.title')}</h2>
      {sounds.map((sound) => (
        <section key={sound.name} className="card stack gap-3">
          <h3>{say(`signals.sound.names.${sound.name}`)}</h3>
          <SoundWave sound={sound} />
          <img
            className="spectrum"
            src={spectrumUrl(sound)}
            alt={say('signals.sound.fallback.spectrum', { name: say(`signals.sound.names.${sound.name}`), high: SPECTROGRAM_TOP_HZ })}
            loading="lazy"
            decoding="async"
          />
          <p className="tiny muted">
            {say('signals.sound.desk.wave')} · {say('signals.sound.desk.spectrum', { high: SPECTROGRAM_TOP_HZ })} · {say('signals.sound.time')}
          </p>
          <Figures sound={sound} />
          <SoundFiles sound={sound} />
        </section>
      ))}
    </div>
  );
}

/** Mode, rate and quality beside every figure, and that it is no diagnosis. */
function Figures({ sound }: { sound: DemoFigures }) {
  const say = useSay();
  const [low, high] = soundBandsHz[sound.filter];
  const count = (kind: 'S1' | 'S2') => sound.marks.filter((mark) => mark.kind === kind).length;
  const said = [
    sound.heartRateBpm === null
      ? say('signals.sound.results.lung')
      : `${say('signals.sound.results.rate')}: ${say('signals.sound.results.bpm', { bpm: Math.round(sound.heartRateBpm) })}`,
    ...(sound.marks.length > 0 ? [say('signals.sound.results.count', { first: count('S1'), second: count('S2') })] : []),
    `${say('signals.sound.results.quality')}: ${say('signals.sound.results.of-hundred', { quality: Math.round(sound.quality * 100) })}`,
    say('signals.sound.results.heard', { filter: say(`signals.sound.filters.${sound.filter}`), low, high, times: NS1_TIMES }),
    `${say('signals.sound.results.sampling')}: ${say('signals.sound.results.hertz', { hz: sound.rateHz })}`,
  ];
  return (
    <p className="small">
      {said.join(' · ')} · <b>{say('signals.sound.not-a-diagnosis')}</b>
    </p>
  );
}
