import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { messageFields } from '#domain/consultations/room';
import { newOnceKey } from '#services/once-key';
import { patientSays } from '#services/rooms/say';
import { visitRoom } from '#services/rooms/visit';
import { Avatar } from '../../components/avatar';
import { Badge } from '../../components/badge';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { Composer } from '../../components/room/composer';
import { SummaryShown } from '../../components/room/summary-shown';
import { Thread, TimeLeft } from '../../components/room/thread';
import { actions, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import styles from '../../styles/room.css?url';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { meetingTone } from './tones';
import { sayForm } from './say-form.server';

export const handle = { page: 'room', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The room of a talk for its patient's side: what was said, a field to say something, the way to show a part of the file, and what the doctor left. [CONS-7, CONS-10] */
export const loader = page(async (ctx, { params }) => {
  const found = await visitRoom(ctx, params['room'] ?? '');
  return found.ok ? { room: found.value, client: newOnceKey() } : found;
});

export const action = actions({ say: sayForm('room', patientSays) });

export const meta = privateMeta('room.title', 'room.description');

export default function Room() {
  const { room, client } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const { ref, code, doctor, patient, state, standing, summary, openFrom } = room;
  return (
    <div className="wrap page room">
      <div className="room-bar">
        <Avatar name={doctor.name} ground="glaze" />
        <div className="grow">
          <h1 className="text-h2">{say('room.with', { name: doctor.name })}</h1>
          <p className="small soft">
            <bdi>{patient.name}</bdi> ·{' '}
            <Link page="appointment" params={{ code }}>
              <bdi dir="ltr">{code}</bdi>
            </Link>
          </p>
        </div>
        <TimeLeft room={room} />
        <Badge tone={meetingTone(state)}>{say(`room.states.${state}`)}</Badge>
      </div>
      <FormErrors answer={answer} fields={messageFields} names={{ client: null, images: 'room.images', voice: 'room.voice' }} />
      <div className={summary ? 'room-grid' : 'room-one'}>
        <section className="chat" aria-label={say('room.thread')}>
          <Thread room={room} />
          {standing !== 'closed' && (
            <div className="chat-look">
              <a className="btn s2 sm" href={`?#newest`}>
                {say('room.look')}
              </a>
              <span className="small soft">{say('room.look-help')}</span>
            </div>
          )}
          {standing === 'early' && <p className="chat-note">{say('room.opens', { openTime: openFrom })}</p>}
          {standing === 'open' && <Composer client={client} answer={answer} />}
          {standing === 'open' && (
            <p className="chat-note">
              <ButtonLink page="roomShare" params={{ room: ref }} kind="outline" small>
                {say('room.share.link')}
              </ButtonLink>
            </p>
          )}
        </section>
        {summary && (
          <section className="card stack gap-3">
            <h2>
              <Link page="roomSummary" params={{ room: ref }}>
                {say('room.summary.title')}
              </Link>
            </h2>
            <SummaryShown summary={summary} />
          </section>
        )}
      </div>
      {state === 'ended' && <p className="soft">{say('room.summary.waits')}</p>}
      <p className="small soft">{say('room.emergency', { number: '115' })}</p>
    </div>
  );
}
