import { expectedFrom } from '#domain/consultations/lateness';
import { formatTime } from '#locales/format';
import type { DayState, DayTime, NextTalk } from '#services/consultations/day';
import { Badge, type Tone } from '../../components/badge';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

const MINUTE_MS = 60_000;
const tones: Readonly<Record<Exclude<DayState, 'free'>, Tone>> = { booked: 'wait', now: 'info', done: 'ok', missed: 'wait', owed: 'warn', taken: 'bad' };
type Props = { times: readonly DayTime[]; next: NextTalk | null; now: Date };

/** Whether there is something to go to: a talk that may be held now, or one that was. */
const hasRoom = (state: DayState, startsAt: Date, now: Date): boolean =>
  state === 'now' || state === 'done' || (state === 'booked' && expectedFrom(startsAt) <= now);

/** The times of a doctor's day, taken and free, one under the other. [DOC-3] */
export function DayTimes({ times, next, now }: Props) {
  const lang = useLang();
  const say = useSay();
  return (
    <table className="day-rows">
      <thead>
        <tr>
          {(['time', 'patient', 'kind', 'state'] as const).map((name) => (
            <th key={name} scope="col">
              {say(`doctors.day.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map((time) => {
          const { startsAt, state, kind, patient, room } = time;
          const isNext = next?.code === time.code && time.code !== null && startsAt.getTime() === next.startsAt.getTime();
          const line = state === 'free' ? 'free' : isNext ? 'on' : state === 'booked' || state === 'now' ? '' : 'past';
          return (
            <tr key={`${startsAt.getTime()} ${time.code ?? ''}`} className={line || undefined}>
              <td>
                <time dateTime={startsAt.toISOString()}>{formatTime(lang, startsAt)}</time>
              </td>
              <td>
                {state === 'free' ? say('doctors.day.free') : <bdi>{patient}</bdi>}
                {room && hasRoom(state, startsAt, now) && (
                  <>
                    {' '}
                    <Link page="doctorRoom" params={{ room }}>
                      {say(state === 'done' ? 'doctors.day.read' : 'doctors.day.room')}
                    </Link>
                  </>
                )}
              </td>
              <td className="kind">{kind && say(`doctors.kinds.${kind}`)}</td>
              <td className="state">
                {state !== 'free' && (
                  <Badge tone={isNext ? 'info' : tones[state]}>
                    {isNext && state === 'booked'
                      ? say('doctors.day.states.soon', { minutes: Math.max(1, Math.ceil((startsAt.getTime() - now.getTime()) / MINUTE_MS)) })
                      : say(`doctors.day.states.${state}`)}
                  </Badge>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
