import { formatDateTime } from '#locales/format';
import type { WordKey } from '#locales/say';
import type { ShownMessage } from '#services/rooms/visit';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

/** A part of the file that the patient shows, with the way to it while it is open. */
export function ShownRecord({ one: { record } }: { one: ShownMessage }) {
  const lang = useLang();
  const say = useSay();
  if (!record) return null;
  const { types, reading, ofOne, memberRef, endsAt, endedAt } = record;
  const [type = ''] = types;
  const name = say(`health.share.type.${type}` as WordKey);
  const part = ofOne ? (reading ? say('room.record.one', { measuredAt: reading.measuredAt }) : say('room.record.ended')) : say('room.record.part');
  const open = endedAt === null;
  const history = type === 'ehr';
  return (
    <div className="record">
      <span className="small soft block">{say('room.record.title')}</span>
      {open && ofOne && reading ? (
        <Link page="appReading" params={{ of: memberRef, ref: reading.ref }}>
          <b>{name}</b>
        </Link>
      ) : open && history ? (
        <Link page="appHistory" query={{ of: memberRef }}>
          <b>{name}</b>
        </Link>
      ) : open && !ofOne ? (
        <Link page="appType" params={{ type }} query={{ of: memberRef }}>
          <b>{name}</b>
        </Link>
      ) : (
        <b>{name}</b>
      )}
      <span className="small soft block">
        {!history && part}
        {endsAt && `${history ? '' : ' · '}${open ? say('room.record.until', { endsAt: formatDateTime(lang, endsAt) }) : say('room.record.ended')}`}
      </span>
    </div>
  );
}
