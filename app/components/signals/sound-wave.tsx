import { WAVE_HEIGHT, WAVE_WIDTH } from '#domain/signals/wave-picture';
import { useSay } from '../../words';
import type { DemoFigures } from './demo-figures';

const percent = (t: number, seconds: number) => `${((100 * t) / seconds).toFixed(2)}%`;

/** A recording drawn by the server: waveform, envelope, first and second sounds. It runs from left to right in both languages. [PCG-2, LANG-6] */
export function SoundWave({ sound }: { sound: DemoFigures }) {
  const say = useSay();
  const facts = { name: say(`signals.sound.names.${sound.name}`), filter: say(`signals.sound.filters.${sound.filter}`), seconds: sound.seconds };
  const first = sound.marks.findIndex(({ kind, t }) => kind === 'S1' && t > sound.seconds / 40);
  return (
    <svg className="wave" role="img" aria-label={say('signals.sound.fallback.picture', facts)} direction="ltr">
      {sound.marks.map(({ t, kind }, at) => (
        <g key={t} className={kind === 'S1' ? 'mark' : 'mark second'}>
          <line x1={percent(t, sound.seconds)} x2={percent(t, sound.seconds)} y1="18" y2="100%" />
          {(at === first || at === first + 1) && (
            <text x={percent(t, sound.seconds)} y="12" textAnchor={kind === 'S1' ? 'end' : 'start'}>
              {kind}
            </text>
          )}
        </g>
      ))}
      <svg y="18" width="100%" height="78%" viewBox={`0 0 ${WAVE_WIDTH} ${WAVE_HEIGHT}`} preserveAspectRatio="none">
        <path className="bars" d={sound.wave} />
        <path className="envelope" d={sound.envelope} />
      </svg>
    </svg>
  );
}
