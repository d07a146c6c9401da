import { CANCEL_HOURS_AHEAD, CANCEL_REFUND_PERCENT } from '#domain/consultations/promises';
import { HOUR_MS } from '#domain/calendars/day';
import { byPart } from '#domain/doctors/picker';
import { formatPhone, formatTime, formatWeekdayDate } from '#locales/format';
import type { PublicSlot } from '#services/doctors/doctor';
import type { ShellData } from '../../shell/shell-data.server';
import { useLang, useSay } from '../../words';
import { Icon } from '../icon';

type Props = { day: string; slots: readonly PublicSlot[]; now: Date; priceToman: number | null; site: ShellData['site'] | undefined };

/** The times of a day by its parts, the taken ones crossed out, with what cancelling would give back and whom to call. [CONS-1, CONS-4] */
export function DayTimes({ day, slots, now, priceToman, site }: Props) {
  const lang = useLang();
  const say = useSay();
  const firstFree = slots.find(({ free }) => free);
  const late = firstFree !== undefined && firstFree.startsAt.getTime() - now.getTime() < CANCEL_HOURS_AHEAD * HOUR_MS;
  return (
    <section className="card lift stack gap-3" id="times" aria-labelledby="times-day">
      <h2 className="text-h3" id="times-day">
        {formatWeekdayDate(lang, new Date(`${day}T12:00:00Z`))}
      </h2>
      {byPart(slots).map(({ part, slots: own }) => (
        <div key={part}>
          <p className="small soft" id={`part-${part}`}>
            {say(`doctors.picker.parts.${part}`)}
          </p>
          <ul className="slots" aria-labelledby={`part-${part}`}>
            {own.map(({ startsAt, free }) => (
              <li key={startsAt.getTime()} className={free ? 'slot' : 'slot off'}>
                <time dateTime={startsAt.toISOString()}>{formatTime(lang, startsAt)}</time>
                {!free && <span className="sr">{say('doctors.picker.taken')}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {priceToman !== null && (
        <p className="small soft">
          {late
            ? say('doctors.picker.cancel-late', { hours: CANCEL_HOURS_AHEAD })
            : say('doctors.picker.cancel', { hours: CANCEL_HOURS_AHEAD, halfToman: Math.ceil((priceToman * CANCEL_REFUND_PERCENT) / 100) })}
        </p>
      )}
      {site && (
        <div className="stack gap-2">
          <p>{say('doctors.picker.call')}</p>
          <a className="btn wide" href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            <bdi dir="ltr">{formatPhone(lang, site.phone)}</bdi>
          </a>
          <p className="small soft">{say('doctors.picker.call-hours', { hours: site.supportHours })}</p>
        </div>
      )}
    </section>
  );
}
