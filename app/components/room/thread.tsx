import { formatNumber, formatTime } from '#locales/format';
import type { RoomPage, ShownFile, ShownMessage } from '#services/rooms/visit';
import { useLang, useSay } from '../../words';
import { href } from '../../routes';
import { ShownRecord } from './shown-record';

type Props = { room: RoomPage };

/** What was said in a room, the first one first; the newest is where a sent message leads. [CONS-7] */
export function Thread({ room }: Props) {
  const say = useSay();
  const { messages, earlier } = room;
  return (
    <div className="said-all">
      <p className="said-line">{say('room.confidential')}</p>
      <Came room={room} />
      {earlier > 0 && <p className="said-line">{say('room.earlier', { count: earlier })}</p>}
      {messages.length === 0 && <p className="said-line">{say('room.nothing')}</p>}
      <ol className="said">
        {messages.map((one) => (
          <Message key={one.seq} one={one} room={room} />
        ))}
      </ol>
      <span id="newest" />
    </div>
  );
}

/** Who of the other side is there, since when. */
function Came({ room: { role, patientEnteredAt, doctorActedAt, standing } }: Props) {
  const say = useSay();
  if (standing === 'early') return null;
  const at = role === 'doctor' ? patientEnteredAt : doctorActedAt;
  const who = role === 'doctor' ? 'patient' : 'doctor';
  return <p className="said-line">{at ? say(`room.came.${who}`, { cameTime: at }) : say(`room.came.${who}-not`)}</p>;
}

function Message({ one, room }: Props & { one: ShownMessage }) {
  const lang = useLang();
  const say = useSay();
  const { seq, mine, role, at, words, files, record } = one;
  return (
    <li id={`m${seq}`} className={mine ? 'mine' : undefined}>
      <span className="sr">{say(mine ? 'room.by.me' : `room.by.${role}`)}: </span>
      {words !== null && (
        <p dir="auto" className="words">
          {words}
        </p>
      )}
      {files.map((file) => (
        <Sent key={file.id} file={file} room={room} />
      ))}
      {record && <ShownRecord one={one} />}
      <span className="when">
        <time dateTime={at.toISOString()}>{formatTime(lang, at)}</time>
        {mine && seq <= room.readSeq && ` · ${say('room.seen')}`}
      </span>
    </li>
  );
}

const KILOBYTE = 1024;

/** A picture, small until it is opened, or a voice to be played. */
function Sent({ file, room }: Props & { file: ShownFile }) {
  const lang = useLang();
  const say = useSay();
  const page = room.role === 'doctor' ? 'doctorRoomFile' : 'roomFile';
  const to = (id: string) => href(lang, page, { room: room.ref, file: id });
  if (file.kind !== 'image/webp')
    return (
      <p className="voice">
        <span className="small soft">{say('room.voice-of', { seconds: file.seconds ?? 0 })}</span>
        {/* What somebody says to one doctor has no captions. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio controls preload="none" src={to(file.id)} />
      </p>
    );
  const { width, height, preview, bytes } = file;
  const alt = say('room.picture', { width: width ?? 0, height: height ?? 0, kilobytes: Math.ceil(bytes / KILOBYTE) });
  return (
    <a className="sent-picture" href={to(file.id)}>
      {preview && <img src={to(preview)} alt={alt} loading="lazy" width={width ?? undefined} height={height ?? undefined} />}
      <span className="small" aria-hidden={preview ? true : undefined}>
        {alt}
      </span>
    </a>
  );
}

const MINUTE_MS = 60_000;

/** How much time is left, in words that the server wrote; or when it begins, or that it is over. */
export function TimeLeft({ room: { standing, startsAt, endsAt, now } }: Props) {
  const lang = useLang();
  const say = useSay();
  if (standing === 'closed' || now >= endsAt) return <p className="time-left soft">{say('room.ended-at', { endTime: endsAt })}</p>;
  if (now < startsAt) return <p className="time-left soft">{say('room.begins', { startTime: startsAt })}</p>;
  const minutes = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / MINUTE_MS));
  return (
    <p className="time-left">
      <b>{say('room.left', { count: minutes, n: formatNumber(lang, minutes) })}</b> <span className="soft">{say('room.left-until', { endTime: endsAt })}</span>
    </p>
  );
}
