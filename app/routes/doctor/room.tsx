import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { filledText } from '#domain/consultations/reply-text';
import { messageFields } from '#domain/consultations/room';
import { fieldsSchema } from '#domain/fields';
import { formatTime } from '#locales/format';
import { doctorIsHere, endTalk } from '#services/rooms/end';
import { doctorSays } from '#services/rooms/say';
import { myTexts } from '#services/rooms/texts';
import { attendRoom, type RoomPage } from '#services/rooms/visit';
import { newOnceKey } from '#services/once-key';
import { AskFirst } from '../../components/ask-first';
import { Avatar } from '../../components/avatar';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { Composer } from '../../components/room/composer';
import { SharedWith } from '../../components/room/shared-with';
import { SummaryShown } from '../../components/room/summary-shown';
import { Thread, TimeLeft } from '../../components/room/thread';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/room.css?url';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { meetingTone } from '../room/tones';
import { sayForm } from '../room/say-form.server';
import { DoctorFrame } from './doctor-frame';

export const handle = { page: 'doctorRoom', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The room of a talk for its doctor: the conversation beside what the patient shows, texts that are written often, the end and the summary. [CONS-6, CONS-7, CONS-8, CONS-10] */
export const loader = page(async (ctx, { params, url }) => {
  const found = await attendRoom(ctx, params['room'] ?? '');
  if (!found.ok) return found;
  const texts = await myTexts(ctx);
  if (!texts.ok) return texts;
  const { patient, endsAt } = found.value;
  const picked = texts.value.find(({ id }) => String(id) === url.searchParams.get('text'));
  const words = picked && filledText(picked.body, { patient: patient.name, time: formatTime(ctx.lang, endsAt) });
  return { room: found.value, texts: texts.value.map(({ id, title }) => ({ id, title })), words, client: newOnceKey() };
});

const here = (ctx: { lang: 'fa' | 'en' }, params: Record<string, string>) => href(ctx.lang, 'doctorRoom', { room: params['room'] ?? '' });

export const action = actions({
  say: sayForm('doctorRoom', doctorSays),
  here: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, { params }) => doctorIsHere(ctx, params['room'] ?? ''),
    then: (_, ctx, { params }) => ({ to: here(ctx, params), toast: { kind: 'success', key: 'room.here-said' } }),
  }),
  end: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, { params }) => endTalk(ctx, params['room'] ?? ''),
    then: (_, ctx, { params }) => ({
      to: href(ctx.lang, 'doctorRoomSummary', { room: params['room'] ?? '' }),
      toast: { kind: 'success', key: 'room.end.done' },
    }),
  }),
});

export const meta = privateMeta('room.title', 'room.description');

export default function DoctorRoom() {
  const { room, texts, words, client } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const { ref, code, patient, state, standing, openFrom, startsAt, now } = room;
  const live = state === 'waiting' || state === 'running';
  const about = [patient.age === null ? null : say('room.aged', { age: patient.age }), patient.gender && say(`room.genders.${patient.gender}`)].filter(Boolean);
  return (
    <DoctorFrame page="doctorRoom" wide title={<bdi>{patient.name}</bdi>} lead={about.length > 0 ? about.join(' · ') : undefined}>
      <div className="room">
        <div className="room-bar">
          <Avatar name={patient.name} />
          <p className="grow small soft">
            <bdi dir="ltr">{code}</bdi>
          </p>
          <TimeLeft room={room} />
          <Badge tone={meetingTone(state)}>{say(`room.states.${state}`)}</Badge>
          {live && now >= startsAt && room.patientEnteredAt !== null && (
            <AskFirst name="end" label={say('room.end.label')} title={say('room.end.title')} intent="end" yes={say('room.end.yes')} no={say('room.end.no')}>
              {say('room.end.text')}
            </AskFirst>
          )}
        </div>
        <FormErrors answer={answer} fields={messageFields} names={{ client: null, images: 'room.images', voice: 'room.voice' }} />
        <div className="room-grid">
          <section className="chat" aria-label={say('room.thread')}>
            <Thread room={room} />
            {standing !== 'closed' && (
              <div className="chat-look">
                <a className="btn s2 sm" href="?#newest">
                  {say('room.look')}
                </a>
                <span className="small soft">{say('room.look-help')}</span>
              </div>
            )}
            {standing === 'open' && live && room.doctorActedAt === null && <IsHere />}
            {standing === 'early' && <p className="chat-note">{say('room.opens', { openTime: openFrom })}</p>}
            {standing === 'open' && <Composer client={client} answer={answer} words={words} texts={<Texts room={ref} texts={texts} />} />}
          </section>
          <div className="stack">
            <section className="card stack gap-3">
              <h2 className="text-h3">{say('room.shared')}</h2>
              <SharedWith messages={room.messages} />
            </section>
            {!live && <Left room={room} />}
          </div>
        </div>
      </div>
    </DoctorFrame>
  );
}

/** What a silent doctor's clock asks for, without a word. [CONS-6, CONS-8] */
function IsHere() {
  const say = useSay();
  return (
    <form method="post" noValidate className="chat-note">
      <input type="hidden" name="intent" value="here" />
      <Button small>{say('room.here')}</Button> <span className="small soft">{say('room.here-help')}</span>
    </form>
  );
}

/** The doctor's own texts: each puts itself into the field. */
function Texts({ room, texts }: { room: string; texts: readonly { id: number; title: string }[] }) {
  const say = useSay();
  return (
    <p className="texts">
      {texts.map(({ id, title }) => (
        <Link key={id} className="chip" page="doctorRoom" params={{ room }} query={{ text: id }} hash="words" aria-label={say('room.texts.put', { title })}>
          {title}
        </Link>
      ))}
      <Link className="small" page="doctorTexts">
        {say('room.texts.link')}
      </Link>
    </p>
  );
}

/** What the doctor left, or that it is still to be written. [CONS-10] */
function Left({ room: { ref, state, summary } }: { room: RoomPage }) {
  const say = useSay();
  if (state !== 'ended' && state !== 'summarised') return null;
  return (
    <section className="card stack gap-3">
      <h2 className="text-h3">{say('room.summary.title')}</h2>
      {summary ? <SummaryShown summary={summary} /> : <p>{say('room.summary.to-write')}</p>}
      <p>
        <ButtonLink page="doctorRoomSummary" params={{ room: ref }} kind={summary ? 'outline' : undefined}>
          {say(summary ? 'room.summary.correct' : 'room.summary.write')}
        </ButtonLink>
      </p>
    </section>
  );
}
