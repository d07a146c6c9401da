import type { ExercisePicture } from '#domain/academy/exercise-picture';
import { stripSvg } from '#domain/signals/strip-svg';
import { WAVE_HEIGHT, WAVE_WIDTH } from '#domain/signals/wave-picture';
import { useSay } from '../../words';

type Props = {
  picture: ExercisePicture;
  /** The field that marks or an interval are written into. */ name: string;
  /** What one may do on it with scripts; nothing once it is answered. */ task: 'mark' | 'interval' | null;
};

/** The signal of a question, drawn by the server with its numbered places; with scripts one marks on it by pointer or keyboard. [ACAD-3] */
export function ExerciseSignal({ picture, name, task }: Props) {
  const say = useSay();
  const drawing = <Drawing picture={picture} />;
  if (!task) return <div className="fig wide">{drawing}</div>;
  const { fromX, xASecond, seconds } = picture;
  return (
    <signal-marks class="fig wide" data-task={task} data-field={name} data-from={fromX} data-second={xASecond} data-seconds={seconds}>
      {drawing}
      <p className="help" data-help hidden>
        {say(task === 'mark' ? 'academy.quiz.mark-help' : 'academy.quiz.interval-help')}
      </p>
    </signal-marks>
  );
}

function Drawing({ picture }: { picture: ExercisePicture }) {
  const say = useSay();
  if (picture.kind === 'ecg') {
    const svg = stripSvg(picture.strip, { label: say('academy.lesson.ecg'), beat: '' });
    return (
      // What scrolls must be reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div className="made" dir="ltr" tabIndex={0} role="region" aria-label={say('academy.lesson.scroll')} dangerouslySetInnerHTML={{ __html: svg }} />
    );
  }
  return (
    // What scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="made sound" dir="ltr" tabIndex={0} role="region" aria-label={say('academy.lesson.scroll')}>
      <svg className="made-wave" viewBox={`0 0 ${WAVE_WIDTH} ${WAVE_HEIGHT}`} direction="ltr" role="img" aria-label={say('academy.lesson.sound')}>
        <path d={picture.path} />
        {picture.places.map((x) => (
          <path key={x} className="placed" d={`M${x - 5} ${WAVE_HEIGHT}h10l-5 -9z`} />
        ))}
        {picture.marks.map(({ x, text }) => (
          <text key={text} x={x} y={12} textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
