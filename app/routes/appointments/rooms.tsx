import type { RoomOf } from '#services/rooms/of-reservation';
import { Badge } from '../../components/badge';
import { ButtonLink } from '../../components/button-link';
import { useSay } from '../../words';
import { meetingTone } from '../room/tones';

const LIVE: readonly string[] = ['waiting', 'running'];

/** The way into the room of a talk, and to what was said and left in those that are over. [CONS-7, CONS-10] */
export function Rooms({ rooms, now }: { rooms: readonly RoomOf[]; now: Date }) {
  const say = useSay();
  const shown = rooms.filter(({ state, said, summed, openFrom }) => (LIVE.includes(state) ? openFrom <= now : said || summed || state === 'ended'));
  if (shown.length === 0) return null;
  return (
    <section className="card stack gap-3">
      <h2>{say('room.title')}</h2>
      {shown.map(({ ref, state, startsAt, summed }) => (
        <div key={ref} className="row between">
          <p>
            {say('room.of', { startsAt })} <Badge tone={meetingTone(state)}>{say(`room.states.${state}`)}</Badge>
          </p>
          <p className="row">
            <ButtonLink page="room" params={{ room: ref }} kind={LIVE.includes(state) ? undefined : 'outline'} small={!LIVE.includes(state)}>
              {say(LIVE.includes(state) ? 'room.enter' : 'room.read')}
            </ButtonLink>
            {summed && (
              <ButtonLink page="roomSummary" params={{ room: ref }} kind="soft" small>
                {say('room.to-summary')}
              </ButtonLink>
            )}
          </p>
        </div>
      ))}
    </section>
  );
}
